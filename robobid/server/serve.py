"""Starts the server and ends it cleanly."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from robobid.core.errors import Unsupported, reason_of
from robobid.locales import language, words
from robobid.server.app import collect_garbage_seldom, make_app
from robobid.server.browsing import open_page
from robobid.server.logs import LOGGING
from robobid.server.protocols import GuardedHTTP, GuardedWebSocket
from robobid.server.settings import PREFIX, Settings, default_database, settings_from
from robobid.server.storage.archive import open_archive
from robobid.server.storage.engine import database_address

try:
    import resource
except ImportError:  # a system without limits of this kind
    resource = None  # type: ignore[assignment]

_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_APP: Final = "robobid.server.app:app_from_environment"
_BACKLOG: Final = 2048
DEFAULT_PORT: Final = 8000
_GRACE: Final = 3
"""Seconds that open requests get to finish."""
_UNREAD: Final = 30_000
"""Milliseconds after which a connection ends that takes nothing of what is sent."""


def serve(
    *, host: str, port: int, database: str | None, workers: int, open_browser: bool
) -> int:
    """Serve until the process is told to end; gives its exit code."""
    if database is not None:
        os.environ[PREFIX + "DATABASE"] = database
    if host in _LOOPBACK:
        os.environ.setdefault(PREFIX + "LOCAL_ONLY", "true")
    settings = settings_from()
    url = database_address(settings.database, default_database())
    if workers > 1 and url.get_backend_name() != "postgresql":
        raise Unsupported(
            "workers_need_postgresql",
            f"{workers} workers need a PostgreSQL database; with SQLite there is one",
            workers=workers,
        )
    allow_many_connections()
    listener = _bind(host, port, or_another=open_browser)
    address = _address(host, listener)

    def announce() -> None:
        archive.note_address(address)
        _say("serve.at", address=address)
        if open_browser:
            _say("serve.how_to_end")
            _show(address)

    # What is wrong with the database is said here, before anything is started.
    try:
        archive = open_archive(settings.database, default_database())
    except Unsupported as error:
        listener.close()
        if not open_browser or not error.values.get("address"):
            raise
        _say("serve.already", address=error.values["address"])
        _show(error.values["address"], wait=True)
        return 0
    # uvicorn raises the signal again when it has finished: then it has done its work.
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: None)
    if workers > 1:
        archive.close()
        announce()
        config = config_for(settings, _APP, workers)
        Multiprocess(config, sockets=[listener]).run()
        return 0
    collect_garbage_seldom()
    config = config_for(settings, make_app(settings, archive), workers)
    server = _Announcing(config, announce)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def play_here() -> int:
    """Serve this machine alone, and open the page in a browser."""
    return serve(
        host=_LOOPBACK[0],
        port=DEFAULT_PORT,
        database=None,
        workers=1,
        open_browser=True,
    )


def allow_many_connections() -> None:
    """Open as many files as this user may: every connection is one.

    Most systems begin with 1024, which 500 tables for two would use up.
    """
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # a system that does not mean what it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _say(key: str, **values: str) -> None:
    print(words(language(None))(key, **values), flush=True)


def _show(address: str, *, wait: bool = False) -> None:
    trying = open_page(address, lambda: _say("serve.no_browser"))
    if wait:
        trying.join(_GRACE)


class _Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
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


def _bind(host: str, port: int, *, or_another: bool) -> socket.socket:
    """Listen at a port; if another will do and this one is taken, at any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Whoever takes nothing of what they asked for is let go, by the system itself.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if or_another:
            return _bind(host, 0, or_another=False)
        reason = reason_of(error)
        raise Unsupported(
            "address_in_use",
            f"cannot listen at {host}, port {port}: {reason}",
            host=host,
            port=port,
            reason=reason,
        ) from error
    # From now on whoever knocks waits, also before the first worker is ready.
    listener.listen(_BACKLOG)
    return listener


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


if __name__ == "__main__":
    sys.exit(
        serve(
            host="127.0.0.1",
            port=int(sys.argv[1]) if sys.argv[1:] else DEFAULT_PORT,
            database=None,
            workers=1,
            open_browser=False,
        )
    )
