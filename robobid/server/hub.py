"""Everything that a running server holds together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from robobid.server.analysing import Analyses
from robobid.server.bot_processes import BotProcesses
from robobid.server.bot_turns import BotTurns
from robobid.server.clocks import Clock
from robobid.server.files import Files
from robobid.server.guests import Guests
from robobid.server.limits import Crowd, Limit
from robobid.server.metrics import Metrics
from robobid.server.presence import Presence
from robobid.server.problems import Denied, unknown_table
from robobid.server.rooms import Room, history_of
from robobid.server.settings import Settings
from robobid.server.storage.archive import Archive
from robobid.server.storage.rows import Stored

_LOG = logging.getLogger("robobid.server")
P = ParamSpec("P")
R = TypeVar("R")
_LONG_QUESTIONS = 2
"""Long questions that are worked on at once."""
_HOUR = 3600
_DAY = 24 * _HOUR
_PATIENCE = 1.0
"""Seconds before a database that did not answer is asked again."""


class Hub:
    """The rooms in memory, the archive behind them, and the bots beside them."""

    def __init__(self, settings: Settings, archive: Archive) -> None:
        self.settings = settings
        self.archive = archive
        self.files = Files(settings)
        self.guests = Guests(settings)
        self.metrics = Metrics()
        self.bots = BotProcesses(settings, self.metrics.thoughts)
        self.analyses = Analyses(settings, archive, self.bots)
        self.new_analyses = Limit(
            settings.analyses_per_hour / _HOUR, settings.analyses_per_hour
        )
        self.kept = Limit(settings.kept_per_hour / _HOUR, settings.kept_per_hour)
        self.requests = Limit(settings.requests_per_second, settings.request_burst)
        self.new_tables = Limit(
            settings.tables_per_hour / _HOUR, settings.tables_per_hour
        )
        self.messages = Limit(
            settings.address_messages_per_second, settings.address_message_burst
        )
        self.questions = Limit(settings.questions_per_second, settings.question_burst)
        self.crowd = Crowd(settings.connections_per_address)
        self.setting_up = asyncio.Lock()
        """One table after another: so that limits hold for whoever asks at once."""
        self._clock_ahead = _clock_ahead()
        self._rooms: dict[str, tuple[Room, BotTurns, Clock]] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: object | None = None
        self._presence = Presence(archive, self._room_in_memory)
        self._question_threads = ThreadPoolExecutor(_LONG_QUESTIONS, "robobid-question")

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def open(self) -> None:
        """Begin: listen to other servers, and let bots go on that were interrupted."""
        store = self.archive.store
        if store.database.is_shared:
            from robobid.server.storage.listen import Listener

            loop = asyncio.get_running_loop()
            self._listener = listener = Listener(
                store.database.engine.url,
                store.database.server,
                lambda code: self._heard_in(loop, self._heard, code),
                lambda *said: self._heard_in(loop, self._presence.heard, *said),
            )
            listener.start()
            self._begin(self._presence.repeat(self._all_rooms))
        if self.settings.warm:
            self._begin(self.bots.warm())
        self._begin(self._look_after_bots())
        self._begin(self._sweep())
        self._begin(self._purge())
        self._begin(self.analyses.work())

    async def close(self) -> None:
        """End cleanly: no task, process or thread is left."""
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        for _, turns, clock in self._rooms.values():
            turns.end()
            clock.end()
        await self.bots.close()
        if self._listener is not None:
            self._listener.end()  # type: ignore[attr-defined]
        await asyncio.gather(*tasks, return_exceptions=True)
        self._question_threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.archive.close)

    async def stored(self, code: str) -> Stored:
        """A table from the archive; an unknown one is refused."""
        talk = self.settings.chat_kept
        found = await self.archive.read(self.archive.store.questions.load, code, talk)
        if found is None:
            raise unknown_table(code)
        return found

    async def work_out(
        self, question: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Answer a question that takes long, beside the tables and the archive."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._question_threads, lambda: question(*args, **kwargs)
        )

    async def room(self, code: str, *, mine: bool = False) -> Room:
        """A table's room, opened if need be; an unknown one is refused.

        `mine` says that this server set the table up, so that its bots begin at once.
        """
        if code in self._rooms:
            room, _, _ = self._rooms[code]
            room.used = time.monotonic()
            return room
        if code not in self._opening:
            mine = mine or not self.archive.store.database.is_shared
            task = asyncio.create_task(self._open(code, mine))
            self._opening[code] = task
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(self._opening[code])

    async def tell(self, code: str, *, mine: bool = True) -> None:
        """Something but a move was stored for a table: let its room know.

        `mine` says that this server stored it.
        """
        if code in self._rooms:
            await self._rooms[code][0].catch_up(mine=mine)

    def settle_results(self, codes: Iterable[str]) -> None:
        """Work out how finished games ended whose results were never stored."""
        for code in codes:
            self._begin(self._settle_result(code))

    async def _settle_result(self, code: str) -> None:
        with contextlib.suppress(Denied, SQLAlchemyError):
            await (await self.room(code)).settle_results()

    def here(self, code: str) -> frozenset[int]:
        """The seats of a table whose players are at it."""
        room = self._room_in_memory(code)
        return room.here if room else frozenset()

    def end(self, code: str) -> None:
        """A table is gone: let whoever looks at it know."""
        if code in self._rooms:
            self._rooms[code][0].end()
            self._forget(code)

    # -- inside -------------------------------------------------------------------

    async def _open(self, code: str, mine: bool) -> Room:
        stored = await self.stored(code)
        history = await self.archive.read(history_of, stored)
        room = Room(stored, history, self.archive, self.settings, self.metrics.moves)
        turns = BotTurns(room, self.bots, self.settings, self.guests)
        clock = Clock(room, self.archive)
        self._rooms[code] = room, turns, clock
        try:
            # Others may have stored something before the room could hear of it.
            if self.archive.store.database.is_shared:
                self._presence.watch(room)
                await room.catch_up()
        finally:
            turns.wake(mine)
            clock.wake()
        return room

    async def _look_after_bots(self) -> None:
        """After a start every table with a bot to move goes on by itself.

        Later too: whatever was missed, and whichever server was to play for it.
        """
        pause, settled = self.settings.look_seconds, None
        while True:
            try:
                await self._look_for_bots(settled)
            except SQLAlchemyError:
                await asyncio.sleep(min(_PATIENCE, pause))
            else:
                await asyncio.sleep(pause)
                settled = time.time() - pause

    async def _look_for_bots(self, settled: float | None) -> None:
        """Go on with every table that waits for a bot, or where time is over."""
        read, questions = self.archive.read, self.archive.store.questions
        late = await read(questions.overdue, time.time())
        for code in [*await read(questions.due, settled), *late]:
            try:
                await self._go_on(code)
            except Denied:
                self._forget(code)  # it was too old, and is gone
            except SQLAlchemyError:
                raise
            except Exception:
                _LOG.exception("a table cannot be continued")

    async def _go_on(self, code: str) -> None:
        if code not in self._rooms:
            await self.room(code)
            return
        room, turns, clock = self._rooms[code]
        await room.catch_up()
        turns.wake(mine=not self.archive.store.database.is_shared)
        clock.wake()

    async def _sweep(self) -> None:
        """Forget rooms that nobody uses."""
        idle = self.settings.room_idle
        while True:
            await asyncio.sleep(max(0.05, idle / 6))
            long_ago = time.monotonic() - idle
            for code, (room, turns, clock) in list(self._rooms.items()):
                is_busy = turns.is_busy or clock.is_busy
                if not room.watchers and not is_busy and room.used < long_ago:
                    self._forget(code)

    async def _purge(self) -> None:
        """Forget old tables now and then."""
        while True:
            try:
                gone = await self.forget_old_tables()
            except SQLAlchemyError:
                gone = []
            if not gone:
                await asyncio.sleep(self.settings.purge_hours * _HOUR)

    async def forget_old_tables(self) -> list[str]:
        """Have the archive forget some, but none that somebody looks at."""
        if abs(_clock_ahead() - self._clock_ahead) > _DAY:
            # Nothing is as old as it seems, or as young.
            _LOG.warning("the clock was set: old tables are kept until the next start")
            return []
        watched = [code for code, (room, *_) in self._rooms.items() if room.watchers]
        gone = await self.archive.write(
            self.archive.store.tables.purge,
            _days_ago(self.settings.finished_days),
            _days_ago(self.settings.abandoned_days),
            watched,
        )
        for code in gone:
            self._forget(code)
        await self.archive.write(
            self.archive.store.analyses.purge, _days_ago(self.settings.finished_days)
        )
        # Longer than its cookie no browser is known by what it did.
        await self.archive.write(
            self.archive.store.progress.purge, _days_ago(self.settings.cookie_days)
        )
        return gone

    def _forget(self, code: str) -> None:
        """Put a room out of memory."""
        if code in self._rooms:
            _, turns, clock = self._rooms.pop(code)
            turns.end()
            clock.end()

    def _heard_in(
        self, loop: asyncio.AbstractEventLoop, hear: Callable[..., None], *said: Any
    ) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has just been closed
            loop.call_soon_threadsafe(hear, *said)

    def _all_rooms(self) -> list[Room]:
        return [room for room, *_ in self._rooms.values()]

    def _room_in_memory(self, code: str) -> Room | None:
        return self._rooms[code][0] if code in self._rooms else None

    def _heard(self, code: str | None) -> None:
        codes = list(self._rooms) if code is None else [code]
        for each in codes:
            if each in self._rooms:
                self._begin(self._catch_up(each))

    async def _catch_up(self, code: str) -> None:
        while code in self._rooms:
            try:
                await self.tell(code, mine=False)
                return
            except Denied:
                self.end(code)  # somebody has left it, or it was too old
            except SQLAlchemyError:
                await asyncio.sleep(_PATIENCE)

    def _begin(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("a task failed", exc_info=error)


def _clock_ahead() -> float:
    """How far the clock on the wall is ahead of one that nobody can set."""
    return time.time() - time.monotonic()


def _days_ago(days: float) -> float:
    """A time that lies so far back; for 0 days it lies before everything."""
    return time.time() - days * _DAY if days else 0.0
