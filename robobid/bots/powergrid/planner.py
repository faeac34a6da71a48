"""The bot that plays its plans out on imagined tables before it settles on one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from robobid.bots.hints import FOR_HINTS, Hint
from robobid.bots.needs import needs_numba
from robobid.bots.powergrid import few, simple
from robobid.bots.powergrid.plans import plans
from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.powergrid.view import View

if TYPE_CHECKING:
    from robobid.bots.powergrid.rollouts import Rollouts

EFFORT: Final = 6000
"""So many futures are played at most, divided by the number of seats."""
TRUST: Final = 20
"""So many thousandths surer must a plan be than what `simple` would do."""


class PlannerPlayer:
    """It imagines the next rounds for each of its plans, and takes the best.

    On its imagined tables robots do exactly what their pieces say, and persons,
    itself among them, play like `simple`.
    """

    def __init__(self, seed: int | str, effort: int = EFFORT) -> None:
        self._seed = seed
        self._effort = effort

    def choose(self, view: View, decision: Decision) -> Any:
        """What it would advise itself to do."""
        return advise(view, decision, self._seed, self._effort).action


def advise(
    view: View, decision: Decision, seed: int | str = FOR_HINTS, effort: int = EFFORT
) -> Hint:
    """What to do, and why: the same for the same view and seed.

    Where numba is not installed, a few futures by the rules must do.
    """
    usual = simple.advise(view, decision)
    possible = plans(view, decision, usual)
    if len(possible) < 2:
        return usual
    rollouts = rollouts_of(view, decision.seat, seed)
    if rollouts is None:
        return few.advise(view, decision, seed)
    from robobid.bots.powergrid.race import race

    bonus = [TRUST * (plan.actions[0] == usual.action) for plan in possible]
    best = race(possible, rollouts, effort // len(view.players), bonus)[0]
    action, *_ = best.plan.actions
    if action == usual.action:
        return usual
    figures = {"chance": round(100 * best.chance), "games": best.futures}
    return Hint(action, f"powergrid_plan_{best.plan.name}", best.plan.values | figures)


def rollouts_of(view: View, seat: int, seed: int | str) -> Rollouts | None:
    """Futures by the twin; None without numba, and on a map that it cannot take."""
    try:
        from robobid.bots.powergrid.rollouts import Rollouts

        return Rollouts(view, seat, seed)
    except ModuleNotFoundError as error:
        if not needs_numba(error):
            raise
    except Unsupported:
        pass
    return None
