"""Training: bots get better by playing, and what they learn ships as weights."""

from typing import Final

RECIPES: Final = {
    "fzzzt": {
        "mechanic": "studies.training.fzzzt.recipes:MECHANIC",
        "outlook": "studies.training.fzzzt.recipes:OUTLOOK",
        "policy": "studies.training.fzzzt.recipes:POLICY",
        "rivals": "studies.training.fzzzt.recipes:RIVALS",
    },
    "powergrid": {
        "persons": "studies.training.powergrid.recipes:PERSONS",
        "judge": "studies.training.powergrid.recipes:JUDGE",
        "own": "studies.training.powergrid.recipes:OWN",
    },
}
"""What the bots of each game can learn, and the target of the recipe for it."""
