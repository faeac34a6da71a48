"""Runs the server at a socket, until the process is told to end."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from robobid.core.errors import Unsupported
from robobid.server.app import collect_garbage_seldom, make_app
from robobid.server.logs import LOGGING
from robobid.server.protocols import GuardedHTTP, GuardedWebSocket
from robobid.server.settings import Settings, default_database
from robobid.server.starting import Starting
from robobid.server.storage.archive import open_archive
from robobid.server.storage.engine import database_address

_APP: Final = "robobid.server.app:app_from_environment"
_GRACE: Final = 3
"""Seconds that open requests get to finish."""


def run(
    settings: Settings,
    listener: socket.socket,
    starting: Starting,
    *,
    address: str,
    workers: int,
    announce: Callable[[], None],
) -> int:
    """Serve; gives the exit code. What is wrong with the database is refused first."""
    url = database_address(settings.database, default_database())
    if workers > 1 and url.get_backend_name() != "postgresql":
        raise Unsupported(
            "workers_need_postgresql",
            f"{workers} workers need a PostgreSQL database; with SQLite there is one",
            workers=workers,
        )
    archive = open_archive(settings.database, default_database())
    archive.note_address(address)
    # uvicorn raises the signal again when it has finished: then it has done its work.
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: None)
    if workers > 1:
        archive.close()
        starting.end()
        announce()
        config = config_for(settings, _APP, workers)
        Multiprocess(config, sockets=[listener]).run()
        return 0
    collect_garbage_seldom()
    config = config_for(settings, make_app(settings, archive), workers)
    server = _Server(config, starting, announce)
    server.run(sockets=[listener])
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(
        self, config: uvicorn.Config, starting: Starting, announce: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._starting = starting
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._starting.end()
        await super().startup(sockets)
        if self.started:
            self._announce()


def config_for(
    settings: Settings, app: ASGIApp | str, workers: int = 1, **changes: Any
) -> uvicorn.Config:
    """How uvicorn serves an application, or several workers that make it."""
    usual: dict[str, Any] = {
        "factory": isinstance(app, str),
        "workers": workers,
        # Unlike the quicker one it bounds the headers of a request.
        "http": GuardedHTTP,
        "ws": GuardedWebSocket,
        "ws_max_size": settings.message_size,
        # Compressing costs memory for every connection, and messages are small.
        "ws_per_message_deflate": False,
        "lifespan": "on",
        "log_config": LOGGING,
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": _GRACE,
    }
    return uvicorn.Config(app, **(usual | changes))
