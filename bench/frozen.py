"""Bots as they were: their numbers, so that newer ones can be played against them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from robobid.bots.hints import Hint
from robobid.bots.powergrid.planner import PlannerPlayer
from robobid.bots.powergrid.plans import Plan
from robobid.bots.powergrid.thinking import PLANNER, Thinking
from robobid.core.decisions import Decision
from robobid.powergrid.view import View

LATER: Final = {"starve", "stock", "run", "run_free", "no_run"}
"""Plans of later ones: several tokens at once, and which plants run."""


@cache
def judge_before() -> dict[str, Any]:
    """The judge that had learned from games of persons alone."""
    file = Path(__file__).parent / "frozen" / "judge-before.json"
    judge: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return judge


class Planner3(PlannerPlayer):
    """The planner that judges by games of persons alone."""

    thinking: Thinking = PLANNER._replace(learned=judge_before())


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
