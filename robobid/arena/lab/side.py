"""The two games that are compared, and what is to be played of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from robobid.arena.matches import DEFAULT_LIMITS, Limits


class Side(NamedTuple):
    """One of the two games that are compared: its rules and how it is set up."""

    game: Any
    tags: dict[str, str]


class Task(NamedTuple):
    """Some games of a side, known by their numbers: everybody moves on each time."""

    side: Side
    numbers: Mapping[str, int]
    """The number of each card among the figures."""
    bots: Sequence[str]
    seed: int
    games: range
    limits: Limits = DEFAULT_LIMITS
    keep_logs: Path | None = None
    """Where the words of programs are kept."""
