"""Who is at a table, where several servers share a database.

Each server knows who is connected to itself, and tells the others when that changes and
now and then. Nothing is stored: what was not repeated for a while is no longer true.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from typing import Final

from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.tables.room import Room
from robobid.app.server.storage.archive import Archive

REPEATED: Final = 20.0
"""Seconds after which a server says again who is connected to it."""
_BELIEVED: Final = 3 * REPEATED
_ASK: Final = "who"
_HERE: Final = "here"


class Presence:
    """What the servers of one database tell each other about who is where."""

    def __init__(self, archive: Archive, room: Callable[[str], Room | None]) -> None:
        self._archive = archive
        self._room = room
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        """For each table and other server: the seats, and until when that holds."""
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, room: Room) -> None:
        """A room was opened: ask who is at its table, and tell who comes and goes."""
        room.came_or_went = lambda seats: self._tell(room.code, seats)
        self._say(room.code, _ASK)

    def heard(self, server: str, code: str, words: str) -> None:
        """Another server asks, or says who is connected to it."""
        room = self._room(code)
        if room is None:
            self._elsewhere.pop(code, None)
            return
        kind, _, seats = words.partition(" ")
        if kind == _ASK:
            if room.connected:
                self._tell(code, room.connected)
            return
        named = frozenset(int(seat) for seat in seats.split(",") if seat)
        known = self._elsewhere.setdefault(code, {})
        known[server] = named, time.monotonic() + _BELIEVED
        self._look(room)

    async def repeat(self, rooms: Callable[[], Iterable[Room]]) -> None:
        """Say again who is here, and forget what others have not repeated."""
        while True:
            await asyncio.sleep(REPEATED)
            self._forget_closed()
            for room in list(rooms()):
                if room.connected:
                    self._tell(room.code, room.connected)
                self._look(room)

    def _forget_closed(self) -> None:
        """Tables that are no longer in memory."""
        for code in list(self._elsewhere):
            if self._room(code) is None:
                del self._elsewhere[code]

    def _look(self, room: Room) -> None:
        now, known = time.monotonic(), self._elsewhere.get(room.code, {})
        for server, (_, until) in list(known.items()):
            if until <= now:
                del known[server]
        room.elsewhere = frozenset().union(*(seats for seats, _ in known.values()))
        room.look_around()

    def _tell(self, code: str, seats: frozenset[int]) -> None:
        self._say(code, f"{_HERE} {','.join(map(str, sorted(seats)))}")

    def _say(self, code: str, words: str) -> None:
        task = asyncio.create_task(self._write(code, words))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, code: str, words: str) -> None:
        # It is said again soon: a database with a bad moment is no trouble.
        with contextlib.suppress(StoreUnavailable):
            await self._archive.write(self._archive.store.database.say, code, words)
