"""What a token costs, and a place for a house, before any robot has a say in it."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.jit import small_part
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.sets import has
from robobid.twins.powergrid.table import AnyTable

NO_PLACE: Final = 1 << 30
"""The price of a place that cannot be built on: more than anyone will ever have."""
SOLD_OUT: Final = 1 << 20
"""The price of a token that is not there."""


@small_part
def base_price(box: AnyBox, table: AnyTable, houses: int) -> int:
    """What a place costs a person in a city with so many houses (A5)."""
    return int(box.house_cost[houses]) if houses < table.step else NO_PLACE


@small_part
def token_price(
    box: AnyBox, table: AnyTable, seat: int, market: int, fuel: int, tokens: int
) -> int:
    """What the cheapest of so many tokens costs a seat, discounts included (A4)."""
    if tokens <= 0:
        return SOLD_OUT
    # With n tokens present the n dearest places are occupied (A0).
    price = box.ladder[market, fuel, box.ladder_size[market, fuel] - tokens]
    for at in range(box.discounts):
        if box.discount_fuel[at] == fuel and has(
            table.cities[seat], box.discount_city[at]
        ):
            price = max(box.discount_least[at], price - box.discount[at])
    return int(price)


@small_part
def price_of(box: AnyBox, table: AnyTable, seat: int, market: int, fuel: int) -> int:
    """What the cheapest token of a fuel costs a seat; SOLD_OUT if there is none."""
    tokens = table.tokens[market, fuel]
    return token_price(box, table, seat, market, fuel, tokens)


Stock = Any
"""Tokens of each kind: a row of four."""
