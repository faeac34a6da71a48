"""Judges what may be done in Power Grid, as the planner thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.correction import corrected
from robobid.bots.figures import means_of_portions
from robobid.bots.hints import Hint
from robobid.bots.judge import PORTION
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.chances import wildness
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.planner import SHOWN, explain, judged, think
from robobid.bots.powergrid.plans import Plan
from robobid.bots.powergrid.race import PARTS
from robobid.bots.powergrid.rollouts import Rollouts
from robobid.core.decisions import Decision
from robobid.games.powergrid.view import View


class PowerGridJudge:
    """Plans tried in many futures; where there are none, what `simple` would do."""

    points_at_most = 150.0

    def think(
        self, view: View, decision: Decision, seed: int | str, effort: int | None
    ) -> Appraisal:
        """The planner's plans, the best first."""
        usual = simple.advise(view, decision)
        possible = all_plans(view, decision, usual)
        if len(possible) < 2:
            return Appraisal((Option((usual.action,)),), None, usual)
        rollouts = Rollouts(view, decision.seat, seed)
        tried = think(view, possible, usual, rollouts, effort, keep=SHOWN)
        return judged(view, decision, tried, usual)

    def explain(
        self,
        view: View,
        decision: Decision,
        appraisal: Appraisal,
        other: Option | None = None,
    ) -> Hint:
        """The best plan beside others."""
        return explain(appraisal, other)

    def correct(self, view: View, decision: Decision, raw: Appraisal) -> Appraisal:
        """As the ends of games between our levels say."""
        return corrected(__package__, view, decision, raw, wildness(view))

    def wildness(self, view: View) -> float:
        """By how many cities are built and can be supplied."""
        return wildness(view)

    def chances(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        """Some rounds are played on as the planner imagines them."""
        rollouts = Rollouts(view, decision.seat, seed)
        tried = rollouts.chances([Plan(plan, "", {}) for plan in plans], futures)
        return [
            [each / PARTS for each in means_of_portions(row, PORTION)] for row in tried
        ]

    def points(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> list[list[float]]:
        """What the seat is worth after those rounds, in elektro."""
        rollouts = Rollouts(view, decision.seat, seed)
        tried = rollouts.wealths([Plan(plan, "", {}) for plan in plans], futures)
        return [means_of_portions(row, PORTION) for row in tried]


JUDGE: Final = PowerGridJudge()
