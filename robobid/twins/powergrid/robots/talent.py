"""The special pieces S, and who builds last (C6, F1)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import small_part
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.prices import NO_PLACE, base_price
from robobid.twins.powergrid.queues import Queue, appended, first, rest, without
from robobid.twins.powergrid.robots.memory import NO_MEMORY
from robobid.twins.powergrid.table import BUILDING, EARLY_CITIES, AnyTable, city_count

FIRST_CITY, AUCTION_PIECE, FUEL_PIECE, BUILDING_PIECE, SPECIAL = range(5)
"""The five kinds of pieces, as they lie in `table.pieces`; a person has 0 of each."""
_BUILDS_LAST: Final = 1
RICH, LAST, HALF_PRICE, PLACES_FOR_TEN, PLACE_FREE, ONE_CITY_MORE = range(1, 7)


@small_part
def has_special(table: AnyTable, seat: int, number: int) -> bool:
    """Is this a robot with that special piece?"""
    return bool(table.pieces[seat, SPECIAL] == number)


@small_part
def start_money(box: AnyBox, table: AnyTable, seat: int) -> int:
    """S1: it starts with 100 instead of 50."""
    rich = has_special(table, seat, RICH)
    return int(box.rich_start if rich else box.start_money)


@small_part
def rearranged(table: AnyTable, order: Queue) -> Queue:
    """S2: it is last in every turn order, the drawn one included (D41)."""
    seats = order
    while seats:
        if has_special(table, first(seats), LAST):
            return appended(without(order, first(seats)), first(seats))
        seats = rest(seats)
    return order


@small_part
def payment(box: AnyBox, table: AnyTable, seat: int, bid: int) -> int:
    """S3: it pays half of its winning bid, rounded down (D12)."""
    return bid // 2 if has_special(table, seat, HALF_PRICE) else bid


@small_part
def place_price(box: AnyBox, table: AnyTable, seat: int, houses: int) -> int:
    """S4: every place costs 10. S5: the first place of every phase 4 is free (D33).

    Cities taken in phase 2 are paid (D24). Whoever has no house left can build no more.
    """
    if city_count(table, seat) >= box.houses:
        return NO_PLACE
    price = base_price(box, table, houses)
    if houses >= table.step:
        return price
    if has_special(table, seat, PLACES_FOR_TEN):
        return int(box.house_cost[0])
    if has_special(table, seat, PLACE_FREE) and table.phase != EARLY_CITIES:
        is_turn = table.turn == seat and table.phase == BUILDING
        has_built = table.stage != NO_MEMORY and table.memory_built > 0
        if not (is_turn and has_built):
            return 0
    return price


@small_part
def counted_cities(table: AnyTable, seat: int) -> int:
    """S6: it is paid for one city more than it has, if it produces for it (D34)."""
    return city_count(table, seat) + has_special(table, seat, ONE_CITY_MORE)


@small_part
def building_order(table: AnyTable, order: Queue) -> Queue:
    """F1: while it has no city, the robot builds after all other seats (D18)."""
    seats = order
    while seats:
        seat = first(seats)
        if table.pieces[seat, FIRST_CITY] == _BUILDS_LAST and not table.cities[seat]:
            return appended(without(order, seat), seat)
        seats = rest(seats)
    return order
