"""Room to think on: what a seat has worked out, and what it weighs now."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.box import CARDS, SEATS, AnyBox
from robobid.twins.fzzzt.desk import SETS
from robobid.twins.fzzzt.sets import MOST_CARDS, WORDS
from robobid.twins.jit import small_part
from robobid.twins.plain.fzzzt.sheet import LEVELS, MECHANIC_PLACE

BIDS: Final = 2 * MECHANIC_PLACE

MIND: Final = np.dtype(
    [
        # What the seat owns: as long as that is so, what follows holds.
        ("steps_built", "i8"),
        ("cards", *CARDS),
        ("units", *CARDS),
        # The bonus, and how much more there were with another robot or unit.
        ("bonus", "i8"),
        ("known_symbols", "i8"),
        ("symbol_gain", "i8", (SETS,)),
        ("known_units", *CARDS),
        ("unit_gain", "i8", (MOST_CARDS,)),
    ],
    align=True,
)

SHEET: Final = np.dtype(
    [
        ("minds", MIND, (SEATS,)),
        # What everybody's hand is likely to have, and what the others may bid.
        ("likely_power", "f8", (SEATS,)),
        ("is_rival", "i8", (SEATS,)),
        ("wish", "f8", (SEATS,)),
        ("least", "f8", (SEATS,)),
        ("likely_most", "f8", (SEATS,)),
        ("most", "f8", (SEATS,)),
        ("owned", *CARDS),
        ("hidden", *CARDS),
        ("shown_of", "i8", (LEVELS,)),
        ("hidden_of", "i8", (LEVELS,)),
        ("weak_of", "i8", (LEVELS,)),
        ("strong_of", "i8", (LEVELS,)),
        # For every power, the cards that bid it, how many, and what the winner pays.
        ("bid", "u8", (BIDS, WORDS)),
        ("bid_size", "i8", (BIDS,)),
        ("spent", "i8", (BIDS,)),
        # When building: what is free.
        ("free", *CARDS),
    ],
    align=True,
)

Sheet = Any
"""A sheet inside compiled code: an element of an array of `SHEET`."""


def new_sheet() -> NDArray[Any]:
    """A sheet for all seats of a table; every thread needs its own."""
    return np.zeros(1, SHEET)


@small_part
def forget(box: AnyBox, sheet: Sheet) -> None:
    """Another game: nothing that was worked out holds any more."""
    for seat in range(box.players):
        sheet.minds[seat].steps_built = -1
