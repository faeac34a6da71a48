"""The puzzles of Power Grid: plants, resources, houses, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from robobid.app.puzzles.maker import Course, Setting, Theme
from robobid.app.puzzles.powergrid.facts import fact_of, standing_of
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.fuel_plans import short_from
from robobid.bots.powergrid.more_plans import all_plans
from robobid.bots.powergrid.plans import Plan
from robobid.core.decisions import Decision
from robobid.games.powergrid.view import View
from robobid.narration.message import Told, told
from robobid.narration.powergrid.nouns import Nouns

MAPS: Final = ("germany", "usa")
SEATS: Final = (
    ("simple",) * 4,
    ("simple",) * 3,
    ("simple", "simple", "robot"),
    ("simple",) * 5,
)


class PowerGridPuzzles:
    """The planner's plans, each with a first step of its own."""

    settings: Final = tuple(
        Setting({"map": map_, "regions": "drawn"}, seats)
        for seats in SEATS
        for map_ in MAPS
    )
    themes: Final = (
        "wait",
        "largest",
        "modest",
        "overpay",
        "contest",
        "starve",
        "stock",
        "thrift",
        "start",
        "end",
        "not_yet",
        "hold",
        "place",
        "grow",
    )

    def courses(self, view: View, decision: Decision) -> list[Course]:
        """What the planner would think of; of two plans that begin alike, the last.

        That is the one that goes on to end the game, or leaves rivals short. Which
        plants run is asked for hints alone: it is never a matter of many games.
        """
        if decision.kind == "run":
            return []
        nouns = Nouns(view.setup.map, decision.seat)
        return [
            Course(plan.actions, nouns.option(*plan.option))
            for plan in plans_of(view, decision)
        ]

    def standing(self, view: View, seat: int) -> Told:
        """The turn order, and what everybody would earn now."""
        return standing_of(view, seat)

    def theme(self, view: View, decision: Decision, courses: Sequence[Course]) -> Theme:
        """The rule for the kind of decision, in the words of `docs/puzzles.md`."""
        by_start = {plan.actions[0]: plan for plan in plans_of(view, decision)}
        plans = [by_start[course.actions[0]] for course in courses]
        name = theme_of(view, decision, plans)
        best, other, *_ = courses
        why = told(f"puzzles.why.powergrid.{name}", best=best.told, other=other.told)
        fact = fact_of(view, decision.seat, plans)
        return Theme(
            name, why if fact is None else told("puzzles.because", why=why, fact=fact)
        )


def plans_of(view: View, decision: Decision) -> list[Plan]:
    """The plans, one for each first step."""
    found = all_plans(view, decision, simple.advise(view, decision))
    return list({plan.actions[0]: plan for plan in found}.values())


def theme_of(view: View, decision: Decision, plans: Sequence[Plan]) -> str:
    """What the first of some plans is about."""
    best = plans[0]
    match best.name:
        case "open":
            return _theme_of_plant(view, plans)
        case "fuel":
            starves = short_from(view, decision.seat, best.values["fuel"]) <= 1
            return "starve" if starves else "stock"
        case "build":
            return _theme_of_house(view, decision, plans)
        case "no_build" if any(plan.name == "end" for plan in plans):
            return "not_yet"
    return _BY_NAME[best.name]


_BY_NAME: Final = {
    "pass": "wait",
    "drop_out": "overpay",
    "bid": "contest",
    "starve": "starve",
    "stock": "stock",
    "no_fuel": "thrift",
    "no_build": "hold",
    "end": "end",
    "no_end": "not_yet",
}


def _theme_of_plant(view: View, plans: Sequence[Plan]) -> str:
    """Is the best plant the one that supplies most cities?"""
    cities = [
        view.setup.plants[plan.values["plant"]].cities
        for plan in plans
        if plan.name == "open"
    ]
    return "largest" if cities[0] == max(cities) else "modest"


def _theme_of_house(view: View, decision: Decision, plans: Sequence[Plan]) -> str:
    """The first house; the cheapest; or one that costs more."""
    if not view.players[decision.seat].cities:
        return "start"
    costs = [plan.values["cost"] for plan in plans if plan.name == "build"]
    return "grow" if costs[0] == min(costs) else "place"


PUZZLES: Final = PowerGridPuzzles()
