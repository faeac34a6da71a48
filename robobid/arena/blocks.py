"""Sums by blocks of deals, so that any figure made of them says how sure it is.

The figure is worked out once from everything, and once more without each block: how
far these differ tells how far it may be off (the jackknife). Sums are whole numbers,
so that they do not depend on who adds them up, or in what order.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.arena.intervals import Interval, student

BLOCKS: Final = 40
"""A deal is of the block of its number modulo this."""

Sums = NDArray[np.int64]
"""By block, then by what is summed."""


class Jackknifed(NamedTuple):
    """A figure, and how far it may be off."""

    value: float
    error: float
    """The standard error."""
    blocks: int

    @property
    def spread(self) -> float:
        """So far to either side the truth is 95 times in 100."""
        return student(self.blocks - 1) * self.error if self.blocks > 1 else inf

    @property
    def interval(self) -> Interval:
        """From where to where it may be."""
        return Interval(self.value - self.spread, self.value + self.spread)


def by_block(values: NDArray[np.int64], first: int) -> Sums:
    """What deals add, put in their blocks; the first axis is the deal.

    >>> by_block(np.ones((80, 2), np.int64), first=3).shape
    (40, 2)
    """
    sums = np.zeros((BLOCKS, values.shape[1]), np.int64)
    np.add.at(sums, (first + np.arange(len(values))) % BLOCKS, values)
    return sums


def jackknifed(sums: Sums, figure: Callable[[NDArray[np.int64]], float]) -> Jackknifed:
    """A figure of all sums together; blocks without a deal do not count.

    The first sum is the number of deals.

    >>> rows = np.array([[1, 3], [1, 5], [0, 0], [1, 4]])
    >>> value, error, blocks = jackknifed(rows, lambda total: total[1] / total[0])
    >>> value, round(error, 3), blocks
    (4.0, 0.577, 3)
    """
    filled = sums[sums[:, 0] > 0]
    total, blocks = filled.sum(axis=0), len(filled)
    value = float(figure(total))
    if blocks < 2:
        return Jackknifed(value, inf, blocks)
    without = np.array([figure(total - block) for block in filled])
    square = float(((without - without.mean()) ** 2).sum())
    return Jackknifed(value, sqrt(square * (blocks - 1) / blocks), blocks)
