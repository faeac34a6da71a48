"""Processes that a server or a terminal starts end with it, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import select
import threading
from multiprocessing.connection import wait
from typing import Any, Final

_ORPHANED: Final = 75
"""The exit code of whoever was left behind: try again later."""


def end_with_parent() -> None:
    """End this process when nobody holds the other end of its standard input.

    Whoever thinks or compiles does not read, so that the end of input alone would be
    noticed only after minutes. Where a system cannot be asked, it is noticed then.
    """
    if hasattr(select, "poll"):
        threading.Thread(target=_end_when_left, name="parent", daemon=True).start()


def end_with_parent_process() -> None:
    """End this worker when the server that started it is gone, however it went.

    It would go on by itself otherwise, and hold the port. What was acknowledged has
    been stored, so that nothing is lost.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        waits = threading.Thread(target=_end_after, args=(parent,), daemon=True)
        waits.start()


def _end_after(parent: Any) -> None:
    wait([parent.sentinel])
    os._exit(_ORPHANED)


def _end_when_left() -> None:
    watch = select.poll()
    watch.register(0, 0)  # nothing but that it is closed
    watch.poll()
    os._exit(_ORPHANED)
