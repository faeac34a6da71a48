"""A game looked back on, as tables and sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from robobid.app.analysis.account import Account, SeatAccount, Turn
from robobid.app.analysis.grades import ALL_GRADES, FAULTLESS
from robobid.app.analysis.judgement import Judged
from robobid.app.analysis.levels import Likeness
from robobid.app.analysis.luck import Drawn
from robobid.app.locales import Say
from robobid.app.reports.numbers import decimal
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.core.decisions import seat_letter
from robobid.core.notes import comment, variation
from robobid.core.record import Record
from robobid.narration.message import Told


def seat_table(account: Account, say: Say, names: Sequence[str]) -> TextTable:
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
    return TextTable(say("analysis.players"), "", head, tuple(rows))


def grade_table(account: Account, say: Say, names: Sequence[str]) -> TextTable:
    """How often everybody's moves had each grade."""
    rows = [
        (names[seat.seat], *map(str, seat.grades.values())) for seat in account.seats
    ]
    grades = (say(f"analysis.grade.{grade}") for grade in ALL_GRADES)
    head = (say("analysis.player"), *grades)
    return TextTable(say("analysis.grades"), "", head, tuple(rows))


def _figures(seat: SeatAccount, say: Say) -> Iterator[str]:
    if seat.accuracy is None or seat.accuracy_error is None:
        yield NOTHING
    else:
        yield f"{round(seat.accuracy)}\n± {round(seat.accuracy_error)}"
    yield NOTHING if seat.start is None else decimal(100 * seat.start, 1, say)
    yield points(-seat.given, say)
    yield points(seat.received, say)
    if seat.luck is None or seat.luck_error is None:
        yield NOTHING
    else:
        yield f"{points(seat.luck, say)}\n± {decimal(100 * seat.luck_error, 1, say)}"
    yield NOTHING if seat.rest is None else points(seat.rest, say)
    yield NOTHING if seat.result is None else decimal(100 * seat.result, 1, say)


def seat_line(seat: SeatAccount, say: Say, names: Sequence[str]) -> str:
    """How somebody played and whether they had luck: words that follow the figures."""
    name = names[seat.seat]
    if seat.played is None:
        told = [say("analysis.played.unknown", name=name, n=seat.counted)]
    else:
        kept = round(seat.accuracy or 0.0)
        told = [say(f"analysis.played.{seat.played}", name=name, kept=kept)]
    if seat.likeness is not None:
        told.append(level_line(seat.likeness, say))
    if seat.fortune is not None:
        told.append(say(f"analysis.fortune.{seat.fortune}"))
    return " ".join(told)


def level_line(alike: Likeness, say: Say) -> str:
    """As strong as which of our levels, and how surely."""
    level, low, high = (
        say(f"bot.{name}") for name in (alike.level, alike.low, alike.high)
    )
    if low == high:
        return say("analysis.level", level=level)
    return say("analysis.level_range", level=level, low=low, high=high)


def points(change: float, say: Say) -> str:
    """A change of a chance, with its sign, in per cent of all games."""
    shown = decimal(100 * abs(change), 1, say)
    if not shown.strip("0.,"):
        return shown
    return f"{'+' if change > 0 else '−'}{shown}"


def move_line(
    move: Judged, say: Say, names: Sequence[str], done: str, better: str, lost: str
) -> str:
    """A move that gave something away, and a better one, in a sentence."""
    if move.points is not None and move.points.told is not None:
        return say(
            "analysis.move_in_points",
            number=move.number,
            name=names[move.seat],
            move=done,
            lost=lost,
            better=better,
        )
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
    drawn: Drawn,
    seat: int,
    say: Say,
    names: Sequence[str],
    told: str,
    round_told: str,
) -> str:
    """The stroke of luck that did most to a seat, in a sentence."""
    change = drawn.changes[seat]
    return say(
        "analysis.luckiest" if change > 0 else "analysis.unluckiest",
        round=round_told,
        name=names[seat],
        change=points(change, say),
        error=decimal(100 * drawn.errors[seat], 1, say),
        told=told,
    )


def turn_line(
    turn: Turn, say: Say, names: Sequence[str], done: str, round_told: str
) -> str:
    """A turning point in a sentence: when it was, and what had been done."""
    return say(
        "analysis.turn",
        round=round_told,
        move=done,
        name=names[turn.seat],
        before=round(100 * turn.before),
        after=round(100 * turn.after),
    )


GRADES: Final[Mapping[str, str]] = {"doubtful": "$6", "mistake": "$2", "blunder": "$4"}
"""The numbers that chess players use: ?!, ? and ??."""


def annotate(
    record: Record[Any], account: Account, say: Say, tell: Callable[[Told], str]
) -> None:
    """Note behind every move that gave something away what it lost, and to what."""
    for move in account.moves:
        if move.grade in FAULTLESS or move.better is None:
            continue
        notes = record.notes.setdefault(move.number, [])
        if move.grade in GRADES:
            notes.append(GRADES[move.grade])
        notes.append(comment(_remark(move, say, tell)))
        notes.append(variation([f"{seat_letter(move.seat)} {move.better}"]))


def _remark(move: Judged, say: Say, tell: Callable[[Told], str]) -> str:
    """The grade, the loss, and why another move would have been better."""
    loss = say(
        "analysis.loss",
        loss=decimal(100 * move.loss, 1, say),
        error=decimal(100 * move.error, 1, say),
    )
    remark = f"{say(f'analysis.grade.{move.grade}')}, {loss}."
    return remark if move.why is None else f"{remark} {tell(move.why)}"
