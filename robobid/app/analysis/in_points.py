"""What a decision gives away in points, where no chance is at stake.

A game that is lost or won, or one in which all chances are even, is still played: what
somebody makes of it then tells how well they play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from robobid.app.analysis.moments import Moment
from robobid.bots.appraisal import Option, is_even
from robobid.bots.figures import error_of_mean, mean
from robobid.bots.judge import Judge
from robobid.core.wire import AnyAction, Unnamed
from robobid.narration.message import Told

FEW: Final = 32
"""So many continuations find the best and the worst option."""
LEAST_PART: Final = 0.05
"""What loses less of the points that count as a whole game is not spoken of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InPoints(Unnamed):
    """What a move gave away in a game's own points."""

    loss: float
    error: float
    """The standard error of the loss."""
    stake: float
    """How much the worst option clearly loses; 0 where all is even in points too."""
    whole: float
    """So many points count as much as the whole of a chance."""
    told: Told | None
    """What the move lost, in words, if it clearly lost anything."""
    better: str | None
    """What would have brought clearly more, as in the notation."""
    better_told: Told | None
    better_action: AnyAction | None


class Lost(NamedTuple):
    """What was done, beside the option that brings most points."""

    best: Option
    loss: float
    error: float
    stake: float

    def is_clear(self, whole: float) -> bool:
        """Is it worth a word?"""
        return not is_even(self.loss, self.error) and self.loss >= LEAST_PART * whole


def points_lost(
    who: Judge,
    moment: Moment,
    view: Any,
    options: Sequence[Option],
    seed: int | str,
    most: int,
) -> Lost:
    """The best and the worst are looked for first, and then compared with what was
    done in fresh continuations, so that nothing is best by luck alone."""
    played = moment.entry.action

    def tried(some: Sequence[Option], futures: range) -> Sequence[Sequence[float]]:
        plans = [each.actions for each in some]
        return who.points(view, moment.decision, plans, futures, f"{seed}:points")

    first = [mean(its) for its in tried(options, range(FEW))]
    order = [
        each
        for _, each in sorted(
            zip(first, options, strict=True), key=lambda pair: -pair[0]
        )
    ]
    best, worst = order[0], order[-1]
    done = next(each for each in options if each.is_same(played))
    chosen = [best, done, worst]
    top, own, low = tried(chosen, range(FEW, FEW + most))
    losses = []
    for its in (own, low):
        lost = [more - less for more, less in zip(top, its, strict=True)]
        losses.append((max(0.0, mean(lost)), error_of_mean(lost)))
    loss, error = losses[0]
    stake = max((one for one, error in losses if not is_even(one, error)), default=0.0)
    return Lost(best, loss, error, stake)
