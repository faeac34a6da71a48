"""A move looked at before it is made: is it clearly worse than another one?"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.analysis.grades import GRADES
from robobid.analysis.judging import Effort, judge
from robobid.analysis.moments import Moment, is_forced
from robobid.core.decisions import Decision
from robobid.core.game import AnyGame
from robobid.core.record import Entry, action_of
from robobid.telling.tellers import teller_of
from robobid.telling.told import Told, told

QUICK: Final = Effort(400, 512)
"""So that nobody waits for long."""
SLIPS: Final = tuple(GRADES)[-2:]
"""The grades that are asked about: mistakes and blunders."""


class Slip(NamedTuple):
    """Why somebody may want to think again, and what would be better."""

    asked: Told
    """Is it meant? With what it gives away."""
    move: str
    """What would be better, as in the notation."""
    action: Any
    why: Told
    """What a hint would say."""


def slip_of(
    game: AnyGame,
    table: Any,
    decision: Decision,
    action: Any,
    effort: Effort = QUICK,
    seed: int | str = 0,
) -> Slip | None:
    """What is wrong with an action by what its seat knows, if it is clearly worse."""
    if is_forced(decision):
        return None
    seat = decision.seat
    entry = Entry(seat, action, (), game.round_of(table), [], frozenset())
    judged = judge(game, Moment(0, entry, table, decision), seed, effort)
    if judged.grade not in SLIPS or judged.better is None or judged.why is None:
        return None
    better = action_of(game, table, seat, judged.better)
    teller = teller_of(game.name, table, seat)
    asked = told(
        "coach.slip",
        played=teller.choice(decision.kind, action, judged.move),
        better=teller.choice(decision.kind, better, judged.better),
        loss=round(100 * judged.loss),
    )
    return Slip(asked, judged.better, better, judged.why)
