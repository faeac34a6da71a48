"""Starts the server: first a socket, at which everybody is told that it starts."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import Final

from robobid.app.locales import language, words
from robobid.app.server.settings import PREFIX, settings_from
from robobid.app.server.startup import Starting
from robobid.core.errors import Unsupported, reason_of

try:
    import resource
except ImportError:  # a system without limits of this kind
    resource = None  # type: ignore[assignment]

_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_BACKLOG: Final = 2048
DEFAULT_PORT: Final = 8000
_SIGNS_OF_A_SCREEN: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
_PATIENCE: Final = 3
"""Seconds that a browser gets to open."""
_UNTIL_LEFT: Final = 10.0
"""Seconds that workers of a server that was killed get to leave its port."""
_UNREAD: Final = 30_000
"""Milliseconds after which a connection ends that takes nothing of what is sent."""


def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    open_browser: bool,
    files: str | None = None,
    bots: Sequence[Sequence[str]] = (),
) -> int:
    """Serve until the process is told to end; gives its exit code."""
    if database is not None:
        os.environ[PREFIX + "DATABASE"] = database
    if files is not None:
        os.environ[PREFIX + "FILES"] = files
    if bots:
        os.environ[PREFIX + "BOTS"] = ",".join(" ".join(words) for words in bots)
    if host in _LOOPBACK:
        os.environ.setdefault(PREFIX + "LOCAL_ONLY", "true")
    settings = settings_from()
    allow_many_connections()
    listener = _bind(host, port, or_another=open_browser)
    address = _address(host, listener)
    starting = Starting(listener)
    say = words(language(None))
    where = say("serve.at", address=address)  # it takes a moment to load the words

    def announce() -> None:
        print(where, flush=True)
        if open_browser:
            _say("serve.how_to_end")
            _show(address)

    try:
        # Everything else takes a while to load: by now somebody answers.
        from robobid.app.server.run import run

        return run(
            settings,
            listener,
            starting,
            address=address,
            workers=workers,
            announce=announce,
        )
    except Unsupported as error:
        if not open_browser or not error.values.get("address"):
            raise
        _say("serve.already", address=error.values["address"])
        _show(error.values["address"], wait=True)
        return 0
    finally:
        starting.end()
        listener.close()


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
        trying.join(_PATIENCE)


def _bind(host: str, port: int, *, or_another: bool) -> socket.socket:
    """Listen at a port; if another will do and this one is taken, at any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Whoever takes nothing of what they asked for is let go, by the system itself.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
    try:
        _take(listener, (host, port), seconds=0 if or_another else _UNTIL_LEFT)
    except (OSError, TypeError, ValueError) as error:  # a name that no host has
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


def _take(listener: socket.socket, address: tuple[str, int], seconds: float) -> None:
    """Take an address; whoever has it may be about to leave it."""
    end = monotonic() + seconds
    while True:
        try:
            return listener.bind(address)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or monotonic() >= end:
                raise
        sleep(0.1)


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_page(address: str, missed: Callable[[], None]) -> threading.Thread:
    """Open an address soon; `missed` is called if there is nothing to open it with.

    Some browsers are waited for until they are closed. The server does not wait.
    """

    def try_to() -> None:
        if not is_shown(address):
            missed()

    trying = threading.Thread(target=try_to, daemon=True)
    trying.start()
    return trying


def is_shown(address: str) -> bool:
    """Show an address in a browser; was there one?"""
    if not _has_screen():
        # Python would take a text browser, which would fight us for the terminal.
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def _has_screen() -> bool:
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(map(os.environ.get, _SIGNS_OF_A_SCREEN))


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
