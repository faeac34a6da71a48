"""Plans and orders, told to their owner alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.core.decisions import WhyNot
from robobid.games.powergrid.asides.outlook import Step
from robobid.games.powergrid.asides.round_plan import RoundPlan
from robobid.narration.message import Named, Several, Told, told
from robobid.narration.powergrid.nouns import Nouns, fuel_named, plant_named

_SAID: Final = ("price", "most", "bid", "money", "cost")
"""The figures in the reasons."""


def order_told(plan: RoundPlan) -> Iterator[Told]:
    """A sentence for each part of an order."""
    if plan.keep:
        yield told("powergrid.order.keep", cities=_cities(plan.keep))
    if plan.plant is not None and plan.most is not None:
        key = "powergrid.order.plant" if plan.opens else "powergrid.order.bid"
        yield told(key, plant=plant_named(plan.plant), most=plan.most)
    if plan.passes and plan.plant is not None and plan.most is None:
        yield told("powergrid.order.pass_until", plant=plant_named(plan.plant))
    elif plan.passes:
        yield told("powergrid.order.pass")
    if plan.fuel:
        stocks = [fuel_named(stock.fuel, stock.tokens) for stock in plan.fuel]
        yield told("powergrid.order.fuel", tokens=Several(tuple(stocks)))
    elif plan.fuel is not None:
        yield told("powergrid.order.fuel_none")
    if plan.cities:
        cities = _cities([house.city for house in plan.cities])
        yield told("powergrid.order.build", cities=cities)
    elif plan.cities is not None:
        yield told("powergrid.order.build_none")
    if plan.run:
        plants = Several(tuple(map(plant_named, plan.run)))
        yield told("powergrid.order.run", plants=plants)
    elif plan.run is not None:
        yield told("powergrid.order.run_none")
    if plan.anyway:
        yield told("powergrid.order.anyway")


def _cities(words: tuple[str, ...] | list[str]) -> Several:
    return Several(tuple(Named("city", city, name=city) for city in words))


def why_not(reason: WhyNot) -> Told:
    """Why a part of a plan does not work, in a few words."""
    figures = {name: reason.values[name] for name in _SAID if name in reason.values}
    return Told(f"powergrid.plan.not.{reason.code}", figures)


def undone(step: Step, nouns: Nouns) -> Told:
    """A part of an order that was given up: what it was, and why."""
    assert step.why_not is not None
    match step.what:
        case "fuel":
            what: Named = fuel_named(step.word, step.count - step.possible)
        case "city":
            what = nouns.city(step.word)
        case _:
            what = plant_named(step.word)
    return told("told.titled", title=what, text=why_not(step.why_not))
