"""The bots of Power Grid, and whoever plays its robots."""

from typing import Final

from robobid.bots.roster import LineUp, Roster

BOTS: Final = Roster(
    players={
        "random": "robobid.bots.powergrid.random:RandomPlayer",
        "trainee": "robobid.bots.powergrid.simple:TraineePlayer",
        "simple": "robobid.bots.powergrid.simple:SimplePlayer",
        "manager": "robobid.bots.powergrid.few:ManagerPlayer",
        "planner": "robobid.bots.powergrid.planner:PlannerPlayer",
    },
    compiled=frozenset({"planner"}),
    adviser="robobid.bots.powergrid.planner:advise",
    adviser_is_compiled=True,
    quick_adviser="robobid.bots.powergrid.few:advise",
    judge="robobid.bots.powergrid.judging:JUDGE",
    oracle="robobid.bots.powergrid.oracle:ORACLE",
    weighed=frozenset({"Bid", "Connect", "Discard", "Done", "Offer", "Pass"}),
    usual="simple",
    first_thought={"Players": "A; B", "Regions": "drawn"},
    at_home=LineUp("human,robot", 3),
    in_numbers=LineUp("simple,robot", 3),
    in_lab=LineUp("simple", 4),
    contest=("simple", "random"),
    by_twin=("random", "trainee", "simple"),
)
