"""WebSockets that neither a flood nor nonsense disturbs."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)


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
