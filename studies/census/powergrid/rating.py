"""How strong each robot is: what the model says of it, corrected by its own games."""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

import numpy as np

from robobid.arena.intervals import Z
from studies.census.powergrid.counts import WIN, Count
from studies.census.powergrid.model import Floats, Model, chance, fit

AVERAGE: Final = 1500
"""The rating of an average robot."""
POINT: Final = log(10) / 400
"""A point, as in chess: with 400 more, the odds to win are ten times as good."""

_ROUNDS: Final = 50
_STRIDE: Final = 0.5
"""No further at once, so that no step goes astray."""


class Ratings(NamedTuple):
    """By robot: points, and so many to either side hold the truth 95 times in 100."""

    points: Floats
    spread: Floats
    chances: Floats
    """To win."""


def rate(counted: Count, model: Model | None = None) -> Ratings:
    """Rate all robots by what was counted at tables of one size.

    A robot may differ from what its pieces and pairs promise; how much robots usually
    do is found from all of them, and each one's own games tell the rest.
    """
    model = fit(counted, most=2) if model is None else model
    odds, unsure = model.odds, model.variances()
    chances = chance(odds)
    surplus = counted.won / WIN - counted.games * chances
    known = counted.games * chances * (1 - chances)
    own = peculiar(surplus, known)
    if own > 0:
        more = _own_odds(counted, odds, own)
        chances = chance(odds + more)
        known = counted.games * chances * (1 - chances)
        odds = odds + more
        unsure = unsure + 1 / (known + 1 / own)
    points = AVERAGE + (odds - odds.mean()) / POINT
    return Ratings(points, Z * np.sqrt(unsure) / POINT, chance(odds))


def _own_odds(counted: Count, odds: Floats, own: float) -> Floats:
    """What each robot's own games say that its pieces do not: the likeliest value."""
    more = np.zeros_like(odds)
    for _ in range(_ROUNDS):
        chances = chance(odds + more)
        slope = counted.won / WIN - counted.games * chances - more / own
        curve = counted.games * chances * (1 - chances) + 1 / own
        more = more + np.clip(slope / curve, -_STRIDE, _STRIDE)
    return more


def peculiar(surplus: Floats, known: Floats) -> float:
    """How much robots differ from what the model says, as a variance of their odds.

    By the method of moments: so much their results vary beyond what luck explains.
    """
    beyond = (surplus**2 - known).sum() / (known**2).sum()
    return max(0.0, float(beyond))
