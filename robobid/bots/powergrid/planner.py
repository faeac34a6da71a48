"""The bot that plays its plans out on imagined tables before it settles on one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.correction import corrected
from robobid.bots.hints import FOR_HINTS, Hint
from robobid.bots.needs import needs_kernels
from robobid.bots.powergrid import simple, slow_rollouts
from robobid.bots.powergrid.chances import wildness
from robobid.bots.powergrid.effort import PLANNER, Thinking
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.plans import Plan
from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.games.powergrid.view import View

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
            return slow_rollouts.advise(view, decision, self._seed).action
        tried = think(
            view, possible, usual, rollouts, self._effort, thinking=self.thinking
        )
        return tried[0].plan.actions[0]

    def plans(self, view: View, decision: Decision, usual: Hint) -> list[Plan]:
        """What it thinks of."""
        return all_plans(view, decision, usual)


def advise(view: View, decision: Decision) -> Hint:
    """What the planner would do, and why: the best of its plans, with figures.

    Where no kernels run, a few futures by the rules must do.
    """
    usual = simple.advise(view, decision)
    possible = all_plans(view, decision, usual)
    if len(possible) < 2:
        return usual
    rollouts = rollouts_of(view, decision.seat, FOR_HINTS)
    if rollouts is None:
        return slow_rollouts.advise(view, decision)
    tried = think(view, possible, usual, rollouts, keep=SHOWN)
    return explain(judged(view, decision, tried, usual))


def judged(
    view: View, decision: Decision, tried: Sequence[Tried], usual: Hint
) -> Appraisal:
    """Plans as they were tried, the surest first; what was given up comes last.

    Their chances are corrected, as the ends of games between our levels say.
    """
    most = max(each.futures for each in tried)
    order = sorted(tried, key=lambda each: (each.futures < most, each.loss))
    options = tuple(
        Option(
            each.plan.actions,
            max(0.0, each.loss),
            each.error,
            {"option": each.plan.option, "games": each.futures},
        )
        for each in order
    )
    raw = Appraisal(options, order[0].chance, usual)
    return corrected(__package__, view, decision, raw, wildness(view))


def explain(appraisal: Appraisal, other: Option | None = None) -> Hint:
    """The best plan, how surely it wins, and how surely others do.

    Where it is what `simple` would do, that has a reason, and it is given too.
    """
    best, usual = appraisal.best, appraisal.usual
    assert usual is not None
    if "option" not in best.facts:
        return usual
    named = [each for each in appraisal.options[1:] if "option" in each.facts]
    beside = other or named[0]
    even = [each for each in named if not appraisal.tells_apart(each)]
    values: dict[str, Any] = {
        "best": best.facts["option"],
        "chance": appraisal.games(),
        "games": best.facts["games"],
    }
    if appraisal.is_idle or not appraisal.tells_apart(beside):
        values["others"] = _shown(appraisal, even or named)
        return Hint(best.action, "powergrid_ahead_even", values)
    reason = "powergrid_ahead"
    if usual.action == best.action:
        del values["best"]
        values["why"] = usual.reason, usual.values
        reason = "powergrid_ahead_why"
    if "option" in beside.facts:
        apart = [each for each in named if appraisal.tells_apart(each)]
        values["others"] = _shown(appraisal, apart if other is None else [other])
        return Hint(best.action, reason, values)
    values["other_chance"] = appraisal.games(beside)
    return Hint(best.action, f"{reason}_beside", values)


def _shown(appraisal: Appraisal, options: Sequence[Option]) -> tuple[Any, ...]:
    """Some plans, each with the games of 100 that it wins."""
    return tuple(
        (*each.facts["option"], appraisal.games(each)) for each in options[: SHOWN - 1]
    )


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
    """Futures by the twin; None without kernels, and on a map that it cannot take."""
    try:
        from robobid.bots.powergrid.rollouts import Rollouts

        return Rollouts(view, seat, seed, thinking)
    except ModuleNotFoundError as error:
        if not needs_kernels(error):
            raise
    except Unsupported:
        pass
    return None
