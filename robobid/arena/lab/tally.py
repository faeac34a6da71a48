"""Adds games up, and says how sure the figures and their differences are.

A game of the base and the game of the same number of the change are a pair: they begin
with the same luck, so that part of it cancels out of the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, inf, isinf, log1p, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.arena.intervals import Interval, student, wilson
from robobid.arena.lab.quantities import SHARES, Name, Quantities

LEVEL: Final = 0.05
"""The share of differences marked that may be chance (Benjamini and Hochberg)."""
_ROUNDING: Final = 1e-12
_FEWEST: Final = 2
"""One game alone says nothing of how far games differ."""
_BASE, _CHANGE = (0, 1), (2, 3)


class Tally(NamedTuple):
    """Sums over pairs of games: whole numbers, so that tallies add up exactly."""

    games: int
    sums: NDArray[np.int64]
    """Above and below of the base, above and below of the change; by figure."""
    products: NDArray[np.int64]
    """Of each of those with each; by figure."""

    def __add__(self, other: object) -> Tally:
        assert isinstance(other, Tally)
        return Tally(
            self.games + other.games,
            self.sums + other.sums,
            self.products + other.products,
        )


def tally_of(base: Quantities, change: Quantities) -> Tally:
    """The sums of some pairs of games."""
    parts = np.stack([*base, *change])
    return Tally(
        parts.shape[1], parts.sum(axis=1), np.einsum("igf,jgf->ijf", parts, parts)
    )


class Estimate(NamedTuple):
    """A figure of one side, and the interval that holds it 95 times in 100."""

    value: float
    interval: Interval


class Finding(NamedTuple):
    """A figure of both sides, and how they differ."""

    name: Name
    base: Estimate | None
    """None where there is nothing to count, such as a card that is not there."""
    change: Estimate | None
    difference: Estimate | None
    chance: float | None
    """How likely so large a difference is by chance, corrected for their number.

    None where there is nothing to compare.
    """

    @property
    def is_marked(self) -> bool:
        """Is the difference more than chance?"""
        return self.chance is not None and self.chance < LEVEL


def findings(names: Sequence[Name], tally: Tally) -> list[Finding]:
    """All figures, with what can be said of their differences."""
    found = [_finding(tally, at, name) for at, name in enumerate(names)]
    chances = [finding.chance for finding in found if finding.chance is not None]
    later = iter(corrected(chances))
    return [
        finding if finding.chance is None else finding._replace(chance=next(later))
        for finding in found
    ]


def corrected(chances: Sequence[float]) -> list[float]:
    """Chances corrected for their number, after Benjamini and Hochberg.

    If all below 0.05 are marked, no more than 5 % of those marked are expected to be
    chance.

    >>> [round(chance, 3) for chance in corrected([0.01, 0.5, 0.02, 0.04])]
    [0.04, 0.5, 0.04, 0.053]
    """
    count = len(chances)
    order = sorted(range(count), key=chances.__getitem__)
    result, least = [0.0] * count, 1.0
    for rank in range(count, 0, -1):
        at = order[rank - 1]
        least = min(least, chances[at] * count / rank)
        result[at] = least
    return result


def _finding(tally: Tally, at: int, name: Name) -> Finding:
    base = _estimate(tally, at, name, _BASE)
    change = _estimate(tally, at, name, _CHANGE)
    if base is None or change is None:
        return Finding(name, base, change, None, None)
    gap = change.value - base.value
    variance = sum(
        sign * _covariance(tally, at, one, other)
        for one, other, sign in (
            (_BASE, _BASE, 1),
            (_CHANGE, _CHANGE, 1),
            (_BASE, _CHANGE, -2),
        )
    )
    games = min(_games(tally, at, side) for side in (_BASE, _CHANGE))
    # Of two that are the same in all pairs only rounding is left, and may be below 0.
    error = inf if games < _FEWEST else sqrt(max(variance, 0.0))
    difference = Estimate(gap, _around(gap, error, games, _can_differ(name)))
    return Finding(name, base, change, difference, _chance(gap, error, games))


def _games(tally: Tally, at: int, side: tuple[int, int]) -> float:
    """In how many games there was something to count.

    Games that count for more than others make it fewer (Kish's effective number).
    """
    below = side[1]
    return int(tally.sums[below, at]) ** 2 / int(tally.products[below, below, at])


def _can_be(name: Name) -> Interval:
    return Interval(0, 1) if name.figure in SHARES else Interval(-inf, inf)


def _can_differ(name: Name) -> Interval:
    return Interval(-1, 1) if name.figure in SHARES else Interval(-inf, inf)


def _around(value: float, error: float, games: float, within: Interval) -> Interval:
    """The interval around a value, as far as it can reach."""
    if isinf(error):
        return Interval(-inf, inf)
    spread = student(games - 1) * error
    return Interval(max(value - spread, within.low), min(value + spread, within.high))


def _chance(gap: float, error: float, games: float) -> float | None:
    """How likely a gap so wide is where there is no difference.

    Where nothing ever differs there is nothing to ask. A gap that is the same in every
    game is as likely as that a coin always falls on the same side.
    """
    if isinf(error):
        return None
    if error < _ROUNDING:
        return None if abs(gap) < _ROUNDING else 2.0 ** (1 - games)
    return two_sided(gap / error, games - 1)


def two_sided(t: float, freedom: float) -> float:
    """How likely Student's t is so far from 0, by Wallace's approximation.

    >>> [round(two_sided(t, n), 2) for t, n in ((4.303, 2), (2.776, 4), (1.96, 1e9))]
    [0.05, 0.05, 0.05]
    """
    shrunk = (8 * freedom + 1) / (8 * freedom + 3)
    return erfc(shrunk * sqrt(freedom * log1p(t * t / freedom) / 2))


def _estimate(
    tally: Tally, at: int, name: Name, side: tuple[int, int]
) -> Estimate | None:
    above, below = (int(tally.sums[part, at]) for part in side)
    if below == 0:
        return None
    value = above / below
    if name.figure in SHARES and (name.card or name.seat is not None):
        # Wilson's interval holds for few games too. Equal cards that come up in the
        # same game count as one: they may go the same way.
        games = _games(tally, at, side)
        return Estimate(value, wilson(value * games, games))
    games = _games(tally, at, side)
    variance = inf if games < _FEWEST else _covariance(tally, at, side, side)
    error = sqrt(max(variance, 0.0))
    return Estimate(value, _around(value, error, games, _can_be(name)))


def _covariance(
    tally: Tally, at: int, one: tuple[int, int], other: tuple[int, int]
) -> float:
    """Of two quotients of sums, to first order: by what each game adds beyond them."""
    sums, products, games = tally.sums[:, at], tally.products[:, :, at], tally.games
    if games < _FEWEST:
        return inf
    first = int(sums[one[0]]) / int(sums[one[1]])
    second = int(sums[other[0]]) / int(sums[other[1]])
    together = (
        int(products[one[0], other[0]])
        - second * int(products[one[0], other[1]])
        - first * int(products[one[1], other[0]])
        + first * second * int(products[one[1], other[1]])
    )
    scale = int(sums[one[1]]) * int(sums[other[1]]) / games
    return together / (games - 1) / scale
