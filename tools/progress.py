"""A test run that talks: how many tests of how many, and every failure at once.

A plugin of pytest (`-p tools.progress`), with or without xdist. On a terminal it keeps
one line up to date; elsewhere it prints a line now and then.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

EVERY = 15.0
"""Seconds between two lines where each stays; on a terminal one line is rewritten."""


class Progress:
    """Counts reports, and says where the run is."""

    def __init__(
        self,
        write: Callable[[str], object],
        *,
        rewrites: bool,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = 0
        self.done = 0
        self.failed = 0
        self._write = write
        self._rewrites = rewrites
        self._now = now
        self._began = self._said = now()

    def finish(self, failed: bool) -> None:
        """A test is over."""
        self.done += 1
        self.failed += failed
        pause = 0.2 if self._rewrites else EVERY
        if self._now() - self._said >= pause:
            self.say()

    def complain(self, name: str, why: str) -> None:
        """A test has failed: say so now, not at the end."""
        self._write(f"{self._start()}FAILED {name}: {why}\n")

    def say(self) -> None:
        """Where the run is."""
        self._said = self._now()
        seconds = int(self._said - self._began)
        failed = f", {self.failed} failed" if self.failed else ""
        line = f"tests {self.done:,} of {self.total:,}{failed}, {seconds} s"
        self._write(self._start() + line + ("" if self._rewrites else "\n"))

    def _start(self) -> str:
        return "\r\x1b[K" if self._rewrites else ""

    # -- pytest's hooks -------------------------------------------------------------

    def pytest_collection_finish(self, session: Any) -> None:
        self.total = max(self.total, len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        self.total = max(self.total, len(ids))

    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """What passed needs no dot: it is counted."""
        return (
            "passed" if report.when == "call" else "",
            "",
            "",
        ) * report.passed or None

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            self.complain(report.nodeid, first_line(crash or report.longrepr))
        if report.when == "teardown":
            self.finish(report.failed)
        elif report.failed:
            self.failed += 1

    def pytest_sessionfinish(self) -> None:
        self.say()
        self._write("\n")


def first_line(found: object) -> str:
    """The line that says most about what went wrong."""
    return getattr(found, "message", str(found)).strip().partition("\n")[0]


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        return  # a worker of xdist: who started it talks
    stream = sys.__stderr__ or sys.stderr

    def write(text: str) -> None:
        stream.write(text)
        stream.flush()

    config.pluginmanager.register(Progress(write, rewrites=stream.isatty()))
