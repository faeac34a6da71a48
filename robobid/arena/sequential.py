"""Looks at results while they come in, and is still wrong only 5 times in 100.

An ordinary interval may be looked at once. Whoever looks after every deal and stops as
soon as it is clear of zero will sooner or later stop by chance alone. The intervals
here are valid at any time: a gambler who bets on every deal that the mean is higher
than it is has a fair game at best, so the chance of ever multiplying the stake by 40 is
at most 1 in 40 (Ville 1939; Waudby-Smith and Ramdas 2024). Several fractions of the
stake are bet at once, since none is best for all means. Nothing is assumed of the
results but that they lie between -1 and 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import ceil, exp, log, log1p
from typing import Final, Literal

from robobid.arena.intervals import Interval

ERROR: Final = 0.05
"""How often a statement may be wrong, over all pairs and all looks together."""
LOOK_EVERY: Final = 10
"""Deals between two looks: fixed, so that the number of workers changes nothing."""
_BETS: Final = tuple(0.98 / 2**halvings for halvings in range(8))
"""Fractions of what the gambler can bet at most without risking everything."""
_STEPS: Final = 30
_FURTHEST: Final = 1000.0
"""So many times the deals that there are is how far an outlook goes ..."""
_STRIDES: Final = 100
"""... in so many steps."""

Verdict = Literal["ahead", "behind", "equal"]


class Evidence:
    """What the results of a pair say so far: numbers from -1 to 1, one a deal.

    >>> evidence = Evidence()
    >>> for _ in range(20):
    ...     evidence.add(1.0)
    >>> evidence.verdict(margin=0.02)
    'ahead'
    >>> evidence.interval().high
    1.0
    """

    def __init__(self, pairs: int = 1) -> None:
        self._counts: Counter[float] = Counter()
        self._enough = log(2 * pairs / ERROR)

    @classmethod
    def of(cls, counts: Counter[float], pairs: int = 1) -> Evidence:
        """What so many deals of each result say."""
        evidence = cls(pairs)
        evidence._counts = counts
        return evidence

    def add(self, result: float) -> None:
        """One more deal."""
        self._counts[result] += 1

    def verdict(self, margin: float) -> Verdict | None:
        """Who is ahead, or that nobody is by more than the margin; None if unclear."""
        return self._verdict(margin)

    def _verdict(self, margin: float, times: float = 1.0) -> Verdict | None:
        if self._is_above(0, times):
            return "ahead"
        if self._is_below(0, times):
            return "behind"
        if self._is_above(-margin, times) and self._is_below(margin, times):
            return "equal"
        return None

    def deals_needed(self, margin: float) -> int | None:
        """After how many deals there would be a verdict if all goes on as it began.

        None if that would be more than a thousand times as many as there are.
        """
        for step in range(_STRIDES + 1):
            times: float = _FURTHEST ** (step / _STRIDES)
            if self._verdict(margin, times):
                return ceil(times * self._counts.total())
        return None

    def interval(self) -> Interval:
        """Where the mean is, whenever one looks."""
        mean = self._mean()
        return Interval(
            _edge(-1.0, mean, self._is_above), _edge(1.0, mean, self._is_below)
        )

    def _mean(self) -> float:
        total = sum(result * n for result, n in sorted(self._counts.items()))
        return total / self._counts.total()

    def _is_above(self, mean: float, times: float = 1.0) -> bool:
        return self._wealth(mean, 1, times) >= self._enough

    def _is_below(self, mean: float, times: float = 1.0) -> bool:
        return self._wealth(mean, -1, times) >= self._enough

    def _wealth(self, mean: float, side: int, times: float) -> float:
        """The logarithm of what a gambler has who bets against a mean, on one side.

        They may see the same results several times.
        """
        most_lost = 1 + side * mean
        gains = [
            (side * (result - mean) / most_lost, n)
            for result, n in sorted(self._counts.items())
        ]
        logs = [
            times * sum(n * log1p(bet * gain) for gain, n in gains) for bet in _BETS
        ]
        most = max(logs)
        return most + log(sum(exp(value - most) for value in logs) / len(logs))


def _edge(refuted: float, held: float, is_refuted: Callable[[float], bool]) -> float:
    """The last mean that is refuted, on the way to one that is held."""
    for _ in range(_STEPS if refuted != held else 0):
        middle = (refuted + held) / 2
        if is_refuted(middle):
            refuted = middle
        else:
            held = middle
    return refuted
