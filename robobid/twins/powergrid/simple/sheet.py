"""Room to think for `simple`: what it has worked out about one decision."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.judgement import PowerGridJudgement
from robobid.twins.powergrid.actions import MOST_PLANTS
from robobid.twins.powergrid.table import FUELS, MOST_CITIES, ROOM_FOR_CARDS

JUDGEMENT: Final = np.dtype([(name, "f8") for name in PowerGridJudgement._fields])
MOST_ROUNDS: Final = 9
SHEET: Final = np.dtype(
    [
        # What all plants burn in a round, what comes back, how scarce that makes it.
        ("burnt", "f8", (FUELS,)),
        ("due", "i8", (FUELS,)),
        ("scarcity", "f8", (FUELS,)),
        ("fuel_cost", "f8", (ROOM_FOR_CARDS,)),
        # How many cities there may be after each round to come.
        ("rounds", "i8"),
        ("cities", "i8", (MOST_ROUNDS,)),
        ("had", "f8"),
        ("usual", "f8"),
        # What cities would cost, the cheapest first.
        ("cost_count", "i8"),
        ("costs", "i8", (MOST_CITIES,)),
        # A purchase: for each plant, in the order in which they are fuelled, what it
        # lacks, and the same of the best one so far.
        ("stock", "i8", (FUELS,)),
        ("taken", "i8", (FUELS,)),
        ("need_count", "i8"),
        ("needs", "i8", (MOST_PLANTS, FUELS)),
        ("best_count", "i8"),
        ("best_needs", "i8", (MOST_PLANTS, FUELS)),
    ],
    align=True,
)

Sheet = Any
"""A sheet inside compiled code: an element of an array of `SHEET`."""
Judgement = Any
"""A player's numbers inside compiled code: an element of an array of `JUDGEMENT`."""


def new_sheet() -> NDArray[Any]:
    """An empty sheet."""
    return np.zeros(1, SHEET)
