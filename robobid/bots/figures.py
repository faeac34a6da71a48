"""Means and errors of what was tried: plain Python, the same wherever it runs."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt


def mean(values: Sequence[float]) -> float:
    """The average.

    >>> mean([1, 2, 6])
    3.0
    """
    return fsum(values) / len(values)


def deviation(values: Sequence[float], *, lost: int = 0) -> float:
    """The standard deviation; `lost` is 1 where the mean is that of a sample.

    >>> deviation([1, 3]), round(deviation([1, 3], lost=1), 3)
    (1.0, 1.414)
    """
    middle = mean(values)
    return sqrt(fsum((each - middle) ** 2 for each in values) / (len(values) - lost))


def error_of_mean(values: Sequence[float]) -> float:
    """The standard error of the mean of a sample.

    >>> error_of_mean([1, 3])
    1.0
    """
    return deviation(values, lost=1) / sqrt(len(values))


def means_of_portions(values: Sequence[float], size: int) -> list[float]:
    """The averages of so many at a time.

    >>> means_of_portions([1, 3, 5, 9], 2)
    [2.0, 7.0]
    """
    return [mean(values[at : at + size]) for at in range(0, len(values), size)]
