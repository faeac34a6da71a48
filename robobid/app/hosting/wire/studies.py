"""Variations of a game that is over, and what is noted in its record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from robobid.app.hosting.wire.basics import Bounds, Request, SeatNumber, Shape
from robobid.app.hosting.wire.played import Replay
from robobid.narration import Told

MovesMade = Annotated[
    list[Annotated[str, Bounds(min_length=1, max_length=400)]], Bounds(max_length=1000)
]
Moment = Annotated[int, Bounds(ge=0, le=100_000)]
TableNamed = Annotated[str, Bounds(max_length=8)]
WrittenNote = Annotated[str, Bounds(min_length=2, max_length=20_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class VariationAsked(Request):
    """A variation, as far as it has been made."""

    at: Moment
    """After so many entries the game is left."""
    moves: MovesMade
    """What was done instead, as it is written: `A r2a`, `#turn r5b`."""
    bot: bool = False
    """Shall a bot make one more move?"""
    seat: SeatNumber | None = None
    """Whose eyes to look through; null: nobody's in particular."""
    record: Annotated[str, Bounds(min_length=1)] | None = None
    """A pasted record; null: that of the table named by `code`."""
    code: TableNamed | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceInfo(Shape):
    """Something that may be done now."""

    move: str
    """As it is written, with the letter of the seat."""
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChoices(Shape):
    """What a seat may do now."""

    seat: SeatNumber
    options: list[ChoiceInfo]


@dataclass(frozen=True, slots=True, kw_only=True)
class Variation(Shape):
    """A variation, the table that it leads to, and what may be done there."""

    moves: list[str]
    """All its moves, with luck and robots."""
    text: str
    """As it stands in a record."""
    replay: Replay
    """The game up to there, and the variation behind it."""
    choices: list[SeatChoices]
    """Empty when the game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotesMade(Request):
    """What is to stand at a moment of a record, instead of what stands there."""

    at: Moment
    notes: Annotated[list[WrittenNote], Bounds(max_length=50)]
    """As they are written: `{a comment}`, `(a variation)`, `$4`."""
    record: Annotated[str, Bounds(min_length=1)] | None = None
    """A pasted record; null: that of the table named by `code`, which is mine."""
    code: TableNamed | None = None
