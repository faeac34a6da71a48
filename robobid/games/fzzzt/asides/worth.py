"""What cards usually go for between good players, by a census (docs/census.md)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FILE: Final = "data/worth.csv"
"""By edition, players and card; made by a command, which its first line names."""
_FACTS: Final = 5
"""So many cells come before the rounds."""
_TENTHS: Final = 10


class Worth(NamedTuple):
    """What a card goes for, and whether it pays."""

    adds: int
    """To its winner's chance to win, in tenths of a percentage point ..."""
    spread: int
    """... and how far that may be off to either side, 95 times in 100."""
    bids: tuple[int | None, ...]
    """The average winning bid by round, in tenths; none where it came too seldom."""

    @property
    def costs_more(self) -> bool:
        """Do its winners clearly win less often than others?"""
        return self.adds + self.spread < 0


def usual_bid(worth: Worth, round_: int) -> int | None:
    """What a card usually goes for in a round, as a bid is counted.

    >>> usual_bid(Worth(12, 30, (8, 24, None)), 2)
    2
    >>> usual_bid(Worth(12, 30, (8, 24, None)), 3)
    """
    if not 1 <= round_ <= len(worth.bids):
        return None
    bid = worth.bids[round_ - 1]
    return None if bid is None else (bid + _TENTHS // 2) // _TENTHS


def worth_of(edition: str, players: int, card: str) -> Worth | None:
    """What a card of the standard deck is worth; none if it is not known.

    >>> worth_of("en", 4, "b-fz-01").costs_more
    True
    >>> worth_of("en", 4, "b-r5-01").costs_more
    False
    """
    return _worths().get((edition, players, card))


@cache
def _worths() -> dict[tuple[str, int, str], Worth]:
    text = files("robobid.games.fzzzt").joinpath(FILE).read_text("utf-8")
    _comment, _head, *lines = text.splitlines()
    found = {}
    for line in lines:
        cells = line.split(",")
        edition, players, alike, adds, spread = cells[:_FACTS]
        bids = tuple(int(cell) if cell else None for cell in cells[_FACTS:])
        for card in alike.split("+"):
            found[edition, int(players), card] = Worth(int(adds), int(spread), bids)
    return found
