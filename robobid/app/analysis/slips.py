"""A move looked at before it is made: is it clearly worse than another one?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from robobid.app.analysis.grades import GRADES
from robobid.app.analysis.judgement import Effort, judge
from robobid.app.analysis.moments import Moment, is_forced
from robobid.bots.hints import FOR_HINTS
from robobid.core.decisions import Action, Decision
from robobid.core.game import AnyGame
from robobid.core.record import Entry, action_of
from robobid.core.wire import AnyAction, Unnamed
from robobid.narration.message import Told, told
from robobid.narration.narrators import teller_of

QUICK: Final = Effort(None, 512, points=0)
"""It thinks as whoever gives hints, so that what a hint said is never a slip."""
SLIPS: Final = tuple(GRADES)[-2:]
"""The grades that are asked about: mistakes and blunders."""


@dataclass(frozen=True, slots=True)
class Slip(Unnamed):
    """Why somebody may want to think again, and what would be better."""

    asked: Told
    """Is it meant? With what it gives away."""
    move: str
    """What would be better, as in the notation."""
    action: AnyAction
    why: Told
    """What a hint would say."""


def slip_of(
    game: AnyGame,
    table: Any,
    decision: Decision,
    action: Action,
    effort: Effort = QUICK,
    seed: int | str = FOR_HINTS,
) -> Slip | None:
    """What is wrong with an action by what its seat knows, if it is clearly worse."""
    if is_forced(decision):
        return None
    seat = decision.seat
    entry = Entry(seat, action, (), game.round_of(table), [], frozenset())
    judged = judge(game, Moment(0, entry, table, decision), seed, effort)
    if judged.grade not in SLIPS or judged.better is None or judged.why is None:
        return None
    chance, other = in_games(judged.chance or 0.0, judged.loss)
    better = action_of(game, table, seat, judged.better)
    teller = teller_of(game.name, table, seat)
    asked = told(
        "coach.slip",
        played=teller.choice(decision.kind, action, judged.move),
        better=teller.choice(decision.kind, better, judged.better),
        chance=chance,
        other=other,
    )
    return Slip(asked, judged.better, better, judged.why)


def in_games(chance: float, loss: float) -> tuple[int, int]:
    """In how many of 100 games the best option wins, and one that loses so much."""
    return round(100 * chance), round(100 * max(0.0, chance - loss))
