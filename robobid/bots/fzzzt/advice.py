"""Advice for people: from the strongest bot that can run here, with its reason."""

from __future__ import annotations

from robobid.bots.fzzzt.mechanic import advise, mechanics_judgement
from robobid.bots.hints import FOR_HINTS, Hint
from robobid.bots.needs import needs_kernels
from robobid.core.decisions import Decision
from robobid.games.fzzzt.view import View


def best_advice(view: View, decision: Decision, effort: int | None = None) -> Hint:
    """What the chief would bid; the mechanic speaks where there are no kernels.

    Both build alike. `effort` is a number of rollouts, the chief's if none is given.
    """
    if decision.kind == "bid":
        try:
            from robobid.bots.fzzzt.judge import JUDGE
        except ModuleNotFoundError as error:
            if not needs_kernels(error):
                raise
        else:
            appraisal = JUDGE.think(view, decision, FOR_HINTS, effort)
            return JUDGE.explain(view, decision, appraisal)
    return quick_advice(view, decision)


def quick_advice(view: View, decision: Decision) -> Hint:
    """What the mechanic would do, who needs no kernels."""
    return advise(view, decision, mechanics_judgement())
