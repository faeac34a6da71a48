"""The clock on the wall, which somebody may set: when it can be believed."""

from __future__ import annotations

import time
from typing import Final

_JUMP: Final = 60.0
"""Seconds by which it must differ from a clock that nobody can set."""
_DISTRUST: Final = 90.0
"""Seconds for which no deadline is over after it has jumped."""
_AGREEMENT: Final = 3600.0
"""Seconds without a jump after which even a doubtful clock is believed."""
DOUBTFUL: Final = 30 * 86_400.0
"""Seconds after the last time seen: was nobody here for so long, or is it wrong?"""


class WallClock:
    """Notices when the clock is set, and when the server was away.

    What is decided by it must wait until it has been right for a while: a battery may
    be dead, and a machine may start before it has heard what time it is.
    """

    def __init__(self) -> None:
        self._ahead = _ahead()
        self._by = 0.0
        self._jumped = float("-inf")
        self._doubted = float("-inf")

    def begin(self, last_seen: float | None) -> float:
        """The server starts; gives for how many seconds nobody was here, by the clock.

        Below 0, the clock was ahead when somebody was.
        """
        away = 0.0 if last_seen is None else time.time() - last_seen
        if abs(away) > DOUBTFUL:
            self._doubted = time.monotonic()
        return away

    def doubt(self) -> None:
        """Nothing is decided by it for a while."""
        self._jumped = self._doubted = time.monotonic()

    def jump(self) -> float:
        """By how many seconds it was set since this was asked; mostly by none."""
        self._look()
        by, self._by = self._by, 0.0
        return by

    def _look(self) -> None:
        ahead = _ahead()
        if abs(ahead - self._ahead) > _JUMP:
            self._by += ahead - self._ahead
            self._ahead = ahead
            self.doubt()

    @property
    def is_settled(self) -> bool:
        """May a deadline be over?"""
        self._look()
        return time.monotonic() - self._jumped > _DISTRUST

    @property
    def is_trusted(self) -> bool:
        """May something be old enough to be forgotten?"""
        self._look()
        return time.monotonic() - self._doubted > _AGREEMENT


def _ahead() -> float:
    """How far the clock on the wall is ahead of one that nobody can set."""
    return time.time() - time.monotonic()
