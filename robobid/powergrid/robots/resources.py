"""Phase 3: what a robot buys (C4, pieces R)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from robobid.core.decisions import CHANCE, Decision
from robobid.powergrid.actions import BUYS, DONE, GoTo, NameMarket
from robobid.powergrid.plants import Fuel
from robobid.powergrid.resources import price_of
from robobid.powergrid.robots import talent
from robobid.powergrid.robots.errand import Errand, errand_of
from robobid.powergrid.robots.events import RobotDid
from robobid.powergrid.robots.persons import choice_of
from robobid.powergrid.robots.purchase import Purchase, buy_maximum, buy_normally
from robobid.powergrid.robots.reasons import Answer
from robobid.powergrid.storage import most_produced
from robobid.powergrid.table import Table

CHEAP_BELOW: Final = 5
URANIUM_COUNTS: Final = 3

# -- pieces R -----------------------------------------------------------------


def normal_and_cheap(table: Table, seat: int, purchase: Purchase) -> None:
    """R1: the normal purchase, then all tokens below 5 that fit (D15)."""
    buy_normally(purchase)
    buy_maximum(purchase, "buys_cheap", below=CHEAP_BELOW)


def maximum(table: Table, seat: int, purchase: Purchase) -> None:
    """R2: as many tokens as possible, the cheapest first (D14).

    The other reading makes the normal purchase first, for R3 and R6 too.
    """
    if table.options.readings.d14 == "alt":
        buy_normally(purchase)
    buy_maximum(purchase)


def maximum_if_first(table: Table, seat: int, purchase: Purchase) -> None:
    """R3: as many as possible if it buys first of all seats; else normally (D46)."""
    if table.order[-1] == seat:
        maximum(table, seat, purchase)
    else:
        buy_normally(purchase)


def normal(table: Table, seat: int, purchase: Purchase) -> None:
    """R4: fuel for one production."""
    buy_normally(purchase)


def normal_and_scarcest(table: Table, seat: int, purchase: Purchase) -> None:
    """R5: the normal purchase, then as much as possible of the scarcest kind."""
    buy_normally(purchase)
    fuel = scarcest(purchase)
    while fuel is not None and purchase.may_buy(fuel):
        purchase.buy(fuel, "buys_scarcest")


def maximum_in_even_rounds(table: Table, seat: int, purchase: Purchase) -> None:
    """R6: odd rounds normally, even rounds as many as possible (D46)."""
    if table.round % 2:
        buy_normally(purchase)
    else:
        maximum(table, seat, purchase)


Buying = Callable[[Table, int, Purchase], None]
BUYING: Final[dict[int, Buying]] = {
    1: normal_and_cheap,
    2: maximum,
    3: maximum_if_first,
    4: normal,
    5: normal_and_scarcest,
    6: maximum_in_even_rounds,
}


def scarcest(purchase: Purchase) -> Fuel | None:
    """The kind of which fewest tokens are left, uranium counted three times (D16).

    None if two kinds share that. Only kinds that this market sells are counted.
    """
    counts = {
        fuel: purchase.tokens[fuel] * (URANIUM_COUNTS if fuel == Fuel.URANIUM else 1)
        for fuel in Fuel
        if purchase.is_sold_here(fuel)
    }
    least = min(counts.values())
    kinds = [fuel for fuel, count in counts.items() if count == least]
    return kinds[0] if len(kinds) == 1 else None


# -- the turn -----------------------------------------------------------------


def planned(table: Table, seat: int, market: int) -> Purchase:
    """The whole purchase that its piece asks for, in one market."""
    pieces = table.players[seat].pieces
    assert pieces is not None
    purchase = Purchase(table, seat, market)
    BUYING[pieces.resources](table, seat, purchase)
    return purchase


def decide(table: Table, seat: int) -> Answer | tuple[Decision]:
    """It buys its list token by token; where there are markets it picks one first."""
    errand = errand_of(table)
    if table.buying_at is None:
        return _choose_market(table, seat, errand)
    if errand.stage == "fuel":
        return _next_token(table, seat, errand.words)
    return _next_token(table, seat, _words(planned(table, seat, table.buying_at)))


def _words(purchase: Purchase) -> tuple[str, ...]:
    return tuple([f"{fuel.word}/{why}" for fuel, why in purchase.bought])


def _next_token(table: Table, seat: int, words: Sequence[str]) -> Answer:
    piece = talent.piece(table, seat, "R")
    if not words:
        return Answer("fuel", DONE, piece, "buys_no_more", {})
    word, _, why = words[0].partition("/")
    fuel = Fuel[word.upper()]
    assert table.buying_at is not None
    values = {"fuel": word, "price": price_of(table, seat, table.buying_at, fuel)}
    rest = Errand("fuel", tuple(words[1:]))
    return Answer("fuel", BUYS[fuel], piece, why, values, rest)


# -- two markets --------------------------------------------------------------


def _choose_market(table: Table, seat: int, errand: Errand) -> Answer | tuple[Decision]:
    """The market after which its plants can supply more cities (C4 Korea, D17).

    Among equals where it pays less; then chance. If it would buy nothing, it needs no
    market.
    """
    purchases = [planned(table, seat, market) for market in range(len(table.fuel))]
    if errand.stage == "market":
        names = [market.name for market in table.options.map.markets]
        chosen = names.index(errand.words[0])
        return _go(table, seat, chosen, purchases, "market_drawn")
    plants = table.players[seat].plants
    cities = [most_produced(plants, purchase.stock) for purchase in purchases]
    worth = [(-c, p.paid) for c, p in zip(cities, purchases, strict=True)]
    best = [at for at, each in enumerate(worth) if each == min(worth)]
    if not any(purchases[at].bought for at in best):
        return _next_token(table, seat, ())
    if len(best) > 1:
        names = [table.options.map.markets[at].name for at in best]
        actions = [NameMarket(name) for name in names]
        return choice_of(table, CHANCE, "robot-market", actions)
    more = len({*cities}) > 1
    why = "market_more_cities" if more else "market_cheaper"
    return _go(table, seat, best[0], purchases, why, cities[best[0]])


def _go(
    table: Table,
    seat: int,
    market: int,
    purchases: Sequence[Purchase],
    why: str,
    cities: int = 0,
) -> Answer:
    name = table.options.map.markets[market].name
    values: dict[str, Any] = {"market": name}
    if why == "market_more_cities":
        values["cities"] = cities
    elif why == "market_cheaper":
        values["payment"] = purchases[market].paid
    rest = Errand("fuel", _words(purchases[market]))
    return Answer(
        "market", GoTo(name), talent.piece(table, seat, "R"), why, values, rest
    )


def name_market(table: Table, action: NameMarket) -> None:
    """Chance has said in which of two equal markets it buys."""
    seat = table.turn
    assert seat is not None
    table.errand = Errand("market", (action.market,))
    piece = talent.piece(table, seat, "R")
    table.tell(RobotDid(seat, piece, "market_drawn", {"market": action.market}))
