"""What is said to whoever stops long work: what is kept, and how to go on."""

from __future__ import annotations

import sys
from pathlib import Path

from robobid.locales import Say


def tell_stopped(
    say: Say, key: str, done: int, planned: int, *, file: Path | None = None
) -> None:
    """Say on the error output how far the work came before Ctrl-C."""
    told = key if done else "stopped.nothing"
    print(say(told, done=done, n=planned, file=file), file=sys.stderr)
