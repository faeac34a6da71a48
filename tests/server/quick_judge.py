"""An analysis process that judges at once: `python -m tests.server.quick_judge [N]`.

It knows no better than to blame every move, and after N of them it says no more.
All luck is the first seat's.
"""

from __future__ import annotations

import sys
import time

from robobid.analysis.judging import Considered, Effort, Judged
from robobid.analysis.luck import OPENING, Drawn, Stroke
from robobid.analysis.moments import Moment
from robobid.core.game import AnyGame
from robobid.core.record import move_of
from robobid.server import analysis_process

LEFT: list[int] = []
"""After so many moves it says no more; none where it always does."""


def look_at(
    game: AnyGame, what: Moment | Stroke, seed: int, effort: Effort
) -> Judged | Drawn:
    return bless(what) if isinstance(what, Stroke) else blame(game, what)


def bless(stroke: Stroke) -> Drawn:
    change = 0.0 if stroke.number == OPENING else 0.01
    return Drawn(*stroke[:3], (0.5, 0.5), (change, -change), (0.001, 0.001), 2)


def blame(game: AnyGame, moment: Moment) -> Judged:
    if LEFT:
        if not LEFT[0]:
            time.sleep(1000)
        LEFT[0] -= 1
    table, seat = moment.table, moment.entry.seat
    better = move_of(game, table, seat, next(iter(moment.decision.options)))
    return Judged(
        number=moment.number,
        round=moment.entry.round,
        seat=seat,
        kind=moment.decision.kind,
        move=move_of(game, table, seat, moment.entry.action),
        chance=0.5,
        loss=0.08 if LEFT else 0.06,
        error=0.01,
        grade="mistake",
        better=better,
        why=None,
        options=(Considered(better, 0.5),),
        futures=1,
    )


if __name__ == "__main__":
    LEFT += map(int, sys.argv[1:])
    vars(analysis_process)["look_at"] = look_at
    analysis_process.main()
