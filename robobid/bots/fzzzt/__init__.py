"""The bots of Fzzzt!, from one that rolls dice to one that thinks ahead."""

from typing import Final

from robobid.bots.fzzzt.reasons import REASONS
from robobid.bots.roster import LineUp, Roster

BOTS: Final = Roster(
    players={
        "random": "robobid.bots.random:RandomPlayer",
        "apprentice": "robobid.bots.fzzzt.mechanic:Apprentice",
        "mechanic": "robobid.bots.fzzzt.mechanic:Mechanic",
        "engineer": "robobid.bots.fzzzt.chief:Engineer",
        "chief": "robobid.bots.fzzzt.chief:Chief",
    },
    compiled=frozenset({"engineer", "chief"}),
    adviser="robobid.bots.fzzzt.advice:best_advice",
    reasons=REASONS,
    judge="robobid.bots.fzzzt.judge:JUDGE",
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
