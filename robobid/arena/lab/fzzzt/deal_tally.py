"""What is written down of games, whoever played them: the rules or their fast twin."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

AUCTION: Final = np.dtype(
    [
        ("card", "i4"),  # its number in the list of cards, or -1: no such auction
        ("round", "i4"),
        ("winner", "i4"),
        ("power", "i4"),  # what the winner bid
        ("second", "i4"),  # the highest of the other bids, or -1: nobody else bid
        ("bidders", "i4"),
    ]
)


class DealTally(NamedTuple):
    """Some games; the first axis is the game, the second the seat or the auction."""

    decisions: NDArray[np.int64]
    chiefs: NDArray[np.int64]
    """Which seat was Chief first."""
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    auctions: NDArray[Any]


def numbers_of(auctions: NDArray[Any], name: str) -> NDArray[np.int64]:
    """One column of all auctions."""
    return auctions[name].astype(np.int64)
