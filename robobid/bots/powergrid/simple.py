"""The bot that plans a round of Power Grid: plants, fuel, cities, in this order."""

from __future__ import annotations

from typing import Any, ClassVar

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
from robobid.games.powergrid.rules.actions import PASS, Attach, Bid, Discard, Offer
from robobid.games.powergrid.rules.auction import OpeningOptions
from robobid.games.powergrid.rules.plants import TRANSFORMER, Number
from robobid.games.powergrid.view import View
from robobid.twins.judgement import SIMPLE_POWER_GRID as SIMPLE
from robobid.twins.judgement import TRAINEE_POWER_GRID as TRAINEE
from robobid.twins.judgement import PowerGridJudgement as Judgement


class SimplePlayer:
    """It weighs a plant by the income it will bring, less its fuel, and bids to that.

    Then it buys fuel for the cities it can have this round, builds as many as it can
    supply where they are cheapest, and ends the game when it would win.
    """

    judgement: ClassVar[Judgement] = SIMPLE

    def __init__(self, seed: int | str) -> None:
        self.seed = seed  # it rolls no dice

    def choose(self, view: View, decision: Decision) -> Any:
        """What it would advise itself to do."""
        return advise(view, decision, self.judgement).action


class TraineePlayer(SimplePlayer):
    """It plays like `simple`, but does not think of the end of the game.

    So its plants supply too few cities when the last round comes.
    """

    judgement: ClassVar[Judgement] = TRAINEE


def advise(view: View, decision: Decision, by: Judgement = SIMPLE) -> Hint:
    """What to do, and why, for whoever judges by these numbers."""
    match decision.kind:
        case "open":
            return open_auction(view, decision, by)
        case "bid":
            return bid(view, decision, by)
        case "discard":
            return discard(view, decision, by)
        case "drop":
            return fuel.drop(decision, by)
        case "attach":
            return attach(view, decision, by)
        case "market":
            hoped = hoped_cities(view, decision.seat, by)
            return fuel.go_to_market(view, decision, hoped, by)
        case "fuel":
            hoped = hoped_cities(view, decision.seat, by)
            return fuel.buy(view, decision, hoped, by)
        case "build":
            return cities.build(view, decision, by)
        case "run":
            return fuel.run(view, decision)
        case "region":
            return cities.choose_region(view, decision)
    return choose_for_robot(view, decision, by)


# -- plants -------------------------------------------------------------------


def open_auction(view: View, decision: Decision, by: Judgement) -> Hint:
    """Open on the plant that is worth most more than its price, or pass."""
    options = decision.options
    assert isinstance(options, OpeningOptions)
    me = view.players[decision.seat]
    outlook = Outlook(view, me, by)
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
    if options.may_pass and gain < by.worth_it:
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
        self._by = outlook.by
        self._facts = outlook.facts
        self._upgrade = Upgrade(outlook)
        self._costs = cities.costs(outlook.view, outlook.me)

    def of(self, number: Number) -> float:
        """What one plant is worth."""
        me, least = self._me, self._facts[number].min_bid
        value = self._upgrade.value(number)
        left = (me.money or 0) - least - int(self._by.fuel_and_more)
        usable = len(me.cities) + cities.payable(self._costs, left, 6)
        if me.plants and usable < faces(self._facts, me):
            value *= self._by.idle
        return min(value, least + self._by.most_extra)


def reserve(outlook: Outlook) -> int:
    """What a seat must not spend on a plant: it needs fuel, and a first city."""
    me = outlook.me
    if not me.cities:
        return int(outlook.by.first_round_reserve)
    end = outlook.view.setup.figures.cities_for_end
    cost = outlook.fuel_costs(me.plants)
    is_late = rounds_left(outlook.view, outlook.by) <= 2
    if is_late and faces(outlook.facts, me) < end:
        return round(cost / 2)
    return round(cost) // 2 + 10


def bid(view: View, decision: Decision, by: Judgement) -> Hint:
    """Raise by one as long as the plant is worth it, and no other would do as well."""
    assert view.auction is not None
    number, standing = view.auction.plant, view.auction.bid
    me = view.players[decision.seat]
    raised = Bid(standing + 1)
    if number == TRANSFORMER:
        most = min(10.0 * rounds_left(view, by), (me.money or 0) / 3)
    else:
        outlook = Outlook(view, me, by)
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


def discard(view: View, decision: Decision, by: Judgement) -> Hint:
    """Give up the plant that supplies fewest cities."""
    me = view.players[decision.seat]
    outlook = Outlook(view, me, by)
    old = [option.plant for option in decision.options]
    number = min(old, key=lambda n: (outlook.power(n), n))
    return Hint(Discard(number), "powergrid_discard", {"plant": number})


def attach(view: View, decision: Decision, by: Judgement) -> Hint:
    """Lay the Transformer Station on the plant that will stay longest."""
    me = view.players[decision.seat]
    worst, facts = worst_plant(Outlook(view, me, by)), view.setup.plants
    best = max(me.plants, key=lambda n: (n != worst, facts[n].cities, -n))
    return Hint(Attach(best), "powergrid_attach", {"plant": best})


# -- fuel ---------------------------------------------------------------------


def hoped_cities(view: View, seat: int, by: Judgement = SIMPLE) -> int:
    """How many cities a seat may have at the end of this round."""
    me = view.players[seat]
    money = max(0, (me.money or 0) - 15)
    most = 8 if fuel.end_is_near(view, by) else 5
    return max(1, len(me.cities) + cities.affordable(view, me, money, most))
