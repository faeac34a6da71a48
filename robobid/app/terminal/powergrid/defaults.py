"""What Enter does: the advice of `simple`, for a whole purchase at once.

It is asked at every question, so it must not take time; `h` asks the strongest bot.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.bots.powergrid.simple import advise
from robobid.core.decisions import Decision
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import DONE, StrikeCity
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.view import View

GAME: Final = POWER_GRID.name
_TOGETHER: Final = ("fuel", "run")
"""Kinds of which several actions are made at once."""


def default(view: View, decision: Decision) -> list[Any]:
    """The actions that Enter stands for."""
    advice = advise(view, decision)
    action = advice.action
    if is_one_choice(decision):
        return strikes_around(decision, StrikeCity(advice.values["city"]))
    if decision.kind not in _TOGETHER or action == DONE:
        return [action]
    table = table_in_sight(view)
    actions: list[Any] = []
    now = decision
    while action != DONE:
        actions.append(action)
        POWER_GRID.apply(table, decision.seat, action)
        now = POWER_GRID.decisions(table)[0]
        action = advise(POWER_GRID.view(table, decision.seat), now).action
    # Whoever has run their plants has nothing else to do.
    return [*actions, DONE] if decision.kind == "run" else actions


def strikes_around(decision: Decision, stays: StrikeCity) -> list[StrikeCity]:
    """Every city is struck out but one."""
    return [strike for strike in decision.options if strike != stays]
