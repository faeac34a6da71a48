"""Analyses that are done: stored as if somebody had waited for them."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import make_url

from robobid.analysis.grades import GRADES, grade_of
from robobid.analysis.judging import Considered, Judged
from robobid.analysis.luck import Drawn, Stroke, strokes
from robobid.analysis.moments import Moment, moments
from robobid.core.record import Record, move_of
from robobid.server.analysing import account_told
from robobid.server.analysis_process import Report, drawn_shown, shown
from robobid.server.storage.analyses import Wish
from robobid.server.storage.engine import open_engine
from robobid.server.storage.store import Store
from tests.server.process import ServerProcess

LOSSES = (*(most - 0.001 for most in list(GRADES.values())[:-1]), 0.3)
"""One of each grade, again and again."""


def keep(server: ServerProcess, record: Record[Any], code: str = "") -> str:
    """Store what might be said of a finished game; gives its code."""
    text = record.write()
    code = code or f"p{hashlib.sha256(text.encode()).hexdigest()[:31]}"
    moves = [
        Report(judged=shown(record.game, moment, judged(record, moment, at)))
        for at, moment in enumerate(moments(record))
    ]
    draws = [
        Report(drawn=drawn_shown(record, drawn(stroke, at)))
        for at, stroke in enumerate(strokes(record))
    ]
    reports = [msgspec.json.encode(each).decode() for each in [*draws, *moves]]
    told = account_told(text, reports)
    engine = open_engine(make_url(server.database))
    analyses = Store(engine, "a test").analyses
    analyses.ask(Wish(code, record.game.name, text, len(moves)), most=1000)
    analyses.end(code, "done", told)
    engine.dispose()
    return code


def drawn(stroke: Stroke, at: int) -> Drawn:
    """Luck that goes to and fro, more and more, between the two of a game."""
    change = (-1) ** at * at / 500
    return Drawn(*stroke[:3], (0.5, 0.5), (change, -change), (0.001, 0.001), 2)


def judged(record: Record[Any], moment: Moment, at: int) -> Judged:
    """A move that is blamed more and more, though nobody has looked at it."""
    game, table, seat = record.game, moment.table, moment.entry.seat
    loss = LOSSES[at % len(LOSSES)]
    grade = grade_of(loss, 0.0005)
    better = move_of(game, table, seat, next(iter(moment.decision.options)))
    return Judged(
        number=moment.number,
        round=moment.entry.round,
        seat=seat,
        kind=moment.decision.kind,
        move=move_of(game, table, seat, moment.entry.action),
        chance=(at * 7 % 10) / 10,
        loss=loss,
        error=0.0005,
        grade=grade,
        better=None if grade == "best" else better,
        why=None,
        options=(Considered(better, 0.5),),
        futures=1,
    )
