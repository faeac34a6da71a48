"""Plans: what a seat might do now that is worth imagining to the end."""

from __future__ import annotations

from typing import Any, NamedTuple

from robobid.bots.hints import Hint
from robobid.bots.powergrid.cities import is_last_round
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import DONE, PASS, Connect, Offer
from robobid.games.powergrid.rules.auction import OpeningOptions
from robobid.games.powergrid.rules.network import NO_PLACE, base_prices
from robobid.games.powergrid.rules.plants import Plant
from robobid.games.powergrid.view import PlayerView, View


class Plan(NamedTuple):
    """Actions to begin with, and how a hint speaks of them."""

    actions: tuple[Any, ...]
    name: str
    values: dict[str, Any]

    @property
    def option(self) -> tuple[str, dict[str, Any]]:
        """What a hint calls it: the message `powergrid.option.<name>`, and its gaps."""
        return self.name, self.values


def plans(view: View, decision: Decision, usual: Hint) -> list[Plan]:
    """What could be done; fewer than two if it goes without thinking ahead.

    Plants decide a game, and when it ends: there the future is looked at.
    """
    match decision.kind:
        case "open":
            return openings(view, decision)
        case "build" if not is_last_round(view, view.players[decision.seat]):
            return endings(view, view.players[decision.seat], usual)
    return []


def openings(view: View, decision: Decision) -> list[Plan]:
    """Every plant that can be paid and is of use, for its least bid, and passing."""
    options = decision.options
    assert isinstance(options, OpeningOptions)
    me, facts = view.players[decision.seat], view.setup.plants
    offers = [
        Plan((Offer(plant, least),), "open", {"plant": plant, "bid": least})
        for plant, least in options.plants
        if not (options.may_pass and is_useless(view, me, facts[plant]))
    ]
    passing = [Plan((PASS,), "pass", {})] if options.may_pass else []
    return [*offers, *passing]


def is_useless(view: View, me: PlayerView, plant: Plant) -> bool:
    """Would each plant that could be given up for it have been better?"""
    if len(me.plants) < view.setup.figures.max_plants:
        return False
    owned = [view.setup.plants[number] for number in me.plants]
    return all((o.cities, -o.need) >= (plant.cities, -plant.need) for o in owned)


def endings(view: View, me: PlayerView, usual: Hint) -> list[Plan]:
    """To end the game with this turn, or not to, where both can be done."""
    way = way_to_end(view, me)
    if not way or (len(way) > 1 and usual.action != DONE):
        return []
    cities = view.setup.figures.cities_for_end
    return [
        Plan(way, "end", {"city": way[0].city, "n": cities}),
        Plan((DONE,), "no_end", {"n": cities}),
    ]


def way_to_end(view: View, me: PlayerView) -> tuple[Connect, ...]:
    """The houses, the cheapest each time, that end the game; none if it can not."""
    assert view.country is not None
    land, paths, money = view.country, me.path_costs, me.money or 0
    prices = base_prices(view.step)
    places = [
        NO_PLACE if me.seat in houses else prices[len(houses)] for houses in view.houses
    ]
    way: list[Connect] = []
    while len(me.cities) + len(way) < view.setup.figures.cities_for_end:
        costs = map(int.__add__, paths, places)
        cost, at = min([(cost, at) for at, cost in enumerate(costs)])
        if not me.cities or cost > money:
            return ()
        money -= cost
        places[at] = NO_PLACE
        paths = tuple(map(min, paths, land.costs[at]))
        way.append(land.connects[at])
    return tuple(way)
