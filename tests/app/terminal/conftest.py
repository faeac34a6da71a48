"""The terminal's tests get their hints from those who think quickly."""

from __future__ import annotations

import pytest

from robobid.bots import Hint
from robobid.bots.fzzzt import advice
from robobid.bots.fzzzt.mechanic import advise, mechanics_judgement
from robobid.bots.powergrid import planner, slow_rollouts
from robobid.core.decisions import Decision
from robobid.games.fzzzt.view import View


@pytest.fixture(autouse=True)
def _hints_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def mechanic(view: View, decision: Decision) -> Hint:
        return advise(view, decision, mechanics_judgement())

    monkeypatch.setattr(advice, "best_advice", mechanic)


@pytest.fixture(autouse=True)
def _so_do_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner, "advise", slow_rollouts.advise)
