"""Games that are taken along: the form in which they leave one host for another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from robobid.app.hosting.wire.basics import Bounds, Name, Request, SeatNumber, Shape
from robobid.app.hosting.wire.beside import PLANS_KEPT, PlanWords
from robobid.app.hosting.wire.studies import WrittenNote

Line = Annotated[str, Bounds(max_length=2_000)]
Word = Annotated[str, Bounds(max_length=40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedSeat(Request):
    """Who sits there; all people's seats belong to whoever takes the game along."""

    kind: Literal["person", "bot", "robot"]
    name: Name
    bot: Word | None = None
    stand_in: Word | None = None
    plans: Annotated[list[PlanWords], Bounds(max_length=PLANS_KEPT)] = field(
        default_factory=list
    )
    notes: Annotated[str, Bounds(max_length=8_000)] = ""
    """What its player noted for themselves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedMove(Request):
    """A seat's choice and the luck that followed."""

    seat: Annotated[int, Bounds(ge=-1, le=5)]
    """-1: nobody's, the luck before the first choice."""
    lines: list[Line]
    why: Literal["away", "failed", "slow", "unready"] | None = None
    """Why another bot answered than the seat's own."""
    bot: Word | None = None
    """Which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedTalk(Request):
    """A line of table talk."""

    seat: SeatNumber | None
    said: Annotated[str, Bounds(max_length=10_000)]
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedNotes(Request):
    """What is noted in the record at a moment."""

    at: Annotated[int, Bounds(ge=0, le=100_000)]
    notes: Annotated[list[WrittenNote], Bounds(max_length=50)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedGame(Request):
    """A game with everything that belongs to it."""

    game: Word
    created: Annotated[float, Bounds(ge=0, le=1e11)]
    """When it was set up: by it a game is known again."""
    tags: dict[Word, Line]
    files: dict[Word, str]
    """The tags that hold the files of a deck or map that is not ours."""
    seats: Annotated[list[CarriedSeat], Bounds(min_length=1, max_length=6)]
    moves: list[CarriedMove]
    talk: list[CarriedTalk]
    notes: list[CarriedNotes]
    hints: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesFile(Request):
    """Games of one's own, to keep them or to go on elsewhere."""

    robobid: Literal[1] = 1
    """The form of the file."""
    games: list[CarriedGame]


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesTaken(Shape):
    """What came of a file."""

    count: int
    """Games that are new here, or have gone on elsewhere."""
