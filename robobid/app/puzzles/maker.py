"""What a game adds to its puzzles: tables to find them at, choices, and themes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.games.registry import entries, game_named, load
from robobid.narration.message import Told

UNCLEAR: Final = "unclear"
"""The theme of what is best for no reason that can be given: no puzzle is about it."""


class Setting(NamedTuple):
    """A table to play at: its set-up, and a word for each seat."""

    said: Mapping[str, str]
    seats: tuple[str, ...]


class Course(NamedTuple):
    """What might be done, and what it is called."""

    actions: tuple[Any, ...]
    told: Told


class Theme(NamedTuple):
    """What a puzzle is about, and why its solution is right."""

    name: str
    why: Told


class PuzzleMaker(Protocol):
    """The puzzles of one game."""

    @property
    def settings(self) -> Sequence[Setting]:
        """The tables that bots play at in turn."""

    @property
    def themes(self) -> Sequence[str]:
        """What puzzles may be about."""

    def courses(self, view: Any, decision: Decision) -> list[Course]:
        """What a seat might do that is worth comparing; none where nothing is."""

    def standing(self, view: Any, seat: int) -> Told:
        """How everybody stands, as all at the table can work it out."""

    def theme(self, view: Any, decision: Decision, courses: Sequence[Course]) -> Theme:
        """What it is about that the first of some courses is the best one."""


def maker_of(game: str) -> PuzzleMaker:
    """How a game has puzzles; refused where it has none."""
    target = game_named(game).puzzles
    if not target:
        allowed = ", ".join(entry.name for entry in entries() if entry.puzzles)
        raise Unsupported(
            "no_puzzles",
            f"{game} has no puzzles; there are those of {allowed}",
            game=game,
            allowed=allowed,
        )
    maker: PuzzleMaker = load(target)
    return maker
