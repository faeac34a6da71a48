"""Who plays a deal: equals once, then two levels at every seat in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

P = TypeVar("P")


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
