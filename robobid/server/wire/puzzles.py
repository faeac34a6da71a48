"""Puzzles, and deals that everybody may play."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from robobid.server.wire.basics import Name, Plain, Request, SeatNumber
from robobid.server.wire.told import Rules, Told


class NewDeal(Request):
    """A deal to play alone against bots."""

    game: Annotated[str, Meta(max_length=40)]
    deal: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,20}$")]
    """A date such as 2026-11-17 for the deal of that day, or any other word."""
    name: Name = ""


class PuzzleLine(Struct, kw_only=True):
    """A puzzle in the list of all."""

    id: str
    theme: str
    level: int
    """How hard it is, from 1."""


class PuzzleList(Struct, kw_only=True):
    """The puzzles of a game."""

    puzzles: list[PuzzleLine]
    bots: list[str]
    """The ladder: a puzzle of level 1 is seen by all of them, one of level 2 by all
    but the first; one beyond the last by none."""


class PuzzleChoice(Struct, kw_only=True):
    """What might be done, and how surely it wins."""

    told: Told
    best: bool
    chance: float
    low: float
    high: float
    """The interval of the chance."""


class PuzzleInfo(Struct, kw_only=True):
    """A puzzle with its table, its choices and its explanation."""

    id: str
    game: str
    tags: dict[str, str]
    seat: SeatNumber
    view: Plain
    """What the seat sees, a FzzztView or PowerGridView."""
    notes: Plain
    """A FzzztNotes or PowerGridNotes."""
    rules: Rules
    theme: str
    level: int
    futures: int
    """In so many continuations each choice was tried."""
    choices: list[PuzzleChoice]
    """In an order that tells nothing."""
    why: Told
