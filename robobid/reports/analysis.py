"""A game looked back on, as tables and sentences, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from robobid.analysis.account import Account, SeatAccount, Turn
from robobid.analysis.grades import GRADES
from robobid.analysis.judging import Judged
from robobid.analysis.luck import Drawn
from robobid.core.wire import plain
from robobid.locales import Say
from robobid.reports.numbers import decimal
from robobid.reports.sheets import NOTHING, Sheet

Form = dict[str, Any]


def as_json(account: Account) -> Form:
    """All of an analysis; chances are from 0 to 1."""
    return {
        "seats": [
            {**_rounded(seat._asdict()), "verdict": seat.verdict}
            for seat in account.seats
        ],
        "turns": [_rounded(turn._asdict()) for turn in account.turns],
        "moves": [_rounded(move._asdict()) for move in account.moves],
        "draws": [_rounded(drawn._asdict()) for drawn in account.draws],
    }


def _rounded(value: Any) -> Any:
    """Plain forms, with as many places as mean anything."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if hasattr(value, "_asdict"):
        return _rounded(value._asdict())
    if isinstance(value, tuple | list):
        return [_rounded(each) for each in value]
    return plain(value)


def seat_sheet(account: Account, say: Say, names: Sequence[str]) -> Sheet:
    """How everybody played, and what luck made of it."""
    keys = (
        "player",
        "accuracy",
        "start",
        "skill",
        "others",
        "luck",
        "rest",
        "result",
    )
    rows = [(names[seat.seat], *_figures(seat, say)) for seat in account.seats]
    head = tuple(say(f"analysis.{key}") for key in keys)
    return Sheet(say("analysis.players"), "", head, tuple(rows))


def grade_sheet(account: Account, say: Say, names: Sequence[str]) -> Sheet:
    """How often everybody's moves had each grade."""
    rows = [
        (names[seat.seat], *map(str, seat.grades.values())) for seat in account.seats
    ]
    grades = (say(f"analysis.grade.{grade}") for grade in GRADES)
    head = (say("analysis.player"), *grades)
    return Sheet(say("analysis.grades"), "", head, tuple(rows))


def _figures(seat: SeatAccount, say: Say) -> Iterator[str]:
    yield NOTHING if seat.accuracy is None else decimal(seat.accuracy, 1, say)
    yield NOTHING if seat.start is None else decimal(100 * seat.start, 1, say)
    yield points(-seat.given, say)
    yield points(seat.received, say)
    if seat.luck is None or seat.luck_error is None:
        yield NOTHING
    else:
        yield f"{points(seat.luck, say)}\n± {decimal(100 * seat.luck_error, 1, say)}"
    yield NOTHING if seat.rest is None else points(seat.rest, say)
    yield NOTHING if seat.result is None else decimal(100 * seat.result, 1, say)


def points(change: float, say: Say) -> str:
    """A change of a chance, with its sign, in per cent of all games."""
    shown = decimal(100 * abs(change), 1, say)
    if not shown.strip("0.,"):
        return shown
    return f"{'+' if change > 0 else '−'}{shown}"


def move_line(
    move: Judged, say: Say, names: Sequence[str], done: str, better: str
) -> str:
    """A move that gave something away, and a better one, in a sentence."""
    return say(
        "analysis.move",
        number=move.number,
        name=names[move.seat],
        move=done,
        grade=say(f"analysis.grade.{move.grade}"),
        loss=decimal(100 * move.loss, 1, say),
        error=decimal(100 * move.error, 1, say),
        better=better,
    )


def draw_line(
    drawn: Drawn, seat: int, say: Say, names: Sequence[str], told: str
) -> str:
    """The stroke of luck that did most to a seat, in a sentence."""
    change = drawn.changes[seat]
    return say(
        "analysis.luckiest" if change > 0 else "analysis.unluckiest",
        number=drawn.number,
        name=names[seat],
        change=points(change, say),
        error=decimal(100 * drawn.errors[seat], 1, say),
        told=told,
    )


def turn_line(turn: Turn, say: Say, names: Sequence[str]) -> str:
    """A turning point in a sentence."""
    return say(
        "analysis.turn",
        number=turn.number,
        name=names[turn.seat],
        before=round(100 * turn.before),
        after=round(100 * turn.after),
    )
