"""What a plant on offer would bring to a seat, beside the plants that it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from robobid.games.powergrid.rules.maps import Discount
from robobid.games.powergrid.rules.plants import (
    TRANSFORMER,
    TRANSFORMER_CITIES,
    Burn,
    Number,
    Plants,
    cities_supplied,
)
from robobid.games.powergrid.rules.resources import discounts_of, token_price
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.rules.tables import Ladder
from robobid.games.powergrid.table import Player, Table


class Running(NamedTuple):
    """What it costs to run a plant once, with all its tokens bought now."""

    plant: Number
    cities: int
    """Those that it supplies, the Transformer Station on it counted."""
    fuel: int | None
    """The cheapest tokens that it can burn, in one market; None if there are none."""
    each: float | None
    """The same for each city, to a tenth."""


class Compared(NamedTuple):
    """What a seat's plants could supply with one more, with enough fuel."""

    plant: Number
    goes: Number | None
    """The plant that would go: without it most cities can be supplied (A3.4)."""
    before: int
    after: int


def on_offer(table: Table) -> tuple[Number, ...]:
    """What can be bought in the auctions of this round, and what is bid for."""
    if table.phase != "auction" and table.auction is None:
        return ()
    cards = list(actual_market(table)) if table.phase == "auction" else []
    if table.auction and table.auction.plant not in cards:
        cards.append(table.auction.plant)
    return tuple(cards)


def runnings(table: Table, seat: int | None) -> tuple[Running, ...]:
    """Of each plant on offer, and of a seat's own, what a run costs that seat now."""
    offered = [number for number in on_offer(table) if number in table.setup.plants]
    if not offered:
        return ()
    owned = () if seat is None else table.players[seat].plants
    return tuple(_running(table, seat, number) for number in (*offered, *owned))


def _running(table: Table, seat: int | None, number: Number) -> Running:
    plant = table.setup.plants[number]
    transformer = None if seat is None else table.players[seat].transformer
    cities = cities_supplied((number,), transformer, table.setup.plants)
    has_discounts = seat is not None and table.country is not None
    discounts = discounts_of(table, seat) if has_discounts and seat is not None else ()
    found = [
        cost
        for market, laid in zip(table.setup.map.markets, table.fuel, strict=True)
        for burn in plant.burns
        if (cost := tokens_cost(market.ladder, laid, discounts, burn)) is not None
    ]
    fuel = min(found, default=None)
    return Running(number, cities, fuel, None if fuel is None else _tenth(fuel, cities))


def _tenth(cost: int, cities: int) -> float:
    return round(cost / cities, 1)


def tokens_cost(
    ladder: Ladder, laid: Sequence[int], discounts: tuple[Discount, ...], burn: Burn
) -> int | None:
    """What these tokens cost one after another; None if there are too few (A4)."""
    left, cost = list(laid), 0
    for fuel, count in enumerate(burn):
        for _ in range(count):
            price = token_price(ladder, left, discounts, fuel)
            if price is None:
                return None
            cost += price
            left[fuel] -= 1
    return cost


def comparisons(table: Table, seat: int) -> tuple[Compared, ...]:
    """Each plant on offer, as long as the seat can still get one."""
    queue = table.auction.queue if table.auction else ()
    if seat not in table.waiting and seat not in queue:
        return ()
    return tuple(compared(table, seat, number) for number in on_offer(table))


def compared(table: Table, seat: int, number: Number) -> Compared:
    """One of them; the Transformer Station lies on a plant and pushes none out."""
    player, facts = table.players[seat], table.setup.plants
    before = cities_supplied(player.plants, player.transformer, facts)
    if number == TRANSFORMER:
        return Compared(number, None, before, before + TRANSFORMER_CITIES)
    goes = _given_up(player, facts, table.setup.figures.max_plants)
    kept = [plant for plant in player.plants if plant != goes]
    after = cities_supplied((*kept, number), player.transformer, facts)
    return Compared(number, goes, before, after)


def _given_up(player: Player, facts: Plants, most: int) -> Number | None:
    """The plant that supplies fewest cities, of those the smallest (A3.4)."""
    if len(player.plants) < most:
        return None
    return min(
        player.plants,
        key=lambda plant: (cities_supplied((plant,), player.transformer, facts), plant),
    )
