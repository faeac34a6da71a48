"""How much a move gives away, in a word: five grades, and one for no choice at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from robobid.bots.appraisal import LEAST_STAKE, is_even

Grade = Literal["best", "good", "doubtful", "mistake", "blunder", "no_stake"]
NO_STAKE: Final = "no_stake"
"""Whatever was done came to the same: such a move is not counted."""
BEST: Final = "best"
GRADES: Final[Mapping[Grade, float]] = {
    BEST: LEAST_STAKE,
    "good": 0.02,
    "doubtful": 0.05,
    "mistake": 0.1,
    "blunder": 1.0,
}
"""By name, the best first: the loss in chance to win up to which a move has it.

Chances are told in games of 100: what loses no more than one cannot be told apart.
"""
ALL_GRADES: Final[tuple[Grade, ...]] = (*GRADES, NO_STAKE)
FAULTLESS: Final[frozenset[Grade]] = frozenset({BEST, NO_STAKE})
"""Grades of moves that gave nothing away."""


def grade_of(loss: float, error: float, stake: float = 1.0) -> Grade:
    """The grade of a move that loses so much of what was at stake.

    >>> grade_of(0.0, 0.0), grade_of(0.07, 0.01), grade_of(0.07, 0.04)
    ('best', 'mistake', 'best')
    >>> grade_of(0.0, 0.0, stake=0.005)
    'no_stake'
    """
    if stake < LEAST_STAKE:
        return NO_STAKE
    if is_even(loss, error):
        return BEST
    return next(name for name, most in GRADES.items() if loss <= most)


def are_neighbours(one: Grade, other: Grade) -> bool:
    """Are two grades the same, or next to each other?

    Where nothing is at stake, no more is given away than by a good move.

    >>> are_neighbours("best", "good"), are_neighbours("best", "doubtful")
    (True, False)
    """
    order = list(GRADES)
    first, second = (order.index(BEST if g == NO_STAKE else g) for g in (one, other))
    return abs(first - second) <= 1
