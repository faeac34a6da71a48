"""The bot that plans a round of Power Grid: plants, fuel, cities, in this order."""

from __future__ import annotations

from typing import Any, Final

from robobid.bots.hints import Hint
from robobid.bots.powergrid import cities, fuel
from robobid.bots.powergrid.for_robots import choose_for_robot
from robobid.bots.powergrid.prospects import (
    Outlook,
    Upgrade,
    faces,
    rounds_left,
    worst_plant,
)
from robobid.core.decisions import Decision
from robobid.fast.judgement import SIMPLE_POWER_GRID as JUDGEMENT
from robobid.powergrid.actions import PASS, Attach, Bid, Discard, Offer
from robobid.powergrid.auction import OpeningOptions
from robobid.powergrid.plants import TRANSFORMER, Number
from robobid.powergrid.view import View

FIRST_ROUND_RESERVE: Final = int(JUDGEMENT.first_round_reserve)
"""What must be left after the first auction: fuel, and a first city."""
MOST_EXTRA: Final = int(JUDGEMENT.most_extra)
"""So much more than its least bid a plant is worth at most: others will come."""
FUEL_AND_MORE: Final = int(JUDGEMENT.fuel_and_more)
"""What is needed beside plants and cities, at least."""
IDLE: Final = JUDGEMENT.idle
"""The share of its worth that a plant has while those at hand are enough."""
WORTH_IT: Final = JUDGEMENT.worth_it
"""A plant must be worth so much more than it costs."""


class SimplePlayer:
    """It weighs a plant by the income it will bring, less its fuel, and bids to that.

    Then it buys fuel for the cities it can have this round, builds as many as it can
    supply where they are cheapest, and ends the game when it would win.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed  # it rolls no dice

    def choose(self, view: View, decision: Decision) -> Any:
        """What it would advise itself to do."""
        return advise(view, decision).action


def advise(view: View, decision: Decision) -> Hint:
    """What to do, and why."""
    match decision.kind:
        case "open":
            return open_auction(view, decision)
        case "bid":
            return bid(view, decision)
        case "discard":
            return discard(view, decision)
        case "drop":
            return fuel.drop(view, decision)
        case "attach":
            return attach(view, decision)
        case "market":
            return fuel.go_to_market(view, decision, hoped_cities(view, decision.seat))
        case "fuel":
            return fuel.buy(view, decision, hoped_cities(view, decision.seat))
        case "build":
            return cities.build(view, decision)
        case "run":
            return fuel.run(view, decision)
        case "region":
            return cities.choose_region(view, decision)
    return choose_for_robot(view, decision)


# -- plants -------------------------------------------------------------------


def open_auction(view: View, decision: Decision) -> Hint:
    """Open on the plant that is worth most more than its price, or pass."""
    options = decision.options
    assert isinstance(options, OpeningOptions)
    me = view.players[decision.seat]
    outlook = Outlook(view, me)
    worths = Worths(outlook)
    purse = (me.money or 0) - reserve(outlook)
    gains = [
        (worths.of(number) - least, number, least)
        for number, least in options.plants
        if least <= purse or not options.may_pass
    ]
    if not gains:
        return Hint(PASS, "powergrid_pass", {})
    gain, number, least = max(gains)
    if options.may_pass and gain < WORTH_IT:
        return Hint(PASS, "powergrid_pass", {})
    values = {
        "plant": number,
        "n": view.setup.plants[number].cities,
        "bid": least,
        "worth": round(gain + least),
    }
    return Hint(Offer(number, least), "powergrid_open", values)


class Worths:
    """What plants are worth to a seat: less while it has power enough anyway.

    Money earns more in cities than in plants that nobody needs this round.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._me = outlook.me
        self._facts = outlook.facts
        self._upgrade = Upgrade(outlook)
        self._costs = cities.costs(outlook.view, outlook.me)

    def of(self, number: Number) -> float:
        """What one plant is worth."""
        me, least = self._me, self._facts[number].min_bid
        value = self._upgrade.value(number)
        left = (me.money or 0) - least - FUEL_AND_MORE
        usable = len(me.cities) + cities.payable(self._costs, left, 6)
        if me.plants and usable < faces(self._facts, me):
            value *= IDLE
        return min(value, least + MOST_EXTRA)


def reserve(outlook: Outlook) -> int:
    """What a seat must not spend on a plant: it needs fuel, and a first city."""
    me = outlook.me
    if not me.cities:
        return FIRST_ROUND_RESERVE
    end = outlook.view.setup.figures.cities_for_end
    cost = outlook.fuel_costs(me.plants)
    if rounds_left(outlook.view) <= 2 and faces(outlook.facts, me) < end:
        return round(cost / 2)
    return round(cost) // 2 + 10


def bid(view: View, decision: Decision) -> Hint:
    """Raise by one as long as the plant is worth it, and no other would do as well."""
    assert view.auction is not None
    number, standing = view.auction.plant, view.auction.bid
    me = view.players[decision.seat]
    raised = Bid(standing + 1)
    if number == TRANSFORMER:
        most = min(10.0 * rounds_left(view), (me.money or 0) / 3)
    else:
        outlook = Outlook(view, me)
        worths = Worths(outlook)
        value = worths.of(number)
        most = min(value - _next_best(outlook, worths, number), (me.money or 0.0))
        most = min(most, (me.money or 0) - reserve(outlook))
        least = float(outlook.facts[number].min_bid)
        most = max(most, least if view.round == 1 else 0.0)
    if raised.amount <= most and raised in decision.options:
        values = {"plant": number, "worth": round(most), "bid": raised.amount}
        return Hint(raised, "powergrid_bid", values)
    return Hint(PASS, "powergrid_drop_out", {"plant": number, "bid": standing})


def _next_best(outlook: Outlook, worths: Worths, number: Number) -> float:
    """What one could gain with another plant of the market instead."""
    money, facts = outlook.me.money or 0, outlook.facts
    others = [
        worths.of(other) - facts[other].min_bid
        for other in outlook.view.actual
        if other != number and facts[other].min_bid <= money
    ]
    return max([0.0, *others])


def discard(view: View, decision: Decision) -> Hint:
    """Give up the plant that supplies fewest cities."""
    me = view.players[decision.seat]
    outlook = Outlook(view, me)
    old = [option.plant for option in decision.options]
    number = min(old, key=lambda n: (outlook.power(n), n))
    return Hint(Discard(number), "powergrid_discard", {"plant": number})


def attach(view: View, decision: Decision) -> Hint:
    """Lay the Transformer Station on the plant that will stay longest."""
    me = view.players[decision.seat]
    worst, facts = worst_plant(Outlook(view, me)), view.setup.plants
    best = max(me.plants, key=lambda n: (n != worst, facts[n].cities, -n))
    return Hint(Attach(best), "powergrid_attach", {"plant": best})


# -- fuel ---------------------------------------------------------------------


def hoped_cities(view: View, seat: int) -> int:
    """How many cities a seat may have at the end of this round."""
    me = view.players[seat]
    money = max(0, (me.money or 0) - 15)
    most = 8 if fuel.end_is_near(view) else 5
    return max(1, len(me.cities) + cities.affordable(view, me, money, most))
