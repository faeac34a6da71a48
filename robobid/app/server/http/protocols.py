"""HTTP and WebSockets that neither a flood nor nonsense disturbs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.exceptions import InvalidState

from robobid.app.server.limits import Bucket

_PARTS: Final = 32
"""Parts of one message."""
_TOO_MUCH: Final = 1008
_SHORT: Final = 2
_MASK: Final = 4
_CONTROL: Final = 8
_LAST: Final = 0x80
_IDLE: Final = 30.0
"""Seconds in which a connection must have sent the head of a request."""


class GuardedHTTP(H11Protocol):
    """A request that turns out to be none is given up, and nobody answers it twice.

    A connection on which no request comes is closed: each of them is an open file.
    """

    _idle: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        self._idle = self.loop.call_later(_IDLE, self._close_idle)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._no_longer_idle()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Something has come: is it a request?"""
        super().handle_events()
        if self.cycle is not None:
            self._no_longer_idle()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It is to be a WebSocket."""
        self._no_longer_idle()
        super().handle_websocket_upgrade(event)

    def _close_idle(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    def _no_longer_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def send_400_response(self, msg: str) -> None:
        """Say that it cannot be read, unless an answer is on its way already."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            # Whoever works on it hears that the client is gone, and says no more.
            cycle.disconnected = True
            cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """Every ping is answered at once: who sends them and reads no answer must wait.

    Otherwise the answers would pile up here for as long as they like. Frames are
    counted before they are read: pings and parts of a message are no messages, and
    millions of empty ones fit into a few megabytes.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames = Frames()
        self._bucket: Bucket | None = None
        self._is_shaken = False
        """Has the handshake come? Before it there are no frames."""

    def data_received(self, data: bytes) -> None:
        """Some bytes have come: too many frames in them, and they are the last."""
        if self._is_shaken and not self._may_send(data):
            self._cut_off()
            return
        self._is_shaken = True
        super().data_received(data)

    def _may_send(self, data: bytes) -> bool:
        app: Any = self.scope.get("app")
        if app is None:  # it has not been asked yet whether they may come in
            return True
        hub = app.state.hub
        settings, (host, _) = hub.settings, self.scope.get("client") or ("", 0)
        if self._bucket is None:
            self._bucket = Bucket(settings.frames_per_second, settings.frame_burst)
        count = self._frames.count(data, settings.frame_burst + 1)
        is_allowed = self._bucket.take(count) and hub.frames.allows(host, count)
        if not is_allowed or self._frames.is_shredded:
            hub.metrics.refusals["too_many_frames"] += 1
            return False
        return True

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.conn.fail(_TOO_MUCH, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def shutdown(self) -> None:
        """The server ends: who is not in yet comes back later."""
        if not self.handshake_complete and self.initial_response is None:
            self.handshake_complete = self.close_sent = True
            self.conn.send_response(self.conn.reject(503, "the server is ending"))
            self.transport.write(b"".join(self.conn.data_to_send()))
        try:
            super().shutdown()
        except InvalidState:  # they are just saying goodbye themselves
            self.transport.close()

    def pause_writing(self) -> None:
        """Too much waits to be sent."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client has read enough of it."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; text that is none goes on as the bytes that it is.

        So it is refused like any other nonsense, and not written to the log.
        """
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """The next message, when the client reads as well."""
        await self.writable.wait()
        return await super().receive()


class Frames:
    """Counts the frames of a WebSocket as their bytes come, and reads nothing else.

    >>> ping = bytes([0x89, 0x80, 1, 2, 3, 4])
    >>> frames = Frames()
    >>> frames.count(ping * 3 + ping[:2], most=100), frames.count(ping[2:], most=100)
    (4, 0)
    """

    def __init__(self) -> None:
        self.is_shredded = False
        """Has a message come in more parts than anybody needs?"""
        self._parts = 0
        """Of the message that is not complete yet."""
        self._head = b""
        """Of a frame, as far as it has come."""
        self._skip = 0
        """Bytes of the present frame that are still to come."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in some bytes; after the most it stops counting."""
        found, at, end = 0, 0, len(data)
        if self._head:
            data, self._head = self._head + data, b""
            end = len(data)
            found -= 1  # it was counted when its first byte came
        while at < end and found < most:
            if self._skip:
                step = min(self._skip, end - at)
                at, self._skip = at + step, self._skip - step
                continue
            found += 1
            length = _head_length(data, at)
            if length is None:
                self._head = data[at:]
                break
            head, size = length
            self._note_part(data[at])
            at += head
            self._skip = size
        return found

    def _note_part(self, first: int) -> None:
        """A message ends with a part that says so; pings may come between."""
        if first & 0x0F >= _CONTROL:
            return
        self._parts = 0 if first & _LAST else self._parts + 1
        self.is_shredded = self.is_shredded or self._parts > _PARTS


def _head_length(data: bytes, at: int) -> tuple[int, int] | None:
    """How long a frame's head is, and what it announces; none if more must come."""
    if len(data) - at < _SHORT:
        return None
    second = data[at + 1]
    size, masked = second & 0x7F, _MASK if second & 0x80 else 0
    more = {126: 2, 127: 8}.get(size, 0)
    if len(data) - at < _SHORT + more:
        return None
    if more:
        size = int.from_bytes(data[at + _SHORT : at + _SHORT + more])
    return _SHORT + more, size + masked
