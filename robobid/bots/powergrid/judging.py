"""Judges what may be done in Power Grid, as the planner thinks. It needs numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.judging import PORTION, Option, Thought
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.planner import SHOWN, explain, think
from robobid.bots.powergrid.plans import Plan
from robobid.bots.powergrid.rollouts import PARTS, Rollouts
from robobid.core.decisions import Decision
from robobid.powergrid.view import View


class PowerGridJudge:
    """Plans tried in many futures; where there are none, what `simple` would do."""

    def think(
        self, view: View, decision: Decision, seed: int | str, effort: int
    ) -> Thought:
        """The planner's plans, the best first."""
        usual = simple.advise(view, decision)
        possible = all_plans(view, decision, usual)
        if len(possible) < 2:
            return Thought((Option((usual.action,), None),), usual)
        rollouts = Rollouts(view, decision.seat, seed)
        tried = think(view, possible, usual, rollouts, effort, keep=SHOWN)
        options = tuple(Option(each.plan.actions, each.chance) for each in tried)
        return Thought(options, explain(tried[:SHOWN]))

    def chances(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> NDArray[np.float64]:
        """Some rounds are played on as the planner imagines them."""
        rollouts = Rollouts(view, decision.seat, seed)
        tried = rollouts.chances([Plan(plan, "", {}) for plan in plans], futures)
        means = tried.reshape(len(plans), -1, PORTION).mean(2) / PARTS
        return np.asarray(means, np.float64)


JUDGE: Final = PowerGridJudge()
