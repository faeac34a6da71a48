"""An analysis written into its record, as chess players write theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from robobid.app.analysis.account import Account
from robobid.app.analysis.grades import FAULTLESS
from robobid.app.analysis.judgement import Judged
from robobid.app.locales import Say
from robobid.app.reports.numbers import decimal
from robobid.core.decisions import seat_letter
from robobid.core.notes import comment, variation
from robobid.core.record import Record
from robobid.narration.message import Told

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
