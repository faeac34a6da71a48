"""The desk on which scores are worked out: what a player has, and what is tried."""

from __future__ import annotations

from typing import Any, Final

from robobid.games.fzzzt.rules.cards import SYMBOLS
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.sets import MOST_CARDS

SETS: Final = 1 << len(SYMBOLS)
MOST_CHOICES: Final = MOST_CARDS // 2 * (MOST_CARDS // 2 + 2)

DESK: Final = np.dtype(
    [
        # Of each unit: its card, its first choice, the one after its last, the order.
        ("units", "i8"),
        ("card", "i8", (MOST_CARDS,)),
        ("first", "i8", (MOST_CARDS,)),
        ("end", "i8", (MOST_CARDS,)),
        ("order", "i8", (MOST_CARDS,)),
        # Of each choice: the bonus, what it needs, what it pays less than the best.
        ("bonus", "i8", (MOST_CHOICES,)),
        ("need", "u8", (MOST_CHOICES, 2)),
        ("loss", "f8", (MOST_CHOICES,)),
        ("ranked", "i8", (MOST_CHOICES,)),
        # The robots that are free, of each set of symbols, and their prices.
        ("supply", "u8", (2,)),
        ("price", "f8", (SETS,)),
        ("best_price", "f8", (SETS,)),
        ("wanted", "f8", (SETS,)),
        # Where the search is, unit by unit.
        ("at", "i8", (MOST_CARDS + 1,)),
        ("left", "u8", (MOST_CARDS + 1, 2)),
        ("scored", "i8", (MOST_CARDS + 1,)),
        ("bound", "f8", (MOST_CARDS + 1,)),
        ("best", "i8"),
        ("patience", "i8"),
        ("helping", "i8", (SETS,)),
        ("needed", "i8", (SETS,)),
        # A plan: the widgets of each unit, and the robots that are left.
        ("widgets", "i8", (MOST_CARDS,)),
        ("spare", "u8", (2,)),
        # How much work all that was: choices tried, and haggled about.
        ("toil", "i8"),
    ],
    align=True,
)

Desk = Any
"""Room to work on inside compiled code: an element of an array of `DESK`."""


def new_desk() -> NDArray[Any]:
    """A desk to score players on; every thread needs its own."""
    return np.zeros(1, DESK)
