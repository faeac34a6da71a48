"""Which plants a robot wants, and how far it bids for them (C3, pieces A)."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.prices import SOLD_OUT, token_price
from robobid.twins.powergrid.queues import first, rest
from robobid.twins.powergrid.robots.talent import AUCTION_PIECE, payment
from robobid.twins.powergrid.sets import (
    NONE,
    Set,
    but_lowest,
    has,
    highest,
    lowest,
    only,
    size,
)
from robobid.twins.powergrid.steps import actual_market, may_bid_for
from robobid.twins.powergrid.table import FUELS, NOTHING, AnyTable, city_count

CHEAPEST_FUEL, FIRST_OFFERED, MOST_CITIES, LARGEST, SECOND, EVERYTHING = range(1, 7)
OVER_NUMBER: Final = np.array([0, 5, 0, 10, 0, 0, 1])
"""How far each piece bids above the number; A4 as far as it has cities."""
_ENOUGH: Final = 2


@part
def wanted(box: AnyBox, table: AnyTable, seat: int) -> Set:
    """The plants on offer that a robot may want (C3)."""
    plants = NONE
    if has_enough_power(box, table, seat):
        return plants
    left = actual_market(box, table)
    while left:
        plant = lowest(left)
        left = but_lowest(left)
        if is_ok(box, table, seat, plant):
            plants |= only(plant)
    return plants


@small_part
def has_enough_power(box: AnyBox, table: AnyTable, seat: int) -> bool:
    """Could its plants supply two cities more than it has? Then it wants nothing."""
    return faces(box, table, seat) >= city_count(table, seat) + _ENOUGH


@small_part
def faces(box: AnyBox, table: AnyTable, seat: int) -> int:
    """How many cities its plants supply by their faces, whatever fuel there is."""
    cities = 0
    plants = table.plants[seat]
    while plants:
        cities += box.supplies[lowest(plants)]
        plants = but_lowest(plants)
    return cities


@small_part
def is_ok(box: AnyBox, table: AnyTable, seat: int, plant: int) -> bool:
    """Do all rules that say "never" allow this plant (C3, 1 to 5)?"""
    owned = table.plants[seat]
    return (
        (owned == NONE or plant > lowest(owned))
        and improves(box, table, seat, plant)
        and can_pay(box, table, seat, box.min_bid[plant])
        and may_bid_for(box, table, seat, plant)
        and not (has(box.nuclear, plant) and avoids_nuclear(box, table, seat))
    )


@small_part
def improves(box: AnyBox, table: AnyTable, seat: int, plant: int) -> bool:
    """Is there room, or does it supply more cities than one of those owned (D5, D6)?"""
    owned = table.plants[seat]
    if size(owned) < box.max_plants:
        return True
    least = box.supplies[lowest(owned)]
    while owned:
        least = min(least, box.supplies[lowest(owned)])
        owned = but_lowest(owned)
    return bool(box.supplies[plant] + box.readings.d5 > least)


@small_part
def can_pay(box: AnyBox, table: AnyTable, seat: int, bid: int) -> bool:
    """Has it the money for a bid? Half price does not count for that (D12)."""
    if box.readings.d12:
        bid = payment(box, table, seat, bid)
    return bool(bid <= table.money[seat])


@small_part
def avoids_nuclear(box: AnyBox, table: AnyTable, seat: int) -> bool:
    """Has it a city where nuclear plants are forbidden (C3.4, D11)?"""
    if box.nuclear_rule == 0 or box.readings.d11:
        return False
    return bool(table.cities[seat] & ~box.nuclear_cities)


# -- pieces A: the plant it aims at, and its highest bid ----------------------


@part
def aim(box: AnyBox, table: AnyTable, seat: int, plants: Set) -> int:
    """The plant of several that its piece asks for; NOTHING if others say (A2, A6)."""
    piece = table.pieces[seat, AUCTION_PIECE]
    if piece == CHEAPEST_FUEL:
        return cheapest_fuel(box, table, seat, plants)
    if piece == MOST_CITIES:
        return most_cities(box, plants)
    if piece == LARGEST:
        return highest(plants)
    if piece == SECOND:
        return lowest(but_lowest(plants))
    return NOTHING


@small_part
def cheapest_fuel(box: AnyBox, table: AnyTable, seat: int, plants: Set) -> int:
    """A1: the plant whose fuel is cheapest now; among equals the largest."""
    best, least = NOTHING, SOLD_OUT
    while plants:
        price = fuel_price(box, table, seat, lowest(plants))
        if price <= least:
            best, least = lowest(plants), price
        plants = but_lowest(plants)
    return best


@small_part
def most_cities(box: AnyBox, plants: Set) -> int:
    """A3: the plant that supplies most cities; among equals the largest."""
    best = lowest(plants)
    while plants:
        if box.supplies[lowest(plants)] >= box.supplies[best]:
            best = lowest(plants)
        plants = but_lowest(plants)
    return best


@small_part
def limit(box: AnyBox, table: AnyTable, seat: int, plant: int) -> int:
    """The highest bid that its piece allows, counted from the least bid (C3.3)."""
    piece = table.pieces[seat, AUCTION_PIECE]
    over = city_count(table, seat) if piece == LARGEST else OVER_NUMBER[piece]
    return int(box.min_bid[plant] + over)


@small_part
def takes_part(box: AnyBox, table: AnyTable, seat: int, plant: int) -> bool:
    """Is a plant that somebody offers what its piece asks for?

    A6 asks for every plant it may want; a single one is the aim of any piece.
    """
    plants = wanted(box, table, seat)
    if not has(plants, plant):
        return False
    if size(plants) == 1 or table.pieces[seat, AUCTION_PIECE] == EVERYTHING:
        return True
    return aim(box, table, seat, plants) == plant


@small_part
def snatcher(box: AnyBox, table: AnyTable, plant: int) -> int:
    """A2: whoever offers a plant that it may want, the robot takes it (D8, D9).

    Not any more when it has bought or passed in this round.
    """
    seats = table.waiting
    while seats:
        seat = first(seats)
        if table.pieces[seat, AUCTION_PIECE] == FIRST_OFFERED and has(
            wanted(box, table, seat), plant
        ):
            return seat
        seats = rest(seats)
    return NOTHING


@small_part
def fuel_price(box: AnyBox, table: AnyTable, seat: int, plant: int) -> int:
    """What A1 compares: the next token, or a whole production (D7).

    Nothing without fuel; what is sold out is dearest. Where there are two markets the
    cheaper one counts, and discounts do.
    """
    if has(box.clean, plant):
        return 0
    tokens = box.need[plant] if box.readings.d7 else 1
    least = SOLD_OUT
    for market in range(box.markets):
        least = min(least, tokens_cost(box, table, seat, market, plant, tokens))
    return least


@small_part
def tokens_cost(
    box: AnyBox, table: AnyTable, seat: int, market: int, plant: int, tokens: int
) -> int:
    """What so many tokens cost, each time the cheapest of the plant's fuels."""
    taken: Any = 0  # how many of each kind, eight bits each
    total = 0
    for _ in range(tokens):
        best, least = 0, SOLD_OUT
        for fuel in range(FUELS):
            if box.fuels[plant] >> fuel & 1:
                left = table.tokens[market, fuel] - (taken >> 8 * fuel & 255)
                price = token_price(box, table, seat, market, fuel, left)
                if price < least:
                    best, least = fuel, price
        if least == SOLD_OUT:
            return SOLD_OUT
        taken += 1 << 8 * best
        total += least
    return total
