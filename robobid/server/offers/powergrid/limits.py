"""What bounds a decision, and what each choice costs: enough to draw all buttons.

Like the notes it is made from the seat's own view, and from the options themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import starmap
from typing import Any

from robobid.core.decisions import Decision, Options
from robobid.core.wire import plain
from robobid.powergrid.actions import (
    BUYS,
    DONE,
    PASS,
    RUNS,
    Offer,
    PassForCity,
)
from robobid.powergrid.bureaucracy import supplied_cities
from robobid.powergrid.network import NO_PLACE, cost_of, path_to
from robobid.powergrid.notation import write_action
from robobid.powergrid.plants import PLANTS, STEP3, Burn, Fuel, Number, card_word
from robobid.powergrid.resources import discounts_of, token_price
from robobid.powergrid.robots.memory import memory_of
from robobid.powergrid.robots.running import fuel_price, worth
from robobid.powergrid.storage import Production, productions, storage
from robobid.powergrid.table import Table
from robobid.powergrid.tables import income


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why something cannot be chosen now, as a refusal would say it."""

    code: str
    """There is a sentence for it: `error.` and the code."""
    values: Mapping[str, Any]


# -- auctions -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlantOffer:
    """A plant of the market, as somebody who opens an auction sees it."""

    plant: Number
    word: str
    least: int
    most: int
    """From the least to this many may be bid."""
    why_not: WhyNot | None


@dataclass(frozen=True, slots=True)
class OpeningLimits:
    """`open`: any plant without a `why_not`, any bid between its limits.

    The move is `plant 13` for the least bid and `plant 13 15` for another.
    """

    plants: tuple[PlantOffer, ...]
    may_pass: bool


@dataclass(frozen=True, slots=True)
class BidLimits:
    """`bid` and `city-bid`: any amount from the least to the most.

    Whoever has too little money can only drop out: then the most is below the least.

    The move is `15` or `pass`; for a robot's first city `city-bid 3` or `city-pass`.
    """

    least: int
    most: int
    may_pass: bool


# -- fuel, cities, plants -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenOffer:
    """A fuel, as a buyer sees it."""

    fuel: Fuel
    word: str
    prices: tuple[int, ...]
    """What each further token costs, as many as there are and fit on the plants."""
    why_not: WhyNot | None


