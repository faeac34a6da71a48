"""If the event loop stands still, the table at which it does is stopped.

Nothing that people bring along runs there; should something take for ever all the
same, the server says where, makes sure that no later start meets it again, and ends.
Whoever keeps it running starts it anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

from robobid.app.hosting.tables.room import Room

_LOG = logging.getLogger("robobid.server")
_LOOK: Final = 1.0
"""Seconds between looks at the loop."""
_DEEP: Final = 6
"""Lines of the stack that the log has."""
STOOD_STILL: Final = 70
"""The exit code: an error of ours."""
_GRACE: Final = 2.0
"""Seconds after which the process ends, whatever still goes on in it."""


class Watchdog:
    """A thread that looks whether an event loop still turns."""

    def __init__(
        self,
        seconds: float,
        stop: Callable[[str], None],
        leave: Callable[[int], Any] = os._exit,
        look: float = _LOOK,
    ) -> None:
        self._looks = max(1, round(seconds / look))
        self._look = look
        self._stop = stop
        self._leave = leave
        self._ticked = False
        self._ended = threading.Event()
        self._loop_thread = 0

    def start(self) -> None:
        """Begin to watch the loop that this is called in."""
        self._loop_thread = threading.get_ident()
        self._tick()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def end(self) -> None:
        """Look no more."""
        self._ended.set()

    def _tick(self) -> None:
        self._ticked = True
        if not self._ended.is_set():
            asyncio.get_running_loop().call_later(self._look / 2, self._tick)

    def _watch(self) -> None:
        # Looks are counted, not seconds: a process may have been halted meanwhile.
        missed = 0
        while not self._ended.wait(self._look):
            missed = 0 if self._ticked else missed + 1
            self._ticked = False
            if missed >= self._looks:
                self._bite()
                return

    def _bite(self) -> None:
        frame = sys._current_frames().get(self._loop_thread)
        code, where = table_at(frame), " < ".join(_names(frame)[:_DEEP])
        _LOG.critical("table %s: the server stands still: %s", code or "none", where)
        if code is not None:
            try:
                self._stop(code)
            except Exception as error:
                kind = type(error).__name__
                _LOG.critical("table %s could not be stopped: %s", code, kind)
        self._leave(STOOD_STILL)


def table_at(frame: FrameType | None) -> str | None:
    """The table that some code is about: that of the innermost room."""
    while frame is not None:
        for value in list(frame.f_locals.values()):
            if isinstance(value, Room):
                return value.code
        frame = frame.f_back
    return None


def _names(frame: FrameType | None) -> list[str]:
    """Where some code is: names and lines, and no values."""
    found = []
    while frame is not None:
        file = os.path.basename(frame.f_code.co_filename)
        found.append(f"{file}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return found


def leave_in_time(seconds: float = _GRACE) -> None:
    """On SIGTERM end within some seconds, whatever still goes on.

    What was acknowledged has been stored, so that nothing is lost.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    for each in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(each)
        if callable(before) and before is not signal.default_int_handler:
            signal.signal(each, _hurried(before, seconds))


def _hurried(
    before: Callable[[int, FrameType | None], Any], seconds: float
) -> Callable[[int, FrameType | None], Any]:
    def leave(number: int, frame: FrameType | None) -> None:
        last = threading.Timer(seconds, os._exit, (0,))
        last.daemon = True
        last.start()
        before(number, frame)

    return leave
