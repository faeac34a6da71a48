"""Finished games looked back on: how far it has come, and every move judged."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from robobid.server.wire.basics import Plain, Request, SeatNumber
from robobid.server.wire.told import Told

Chance = Annotated[float, Meta(ge=0, le=1)]
Grade = Literal["best", "good", "doubtful", "mistake", "blunder"]
AnalysisCode = Annotated[str, Meta(pattern="^[A-Za-z0-9]{4,40}$")]


class ConsideredInfo(Struct, kw_only=True):
    """Something that might have been done, and how surely it would have won."""

    move: str
    chance: Chance | None
    told: Told


class JudgedInfo(Struct, kw_only=True):
    """A move, what it gave away, and what would have been better."""

    number: int
    """The entry of the record, from 1."""
    round: int
    seat: SeatNumber
    kind: str
    move: str
    told: Told
    """What was done, in words."""
    chance: Chance | None
    """How surely the best option wins; null where nothing had to be thought about."""
    loss: Chance
    error: float
    """The standard error of the loss."""
    grade: Grade
    better: str | None
    """What would have been better, as it is written; null if nothing."""
    better_told: Told | None
    better_action: Plain | None
    why: Told | None
    """Why it would have been better: what a hint would have said."""
    options: list[ConsideredInfo]


class PointInfo(Struct, kw_only=True):
    """How surely a seat was to win when an entry was made."""

    number: int
    chance: Chance


class SeatAccountInfo(Struct, kw_only=True):
    """How a seat played, and what luck made of it: chances from 0 to 1."""

    seat: SeatNumber
    judged: int
    accuracy: float | None
    """How much of its chance a move kept on average, in per cent."""
    grades: dict[Grade, int]
    start: Chance | None
    """Its chance before anything was dealt; null where nobody can judge luck."""
    given: float
    """What its own moves gave away."""
    received: float
    """What it got of what others gave away."""
    luck: float | None
    """What the deal and all draws did to its chance."""
    luck_error: float | None
    """The standard error of that."""
    rest: float | None
    """What is left: the result is start - given + received + luck + rest."""
    result: Chance | None
    luckiest: int | None
    """The stroke of luck that helped most, by its number; null if none clearly did."""
    unluckiest: int | None
    verdict: str | None
    """In two words, as `well_unlucky`; null before the end."""
    course: list[PointInfo]


class TurnInfo(Struct, kw_only=True):
    """A turning point: after an entry the chance of a seat changed so much."""

    number: int
    seat: SeatNumber
    before: Chance
    after: Chance


class DrawnInfo(Struct, kw_only=True):
    """A stroke of luck: what is dealt, turned up or drawn in a row."""

    number: int
    """Its first entry of the record, from 1; 0 is before all luck."""
    last: int
    round: int
    before: list[Chance]
    """By the seat: how surely everybody was to win before it."""
    changes: list[float]
    errors: list[float]
    """The standard errors of the changes."""
    told: list[Told]
    """What was drawn, in words."""


class AccountInfo(Struct, kw_only=True):
    """A whole game, looked back on."""

    seats: list[SeatAccountInfo]
    turns: list[TurnInfo]
    moves: list[JudgedInfo]
    draws: list[DrawnInfo]


class Analysis(Struct, kw_only=True):
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
    account: AccountInfo | None
    """Null until it is done."""
    record: str | None
    """The pasted record; null for a table's, which is asked for there."""


class AnalysisAsked(Request):
    """A pasted record to look back on."""

    record: Annotated[str, Meta(min_length=1)]


class PlayOn(Request):
    """A game that is gone on with from one of its moments, against bots."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    """How many entries have been made by then."""
    seat: SeatNumber
    """Mine; bots play all others."""
    record: Annotated[str, Meta(min_length=1)] | None = None
    """A pasted record; null: that of the table named by `code`."""
    code: Annotated[str, Meta(max_length=8)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Which; null: the usual one."""
