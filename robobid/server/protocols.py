"""HTTP and WebSockets that neither a flood nor nonsense disturbs."""

from __future__ import annotations

from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)


class GuardedHTTP(H11Protocol):
    """A request that turns out to be none is given up, and nobody answers it twice."""

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

    Otherwise the answers would pile up here for as long as they like.
    """

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
