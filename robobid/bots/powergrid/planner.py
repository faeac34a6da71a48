"""The bot that plays its plans out on imagined tables before it settles on one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from robobid.bots.hints import FOR_HINTS, Hint
from robobid.bots.needs import needs_numba
from robobid.bots.powergrid import few, simple
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.plans import Plan
from robobid.bots.powergrid.thinking import PLANNER, Thinking
from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.powergrid.view import View

if TYPE_CHECKING:
    from robobid.bots.powergrid.race import Tried
    from robobid.bots.powergrid.rollouts import Rollouts

TRUST, MUCH_TRUST = 5, 20
"""So many thousandths surer must a plan be than what `simple` would do, and so many
at the choice of a plant, which is felt longest."""
SHOWN: Final = 3
"""So many plans are in a hint."""


class PlannerPlayer:
    """It imagines the next rounds for each of its plans, and takes the best.

    On its imagined tables robots do exactly what their pieces say. It plays on like
    `simple` itself, and so does a rival, or by numbers that evolved from it: that is
    drawn for each future.
    """

    thinking: Thinking = PLANNER

    def __init__(self, seed: int | str, effort: int | None = None) -> None:
        self._seed = seed
        self._effort = effort

    def choose(self, view: View, decision: Decision) -> Any:
        """The plan that wins most often, or what `simple` would do."""
        usual = simple.advise(view, decision)
        possible = self.plans(view, decision, usual)
        if len(possible) < 2:
            return usual.action
        rollouts = rollouts_of(view, decision.seat, self._seed, self.thinking)
        if rollouts is None:
            return few.advise(view, decision, self._seed).action
        tried = think(
            view, possible, usual, rollouts, self._effort, thinking=self.thinking
        )
        return tried[0].plan.actions[0]

    def plans(self, view: View, decision: Decision, usual: Hint) -> list[Plan]:
        """What it thinks of."""
        return all_plans(view, decision, usual)


def advise(view: View, decision: Decision) -> Hint:
    """What the planner would do, and why: the best of its plans, with figures.

    Where numba is not installed, a few futures by the rules must do.
    """
    usual = simple.advise(view, decision)
    possible = all_plans(view, decision, usual)
    if len(possible) < 2:
        return usual
    rollouts = rollouts_of(view, decision.seat, FOR_HINTS)
    if rollouts is None:
        return few.advise(view, decision)
    return explain(think(view, possible, usual, rollouts, keep=SHOWN)[:SHOWN])


def explain(tried: Sequence[Tried]) -> Hint:
    """The best of some plans, how surely it wins, and how surely the others."""
    best, *others = sorted(tried, key=lambda each: -each.chance)
    values = {
        "best": best.plan.option,
        "chance": round(100 * best.chance),
        "games": best.futures,
        "others": tuple(
            (*other.plan.option, round(100 * other.chance)) for other in others
        ),
    }
    return Hint(best.plan.actions[0], "powergrid_ahead", values)


def think(
    view: View,
    possible: Sequence[Plan],
    usual: Hint,
    rollouts: Rollouts,
    effort: int | None = None,
    keep: int = 1,
    thinking: Thinking = PLANNER,
) -> list[Tried]:
    """Plans, the best first; so many of them are tried equally often."""
    from robobid.bots.powergrid.race import race

    trust = MUCH_TRUST if possible[0].name == "open" else TRUST
    bonus = [trust * (plan.actions[0] == usual.action) for plan in possible]
    effort = effort or thinking.effort[len(view.players)]
    return race(possible, rollouts, effort, bonus, keep)


def rollouts_of(
    view: View, seat: int, seed: int | str, thinking: Thinking = PLANNER
) -> Rollouts | None:
    """Futures by the twin; None without numba, and on a map that it cannot take."""
    try:
        from robobid.bots.powergrid.rollouts import Rollouts

        return Rollouts(view, seat, seed, thinking)
    except ModuleNotFoundError as error:
        if not needs_numba(error):
            raise
    except Unsupported:
        pass
    return None
