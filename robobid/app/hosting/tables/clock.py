"""The clock of a room: what happens when somebody has no time left was agreed on."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Final

from robobid.app.hosting.notices.rests import Rests
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.rows import Seat
from robobid.app.hosting.store import Archive, Running, StoreUnavailable
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.tables.time_control import TimeControl
from robobid.app.hosting.wall_clock import WallClock
from robobid.bots import usual_bot

_PATIENCE: Final = 1.0
"""Seconds before a database that did not answer is asked again."""
_NEVER: Final = Rests()


class Clock:
    """Sets the deadlines of one room, and sees to it that they are kept.

    A deadline is stored with its seat, so that it holds when nobody looks and when a
    server starts anew. A series of secret moves counts as one: when its time begins
    again would tell the others how many there were.
    """

    def __init__(self, room: Room, archive: Archive, wall: WallClock) -> None:
        self._room = room
        self._wall = wall
        self._archive = archive
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self.is_busy = False
        """Are deadlines still to be set?"""
        room.listeners.append(lambda _mine: self.wake())

    def wake(self) -> None:
        """Something has changed: look at the clock."""
        if not self._room.head.is_timed or self._ended:
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
                await self._end_pause()
                await self._set_clocks()
                await self._end_time()
            except Denied:
                break  # the table is gone
            except StoreUnavailable:
                await asyncio.sleep(_PATIENCE)
                continue
            self.is_busy = self._news.is_set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._time_left()):
                    await self._news.wait()
        self._task, self.is_busy = None, False

    def _time_left(self) -> float | None:
        """Seconds to the next deadline; none without one."""
        head = self._room.head
        due = [*(seat.due for seat in head.seats), head.paused]
        known = [each for each in due if each is not None]
        least = 0.05 if self._wall.is_settled else _PATIENCE
        return max(least, min(known) - time.time()) if known else None

    async def _end_pause(self) -> None:
        paused, now = self._room.head.paused, time.time()
        if paused is not None and paused <= now and self._wall.is_settled:
            end_pause = self._archive.store.pace.end_pause
            await self._archive.write(end_pause, self._room.code, now)
            await self._room.catch_up()

    async def _set_clocks(self) -> None:
        room = self._room
        head, now = room.head, time.time()
        if head.is_waiting or not head.is_timed:
            return
        changed = [seat for seat in head.seats if self._is_other_now(seat)]
        room.asked_anew.clear()
        if changed:
            rests = await self._rests()
            clocks = {seat.seat: self._clock_of(seat, rests, now) for seat in changed}
            pace = self._archive.store.pace
            await self._archive.write(pace.set_clocks, room.code, clocks)
            await room.catch_up()

    def _is_asked(self, seat: Seat) -> bool:
        """Does the clock of a seat run?"""
        head = self._room.head
        is_asked = seat.seat in head.to_act and not seat.is_automatic
        return is_asked and head.paused is None

    def _is_other_now(self, seat: Seat) -> bool:
        """Must the clock of a seat be started, stopped, or begin anew?"""
        if not self._is_asked(seat):
            return seat.asked is not None or seat.due is not None
        return seat.asked is None or seat.seat in self._room.asked_anew

    def _clock_of(self, seat: Seat, rests: Mapping[int, Rests], now: float) -> Running:
        """How the clock of a seat is to stand or run now."""
        head = self._room.head
        control, resting = TimeControl.of(head), rests.get(seat.seat, _NEVER)
        bank = seat.bank
        if seat.asked is not None:
            used = resting.counted(seat.asked, max(now, seat.asked))
            ended = seat.seat not in head.to_act
            bank = control.bank_after(bank, used, ended=ended)
        if not self._is_asked(seat):
            return Running(None, None, bank)
        return Running(now, resting.after(now, control.allowance(bank)), bank)

    async def _rests(self) -> Mapping[int, Rests]:
        if not self._room.head.rests:
            return {}
        pace = self._archive.store.pace
        return await self._archive.read(pace.rests_of, self._room.code)

    async def _end_time(self) -> None:
        if not self._wall.is_settled:
            return  # nobody is late by a clock that has just been set
        room, now = self._room, time.time()
        late = [s for s in room.head.seats if s.due is not None and s.due <= now]
        if not late:
            return
        rests, head, pace = await self._rests(), room.head, self._archive.store.pace
        control = TimeControl.of(head)
        for seat in late:
            # Days off may have been taken since the deadline was set.
            resting, asked = rests.get(seat.seat, _NEVER), seat.asked or now
            due = resting.after(asked, control.allowance(seat.bank))
            if head.rests and due > now:
                later = {seat.seat: due}
                await self._archive.write(pace.set_due, room.code, later)
                continue
            bot = None if head.time_up == "table" else usual_bot(head.game)
            await self._archive.write(
                pace.end_time,
                room.code,
                seat.seat,
                bot,
                now,
                once=head.time_up == "once",
            )
        await room.catch_up(mine=True)
