"""Runs the server at a socket, until the process is told to end."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from robobid.app.server.http.app import collect_garbage_seldom, make_app
from robobid.app.server.http.protocols import GuardedHTTP, GuardedWebSocket
from robobid.app.server.logs import LOGGING
from robobid.app.server.processes.programs import prepare
from robobid.app.server.settings import Settings, default_database
from robobid.app.server.startup import Starting
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.engine import database_address
from robobid.core.errors import Unsupported

_APP: Final = "robobid.app.server.http.app:app_from_environment"
_GRACE: Final = 1
"""Seconds that open requests get to finish: within three everything has ended."""


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
    if workers > 1:
        archive.close()
        signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
        starting.end()
        announce()
        config = config_for(settings, _APP, workers)
        Multiprocess(config, sockets=[listener]).run()
        return 0
    collect_garbage_seldom()
    config = config_for(settings, make_app(settings, archive), workers)
    server = _Server(config, starting, announce)
    # uvicorn raises signals again when it has finished: then it has done its work.
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: None)
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
        # By now uvicorn hears signals: until here they were heard by what ends.
        self._starting.end()
        prepare()
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
