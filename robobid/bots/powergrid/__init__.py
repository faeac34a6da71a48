"""The bots of Power Grid, and whoever plays its robots."""

from typing import Final

from robobid.bots.powergrid.reasons import REASONS
from robobid.bots.roster import LineUp, Roster

BOTS: Final = Roster(
    players={
        "random": "robobid.bots.powergrid.random:RandomPlayer",
        "trainee": "robobid.bots.powergrid.simple:TraineePlayer",
        "simple": "robobid.bots.powergrid.simple:SimplePlayer",
        "manager": "robobid.bots.powergrid.slow_rollouts:ManagerPlayer",
        "planner": "robobid.bots.powergrid.planner:PlannerPlayer",
    },
    compiled=frozenset({"planner"}),
    adviser="robobid.bots.powergrid.planner:advise",
    reasons=REASONS,
    judge="robobid.bots.powergrid.options_judge:JUDGE",
    oracle="robobid.bots.powergrid.oracle:ORACLE",
    weighed=frozenset({"Bid", "Connect", "Discard", "Done", "Offer", "Pass"}),
    usual="simple",
    once_called={"technician": "simple"},
    at_home=LineUp("human,robot", 3),
    in_numbers=LineUp("simple,robot", 3),
    in_lab=LineUp("simple", 4),
    contest=("simple", "random"),
    by_twin=("random", "trainee", "simple"),
)
