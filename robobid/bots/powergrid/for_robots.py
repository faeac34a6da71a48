"""What a person chooses for a robot: whatever helps it least."""

from __future__ import annotations

from typing import Any

from robobid.bots.hints import Hint
from robobid.bots.powergrid.cities import surroundings
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import BidForCity, NamePlant, PassForCity
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.view import View
from robobid.twins.judgement import SIMPLE_POWER_GRID as SIMPLE
from robobid.twins.judgement import PowerGridJudgement as Judgement


def choose_for_robot(view: View, decision: Decision, by: Judgement = SIMPLE) -> Hint:
    """The plant or city that serves the robot worst; one's own city is the best."""
    options = list(decision.options)
    match decision.kind:
        case "robot-plant":
            return _hint(min(options, key=lambda o: _power(view, o)))
        case "robot-city":
            return _hint(max(options, key=lambda o: _place(view, o, by)))
        case "strike" if is_one_choice(decision):
            stays = max(options, key=lambda o: _place(view, o, by))
            action = min(options, key=lambda o: _place(view, o, by))
            return Hint(action, "powergrid_stays", {"city": stays.city})
        case "veto" | "strike":
            return _hint(min(options, key=lambda o: _place(view, o, by)))
        case "mark" | "take":
            action = min(options, key=lambda o: _place(view, o, by))
            return Hint(action, "powergrid_first_city", {"city": action.city})
        case "city-bid":
            return _hint(_least_bid(options))
    return _hint(options[0])


def _hint(action: Any) -> Hint:
    return Hint(action, "powergrid_for_robot", {})


def _power(view: View, action: NamePlant) -> tuple[int, float]:
    """Few cities, and among those the dearest plant."""
    return view.setup.plants[action.plant].cities, -action.plant


def _place(view: View, action: Any, by: Judgement) -> tuple[float, str]:
    assert view.country is not None
    at = view.country.index[action.city]
    return surroundings(view, at, by), action.city


def _least_bid(options: list[Any]) -> Any:
    """To name a robot's city is worth nothing that must be paid for."""
    free = [option for option in options if option == BidForCity(0)]
    passing = [option for option in options if isinstance(option, PassForCity)]
    return next(iter([*free, *passing, *options]))
