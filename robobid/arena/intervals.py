"""How sure a figure is: intervals that hold the truth 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """From where to where a figure may be."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The interval of a share, by Wilson's score; wins may be fractions.

    >>> low, high = wilson(80, 100)
    >>> round(low, 4), round(high, 4)
    (0.7112, 0.8666)
    >>> wilson(0, 0)
    Interval(low=0.0, high=1.0)
    """
    if not games:
        return Interval(0.0, 1.0)
    share = wins / games
    weight = Z * Z / games
    middle = share + weight / 2
    spread = Z * sqrt(share * (1 - share) / games + weight / games / 4)
    low = (middle - spread) / (1 + weight)
    high = (middle + spread) / (1 + weight)
    # At 0 and at 1 the ends are the share itself, but for the last digit.
    return Interval(min(share, max(0.0, low)), max(share, min(1.0, high)))


def normal(values: Sequence[float]) -> Interval:
    """The interval of a mean, taking it as normally distributed.

    >>> low, high = normal([1, 2, 3, 4])
    >>> round(low, 4), round(high, 4)
    (1.2348, 3.7652)
    """
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, mean)
    spread = Z * stdev(values) / sqrt(len(values))
    return Interval(mean - spread, mean + spread)
