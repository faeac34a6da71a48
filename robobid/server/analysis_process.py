"""A process in which a finished game is looked back on, behind everybody else.

A job comes in on one line; every move that has been judged goes out on a line of its
own. When the server ends, so does it: what was judged is kept there.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec

from robobid.analysis.judging import USUAL, Effort, Judged, choice_told
from robobid.analysis.luck import Drawn, draw_told
from robobid.analysis.moments import Moment
from robobid.analysis.work import all_of, look_at
from robobid.bots.orphans import end_with_parent
from robobid.core.errors import RobobidError
from robobid.core.game import AnyGame
from robobid.core.reading import read_record
from robobid.core.record import Record, action_of
from robobid.core.wire import plain
from robobid.server import saying, wire
from robobid.server.games import offer_named, offer_of_record

Number = TypeVar("Number", float, float | None)
_POLITE: Final = 10
"""Whoever plays or thinks goes first."""


class Job(msgspec.Struct, kw_only=True):
    """Judge some moves and strokes of luck of a record."""

    record: str
    numbers: list[int]
    """Those of their entries."""
    effort: Effort = USUAL


class Report(msgspec.Struct, kw_only=True):
    """A judged move, a measured stroke of luck, or why there is none."""

    judged: wire.JudgedInfo | None = None
    drawn: wire.DrawnInfo | None = None
    problem: str | None = None


def main() -> None:
    """Do one job."""
    end_with_parent()
    os.nice(_POLITE)
    reports = sys.stdout.buffer
    sys.stdout = sys.stderr
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    # Nobody is left to hear of it when the server has died meanwhile.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        for report in work(job):
            reports.write(msgspec.json.encode(report) + b"\n")
            reports.flush()


def work(job: Job) -> Iterator[Report]:
    """Do what is wanted, one after another."""
    try:
        record = read_record(job.record, offer_of_record(job.record).game)
        wanted = frozenset(job.numbers)
        for each in all_of(record):
            if each.number not in wanted:
                continue
            found = look_at(record.game, each, 0, job.effort)
            if isinstance(found, Drawn):
                yield Report(drawn=drawn_shown(record, found))
            elif isinstance(each, Moment):
                yield Report(judged=shown(record.game, each, found))
    except RobobidError as error:
        yield Report(problem=error.code)
    except Exception:
        traceback.print_exc()
        yield Report(problem="analysis_failed")


def shown(game: AnyGame, moment: Moment, judged: Judged) -> wire.JudgedInfo:
    """A judged move as it goes over the wire, in words too."""
    table, seat = moment.table, moment.entry.seat
    teller = offer_named(game.name).teller(table, seat)

    def in_words(move: str) -> wire.Told:
        return saying.told(choice_told(game, moment, teller, move))

    better = judged.better
    return wire.JudgedInfo(
        number=judged.number,
        round=judged.round,
        seat=seat,
        kind=judged.kind,
        move=judged.move,
        told=in_words(judged.move),
        chance=_rounded(judged.chance),
        loss=_rounded(judged.loss),
        error=_rounded(judged.error),
        grade=judged.grade,  # type: ignore[arg-type]
        better=better,
        better_told=None if better is None else in_words(better),
        better_action=None
        if better is None
        else plain(action_of(game, table, seat, better)),
        why=None if judged.why is None else saying.told(judged.why),
        options=[
            wire.ConsideredInfo(
                move=each.move, chance=_rounded(each.chance), told=in_words(each.move)
            )
            for each in judged.options
        ],
    )


def drawn_shown(record: Record[Any], drawn: Drawn) -> wire.DrawnInfo:
    """A stroke of luck as it goes over the wire, in words too."""
    teller = offer_named(record.game.name).teller(record.table, None)
    return wire.DrawnInfo(
        number=drawn.number,
        last=drawn.last,
        round=drawn.round,
        before=[*map(_rounded, drawn.before)],
        changes=[*map(_rounded, drawn.changes)],
        errors=[*map(_rounded, drawn.errors)],
        told=[saying.told(each) for each in draw_told(record, drawn, teller)],
    )


def _rounded(value: Number) -> Number:
    """As many places as mean anything."""
    return value if value is None else round(value, 4)


if __name__ == "__main__":
    main()
