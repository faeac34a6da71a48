"""Changed resource markets: prices, what lies there at the start, and the refill."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from robobid.arena.lab.changefile import bad
from robobid.arena.lab.powergrid.request import Asked
from robobid.games.powergrid.rules.maps import Map, Market
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.tables import TOKENS

_FACTS: Final = ("prices", "start", "refill")
_MOST_PRICE: Final = 99
_STEPS: Final = 3


def with_markets(map_: Map, change: Asked, seats: int) -> Map:
    """A map with other markets: `[market.coal]`, or `[market.north.coal]` of two.

    The refill is that of the number of seats that is played with.
    """
    asked = change.inside("market")
    if not asked.values:
        return map_
    names = [market.name for market in map_.markets]
    if len(names) > 1:
        asked.checked(names)
    markets = tuple(
        _changed(market, asked.inside(market.name) if len(names) > 1 else asked, seats)
        for market in map_.markets
    )
    for fuel in Fuel:
        if sum(market.start[fuel] for market in markets) > TOKENS[fuel]:
            raise bad(
                change.path,
                "start_too_rich",
                "more {fuel} at the start than exists",
                fuel=fuel.word,
            )
    return map_ if markets == map_.markets else replace(map_, markets=markets)


def _changed(market: Market, asked: Asked, seats: int) -> Market:
    ladder, start = list(market.ladder), list(market.start)
    refill = [list(row) for row in market.supply[seats]]
    asked.checked([fuel.word for fuel in Fuel])
    for fuel in Fuel:
        facts = asked.inside(fuel.word).checked(_FACTS)
        if not facts.values:
            continue
        ladder[fuel] = facts.numbers("prices", ladder[fuel], _MOST_PRICE)
        if list(ladder[fuel]) != sorted(ladder[fuel]):
            raise facts.refused(
                "prices", "prices_ascend", "{field!r} must ascend, not {found}"
            )
        start[fuel] = facts.number("start", start[fuel], 0, len(ladder[fuel]))
        usual = tuple(row[fuel] for row in refill)
        for row, tokens in zip(
            refill, facts.numbers("refill", usual, TOKENS[fuel], _STEPS), strict=True
        ):
            row[fuel] = tokens
    coal, oil, garbage, uranium = start
    one, two, three = ((row[0], row[1], row[2], row[3]) for row in refill)
    supply = {**market.supply, seats: (one, two, three)}
    return market._replace(
        ladder=tuple(ladder), start=(coal, oil, garbage, uranium), supply=supply
    )
