"""The WebSocket of a table: a snapshot first, then whatever happens."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from robobid.app.hosting.people.visitor import Visitor
from robobid.app.hosting.problems import (
    UNKNOWN_TABLE,
    Denied,
    Refused,
    kind_of,
    problem_of,
    table_code,
    too_fast,
)
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire import Problem, messages
from robobid.app.server.codec import decode, encode
from robobid.app.server.http import security
from robobid.app.server.hub import Hub
from robobid.app.server.limits import Bucket
from robobid.core.errors import RobobidError

_LOG = logging.getLogger("robobid.server")
REFUSED: Final = 4400
"""Closing code: the first message says why."""
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429
AWAY: Final = 1013
"""Try again later."""
_GOODBYE: Final = 1.0
"""Seconds for telling a slow client that it is cut off."""


class Connection:
    """The WebSocket of one visitor: reads what they send, writes what they get."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self._address = security.address_of(socket)
        self._visitor = Visitor(hub, "", self._address, self.post)
        self._hub = hub
        self._socket = socket
        settings = hub.settings
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(settings.waiting_messages)
        self._is_stuck = asyncio.Event()

    def post(self, message: messages.FromServer) -> None:
        """Send soon; whoever is too slow is cut off, and comes back when they can."""
        if isinstance(message, messages.Refused):
            self._hub.metrics.refusals[message.problem.code] += 1
        try:
            self._outbox.put_nowait(self._hub.written(message))
        except asyncio.QueueFull:
            self._is_stuck.set()

    def _refuse(self, name: str | None, problem: Problem) -> None:
        """Say soon what cannot be done."""
        self.post(messages.Refused(id=name, problem=problem))

    async def serve(self, code: str, seat: str | None, seen: str | None) -> None:
        """Everything from the first message to the last."""
        try:
            who = await self._hub.devices.who(self._socket)
            self._visitor.device, self._visitor.browser = who.device, who.browser
            known = table_code(code)
            await self._hub.check_guesses(known, who.browser, self._address)
            room = await self._hub.room(known)
            await self._visitor.look(room, _number(seat), _number(seen))
        except RobobidError as error:
            self._hub.metrics.refusals[error.code] += 1
            if error.code == UNKNOWN_TABLE:
                self._hub.unknown_codes.allows(self._address)
            refused = messages.Refused(id=None, problem=problem_of(error))
            await self._send(encode(refused))
            await self._socket.close(REFUSED)
            return
        except StoreUnavailable:
            await self._socket.close(AWAY, "unavailable")
            return
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(room))
        stuck = asyncio.create_task(self._is_stuck.wait())
        tasks = (writer, reader, stuck)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._visitor.end(room)
            # Whoever only reloads the page has not left.
            grace = self._hub.settings.away_seconds
            asyncio.get_running_loop().call_later(grace, room.look_around)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                self._note_mistake(room.code, ended)
        if self._is_stuck.is_set():
            # Who reads nothing does not hear this either: nobody waits for them.
            with suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE):
                    await self._socket.close(TOO_SLOW)

    def _note_mistake(self, code: str, ended: object) -> None:
        """Log how a task of this connection ended, unless it just ended."""
        if isinstance(ended, Exception) and not isinstance(
            ended, WebSocketDisconnect | RuntimeError
        ):
            self._hub.metrics.failed["connection"] += 1
            _LOG.error("table %s, a connection failed: %s", code, kind_of(ended))

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
            message = decode(data, messages.ClientMessage)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            reason = str(error)
            denied = Denied(400, "bad_message", reason, reason=reason)
            self._refuse(_id_of(data), problem_of(denied))
            return
        name = getattr(message, "id", None)
        try:
            await self._visitor.do(room, message)
        except RobobidError as error:
            told = Refused(error, room.teller(self._visitor.viewer))
            self._refuse(name, problem_of(told))
        except StoreUnavailable:
            denied = Denied(503, "unavailable", "this cannot be stored now")
            self._refuse(name, problem_of(denied))


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


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise Denied(400, "bad_query", "seat and seen are numbers from 0 up")
    return int(text)


def _id_of(data: str | bytes) -> str | None:
    """The name of an action that cannot be read otherwise, if that can be."""
    try:
        name: str | None = decode(data, messages.ActionName).id
        return name
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
