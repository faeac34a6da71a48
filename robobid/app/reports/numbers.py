"""Numbers in the words of a language."""

from __future__ import annotations

from math import isfinite

from robobid.app.locales import Say
from robobid.arena.intervals import Interval


def decimal(value: float, places: int, say: Say) -> str:
    """A number with the decimal sign of the language."""
    return f"{value:.{places}f}".replace(".", say("simulate.decimal_sign"))


def between(interval: Interval, say: Say) -> str:
    """An interval in words: from the one to the other; a dash if nothing is known."""
    if not all(map(isfinite, interval)):
        return "–"
    low, high = (decimal(end, 1, say) for end in interval)
    return f"{low} … {high}"
