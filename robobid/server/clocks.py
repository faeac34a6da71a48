"""The clock of a room: who has no time left is played for by a bot."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from robobid.bots import usual_bot
from robobid.server.problems import Denied
from robobid.server.rooms import Room
from robobid.server.storage.archive import Archive

_PATIENCE: Final = 1.0
"""Seconds before a database that did not answer is asked again."""


class Clock:
    """Sets the deadlines of one room, and sees to it that they are kept.

    A deadline is stored with its seat, so that it holds when nobody looks and when a
    server starts anew. A series of secret moves counts as one: when its time begins
    again would tell the others how many there were.
    """

    def __init__(self, room: Room, archive: Archive) -> None:
        self._room = room
        self._archive = archive
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self.is_busy = False
        """Are deadlines still to be set?"""
        room.listeners.append(lambda _mine: self.wake())

    def wake(self) -> None:
        """Something has changed: look at the clock."""
        if self._room.head.seconds is None or self._ended:
            return
        self._news.set()
        self.is_busy = True
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def end(self) -> None:
        """Look no more."""
        self._ended = True
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while not self._room.head.is_over:
            self._news.clear()
            try:
                await self._set_deadlines()
                await self._end_time()
            except Denied:
                break  # the table is gone
            except SQLAlchemyError:
                await asyncio.sleep(_PATIENCE)
                continue
            self.is_busy = self._news.is_set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._time_left()):
                    await self._news.wait()
        self._task, self.is_busy = None, False

    def _time_left(self) -> float | None:
        """Seconds to the next deadline; none without one."""
        due = [seat.due for seat in self._room.head.seats if seat.due is not None]
        return max(0.05, min(due) - time.time()) if due else None

    async def _set_deadlines(self) -> None:
        room = self._room
        head, now = room.head, time.time()
        if head.is_waiting or head.seconds is None:
            return
        changes: dict[int, float | None] = {}
        for seat in head.seats:
            is_asked = seat.seat in head.to_act and not seat.is_automatic
            if is_asked and (seat.due is None or seat.seat in room.asked_anew):
                changes[seat.seat] = now + head.seconds
            elif not is_asked and seat.due is not None:
                changes[seat.seat] = None
        room.asked_anew.clear()
        if changes:
            store = self._archive.store
            await self._archive.write(store.pace.set_due, room.code, changes)
            await room.catch_up()

    async def _end_time(self) -> None:
        room, now = self._room, time.time()
        late = [s.seat for s in room.head.seats if s.due is not None and s.due <= now]
        for seat in late:
            store, bot = self._archive.store, usual_bot(room.head.game)
            await self._archive.write(store.pace.end_time, room.code, seat, bot, now)
        if late:
            await room.catch_up(mine=True)
