"""Processes that a server or a terminal starts end with it, however it ends."""

from __future__ import annotations

import os
import select
import threading
from typing import Final

_ORPHANED: Final = 75
"""The exit code of whoever was left behind: try again later."""


def end_with_parent() -> None:
    """End this process when nobody holds the other end of its standard input.

    Whoever thinks or compiles does not read, so that the end of input alone would be
    noticed only after minutes. Where a system cannot be asked, it is noticed then.
    """
    if hasattr(select, "poll"):
        threading.Thread(target=_end_when_left, name="parent", daemon=True).start()


def _end_when_left() -> None:
    watch = select.poll()
    watch.register(0, 0)  # nothing but that it is closed
    watch.poll()
    os._exit(_ORPHANED)
