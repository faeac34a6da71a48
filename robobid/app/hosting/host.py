"""A host: the tables in memory, and the bots that play at them.

How tables are kept, where bots think and who connects is no matter of its own: the
archive, the thinker and whoever watches a room bring that with them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable

from robobid.app.hosting.bots.host_bots import Guests
from robobid.app.hosting.bots.thinker import Thinker
from robobid.app.hosting.bots.turns import BotTurns
from robobid.app.hosting.files import Files
from robobid.app.hosting.metrics import Times
from robobid.app.hosting.problems import (
    CANNOT_CONTINUE,
    Denied,
    cannot_continue,
    kind_of,
    stopped_table,
    unknown_table,
)
from robobid.app.hosting.rows import Stored, Wish
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.store import Archive, StoreUnavailable
from robobid.app.hosting.tables.brought import Elsewhere, is_brought
from robobid.app.hosting.tables.clock import Clock
from robobid.app.hosting.tables.history import History
from robobid.app.hosting.tables.room import Room, history_of
from robobid.app.hosting.wall_clock import WallClock
from robobid.app.hosting.workers import TOO_LONG, HereAndNow, Workers
from robobid.app.puzzles.deals import TAG as DEAL
from robobid.core.errors import RobobidError

_LOG = logging.getLogger("robobid.server")
PATIENCE = 1.0
"""Seconds before a store that did not answer is asked again."""


class Host:
    """The rooms in memory, the archive behind them, and the bots beside them."""

    def __init__(
        self,
        settings: Settings,
        archive: Archive,
        bots: Thinker,
        times: Times | None = None,
        workers: Workers | None = None,
        movers: Workers | None = None,
    ) -> None:
        self.settings = settings
        self.archive = archive
        self.bots = bots
        self.workers = HereAndNow() if workers is None else workers
        """Where long questions are worked out."""
        self.movers = movers
        """Where tables play that were brought along; none: here, like all others."""
        self.files = Files(settings)
        self.guests = Guests(settings)
        self.setting_up = asyncio.Lock()
        """One table after another: so that limits hold for whoever asks at once."""
        self.wall = WallClock()
        self.broken: set[str] = set()
        """The tables that cannot be continued, as far as somebody has tried."""
        self.mended: set[str] = set()
        """Tables that were broken; a check that began before does not know better."""
        self._times = times or Times()
        self._rooms: dict[str, tuple[Room, BotTurns, Clock]] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def is_shared(self) -> bool:
        """May other hosts change the same tables?"""
        return False

    def allows_table(self, address: str) -> bool:
        """May somebody set one more table up?"""
        return True

    def allows_question(self, address: str, many: int = 1) -> bool:
        """May somebody ask what takes long to answer?"""
        return True

    def allows_talk(self, address: str) -> bool:
        """May somebody who only looks on say one more thing?"""
        return True

    def came(self, room: Room, person: str) -> None:
        """Somebody has a table in sight."""

    def left(self, room: Room, person: str) -> None:
        """Somebody has a table in sight no longer."""

    def allows_analysis(self, address: str) -> bool:
        """May somebody have one more game looked back on?"""
        return True

    def allows_progress(self, address: str, many: int) -> bool:
        """May somebody have so many more things kept?"""
        return True

    async def analyse(self, wish: Wish) -> bool:
        """Have a game looked back on; false if too many wait, or nobody does it."""
        return False

    async def open(self) -> None:
        """Begin: let bots go on that were interrupted."""
        self._begin(self._look_after_bots())
        self._begin(self._sweep())

    async def close(self) -> None:
        """End cleanly: no task is left."""
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        for _, turns, clock in self._rooms.values():
            turns.end()
            clock.end()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def stored(self, code: str) -> Stored:
        """A table from the archive; an unknown one is refused."""
        talk = self.settings.chat_kept
        found = await self.archive.read(self.archive.store.questions.load, code, talk)
        if found is None:
            raise unknown_table(code)
        return found

    async def room(self, code: str, *, mine: bool = False) -> Room:
        """A table's room, opened if need be; an unknown one is refused.

        `mine` says that this host set the table up, so that its bots begin at once.
        """
        if code in self._rooms:
            room, _, _ = self._rooms[code]
            room.used = time.monotonic()
            return room
        if code in self.broken:
            raise cannot_continue()
        if code not in self._opening:
            mine = mine or not self.is_shared
            task = asyncio.create_task(self._open(code, mine))
            self._opening[code] = task
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(self._opening[code])

    async def tell(self, code: str, *, mine: bool = True) -> None:
        """Something but a move was stored for a table: let its room know.

        `mine` says that this host stored it.
        """
        if code in self._rooms:
            await self._rooms[code][0].catch_up(mine=mine)

    def settle_results(self, codes: Iterable[str]) -> None:
        """Work out how finished games ended whose results were never stored."""
        for code in codes:
            self._begin(self._settle_result(code))

    async def _settle_result(self, code: str) -> None:
        with contextlib.suppress(Denied, StoreUnavailable):
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
        if stored.head.is_stopped:
            raise stopped_table(code)
        elsewhere = None
        # What was stopped may take too long again; the luck of a deal is drawn here.
        was_mended = code in self.mended and DEAL not in stored.tags
        if self.movers is not None and (is_brought(stored) or was_mended):
            elsewhere = Elsewhere(self.movers, self.archive.read)
        try:
            if elsewhere is None:
                history = await self.archive.read(history_of, stored)
            else:
                history = await self._history_from(elsewhere, stored)
        except RobobidError as error:
            if isinstance(error, Denied) and error.code != CANNOT_CONTINUE:
                raise
            self._note_broken(code, error)
            raise cannot_continue() from error
        room = Room(
            stored, history, self.archive, self.settings, self._times, elsewhere
        )
        turns = BotTurns(room, self.bots, self.settings, self.guests)
        clock = Clock(room, self.archive, self.wall)
        self._rooms[code] = room, turns, clock
        room.broke = lambda error: self._broke(code, error)
        try:
            await self._opened(room)
        finally:
            turns.wake(mine)
            clock.wake()
        return room

    async def _history_from(self, elsewhere: Elsewhere, stored: Stored) -> History:
        """The moves of a table that was brought; stopped is one that takes too long."""
        code = stored.head.code
        try:
            return await elsewhere.opened(stored)
        except Denied as error:
            if error.code != TOO_LONG:
                raise
            _LOG.error("table %s cannot be opened: it is stopped", code)
            await self.archive.write(self.archive.store.tables.stop, code)
            raise stopped_table(code) from error

    def _note_broken(self, code: str, error: RobobidError) -> None:
        """Say once which table cannot be continued: what is wrong may be secret."""
        if code not in self.broken:
            self.broken.add(code)
            kind = getattr(error.__cause__, "code", error.code)
            _LOG.error("table %s cannot be continued: %s", code, kind)

    def _broke(self, code: str, error: RobobidError) -> None:
        """A room cannot go on any more: whoever comes next is told so."""
        self._note_broken(code, error)
        self._forget(code)

    def mend(self, code: str) -> None:
        """A table was cut back to its last good moment: it can be opened again."""
        self.broken.discard(code)
        self.mended.add(code)
        self._forget(code)  # it may have been further on

    async def _opened(self, room: Room) -> None:
        """A room is in memory now."""

    async def _look_after_bots(self) -> None:
        """After a start every table with a bot to move goes on by itself.

        Later too: whatever was missed, and whichever host was to play for it.
        """
        pause, settled = self.settings.look_seconds, None
        while True:
            try:
                await self._look_for_bots(settled)
            except StoreUnavailable:
                await asyncio.sleep(min(PATIENCE, pause))
            else:
                await asyncio.sleep(pause)
                settled = time.time() - pause

    async def _look_for_bots(self, settled: float | None) -> None:
        """Go on with every table that waits for a bot, or where time is over."""
        read, questions = self.archive.read, self.archive.store.questions
        late = await read(questions.overdue, time.time())
        for code in [*await read(questions.due, settled), *late]:
            if code in self.broken:
                continue
            try:
                await self._go_on(code)
            except Denied:
                self._forget(code)  # it was too old, and is gone
            except StoreUnavailable:
                raise
            except Exception as error:
                self._failed("table", error, code)

    async def _go_on(self, code: str) -> None:
        if code not in self._rooms:
            await self.room(code)
            return
        room, turns, clock = self._rooms[code]
        await room.catch_up()
        turns.wake(mine=not self.is_shared)
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

    def _forget(self, code: str) -> None:
        """Put a room out of memory."""
        if code in self._rooms:
            _, turns, clock = self._rooms.pop(code)
            turns.end()
            clock.end()

    def _all_rooms(self) -> list[Room]:
        return [room for room, *_ in self._rooms.values()]

    def _room_in_memory(self, code: str) -> Room | None:
        return self._rooms[code][0] if code in self._rooms else None

    def _begin(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._failed("task", error)

    def _failed(self, what: str, error: BaseException, code: str = "") -> None:
        """A mistake of ours, noted without what it says, which may be secret."""
        said = f"table {code} cannot be continued" if code else f"a {what} failed"
        _LOG.error("%s: %s", said, kind_of(error))
