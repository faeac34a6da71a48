"""Bots as they were: their numbers, so that newer ones can be played against them."""

from __future__ import annotations

from typing import Final

from robobid.bots.hints import Hint
from robobid.bots.powergrid.effort import PLANNER, Thinking
from robobid.bots.powergrid.planner import PlannerPlayer
from robobid.bots.powergrid.plans import Plan
from robobid.core.decisions import Decision
from robobid.games.powergrid.view import View

LATER: Final = {"starve", "stock", "run", "run_free", "no_run"}
"""Plans of later ones: several tokens at once, and which plants run."""


class Planner3(PlannerPlayer):
    """The one that takes all its rivals for `simple`."""

    thinking: Thinking = PLANNER._replace(kinds=())


class Planner2(Planner3):
    """The one that judges by what was learned, and thinks of one token at a time.

    It imagined to go on buying after that as `simple` would.
    """

    def plans(self, view: View, decision: Decision, usual: Hint) -> list[Plan]:
        """What it thought of."""
        found = super().plans(view, decision, usual)
        return [
            plan._replace(actions=plan.actions[:1]) if plan.name == "fuel" else plan
            for plan in found
            if plan.name not in LATER
        ]


class Planner1(Planner2):
    """The first `planner` with the twin: fewer futures, judged by wealth alone."""

    thinking: Thinking = Thinking(
        effort={2: 1800, 3: 1600, 4: 1400, 5: 1200, 6: 1000}, rounds=4, is_learned=False
    )
