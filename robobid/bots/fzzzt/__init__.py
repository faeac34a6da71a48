"""The bots of Fzzzt!, from one that rolls dice to one that thinks ahead."""

from typing import Final

from robobid.bots.roster import LineUp, Roster

BOTS: Final = Roster(
    players={
        "random": "robobid.bots.random:RandomPlayer",
        "apprentice": "robobid.bots.fzzzt.weighing:Apprentice",
        "mechanic": "robobid.bots.fzzzt.weighing:Mechanic",
        "engineer": "robobid.bots.fzzzt.ahead:Engineer",
        "chief": "robobid.bots.fzzzt.ahead:Chief",
    },
    compiled=frozenset({"engineer", "chief"}),
    adviser="robobid.bots.fzzzt.advice:best_advice",
    adviser_is_compiled=True,
    first_thought={"Edition": "en", "Players": "A; B"},
    quick_adviser="robobid.bots.fzzzt.advice:quick_advice",
    judge="robobid.bots.fzzzt.judging:JUDGE",
    oracle="robobid.bots.fzzzt.oracle:ORACLE",
    weighed=frozenset({"Bid"}),
    usual="mechanic",
    once_called={"simple": "apprentice"},
    at_home=LineUp("human,mechanic", 4),
    in_numbers=LineUp("apprentice,random", 2),
    in_lab=LineUp("mechanic", 4),
    contest=("apprentice", "random"),
    by_twin=("random", "apprentice", "mechanic"),
)
