"""`robobid` alone serves this machine and opens the page in a browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from robobid.app.server.serve import DEFAULT_PORT

PATIENCE = 180.0
BROWSER = """#!/bin/sh
echo "$1" >> "$OPENED"
# Some browsers stay until they are closed.
exec sleep 600
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A person's folder, with a browser that notes what it was asked to open."""
    browser = tmp_path / "browser"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    return tmp_path


def environment(home: Path, **changes: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
        and not name.startswith("ROBOBID_")
    }
    return {
        **kept,
        "LC_ALL": "C",
        "XDG_DATA_HOME": str(home),
        "OPENED": str(home / "opened"),
        **changes,
    }


class Running:
    """`robobid` without a word, in a session of its own."""

    def __init__(self, home: Path, **changes: str) -> None:
        self._home = home
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "import sys; from robobid.app.commands import main; sys.exit(main())",
            ],
            env=environment(home, **changes),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self.lines: list[str] = []

    def line(self) -> str:
        """The next line that it prints."""
        assert self._process.stdout is not None
        self.lines.append(self._process.stdout.readline().strip())
        return self.lines[-1]

    def opened(self) -> list[str]:
        """What the browser was asked to open, as soon as it was."""
        noted = self._home / "opened"
        end = time.monotonic() + PATIENCE
        written = ""
        while not written.endswith("\n") and time.monotonic() < end:
            time.sleep(0.05)
            written = noted.read_text() if noted.exists() else ""
        return written.split()

    def interrupt(self) -> int:
        """Ctrl-C; gives the exit code."""
        self._process.send_signal(signal.SIGINT)
        return self.wait()

    def wait(self) -> int:
        """Wait for its end; gives the exit code."""
        return self._process.wait(PATIENCE)

    def end(self) -> None:
        """Whatever happened, nothing stays: the browser is in its session too."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()


@contextmanager
def robobid(home: Path, **changes: str) -> Iterator[Running]:
    running = Running(home, **changes)
    try:
        yield running
    finally:
        running.end()


@contextmanager
def default_port_taken() -> Iterator[None]:
    """Somebody else listens at the port that would be taken."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", DEFAULT_PORT))
            other.listen()
        except OSError:
            pass  # it is taken already
        yield


def test_it_opens_the_page_and_ends_on_ctrl_c(home: Path) -> None:
    with default_port_taken(), robobid(home, BROWSER=str(home / "browser")) as running:
        where = running.line()
        how = running.line()
        address = where.rpartition(" ")[2]

        assert where == f"Robobid is at {address}"
        assert not address.endswith(f":{DEFAULT_PORT}")
        assert how.startswith("Press Ctrl-C to stop")
        assert running.opened() == [address]
        health = httpx.get(f"{address}/api/health", trust_env=False, timeout=PATIENCE)
        assert health.status_code == 200
        # The browser is still open, and nobody waits for it.
        assert running.interrupt() == 0
    assert (home / "robobid" / "tables.sqlite").exists()


def test_a_second_one_opens_the_first(home: Path) -> None:
    with robobid(home) as first:
        address = first.line().rpartition(" ")[2]
        assert first.line().startswith("Press Ctrl-C")
        assert first.line().startswith("A browser can’t be opened from here")

        with robobid(home, BROWSER=str(home / "browser")) as second:
            assert second.line() == f"Robobid is already running, at {address}"
            assert second.opened() == [address]
            assert second.wait() == 0
        assert first.interrupt() == 0


def test_a_browser_that_fails_is_told(home: Path) -> None:
    with robobid(home, BROWSER=str(home / "there-is-none"), LC_ALL="de_DE") as running:
        lines = [running.line() for _ in range(3)]

        assert lines[0].startswith("Robobid läuft unter http://127.0.0.1:")
        assert lines[2].startswith("Von hier lässt sich kein Browser öffnen")
        assert running.interrupt() == 0
