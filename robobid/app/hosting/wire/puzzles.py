"""Puzzles, deals that everybody may play, and what somebody has done of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from robobid.app.hosting.wire.basics import (
    Bounds,
    Name,
    Request,
    SeatNumber,
    Shape,
)
from robobid.core.wire import AnyNotes, AnyView
from robobid.narration import Rules, Told


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDeal(Request):
    """A deal to play alone against bots."""

    game: Annotated[str, Bounds(max_length=40)]
    deal: Annotated[str, Bounds(pattern="^[A-Za-z0-9-]{1,20}$")]
    """A date such as 2026-11-17 for the deal of that day, or any other word."""
    name: Name = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleLine(Shape):
    """A puzzle in the list of all."""

    id: str
    theme: str
    level: int
    """How hard it is, from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleList(Shape):
    """The puzzles of a game."""

    puzzles: list[PuzzleLine]
    bots: list[str]
    """The ladder: a puzzle of level 1 is seen by all of them, one of level 2 by all
    but the first; one beyond the last by none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleChoice(Shape):
    """What might be done, and how surely it wins."""

    told: Told
    best: bool
    chance: float
    low: float
    high: float
    """The interval of the chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleInfo(Shape):
    """A puzzle with its table, its choices and its explanation."""

    id: str
    game: str
    tags: dict[str, str]
    seat: SeatNumber
    view: AnyView
    """What the seat sees, a FzzztView or PowerGridView."""
    notes: AnyNotes
    """A FzzztNotes or PowerGridNotes."""
    rules: Rules
    standing: Told
    """How everybody stands, as all at the table can work it out."""
    theme: str
    level: int
    futures: int
    """In so many continuations each choice was tried."""
    choices: list[PuzzleChoice]
    """In an order that tells nothing."""
    why: Told


What = Annotated[
    str, Bounds(pattern=r"^(puzzle|lesson|deal):[A-Za-z0-9_./-]{1,80}$", max_length=90)
]
"""`puzzle:fzzzt-3f0c25`, `lesson:robots/a1`, `deal:fzzzt/2026-11-17`."""
Beginning = Annotated[
    str, Bounds(pattern=r"^(puzzle|lesson|deal):[A-Za-z0-9_./-]{0,80}$")
]
Outcome = Annotated[str, Bounds(min_length=1, max_length=80)]
"""`solved`, `missed`, `done`, or a result on a deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgressMade(Request):
    """What a browser has that the server may not know, and what is to be forgotten."""

    found: Annotated[dict[What, Outcome], Bounds(max_length=500)]
    forget: Annotated[list[Beginning], Bounds(max_length=50)]
    """All that begins so is forgotten, before what was found is kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgressKept(Shape):
    """All that is kept of me."""

    mark: str
    """The same for all my devices, and for nobody else; empty: nothing is kept."""
    found: dict[str, str]
