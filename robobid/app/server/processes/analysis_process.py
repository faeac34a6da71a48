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
from dataclasses import dataclass
from typing import Final

import msgspec

from robobid.app.analysis.account import as_plain
from robobid.app.analysis.judgement import USUAL, Effort, Judged
from robobid.app.analysis.luck import Drawn
from robobid.app.analysis.work import all_of, look_at, with_outcome
from robobid.app.hosting.games.directory import offer_of_record
from robobid.bots.orphans import end_with_parent
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.core.wire import Unnamed

_POLITE: Final = 10
"""Whoever plays or thinks goes first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Judge some moves and strokes of luck of a record."""

    record: str
    numbers: list[int]
    """Those of their entries."""
    effort: Effort = USUAL


@dataclass(frozen=True, slots=True, kw_only=True)
class Report(Unnamed):
    """A judged move, a measured stroke of luck, or why there is none."""

    judged: Judged | None = None
    drawn: Drawn | None = None
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
            reports.write(msgspec.json.encode(as_plain(report)) + b"\n")
            reports.flush()


def work(job: Job) -> Iterator[Report]:
    """Do what is wanted, one after another."""
    try:
        record = read_record(job.record, offer_of_record(job.record).game)
        wanted = frozenset(job.numbers)
        for each in all_of(record):
            if each.number not in wanted:
                continue
            found = with_outcome(
                record, each, look_at(record.game, each, 0, job.effort)
            )
            if isinstance(found, Drawn):
                yield Report(drawn=found)
            else:
                yield Report(judged=found)
    except RobobidError as error:
        yield Report(problem=error.code)
    except Exception:
        traceback.print_exc()
        yield Report(problem="analysis_failed")


if __name__ == "__main__":
    main()
