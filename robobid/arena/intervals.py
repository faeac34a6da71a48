"""How sure a figure is: intervals that hold the truth 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, isfinite, pi, sqrt, tan
from statistics import fmean, stdev, variance
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """From where to where a figure may be."""

    low: float
    high: float


def wilson(wins: float, games: float) -> Interval:
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


def clustered_wilson(shares: Sequence[float], games_each: int) -> Interval:
    """Wilson's interval of a share, when games come in deals that share their luck.

    Games of a deal that go the same way tell less than as many independent ones:
    they count as fewer (Kish's design effect). They never count as more.

    >>> low, high = clustered_wilson([0.5, 0.5, 0.25, 0.75], 4)
    >>> (low, high) == wilson(8, 16)
    True
    >>> low, high = clustered_wilson([1.0, 0.0] * 50, 4)
    >>> (low, high) == wilson(49.5, 99)
    True
    """
    games = effective_games(shares, games_each)
    return wilson(fmean(shares) * games, games)


def effective_games(shares: Sequence[float], games_each: int) -> float:
    """As many independent games would tell as much as those of these deals.

    >>> effective_games([0.5, 0.5, 0.5], 2), effective_games([1.0, 0.0] * 8, 2)
    (6.0, 15.0)
    """
    games = float(len(shares) * games_each)
    share = fmean(shares)
    independent = share * (1 - share) / games_each
    if len(shares) < 2 or not independent:
        return games
    return games / max(1.0, variance(shares) / independent)


def of_mean(values: Sequence[float]) -> Interval:
    """The interval of a mean, by Student's t; one value alone says nothing.

    >>> low, high = of_mean([1, 2, 3, 4])
    >>> round(low, 4), round(high, 4)
    (0.4482, 4.5518)
    >>> of_mean([7])
    Interval(low=-inf, high=inf)
    """
    if len(values) < 2:
        return Interval(-inf, inf)
    mean = fmean(values)
    spread = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean - spread, mean + spread)


def student(freedom: float) -> float:
    """So many standard errors to either side hold 95 % of Student's t.

    Exact for 1 and 2 degrees of freedom, else to three digits (Abramowitz and Stegun
    26.7.5).

    >>> [round(student(freedom), 3) for freedom in (1, 2, 4, 30)]
    [12.706, 4.303, 2.776, 2.042]
    """
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 * sqrt(2 / (1 - 0.95**2))
    square = Z * Z
    terms = (
        (square + 1) / 4,
        ((5 * square + 16) * square + 3) / 96,
        (((3 * square + 19) * square + 17) * square - 15) / 384,
        ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945)
        / 92160,
    )
    return Z * (1 + sum(term / freedom**at for at, term in enumerate(terms, 1)))


def ends(interval: Interval) -> list[float | None]:
    """An interval as JSON has it: an end that is nowhere is null."""
    return [end if isfinite(end) else None for end in interval]
