"""Everything that a running server holds together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from robobid.app.hosting.host import PATIENCE, Host
from robobid.app.hosting.metrics import Metrics
from robobid.app.hosting.notices.notices import Notices, Rules
from robobid.app.hosting.notices.outbox import Courier, Post
from robobid.app.hosting.notices.turns import Turn, turns_of
from robobid.app.hosting.people.secrets import hashed
from robobid.app.hosting.problems import Denied, too_fast
from robobid.app.hosting.rows import Wish
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire.messages import FromServer
from robobid.app.server.codec import encode
from robobid.app.server.devices import Devices
from robobid.app.server.limits import Crowd, Limit, Share
from robobid.app.server.notices.hooks import Chat, Hooks
from robobid.app.server.notices.mail import Mail, read_server
from robobid.app.server.notices.outbound import Outbound
from robobid.app.server.notices.push import Push
from robobid.app.server.notices.sealing import encoded, new_key, public_of, read_key
from robobid.app.server.presence import Presence
from robobid.app.server.processes.analyses import Analyses
from robobid.app.server.processes.bot_processes import BotProcesses
from robobid.app.server.processes.workers import Workers
from robobid.app.server.settings import Settings
from robobid.app.server.storage.archive import Archive
from robobid.app.server.updates import check_after_update

_LOG = logging.getLogger("robobid.server")
_POLITE: Final = 5
"""Whoever moves pieces goes before whoever asks a long question."""
_LINES: Final = 3
"""Lines that somebody may say at once who looks on."""
_MINUTE = 60
_HOUR = 3600
_AWAY = 600
"""Seconds for which nobody was here after which the log says so."""
_DAY = 24 * _HOUR


class LastWritten:
    """Messages as JSON: one that goes to many is written once."""

    def __init__(self) -> None:
        self._last: FromServer | None = None
        self._text = b""

    def __call__(self, message: FromServer) -> bytes:
        """A message as it is sent."""
        if message is not self._last:
            self._last, self._text = message, encode(message)
        return self._text


class Hub(Host):
    """A host with its database, its processes, and limits for whoever connects."""

    settings: Settings
    archive: Archive
    bots: BotProcesses
    workers: Workers
    """Where long questions are worked out."""
    movers: Workers
    """Where tables play that were brought along."""

    def __init__(self, settings: Settings, archive: Archive) -> None:
        self.metrics = Metrics()
        bots = BotProcesses(settings, self.metrics)
        workers = Workers(settings, self.metrics, settings.question_processes, _POLITE)
        movers = Workers(settings, self.metrics, settings.move_processes)
        super().__init__(settings, archive, bots, self.metrics.moves, workers, movers)
        self.analyses = Analyses(
            settings, archive, self.bots, self.workers, self.metrics
        )
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
        self.frames = Limit(
            settings.address_frames_per_second, settings.address_frame_burst
        )
        self.spectators = Limit(1 / settings.spectator_pause, _LINES)
        self.outgoing = Share(settings.answers_size, settings.address_answers_size)
        self.questions = Limit(settings.questions_per_second, settings.question_burst)
        self.crowd = Crowd(settings.connections_per_address)
        unknown = settings.unknown_codes_per_minute
        self.unknown_codes = Limit(unknown / _MINUTE, unknown)
        self.devices = Devices(archive)
        store = archive.store
        self.outbound = Outbound(to_loopback=settings.notices_to_loopback)
        self._couriers: dict[str, Courier] = {}
        self.post = Post(archive, store.outbox, self._couriers)
        self.push_key = ""
        """The public key by which browsers know this host; it is made once."""
        self.new_mails = Limit(settings.mails_per_hour / _HOUR, settings.mails_per_hour)
        rules = Rules(settings.notice_wait, len(settings.hooks))
        self.notices = Notices(archive, store.board, rules, self.post.wake)
        self._listener: object | None = None
        self._presence = Presence(archive, self._room_in_memory)
        self.written = LastWritten()
        self._is_closed = False

    @property
    def is_shared(self) -> bool:
        return self.archive.store.database.is_shared

    def allows_table(self, address: str) -> bool:
        return self.new_tables.allows(address)

    def allows_question(self, address: str, many: int = 1) -> bool:
        return self.questions.allows(address, many)

    def allows_talk(self, address: str) -> bool:
        return self.spectators.allows(address)

    async def tell(self, code: str, *, mine: bool = True) -> None:
        await super().tell(code, mine=mine)
        if mine and code not in self._rooms:
            self.notices.look_soon(code)

    def came(self, room: Room, person: str) -> None:
        if not self._is_closed:
            self._begin(self._quietly(self.notices.came, room.code, person))

    def left(self, room: Room, person: str) -> None:
        if not self._is_closed:
            self._begin(self._quietly(self.notices.left, room.code, person))

    def allows_analysis(self, address: str) -> bool:
        return self.new_analyses.allows(address)

    def allows_progress(self, address: str, many: int) -> bool:
        return self.kept.allows(address, many)

    async def analyse(self, wish: Wish) -> bool:
        return await self.analyses.ask(wish)

    async def open(self) -> None:
        """Begin: listen to other servers, and let bots go on that were interrupted."""
        store = self.archive.store
        await self.devices.open()
        try:
            await self._note_time()
        except StoreUnavailable:
            self._begin(self._watch_clock(noted=False))
        else:
            self._begin(self._watch_clock(noted=True))
        if store.database.is_shared:
            from robobid.app.server.storage.listen import Listener

            loop = asyncio.get_running_loop()
            self._listener = listener = Listener(
                store.database.engine.url,
                store.database.server,
                lambda code: self._heard_in(loop, self._heard, code),
                lambda *said: self._heard_in(loop, self._presence.heard, *said),
            )
            listener.start()
            self._begin(self._presence.repeat(self._all_rooms))
            self._begin(self._look_who_watches())
        await super().open()
        self._begin(self._purge())
        self._begin(self._check_after_update())
        self._begin(self._try_to_write())
        self._begin(self.analyses.work())
        await self._hire_couriers()
        self._begin(self.notices.run())
        self._begin(self.post.run())
        self._begin(self._write_digests())

    async def close(self) -> None:
        """End cleanly: no task, process or thread is left."""
        self._is_closed = True
        await super().close()
        self.workers.close()
        self.movers.close()
        self.outbound.close()
        await self.bots.close()
        with contextlib.suppress(StoreUnavailable):
            # To the second: from here on nobody's time runs.
            note_seen = self.archive.store.state.note_seen
            await self.archive.write(note_seen, time.time())
        if self._listener is not None:
            self._listener.end()  # type: ignore[attr-defined]
        await asyncio.to_thread(self.archive.close)

    async def check_guesses(self, code: str, browser: str, address: str) -> None:
        """Whoever has tried too many codes learns no more of them.

        Nor whether there is such a table: but who plays there goes on.
        """
        if not self.unknown_codes.is_spent(address):
            return
        head = await self.archive.read(self.archive.store.questions.head, code)
        if head is None or not head.is_of(browser):
            raise too_fast()

    async def person_of_token(self, token: str) -> str:
        """Whose a token is; one that is nobody's is refused."""
        contacts = self.archive.store.contacts
        person = await self.archive.read(contacts.person_of_token, hashed(token))
        if not person:
            raise Denied(403, "bad_token", "this token opens nothing any more")
        return person

    async def turns_of(self, person: str) -> list[Turn]:
        """The tables that wait for somebody."""
        heads = await self.archive.read(
            self.archive.store.questions.waiting_for, person
        )
        return turns_of(heads, person)

    async def devices_changed(self) -> None:
        """Devices belong to others than before: so do the windows that are open."""
        self.devices.forget()
        for room in self._all_rooms():
            for watcher in list(room.watchers):
                if watcher.device:
                    watcher.browser = await self.devices.person_of(watcher.device)
            room.check_eyes()

    # -- inside -------------------------------------------------------------------

    async def _opened(self, room: Room) -> None:
        # Others may have stored something before the room could hear of it.
        if self.is_shared:
            self._presence.watch(room)
            await room.catch_up()
        self.notices.watch(room)

    def _failed(self, what: str, error: BaseException, code: str = "") -> None:
        self.metrics.failed[what] += 1
        super()._failed(what, error, code)

    async def _purge(self) -> None:
        """Forget old tables now and then."""
        while True:
            try:
                gone = await self.forget_old_tables()
            except StoreUnavailable:
                gone = []
            if not gone:
                await asyncio.sleep(self.settings.purge_hours * _HOUR)

    async def _check_after_update(self) -> None:
        with contextlib.suppress(StoreUnavailable):
            found = await check_after_update(self.settings, self.archive)
            if found is not None:
                self.broken |= {each.code for each in found.broken} - self.mended

    async def _look_who_watches(self) -> None:
        """Another server may have ended a device whose windows are open here."""
        while True:
            await asyncio.sleep(self.settings.look_seconds)
            with contextlib.suppress(StoreUnavailable):
                await self.devices_changed()
                await self._look_who_is_here()

    async def _hire_couriers(self) -> None:
        """Whoever brings notices; the key of this host is made on its first start."""
        archive, settings = self.archive, self.settings
        state, base = archive.store.state, settings.address
        key = read_key(await archive.write(state.made_once, "push_key", new_key()))
        self.push_key = encoded(public_of(key))
        contact = settings.push_contact or (base if base.startswith("https:") else "")
        chats = [Chat(url, settings.hooks_lang) for url in settings.hooks]
        self._couriers |= {
            "push": Push(archive, self.outbound, key, contact),
            "hook": Hooks(archive, self.outbound, base, chats),
        }
        if settings.sends_mail:
            mail = Mail(archive, read_server(settings.smtp), settings.mail_from, base)
            self._couriers |= {"mail": mail, "confirm": mail}

    async def _look_who_is_here(self) -> None:
        """Another server may want to tell whoever has a table in sight here."""
        for room in self._all_rooms():
            for person in room.looking:
                await self.notices.came(room.code, person)

    async def _write_digests(self) -> None:
        """Mail for whoever wants it, once in the hours that they chose."""
        while True:
            await asyncio.sleep(self.settings.digest_seconds)
            await self._quietly(self.notices.digest)

    async def _quietly(self, work: Callable[..., Awaitable[None]], *said: str) -> None:
        """What waits for another time if nothing can be stored now."""
        with contextlib.suppress(StoreUnavailable):
            await work(*said)

    async def _note_time(self) -> None:
        """The server starts: the time for which nobody was here is nobody's fault."""
        store = self.archive.store
        last_seen = await self.archive.write(store.state.note_seen, time.time())
        away = self.wall.begin(last_seen)
        if away:
            await self.archive.write(store.pace.shift, away)
        if abs(away) > _AWAY:
            _LOG.info("nobody was here for %d s: deadlines move by as much", away)

    async def _watch_clock(self, noted: bool) -> None:
        """Keep the last time seen; if the clock is set, deadlines move with it."""
        store = self.archive.store
        while not noted:
            # Nobody is late by a time that could not even be noted at the start.
            self.wall.doubt()
            await asyncio.sleep(PATIENCE)
            with contextlib.suppress(StoreUnavailable):
                await self._note_time()
                noted = True
        while True:
            await asyncio.sleep(_MINUTE)
            by = self.wall.jump()
            with contextlib.suppress(StoreUnavailable):
                if by and not store.database.is_shared:
                    await self.archive.write(store.pace.shift, by)
                await self.archive.write(store.state.note_seen, time.time())

    async def _try_to_write(self) -> None:
        """See at once when nothing can be stored, not only when somebody moves."""
        while True:
            with contextlib.suppress(StoreUnavailable):
                await self.archive.try_to_write()
            is_well, pause = (
                not self.archive.changing.reason,
                self.settings.write_seconds,
            )
            await asyncio.sleep(pause if is_well else min(pause, PATIENCE))

    async def forget_old_tables(self) -> list[str]:
        """Have the archive forget some, but none that somebody looks at."""
        if not self.wall.is_trusted:
            # Nothing is as old as it seems, or as young.
            _LOG.warning("the clock was set: nothing is forgotten for an hour")
            return []
        tables = self.archive.store.tables
        old = (
            _days_ago(self.settings.finished_days),
            _days_ago(self.settings.abandoned_days),
        )
        marked = await self.archive.write(tables.mark, *old)
        watched = [code for code, (room, *_) in self._rooms.items() if room.watchers]
        before = time.time() - self.settings.marked_days * _DAY
        gone = await self.archive.write(tables.purge, *old, before, watched)
        for code in gone:
            self._forget(code)
        if marked or gone:
            _LOG.info("old tables: %d marked, %d forgotten", marked, len(gone))
        await self.archive.write(
            self.archive.store.analyses.purge, _days_ago(self.settings.finished_days)
        )
        # Longer than its cookie no browser is known by what it did.
        await self.archive.write(
            self.archive.store.progress.purge, _days_ago(self.settings.cookie_days)
        )
        await self.archive.write(
            self.archive.store.contacts.purge, _days_ago(self.settings.cookie_days)
        )
        return gone

    def _heard_in(
        self, loop: asyncio.AbstractEventLoop, hear: Callable[..., None], *said: Any
    ) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has just been closed
            loop.call_soon_threadsafe(hear, *said)

    def _heard(self, code: str | None) -> None:
        if code is not None:
            self.broken.discard(code)  # perhaps another server has mended it
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
            except StoreUnavailable:
                await asyncio.sleep(PATIENCE)


def _days_ago(days: float) -> float:
    """A time that lies so far back; for 0 days it lies before everything."""
    return time.time() - days * _DAY if days else 0.0
