"""Who is told what of which table: one notice until it was seen, and none at the table.

What is new follows from what is stored, never from having been there when it happened:
after a start everything is looked at once, and nothing is lost or told twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from robobid.app.hosting.notices.news import is_waited_for, seated_at
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.store import Archive, StoreUnavailable
from robobid.app.hosting.tables.room import Room

_PATIENCE: Final = 1.0
_NOTICED: Final = 3.0
"""Seconds after which somebody has noticed what they have in sight."""


class Rules(NamedTuple):
    """How notices are given on this host."""

    wait: float
    """Seconds that whoever is asked has to come by themselves."""
    common_hooks: int = 0
    """How many places are told of all tables."""


class Sight(NamedTuple):
    """What is known of a table beside what is stored."""

    looking: frozenset[str] = frozenset()
    """The people who look at it."""
    ordered: frozenset[int] | None = None
    """The seats whose orders play now; none if the orders have not been asked."""


class Board(Protocol):
    """Where it is kept what was told, and what was seen."""

    def look(self, code: str, now: float, sight: Sight, rules: Rules) -> int:
        """Tell what is new at a table, but nobody who looks at it; how much is sent?"""

    def seen(self, code: str, person: str) -> None:
        """Somebody looks at a table: they know whatever was to be told."""

    def knows_turn(self, code: str, person: str, since: float) -> None:
        """Somebody leaves a table, and knows of the turn that they had since a time."""

    def has_unseen(self, code: str, person: str) -> bool:
        """Is there anything that somebody has not looked at?"""

    def unfinished(self) -> list[str]:
        """All tables of which something may be to tell."""

    def make_digests(self, now: float) -> int:
        """Have mail written to whoever wants one now; to how many?"""


_NOBODY: Final = Sight()


class Notices:
    """Looks at the tables of a host, and has people told."""

    def __init__(
        self,
        archive: Archive,
        board: Board,
        rules: Rules,
        wake: Callable[[], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._archive = archive
        self._board = board
        self._rules = rules
        self._wake = wake
        self._now = now
        self._waiting: dict[str, Sight] = {}
        self._news = asyncio.Event()

    def watch(self, room: Room) -> None:
        """Look at a table whenever somebody may have to be told something of it."""
        known: frozenset[int] | None = None

        def changed(_mine: bool) -> None:
            nonlocal known
            head, looking, seated = room.head, room.looking, seated_at(room.head)
            absent = {
                seat.seat
                for seat in head.seats
                if is_waited_for(head, seat) and seat.owners - looking
            }
            ordered = frozenset(seat for seat in absent if room.ordered(seat))
            if absent - ordered or head.is_over or seated != known:
                self.look_soon(room.code, Sight(looking, ordered))
            known = seated

        room.listeners.append(changed)
        changed(False)

    def look_soon(self, code: str, sight: Sight = _NOBODY) -> None:
        """Something has changed at a table."""
        self._waiting[code] = sight
        self._news.set()

    async def run(self) -> None:
        """Look at everything once, then at whatever changes."""
        while True:
            try:
                for code in await self._archive.read(self._board.unfinished):
                    self._waiting.setdefault(code, _NOBODY)
                break
            except StoreUnavailable:
                await asyncio.sleep(_PATIENCE)
        while True:
            self._news.clear()
            try:
                await self.look()
            except StoreUnavailable:
                await asyncio.sleep(_PATIENCE)
                continue
            await self._news.wait()

    async def look(self) -> None:
        """Look at all tables that have changed."""
        sent = 0
        while self._waiting:
            code, sight = next(iter(self._waiting.items()))
            with contextlib.suppress(Denied):
                sent += await self._archive.write(
                    self._board.look, code, self._now(), sight, self._rules
                )
            if self._waiting.get(code) is sight:
                del self._waiting[code]
        if sent:
            self._wake()

    async def digest(self) -> None:
        """Have mail written to whoever wants one now."""
        if await self._archive.write(self._board.make_digests, self._now()):
            self._wake()

    async def came(self, code: str, person: str) -> None:
        """Somebody looks at a table."""
        if not person:
            return
        is_news = await self._archive.read(self._board.has_unseen, code, person)
        if is_news:
            await self._archive.write(self._board.seen, code, person)

    async def left(self, code: str, person: str) -> None:
        """Somebody looks at a table no longer."""
        if person:
            since = self._now() - _NOTICED
            await self._archive.write(self._board.knows_turn, code, person, since)
