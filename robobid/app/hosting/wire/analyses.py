"""Finished games looked back on: how far it has come, and every move judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from robobid.app.analysis.account import Account
from robobid.app.hosting.wire.basics import (
    Bounds,
    Request,
    SeatNumber,
    Shape,
)

AnalysisCode = Annotated[str, Bounds(pattern="^[A-Za-z0-9]{4,40}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis(Shape):
    """An analysis: how far it has come, and at the end what came out."""

    code: AnalysisCode
    """By this it is read: the table's code, or one that a pasted record has."""
    table: bool
    """Is it of a table here? Else the record says what was played."""
    game: str
    state: Literal["waiting", "done", "failed"]
    done: int
    """How many moves and strokes of luck have been judged."""
    total: int
    ahead: int
    """How many analyses come first."""
    why: str | None
    """The code of the problem, if it failed."""
    account: Account | None
    """Null until something is known; what is known so far until it is done."""
    record: str | None
    """The pasted record; null for a table's, which is asked for there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisAsked(Request):
    """A pasted record to look back on."""

    record: Annotated[str, Bounds(min_length=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOn(Request):
    """A game that is gone on with from one of its moments, against bots."""

    at: Annotated[int, Bounds(ge=0, le=100_000)]
    """How many entries have been made by then."""
    seat: SeatNumber
    """Mine; bots play all others."""
    record: Annotated[str, Bounds(min_length=1)] | None = None
    """A pasted record; null: that of the table named by `code`."""
    code: Annotated[str, Bounds(max_length=8)] | None = None
    bot: Annotated[str, Bounds(max_length=40)] | None = None
    """Which; null: the usual one."""
