"""Bots that a table waits for: everybody is told, and may ask for a simpler one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from robobid.app.hosting.wire import ThinkingInfo
from robobid.core.errors import Illegal


@dataclass(slots=True)
class Thinking:
    """A bot that thinks."""

    seat: int
    bot: str
    simpler: str | None
    """Who could answer meanwhile."""
    expected: float
    """How many seconds it takes at most, as far as one can tell."""
    began: float = field(default_factory=time.monotonic)
    is_told: bool = False
    hurried: asyncio.Event = field(default_factory=asyncio.Event)
    """Has somebody asked for the simpler one?"""

    def info(self) -> ThinkingInfo:
        """As a page is told."""
        return ThinkingInfo(
            seat=self.seat,
            bot=self.bot,
            simpler=self.simpler,
            seconds=time.monotonic() - self.began,
            expected=self.expected,
        )


class Waiting:
    """Whom one room waits for."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._thinking: dict[int, Thinking] = {}

    @property
    def infos(self) -> list[ThinkingInfo]:
        """Those who need so long that everybody is told."""
        return [each.info() for each in self._thinking.values() if each.is_told]

    @contextmanager
    def noted(self, thinking: Thinking) -> Iterator[None]:
        """While this lasts, a bot is thinking."""
        self._thinking[thinking.seat] = thinking
        try:
            yield
        finally:
            del self._thinking[thinking.seat]
            if thinking.is_told:
                self._tell()

    def take_long(self, thinking: Thinking) -> None:
        """It takes longer than anybody likes to wait without a word."""
        thinking.is_told = True
        self._tell()

    def hurry(self, seat: int) -> None:
        """Let a simpler bot answer for a seat."""
        thinking = self._thinking.get(seat)
        if thinking is None or not thinking.is_told or thinking.simpler is None:
            raise Illegal("not_waited_for", "nobody waits for this seat", seat=seat)
        thinking.hurried.set()