@dataclass(frozen=True, slots=True)
class FuelLimits:
    """`fuel`: one token at a time."""

    market: str
    tokens: tuple[TokenOffer, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A city in play without a house of the builder."""

    city: str
    path: int
    place: int | None
    total: int | None
    """Null where the city is full."""
    via: tuple[str, ...]
    """The cities on the path, from one's own to this one; none for the first city."""
    why_not: WhyNot | None


@dataclass(frozen=True, slots=True)
class BuildLimits:
    """`build`: every city with its costs, cheapest first."""

    sites: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Plants that can run together: the moves for it, and what is earned."""

    plants: tuple[Number, ...]
    moves: tuple[str, ...]
    supplied: int
    income: int


@dataclass(frozen=True, slots=True)
class RunLimits:
    """`run`: all sets of plants that can run now, the best first.

    Of the mixes of fuel that a hybrid could burn, a plan has the cheapest; the
    options have them all.
    """

    supplied: int
    income: int
    """What is earned if no more plants run."""
    plans: tuple[Plan, ...]


Limits = OpeningLimits | BidLimits | FuelLimits | BuildLimits | RunLimits


def limits_of(table: Table, decision: Decision) -> Limits | None:
    """The limits of a seat's decision, on a table made up from the seat's view."""
    seat, kind, options = decision
    match kind:
        case "open":
            return _opening(table, seat, options)
        case "bid":
            assert table.auction is not None
            return _bidding(table, decision, table.auction.bid)
        case "city-bid":
            return _bidding(table, decision, memory_of(table).bid)
        case "fuel":
            return _buying(table, seat, options)
        case "build":
            return _building(table, seat, options)
        case "run":
            return _running(table, seat)
    return None


def _opening(table: Table, seat: int, options: Options) -> OpeningLimits:
    money = table.players[seat].money
    offers = [
        (number, Offer(number, PLANTS[number].min_bid))
        for number in table.market
        if number != STEP3
    ]
    return OpeningLimits(
        tuple(
            PlantOffer(
                number,
                card_word(number),
                offer.bid,
                money,
                _why_not(options, seat, offer),
            )
            for number, offer in offers
        ),
        PASS in options,
    )


def _bidding(table: Table, decision: Decision, standing: int) -> BidLimits:
    seat, _, options = decision
    may_pass = PASS in options or PassForCity() in options
    return BidLimits(standing + 1, table.players[seat].money, may_pass)


def _buying(table: Table, seat: int, options: Options) -> FuelLimits:
    at = table.buying_at
    assert at is not None
    market = table.options.map.markets[at]
    return FuelLimits(
        market.name,
        tuple(
            TokenOffer(
                fuel,
                fuel.word,
                _prices(table, seat, at, fuel),
                _why_not(options, seat, BUYS[fuel]),
            )
            for fuel in Fuel
            if market.ladder[fuel]
        ),
    )


def _prices(table: Table, seat: int, market: int, fuel: Fuel) -> tuple[int, ...]:
    """What the tokens cost that a seat could buy one after another, if it had money."""
    player, ladder = table.players[seat], table.options.map.markets[market].ladder
    room, discounts = storage(player.plants), discounts_of(table, seat)
    stock, tokens = list(player.fuel), list(table.fuel[market])
    prices: list[int] = []
    while room.has_room(stock, fuel):
        price = token_price(ladder, tokens, discounts, fuel)
        if price is None:
            break
        prices.append(price)
        stock[fuel] += 1
        tokens[fuel] -= 1
    return tuple(prices)


def _building(table: Table, seat: int, options: Options) -> BuildLimits:
    land = table.land
    sites = [
        _site(table, seat, at, options)
        for at in range(len(land.cities))
        if seat not in table.houses[at]
    ]
    sites.sort(key=lambda site: (site.total is None, site.total, site.city))
    return BuildLimits(tuple(sites))


def _site(table: Table, seat: int, at: int, options: Options) -> Site:
    land, cost = table.land, cost_of(table, seat, at)
    free = cost.place < NO_PLACE
    return Site(
        land.cities[at].word,
        cost.path,
        cost.place if free else None,
        cost.total if free else None,
        tuple(land.cities[city].word for city in path_to(table, seat, at)),
        # All other cities by name would be a long list for each city.
        _why_not(options, seat, land.connects[at], leave_out="allowed"),
    )


def _running(table: Table, seat: int) -> RunLimits:
    player, running = table.players[seat], table.running
    prices = [fuel_price(table, seat, fuel) for fuel in Fuel]
    cheapest: dict[tuple[Number, ...], Production] = {}
    for production in productions(player.plants, player.fuel, running):
        known = cheapest.get(production.plants)
        cheapest[production.plants] = min(
            [production] if known is None else [known, production],
            key=lambda each: worth(each, player.fuel, prices, one_token=False),
        )
    plans = [
        _plan(seat, production, supplied_cities(player, (*running, *plants)))
        for plants, production in cheapest.items()
    ]
    plans.sort(key=lambda plan: (-plan.income, -plan.supplied, len(plan.plants)))
    supplied = supplied_cities(player, running)
    return RunLimits(supplied, income(supplied), tuple(plans))


def _plan(seat: int, production: Production, supplied: int) -> Plan:
    runs = list(starmap(_run, zip(production.plants, production.burns, strict=True)))
    moves = [" ".join(write_action(seat, run)[1:]) for run in (*runs, DONE)]
    return Plan(production.plants, tuple(moves), supplied, income(supplied))


def _run(plant: Number, burn: Burn) -> Any:
    return RUNS[plant][PLANTS[plant].burns.index(burn)]


def _why_not(
    options: Options, seat: int, action: Any, leave_out: str = ""
) -> WhyNot | None:
    if action in options:
        return None
    refusal = options.refusal(seat, action)
    values = {
        name: plain(value)
        for name, value in refusal.values.items()
        if name not in ("seat", leave_out)
    }
    return WhyNot(refusal.code, values)
