"""Which plants a robot wants, and how far it bids for them (C3, pieces A)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from robobid.powergrid.auction import may_bid_for
from robobid.powergrid.plants import PLANTS, Fuel, Number
from robobid.powergrid.resources import discounts_of, token_price
from robobid.powergrid.robots import talent
from robobid.powergrid.steps import actual_market
from robobid.powergrid.table import Table

# -- which plants a robot may want --------------------------------------------


def wanted(table: Table, seat: int) -> list[Number]:
    """The plants on offer that a robot may want, smallest first (C3).

    Worked out anew before every auction (D3); these rules beat its piece (D4).
    """
    if has_enough_power(table, seat):
        return []
    return [number for number in actual_market(table) if is_ok(table, seat, number)]


def has_enough_power(table: Table, seat: int) -> bool:
    """Could its plants supply two cities more than it has? Then it wants nothing."""
    player = table.players[seat]
    return faces(table, seat) >= len(player.cities) + 2


def faces(table: Table, seat: int) -> int:
    """How many cities its plants supply by their faces, whatever fuel there is."""
    return sum([PLANTS[number].cities for number in table.players[seat].plants])


def is_ok(table: Table, seat: int, number: Number) -> bool:
    """Do all rules that say "never" allow this plant (C3, 1 to 5)?

    Of the promo cards only the Flux Generator ever lies in the market.
    """
    owned = table.players[seat].plants
    return (
        (not owned or number > min(owned))
        and improves(table, seat, number)
        and can_pay(table, seat, PLANTS[number].min_bid)
        and may_bid_for(table, seat, number)
        and not (PLANTS[number].is_nuclear and avoids_nuclear(table, seat))
    )


def improves(table: Table, seat: int, number: Number) -> bool:
    """Is there room, or does it supply more cities than one of those owned (D5, D6)?"""
    owned = table.players[seat].plants
    if len(owned) < table.options.figures.max_plants:
        return True
    least = min([PLANTS[other].cities for other in owned])
    if table.options.readings.d5 == "alt":
        return PLANTS[number].cities >= least
    return PLANTS[number].cities > least


def can_pay(table: Table, seat: int, bid: int) -> bool:
    """Has it the money for a bid? Half price does not count for that (D12)."""
    if table.options.readings.d12 == "alt":
        bid = talent.payment(table, seat, bid)
    return bid <= table.players[seat].money


def avoids_nuclear(table: Table, seat: int) -> bool:
    """Has it a city where nuclear plants are forbidden (C3.4, D11)?

    The other reading asks for all its cities; then nobody may bid there anyway.
    """
    allowed = table.options.map.nuclear_regions
    if allowed is None or table.options.readings.d11 == "alt":
        return False
    cities = table.land.cities
    return any(cities[c].region not in allowed for c in table.players[seat].cities)


# -- pieces A: the plant it aims at, and its highest bid ----------------------


def cheapest_fuel(table: Table, seat: int, plants: list[Number]) -> Number:
    """A1: the plant whose fuel is cheapest now; among equals the largest."""
    return min(plants, key=lambda number: (fuel_price(table, seat, number), -number))


def most_cities(table: Table, seat: int, plants: list[Number]) -> Number:
    """A3: the plant that supplies most cities; among equals the largest."""
    return max(plants, key=lambda number: (PLANTS[number].cities, number))


def largest_number(table: Table, seat: int, plants: list[Number]) -> Number:
    """A4: the plant with the largest number."""
    return plants[-1]


def second_smallest(table: Table, seat: int, plants: list[Number]) -> Number:
    """A5: the second smallest of those it may want (D10)."""
    return plants[1]


Aim = Callable[[Table, int, list[Number]], Number]
AIMS: Final[dict[int, Aim]] = {
    1: cheapest_fuel,
    3: most_cities,
    4: largest_number,
    5: second_smallest,
}
OVER_NUMBER: Final = {1: 5, 2: 0, 3: 10, 5: 0, 6: 1}
"""How far each piece bids above the number; A4 as far as it has cities."""


def limit(table: Table, seat: int, number: Number) -> int:
    """The highest bid that its piece allows, counted from the least bid (C3.3)."""
    player = table.players[seat]
    assert player.pieces is not None
    over = OVER_NUMBER.get(player.pieces.auction, len(player.cities))
    return PLANTS[number].min_bid + over


def takes_part(table: Table, seat: int, number: Number) -> bool:
    """Is a plant that somebody offers what its piece asks for?

    A6 asks for every plant it may want; a single one is the aim of any piece.
    """
    plants = wanted(table, seat)
    if number not in plants:
        return False
    pieces = table.players[seat].pieces
    assert pieces is not None
    if len(plants) == 1 or pieces.auction == 6:
        return True
    aim = AIMS.get(pieces.auction)
    return aim is not None and aim(table, seat, plants) == number


def fuel_price(table: Table, seat: int, number: Number) -> float:
    """What A1 compares: the next token, or a whole production (D7).

    Nothing without fuel; what is sold out is dearest. Where there are two markets the
    cheaper one counts, and discounts do.
    """
    plant = PLANTS[number]
    if plant.needs_no_fuel:
        return 0
    tokens = plant.need if table.options.readings.d7 == "alt" else 1
    markets = range(len(table.fuel))
    return min([_cost(table, seat, at, plant.fuels, tokens) for at in markets])


def _cost(
    table: Table, seat: int, market: int, fuels: Sequence[Fuel], tokens: int
) -> float:
    """What so many tokens cost, each time the cheapest of the fuels."""
    ladder = table.options.map.markets[market].ladder
    laid = list(table.fuel[market])
    discounts = discounts_of(table, seat)
    total = 0
    for _ in range(tokens):
        prices = [(token_price(ladder, laid, discounts, f), f) for f in fuels]
        there = [(price, fuel) for price, fuel in prices if price is not None]
        if not there:
            return inf
        price, fuel = min(there)
        laid[fuel] -= 1
        total += price
    return total
