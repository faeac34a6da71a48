"""Fuel: what to buy, and which plants to run with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from robobid.bots.hints import Hint
from robobid.bots.powergrid.prospects import Outlook, faces
from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import DONE, Buy, Drop, GoTo, runs_of
from robobid.games.powergrid.rules.plants import (
    FUELS,
    Burn,
    Fuel,
    Number,
    Plants,
    cities_supplied,
)
from robobid.games.powergrid.rules.storage import Production, productions
from robobid.games.powergrid.view import PlayerView, View
from robobid.twins.judgement import SIMPLE_POWER_GRID as SIMPLE
from robobid.twins.judgement import PowerGridJudgement as Judgement


def can_supply(view: View, me: PlayerView) -> int:
    """How many cities a seat's plants can supply with the fuel that it has."""
    return _most_supplied(me.plants, me.fuel, me.transformer, view.setup.plants)


@lru_cache(maxsize=1 << 12)
def _most_supplied(
    plants: tuple[Number, ...],
    fuel: tuple[int, ...],
    transformer: Number | None,
    facts: Plants,
) -> int:
    return max(
        cities_supplied(production.plants, transformer, facts)
        for production in productions(plants, fuel, facts=facts)
    )


def run(view: View, decision: Decision) -> Hint:
    """Run what pays: as many cities as there are, with the cheapest fuel."""
    me, facts = view.players[decision.seat], view.setup.plants
    income = view.setup.income
    served = faces(facts, me, view.running)
    todo = len(me.cities) - served
    best = Production((), ()) if todo <= 0 else _rest(view, me, me.plants, todo)
    for number, burn in zip(best.plants, best.burns, strict=True):
        action = runs_of(facts)[number][facts[number].burns.index(burn)]
        if action in decision.options:
            supplied = min(len(me.cities), served + faces(facts, me, best.plants))
            values = {"plant": number, "n": supplied, "income": income(supplied)}
            return Hint(action, "powergrid_run", values)
    supplied = min(len(me.cities), served)
    return Hint(
        DONE, "powergrid_run_enough", {"n": supplied, "income": income(supplied)}
    )


def _rest(
    view: View, me: PlayerView, plants: tuple[Number, ...], todo: int
) -> Production:
    """The best of the plants that have not run yet."""
    facts = view.setup.plants
    waiting = [
        production
        for production in productions(plants, me.fuel, facts=facts)
        if not set(production.plants) & set(view.running)
    ]

    def merit(production: Production) -> tuple[int, int]:
        tokens = sum(map(sum, production.burns))
        return min(todo, faces(facts, me, production.plants)), -tokens

    return max(waiting, key=merit)


# -- buying -------------------------------------------------------------------


class Need(NamedTuple):
    """Tokens that a plant still lacks for one production, and what they cost."""

    plant: Number
    burn: Burn
    tokens: tuple[Fuel, ...]
    cost: int


def prices_on(view: View, market: int, fuel: Fuel) -> tuple[int, ...]:
    """The prices of the tokens on a market, cheapest first."""
    count = view.fuel[market][fuel]
    ladder = view.setup.map.markets[market].ladder[fuel]
    return ladder[-count:] if count else ()


def buy(view: View, decision: Decision, cities: int, by: Judgement = SIMPLE) -> Hint:
    """Buy what one production for so many cities lacks, then cheap stock."""
    me = view.players[decision.seat]
    market = view.buying_at or 0
    _, wanted = purchase(view, me, market, cities, by)
    tokens = [fuel for need in wanted for fuel in need.tokens]
    for fuel in tokens:
        if Buy(fuel) in decision.options:
            values = {
                "tokens": tuple([tokens.count(fuel) for fuel in FUELS]),
                "price": sum(need.cost for need in wanted),
                "plants": tuple(need.plant for need in wanted if need.tokens),
            }
            return Hint(Buy(fuel), "powergrid_fuel", values)
    if (stock := cheap_stock(view, me, market, decision, by)) is not None:
        price = prices_on(view, market, stock)[0]
        is_cheap = price <= by.usual_prices[stock]
        reason = "powergrid_fuel_stock" if is_cheap else "powergrid_fuel_reserve"
        return Hint(Buy(stock), reason, {"fuel": stock, "price": price})
    return Hint(DONE, "powergrid_fuel_enough", {})


