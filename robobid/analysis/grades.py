"""How much a move gives away, in five words."""

from __future__ import annotations

from typing import Final

BEST: Final = "best"
GRADES: Final = {
    BEST: 0.005,
    "good": 0.02,
    "doubtful": 0.05,
    "mistake": 0.1,
    "blunder": 1.0,
}
"""By name, the best first: the loss in chance to win up to which a move has it."""
NOISE: Final = 2.0
"""So many standard errors a loss must have, or the move is as good as the best."""


def is_even(loss: float, error: float) -> bool:
    """Is a loss within the noise, or none at all?

    >>> is_even(0.03, 0.02), is_even(0.03, 0.01)
    (True, False)
    """
    return loss <= NOISE * error or loss <= 0


def grade_of(loss: float, error: float) -> str:
    """The grade of a move that loses so much, as far as one can tell.

    >>> grade_of(0.0, 0.0), grade_of(0.07, 0.01), grade_of(0.07, 0.04)
    ('best', 'mistake', 'best')
    """
    if is_even(loss, error):
        return BEST
    return next(name for name, most in GRADES.items() if loss <= most)


def are_neighbours(one: str, other: str) -> bool:
    """Are two grades the same, or next to each other?

    >>> are_neighbours("best", "good"), are_neighbours("best", "doubtful")
    (True, False)
    """
    order = list(GRADES)
    return abs(order.index(one) - order.index(other)) <= 1
