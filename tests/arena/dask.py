"""A small Dask cluster on this machine: a scheduler and workers, each a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from distributed import Client

READY = 60.0


class SmallCluster:
    """A scheduler and some workers with one thread each, on loopback."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._count = workers
        self.address = ""
        self.workers: list[subprocess.Popen[bytes]] = []
        self._scheduler: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        note = self._folder / "scheduler.json"
        self._scheduler = self._start(
            "dask_scheduler", "--port", "0", "--scheduler-file", str(note)
        )
        self.address = self._address(note)
        self.workers = [
            self._start("dask_worker", self.address, "--nthreads", "1", "--no-nanny")
            for _ in range(self._count)
        ]
        if self._count:
            self._await_workers()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in [*self.workers, self._scheduler]:
            if process is not None:
                process.kill()
                process.wait()

    def _await_workers(self) -> None:
        connect: Any = Client
        with connect(self.address, timeout=READY, set_as_default=False) as client:
            client.wait_for_workers(self._count, timeout=READY)

    def _start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", *arguments]
        command += ["--host", "127.0.0.1", "--no-dashboard"]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )

    def _address(self, note: Path) -> str:
        end = time.monotonic() + READY
        while time.monotonic() < end:
            try:
                return str(json.loads(note.read_text())["address"])
            except (OSError, ValueError):
                time.sleep(0.05)
        raise TimeoutError((self._folder / "log").read_text())
