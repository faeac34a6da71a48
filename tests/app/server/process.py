"""A server as a process of its own, which can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import ClassVar

START = """
import sys
from robobid.app.server.serve import serve
host, port, database, workers = sys.argv[1:]
sys.exit(serve(host=host, port=int(port), database=database, workers=int(workers),
               open_browser=False))
"""
READY = 180.0
GENEROUS = {
    "ROBOBID_BOT_WAIT": "0",
    "ROBOBID_BOT_GRACE": "0.5",
    "ROBOBID_BOT_SECONDS": "600",
    "ROBOBID_MESSAGES_PER_SECOND": "10000",
    "ROBOBID_MESSAGE_BURST": "10000",
    "ROBOBID_ADDRESS_MESSAGES_PER_SECOND": "10000",
    "ROBOBID_ADDRESS_MESSAGE_BURST": "100000",
    "ROBOBID_FRAMES_PER_SECOND": "1000000",
    "ROBOBID_FRAME_BURST": "1000000",
    "ROBOBID_ADDRESS_FRAMES_PER_SECOND": "1000000",
    "ROBOBID_ADDRESS_FRAME_BURST": "1000000",
    "ROBOBID_REQUESTS_PER_SECOND": "10000",
    "ROBOBID_REQUEST_BURST": "10000",
    "ROBOBID_QUESTIONS_PER_SECOND": "10000",
    "ROBOBID_QUESTION_BURST": "10000",
    "ROBOBID_QUESTION_SECONDS": "600",
    "ROBOBID_QUESTIONS_AT_ONCE": "2",
    "ROBOBID_QUESTIONS_WAITING": "10000",
    "ROBOBID_QUESTIONS_IN_ALL": "10000",
    "ROBOBID_TABLES_PER_HOUR": "100000",
    "ROBOBID_OPEN_TABLES": "100000",
    "ROBOBID_CONNECTIONS_PER_ADDRESS": "100000",
}


PORTS = range(10_000, 32_000)
"""Ports that no system gives to clients.

While a server is away its clients keep knocking at its port. If that were one of
theirs, one of them would sooner or later be given it, and reach itself.
"""


def free_port() -> int:
    """A port that nobody uses, a moment ago."""
    while True:
        port = SystemRandom().choice(PORTS)
        if is_free(port):
            return port


def is_free(port: int) -> bool:
    """Does nobody listen at a port?"""
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class ServerProcess:
    """`robobid serve` on loopback."""

    script = START
    usual: ClassVar[Mapping[str, str]] = GENEROUS
    """Its settings, unless others are given."""

    def __init__(
        self, database: str, log: Path, workers: int = 1, **settings: str
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self._workers = workers
        self.log = log
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        command = [sys.executable, "-c", self.script, "127.0.0.1", str(self.port)]
        command += [self.database, str(self._workers)]
        before = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, "LC_ALL": "C", **self.usual, **self._settings},
            )
        end = time.monotonic() + READY
        while b"Robobid is at" not in self.log.read_bytes()[before:]:
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(self.log.read_text("utf-8"))
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """kill -9; its workers notice and end too, which frees the port."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        end = time.monotonic() + READY
        while not is_free(self.port):
            assert time.monotonic() < end, "its workers still listen"
            time.sleep(0.02)

    def end(self) -> int:
        """SIGTERM; gives the exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(READY)