def purchase(
    view: View, me: PlayerView, market: int, cities: int, by: Judgement = SIMPLE
) -> tuple[float, list[Need]]:
    """The best set of plants to fuel now, with its profit."""
    money = me.money or 0
    outlook = Outlook(view, me, by)
    extra = int(by.last_rounds_weight) if end_is_near(view, by) else 0
    best: tuple[float, list[Need]] = (float("-inf"), [])
    for plants in _subsets(me.plants):
        needs = list(_needs(view, me, market, plants))
        cost = sum(need.cost for need in needs)
        if len(needs) < len(plants) or cost > money:
            continue
        supplied = min(cities, faces(outlook.facts, me, plants))
        # What is burnt is gone, also what was bought before.
        burnt = outlook.fuel_costs(plants) / 4
        profit = view.setup.income(supplied) + extra * supplied - cost - burnt
        best = max(best, (profit, needs), key=lambda pair: pair[0])
    return best


def _subsets(plants: tuple[Number, ...]) -> Iterator[tuple[Number, ...]]:
    for chosen in range(1 << len(plants)):
        yield tuple(n for at, n in enumerate(plants) if chosen >> at & 1)


def _needs(
    view: View, me: PlayerView, market: int, plants: tuple[Number, ...]
) -> Iterator[Need]:
    """For each plant that can be fuelled what it lacks; fewer than all if it fails."""
    stock = list(me.fuel)
    taken, facts = [0, 0, 0, 0], view.setup.plants
    for number in sorted(plants, key=lambda n: len(facts[n].fuels)):
        ways = list(_ways(view, market, number, stock, taken))
        if not ways:
            return
        need = min(ways, key=lambda way: way.cost)
        for fuel in FUELS:
            bought = need.tokens.count(fuel)
            taken[fuel] += bought
            stock[fuel] += bought - need.burn[fuel]
        yield need


def _ways(
    view: View, market: int, number: Number, stock: Sequence[int], taken: Sequence[int]
) -> Iterator[Need]:
    for burn in view.setup.plants[number].burns:
        tokens: list[Fuel] = []
        cost = 0
        for fuel in FUELS:
            missing = max(0, burn[fuel] - stock[fuel])
            prices = prices_on(view, market, fuel)
            prices = prices[taken[fuel] : taken[fuel] + missing]
            if len(prices) < missing:
                break
            cost += sum(prices)
            tokens += [fuel] * missing
        else:
            yield Need(number, burn, tuple(tokens), cost)


def cheap_stock(
    view: View,
    me: PlayerView,
    market: int,
    decision: Decision,
    by: Judgement = SIMPLE,
) -> Fuel | None:
    """A token for the round after, when it is cheap and there is money to spare.

    Near the end fuel may run out, and without it the best plants are worth nothing.
    """
    near, usual = end_is_near(view, by), by.usual_prices
    spare = (me.money or 0) - (by.near_reserve if near else by.stock_reserve)
    share = by.near_share if near else by.stock_share
    cheap = [
        (price / usual[action.fuel], action.fuel)
        for action in decision.options
        if isinstance(action, Buy)
        for price in [prices_on(view, market, action.fuel)[0]]
        if price <= share * usual[action.fuel] and price <= spare
    ]
    return min(cheap)[1] if cheap else None


def end_is_near(view: View, by: Judgement = SIMPLE) -> bool:
    """Could the game be over in two or three rounds?"""
    most = max(len(player.cities) for player in view.players)
    return most >= view.setup.figures.cities_for_end - by.near


def go_to_market(
    view: View, decision: Decision, cities: int, by: Judgement = SIMPLE
) -> Hint:
    """The market where one production costs least."""
    me = view.players[decision.seat]
    names = [market.name for market in view.setup.map.markets]
    best = max(
        range(len(names)), key=lambda market: purchase(view, me, market, cities, by)[0]
    )
    return Hint(GoTo(names[best]), "powergrid_market", {"market": names[best]})


def drop(decision: Decision, by: Judgement = SIMPLE) -> Hint:
    """Lose the kind that is cheapest to buy again."""
    usual = by.usual_prices
    action: Drop = min(decision.options, key=lambda option: usual[option.fuel])
    return Hint(action, "powergrid_drop_fuel", {"fuel": action.fuel})
