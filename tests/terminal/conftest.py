"""The terminal's tests get their hints without numba: compiling takes too long here."""

from __future__ import annotations

import pytest

from robobid.bots import Hint
from robobid.bots.fzzzt import advice
from robobid.bots.fzzzt.weighing import advise, mechanics_judgement
from robobid.bots.powergrid import few, planner
from robobid.bots.readiness import Readiness
from robobid.core.decisions import Decision
from robobid.fzzzt.view import View
from robobid.terminal import session


@pytest.fixture(autouse=True)
def _hints_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def mechanic(view: View, decision: Decision) -> Hint:
        return advise(view, decision, mechanics_judgement())

    monkeypatch.setattr(advice, "best_advice", mechanic)


class Ready(Readiness):
    """Nothing needs to be compiled."""

    def begin(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "Readiness", Ready)
    monkeypatch.setattr(planner, "advise", few.advise)
