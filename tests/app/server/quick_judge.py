"""An analysis that judges at once: `python -m tests.app.server.quick_judge [N]`.

It knows no better than to blame every move, and after N of them it says no more.
All luck is the first seat's.
"""

from __future__ import annotations

import sys
import time

from robobid.app.analysis.judgement import Considered, Effort, Judged, choice_told
from robobid.app.analysis.luck import OPENING, Drawn, Stroke
from robobid.app.analysis.moments import Moment
from robobid.app.server.processes import analysis_process
from robobid.core.game import AnyGame
from robobid.core.record import move_of
from robobid.narration.narrators import teller_of

LEFT: list[int] = []
"""After so many moves it says no more; none where it always does."""


def look_at(
    game: AnyGame, what: Moment | Stroke, seed: int, effort: Effort
) -> Judged | Drawn:
    return bless(what) if isinstance(what, Stroke) else blame(game, what)


def bless(stroke: Stroke) -> Drawn:
    change = 0.0 if stroke.number == OPENING else 0.01
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


def blame(game: AnyGame, moment: Moment) -> Judged:
    if LEFT:
        if not LEFT[0]:
            time.sleep(1000)
        LEFT[0] -= 1
    table, seat = moment.table, moment.entry.seat
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
        chance=0.5,
        loss=0.08 if LEFT else 0.06,
        error=0.01,
        stake=0.2,
        grade="mistake",
        better=better,
        better_told=told,
        better_action=best,
        why=None,
        options=(Considered(better, 0.5, told),),
        futures=1,
    )


if __name__ == "__main__":
    LEFT += map(int, sys.argv[1:])
    vars(analysis_process)["look_at"] = look_at
    analysis_process.main()
