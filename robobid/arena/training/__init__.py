"""Training: bots get better by playing, and what they learn ships as weights."""

from typing import Final

FZZZT: Final = {
    "mechanic": "robobid.arena.training.courses:MECHANIC",
    "outlook": "robobid.arena.training.courses:OUTLOOK",
    "policy": "robobid.arena.training.courses:POLICY",
    "rivals": "robobid.arena.training.courses:RIVALS",
}
POWER_GRID: Final = {
    "persons": "robobid.arena.training.powergrid_courses:PERSONS",
    "judge": "robobid.arena.training.powergrid_courses:JUDGE",
    "own": "robobid.arena.training.powergrid_courses:OWN",
}
"""What the bots of each game can learn, and the course that teaches it."""
