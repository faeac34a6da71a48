"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

_SWEEP: Final = 10_000
"""Buckets that are kept before the full ones are forgotten."""


class Bucket:
    """So many at once, and so many per second for long.

    >>> now = 0.0
    >>> bucket = Bucket(rate=1, burst=2, clock=lambda: now)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    >>> now = 1.0
    >>> bucket.take(), bucket.take()
    (True, False)
    """

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, many: int = 1) -> bool:
        """Take one or more, if there are so many."""
        self._fill()
        if self._left < many:
            return False
        self._left -= many
        return True

    @property
    def has_any(self) -> bool:
        """Is there one left?"""
        self._fill()
        return self._left >= 1

    @property
    def is_full(self) -> bool:
        """Has it not been used for a while?"""
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Limit:
    """A bucket for everyone."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = _SWEEP

    def is_spent(self, who: str) -> bool:
        """Have they had all that they may for now? Asking takes nothing."""
        return who in self._buckets and not self._buckets[who].has_any

    def allows(self, who: str, many: int = 1) -> bool:
        """May they, once more or so many times?"""
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {w: b for w, b in self._buckets.items() if not b.is_full}
            # If most of them are in use, the next look comes later.
            self._sweep_at = max(_SWEEP, 2 * len(self._buckets))
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take(many)


class Share:
    """So many bytes for all together, and so many for each.

    >>> share = Share(most=100, each=60)
    >>> share.enter("ann", 50), share.enter("ann", 20), share.enter("bob", 60)
    (True, False, False)
    >>> share.leave("ann", 50)
    >>> share.enter("bob", 60)
    True
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._taken: Counter[str] = Counter()

    def enter(self, who: str, size: int) -> bool:
        """Take so many, if there is room for them."""
        if self._taken[who] + size > self._each or len(self) + size > self._most:
            return False
        self._taken[who] += size
        return True

    def leave(self, who: str, size: int) -> None:
        """Give them back."""
        self._taken[who] -= size
        if self._taken[who] <= 0:
            del self._taken[who]

    def __len__(self) -> int:
        return self._taken.total()


class Crowd:
    """How many connections everyone has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Come in, unless there are too many already."""
        if self._counts[who] >= self._most:
            return False
        self._counts[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Go out again."""
        self._counts[who] -= 1
        if self._counts[who] <= 0:
            del self._counts[who]

    def __len__(self) -> int:
        return self._counts.total()
