"""The WebSocket of a table: a snapshot first, then whatever happens."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from robobid.core.errors import Illegal, RobobidError
from robobid.server import messages, security
from robobid.server.bot_turns import job_for
from robobid.server.cleaning import clean_text
from robobid.server.coaching import Coach
from robobid.server.history import Viewer
from robobid.server.hub import Hub
from robobid.server.limits import Bucket
from robobid.server.problems import (
    Denied,
    Refused,
    not_your_seat,
    problem_of,
    table_code,
    too_fast,
)
from robobid.server.rooms import Room, encode
from robobid.server.wire import Problem

_LOG = logging.getLogger("robobid.server")
_DECODE: Final = msgspec.json.Decoder(messages.ClientMessage).decode
_ID: Final = msgspec.json.Decoder(messages.ActionName).decode
REFUSED: Final = 4400
"""Closing code: the first message says why."""
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429
AWAY: Final = 1013
"""Try again later."""
_GOODBYE: Final = 1.0
"""Seconds for telling a slow client that it is cut off."""


class Connection:
    """One browser window at a table; it looks through the eyes of one viewer."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.viewer: Viewer = None
        self.browser = security.browser_of(socket)
        self._address = security.address_of(socket)
        self._hub = hub
        self._socket = socket
        settings = hub.settings
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(settings.waiting_messages)
        self._hint: asyncio.Task[None] | None = None
        self._coach = Coach(hub, self.post)
        self._is_stuck = asyncio.Event()

    def post(self, message: bytes) -> None:
        """Send soon; whoever is too slow is cut off, and comes back when they can."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._is_stuck.set()

    def _refuse(self, name: str | None, problem: Problem) -> None:
        """Say soon what cannot be done."""
        self.post(self._refused(name, problem))

    def _refused(self, name: str | None, problem: Problem) -> bytes:
        self._hub.metrics.refusals[problem.code] += 1
        return encode(messages.Refused(id=name, problem=problem))

    async def serve(self, code: str, seat: str | None, seen: str | None) -> None:
        """Everything from the first message to the last."""
        try:
            room = await self._hub.room(table_code(code))
            await self._look(room, _number(seat), _number(seen))
        except RobobidError as error:
            await self._send(self._refused(None, problem_of(error)))
            await self._socket.close(REFUSED)
            return
        except SQLAlchemyError:
            await self._socket.close(AWAY, "unavailable")
            return
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(room))
        stuck = asyncio.create_task(self._is_stuck.wait())
        tasks = (writer, reader, stuck)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.watchers.discard(self)
            self._coach.end()
            # Whoever only reloads the page has not left.
            grace = self._hub.settings.away_seconds
            asyncio.get_running_loop().call_later(grace, room.look_around)
            for task in (*tasks, *filter(None, [self._hint])):
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                _note_mistake(ended)
        if self._is_stuck.is_set():
            # Who reads nothing does not hear this either: nobody waits for them.
            with suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE):
                    await self._socket.close(TOO_SLOW)

    async def _look(self, room: Room, viewer: Viewer, seen: int | None) -> None:
        """Begin to look through a viewer's eyes."""
        if viewer is not None and not room.owns(self.browser, viewer):
            # A seat may have been claimed a moment ago, by another server.
            await room.catch_up()
            if not room.owns(self.browser, viewer):
                raise not_your_seat()
        is_new = self not in room.watchers
        most = self._hub.settings.watchers_per_table
        # However many look on, there is room for those who play.
        if viewer is None and is_new and len(room.watchers) >= most:
            raise Denied(429, "too_many_watchers", "too many watch this table")
        # Nothing waits between these lines, so that no move is missed or told twice.
        self.viewer = viewer
        if is_new:
            room.look_around(newcomer=self)
            room.watchers.add(self)
        self.post(room.snapshot(viewer, self.browser, seen))

    async def _write(self) -> None:
        while True:
            await self._send(await self._outbox.get())

    async def _send(self, message: bytes) -> None:
        # As text: browsers give text to the page without further ado.
        await self._socket.send_text(message.decode())

    async def _read(self, room: Room) -> None:
        while True:
            try:
                message = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            data = message.get("text") or message.get("bytes") or b""
            if not (self._bucket.take() and self._hub.messages.allows(self._address)):
                self._refuse(_id_of(data), problem_of(too_fast()))
                await asyncio.sleep(1 / self._hub.settings.messages_per_second)
            elif len(data) > self._hub.settings.message_size:
                denied = Denied(413, "too_long", "the message is too long")
                self._refuse(None, problem_of(denied))
            else:
                await self._answer(room, data)

    async def _answer(self, room: Room, data: str | bytes) -> None:
        try:
            message = _DECODE(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            reason = str(error)
            denied = Denied(400, "bad_message", reason, reason=reason)
            self._refuse(_id_of(data), problem_of(denied))
            return
        name = getattr(message, "id", None)
        try:
            await self._do(room, message)
        except RobobidError as error:
            told = Refused(error, room.teller(self.viewer))
            self._refuse(name, problem_of(told))
        except SQLAlchemyError:
            denied = Denied(503, "unavailable", "this cannot be stored now")
            self._refuse(name, problem_of(denied))

    async def _do(self, room: Room, message: messages.ClientMessage) -> None:
        match message:
            case messages.Sit(seat=seat, seen=seen):
                await self._look(room, seat, seen)
                return
            case messages.Say(text=text):
                await self._say(room, text)
                return
        seat = self.viewer
        if seat is None or not room.owns(self.browser, seat):
            raise not_your_seat()
        match message:
            case messages.Nudge(seat=waited_for):
                await self._nudge(room, waited_for)
                return
            case messages.Hurry(seat=slow):
                room.waiting.hurry(slow)
                return
        if room.head.seats[seat].is_automatic:
            raise Illegal("bot_plays", "a bot plays for you; take the seat back first")
        match message:
            case messages.Act(id=name, position=position, move=move):
                after = await room.act(seat, move, position, name)
                self.post(encode(messages.Accepted(id=name, position=after)))
            case messages.TakeBack(id=name, position=position):
                await self._take_order_back(room, seat)
                after = await room.undo(seat, position, name)
                self.post(encode(messages.Accepted(id=name, position=after)))
            case messages.AskHint():
                self._ask_hint(room, seat)
            case messages.Weigh():
                may = self._hub.questions.allows(self._address)
                self._coach.weigh(room, seat, message, may=may)

    async def _take_order_back(self, room: Room, seat: int) -> None:
        """Who takes something back decides anew: nothing is answered for them."""
        if room.head.seats[seat].standing is not None:
            archive = self._hub.archive
            give_order = archive.store.seats.give_order
            await archive.write(give_order, room.code, seat, None)
            await room.catch_up()

    async def _nudge(self, room: Room, seat: int) -> None:
        """Remind somebody, if the table waits for them."""
        head, archive = room.head, self._hub.archive
        if seat not in head.to_act or head.seats[seat].is_automatic:
            raise Illegal("not_waited_for", "nobody waits for this seat", seat=seat)
        pause = self._hub.settings.nudge_seconds
        nudge = archive.store.pace.nudge
        if not await archive.write(nudge, room.code, seat, time.time(), pause):
            raise too_fast()
        await room.catch_up()

    async def _say(self, room: Room, text: str) -> None:
        """Table talk: of the seat that one looks through, or a spectator's."""
        viewer, settings = self.viewer, self._hub.settings
        if viewer is None and not settings.spectators_talk:
            raise Denied(403, "spectators_silent", "spectators only watch here")
        if viewer is not None and not room.owns(self.browser, viewer):
            raise not_your_seat()
        said = clean_text(text, settings.chat_length)
        if said:
            await room.say(viewer, said)

    def _ask_hint(self, room: Room, seat: int) -> None:
        """One hint at a time; meanwhile the player may go on."""
        if self._hint is None or self._hint.done():
            if not self._hub.questions.allows(self._address):
                raise too_fast()
            self._hint = asyncio.create_task(self._give_hint(room, seat))

    async def _give_hint(self, room: Room, seat: int) -> None:
        position = room.history.position(seat)
        thought = await self._hub.bots.think(job_for(room, seat, None))
        if self.viewer != seat:
            return  # Somebody else sits before the screen now: it is not for them.
        if thought.problem is not None:
            self._refuse(None, problem_of(Denied(503, *thought.problem)))
            return
        assert thought.told is not None
        self.post(
            encode(
                messages.HintGiven(
                    position=position,
                    move=thought.move,
                    action=thought.action,
                    told=thought.told,
                    simpler=thought.at_once,
                )
            )
        )


async def table_socket(socket: WebSocket) -> None:
    """A client connects to a table."""
    hub: Hub = socket.app.state.hub
    address = security.address_of(socket)
    if not security.comes_from_our_page(socket, hub.settings):
        await socket.close()
        return
    if not hub.requests.allows(address) or not hub.crowd.enter(address):
        await socket.accept()
        await socket.close(TOO_MUCH)
        return
    try:
        await socket.accept()
        query = socket.query_params
        await Connection(hub, socket).serve(
            socket.path_params["code"], query.get("seat"), query.get("seen")
        )
    except (WebSocketDisconnect, RuntimeError):
        pass  # it left before we had finished
    finally:
        hub.crowd.leave(address)


def _note_mistake(ended: object) -> None:
    """Log how a connection's task ended, unless it just ended."""
    if isinstance(ended, Exception) and not isinstance(
        ended, WebSocketDisconnect | RuntimeError
    ):
        _LOG.error("a connection failed", exc_info=ended)


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise Denied(400, "bad_query", "seat and seen are numbers from 0 up")
    return int(text)


def _id_of(data: str | bytes) -> str | None:
    """The name of an action that cannot be read otherwise, if that can be."""
    try:
        return _ID(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
