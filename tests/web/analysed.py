"""Analyses that are done: stored as if somebody had waited for them."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

from sqlalchemy import make_url

from robobid.app.analysis.account import as_plain
from robobid.app.analysis.grades import GRADES, grade_of
from robobid.app.analysis.judgement import Considered, Judged, choice_told, outcome_told
from robobid.app.analysis.luck import Drawn, Stroke, strokes
from robobid.app.analysis.moments import Moment, moments
from robobid.app.hosting.rows import Wish
from robobid.app.server.codec import encode
from robobid.app.server.processes.analyses import account_told
from robobid.app.server.processes.analysis_process import Report
from robobid.app.server.storage.engine import open_engine
from robobid.app.server.storage.store import Store
from robobid.core.record import Record, move_of
from robobid.narration.narrators import teller_of
from tests.app.server.process import ServerProcess

LOSSES = (*(most - 0.001 for most in list(GRADES.values())[:-1]), 0.3)
"""One of each grade, again and again."""


def keep(server: ServerProcess, record: Record[Any], code: str = "") -> str:
    """Store what might be said of a finished game; gives its code."""
    text = record.write()
    code = code or f"p{hashlib.sha256(text.encode()).hexdigest()[:31]}"
    moves = [
        Report(
            judged=replace(
                judged(record, moment, at), outcome=outcome_told(record, moment)
            )
        )
        for at, moment in enumerate(moments(record))
    ]
    draws = [
        Report(drawn=drawn(stroke, at)) for at, stroke in enumerate(strokes(record))
    ]
    reports = [encode(as_plain(each)).decode() for each in [*draws, *moves]]
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
    return Drawn(
        number=stroke.number,
        last=stroke.last,
        round=stroke.round,
        before=(0.5, 0.5),
        changes=(change, -change),
        errors=(0.001, 0.001),
        told=stroke.told,
        futures=2,
    )


def judged(record: Record[Any], moment: Moment, at: int) -> Judged:
    """A move that is blamed more and more, though nobody has looked at it."""
    game, table, seat = record.game, moment.table, moment.entry.seat
    loss = LOSSES[at % len(LOSSES)]
    grade = grade_of(loss, 0.0005)
    best = next(iter(moment.decision.options))
    better, teller = move_of(game, table, seat, best), teller_of(game.name, table, seat)
    told = choice_told(game, moment, teller, best)
    return Judged(
        number=moment.number,
        round=moment.entry.round,
        seat=seat,
        kind=moment.decision.kind,
        move=move_of(game, table, seat, moment.entry.action),
        told=choice_told(game, moment, teller, moment.entry.action),
        chance=(at * 7 % 10) / 10,
        loss=loss,
        error=0.0005,
        stake=0.3,
        grade=grade,
        better=None if grade == "best" else better,
        better_told=None if grade == "best" else told,
        better_action=None if grade == "best" else best,
        why=None,
        options=(Considered(better, 0.5, told),),
        futures=1,
    )
