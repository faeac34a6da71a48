"""What is measured, and who plays a deal: equals once, then two levels in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeVar

from robobid.arena.blocks import BLOCKS
from studies.balance.tables import Kind, balance_of

P = TypeVar("P")
PORTION: Final = BLOCKS
"""Deals of one kind of table that are played in one go: one for each block."""


@dataclass(frozen=True)
class Design:
    """What is to be measured."""

    game: str
    boxes: tuple[str, ...]
    players: tuple[int, ...]
    """For how many; none for all that the game is for."""
    levels: tuple[str, str]
    """The weaker and the stronger."""
    seed: int
    deals: int
    """For each kind of table."""

    @property
    def kinds(self) -> list[Kind]:
        """All kinds of table."""
        counts = balance_of(self.game).player_counts
        return [
            Kind(box, players)
            for box in self.boxes
            for players in counts(box)
            if not self.players or players in self.players
        ]

    @property
    def whole_deals(self) -> int:
        """So many deals are played: every block has as many."""
        return -(-self.deals // PORTION) * PORTION

    @property
    def games(self) -> int:
        """All games."""
        each = sum(games_of_a_deal(kind.players) for kind in self.kinds)
        return each * self.whole_deals

    @property
    def asked(self) -> dict[str, Any]:
        """What a file of results is of; it may be gone on with for more deals."""
        told = asdict(self)
        return {name: told[name] for name in ("game", "levels", "seed")}


def line_ups(weaker: P, stronger: P, seats: int) -> list[list[P]]:
    """The line-ups of a deal; the first one is that of the equals.

    In the others each seat is as often the stronger's as the weaker's, and as often
    beside each: with an odd number of seats either is in the majority in turn.

    >>> line_ups("w", "S", 2)
    [['S', 'S'], ['S', 'w'], ['w', 'S']]
    >>> ["".join(row) for row in line_ups("w", "S", 3)]
    ['SSS', 'SSw', 'wSS', 'SwS', 'Sww', 'wSw', 'wwS']
    >>> ["".join(row) for row in line_ups("w", "S", 4)]
    ['SSSS', 'SSww', 'wSSw', 'wwSS', 'SwwS']
    """
    strong = sorted({(seats + 1) // 2, seats // 2}, reverse=True)
    mixed = [
        _moved_on([stronger] * many + [weaker] * (seats - many), steps)
        for many in strong
        for steps in range(seats)
    ]
    return [[stronger] * seats, *mixed]


def _moved_on(row: Sequence[P], steps: int) -> list[P]:
    at = len(row) - steps
    return [*row[at:], *row[:at]]


def games_of_a_deal(seats: int) -> int:
    """How many games that is.

    >>> [games_of_a_deal(seats) for seats in (2, 3, 4, 5, 6)]
    [3, 7, 5, 11, 7]
    """
    return len(line_ups(0, 1, seats))
