"""What is said to whoever stops long work: what is kept, and how to go on."""

from __future__ import annotations

from pathlib import Path

from robobid.locales import Say
from robobid.terminal.complaining import complain


def tell_stopped(
    say: Say, key: str, done: int, planned: int, *, file: Path | None = None
) -> None:
    """Say on the error output how far the work came before Ctrl-C."""
    told = key if done else "stopped.nothing"
    complain(say(told, done=done, n=planned, file=file))
