"""Phase 3: what a robot buys, token by token (C4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import choice_of
from robobid.games.powergrid.robots.purchase import (
    Purchase,
    buy_normally,
    plants_that_lack,
)
from robobid.games.powergrid.robots.robot import Answer, Piece, Stop
from robobid.games.powergrid.rules.actions import BUYS, DONE, GoTo, NameMarket
from robobid.games.powergrid.rules.plants import FUELS, Fuel
from robobid.games.powergrid.rules.resources import price_of
from robobid.games.powergrid.rules.storage import most_produced
from robobid.games.powergrid.table import Table


class ResourcesPiece(Piece, name="R0"):
    """What a robot buys: fuel for one production, if its piece does not say more."""

    reasons: ClassVar[Mapping[str, str]] = {
        "market_more_cities": "market cities",
        "market_cheaper": "market payment",
        "market_drawn": "market",
        "buys_needed": "fuel price",
        "buys_for_largest": "fuel price",
        "buys_maximum": "fuel price",
        "buys_no_more": "",
        "stops_with_enough": "",
        "stops_full": "",
        "stops_none_sold": "fuels",
        "stops_short_of_money": "fuel price money",
    }

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        """The whole purchase, on paper."""
        buy_normally(purchase)

    def stop(self, table: Table, seat: int) -> Stop:
        """Why it buys no more."""
        if table.buying_at is None:
            return Stop("buys_no_more", {})
        left = Purchase(table, seat, table.buying_at)
        lacking = {fuel for plant, _ in plants_that_lack(left) for fuel in plant.fuels}
        if not lacking:
            return Stop("stops_with_enough", {})
        return hindrance(left, [fuel for fuel in FUELS if fuel in lacking])

    def planned(self, table: Table, seat: int, market: int) -> Purchase:
        """The whole purchase that the piece asks for, in one market."""
        purchase = Purchase(table, seat, market)
        self.buy(table, seat, purchase)
        return purchase

    # -- the turn -------------------------------------------------------------

    def decide(self, table: Table, seat: int) -> Answer | tuple[Decision]:
        """It buys its list token by token; where there are markets it picks one."""
        memory = memory_of(table)
        if table.buying_at is None:
            return self._choose_market(table, seat, memory)
        if memory.stage == "fuel":
            return self._next_token(table, seat, memory.words)
        planned = self.planned(table, seat, table.buying_at)
        return self._next_token(table, seat, _words(planned))

    def _next_token(self, table: Table, seat: int, words: Sequence[str]) -> Answer:
        if not words:
            return self.answer("fuel", DONE, *self.stop(table, seat))
        word, _, why = words[0].partition("/")
        fuel = Fuel[word.upper()]
        assert table.buying_at is not None
        values = {"fuel": word, "price": price_of(table, seat, table.buying_at, fuel)}
        rest = Memory("fuel", tuple(words[1:]))
        return self.answer("fuel", BUYS[fuel], why, values, rest)

    # -- two markets ----------------------------------------------------------

    def _choose_market(
        self, table: Table, seat: int, memory: Memory
    ) -> Answer | tuple[Decision]:
        """The market after which its plants can supply more cities (C4 Korea, D17).

        Among equals where it pays less; then chance. If it would buy nothing, it needs
        no market.
        """
        names = [market.name for market in table.setup.map.markets]
        purchases = [self.planned(table, seat, market) for market in range(len(names))]
        if memory.stage == "market":
            chosen = names.index(memory.words[0])
            return self._go(names[chosen], purchases[chosen], "market_drawn")
        plants, facts = table.players[seat].plants, table.setup.plants
        cities = [most_produced(plants, each.stock, facts) for each in purchases]
        worth = [(-c, p.paid) for c, p in zip(cities, purchases, strict=True)]
        best = [at for at, each in enumerate(worth) if each == min(worth)]
        if not any(purchases[at].bought for at in best):
            return self._next_token(table, seat, ())
        if len(best) > 1:
            actions = [NameMarket(names[at]) for at in best]
            return choice_of(table, CHANCE, "robot-market", actions)
        name, purchase = names[best[0]], purchases[best[0]]
        if len({*cities}) > 1:
            supplied = cities[best[0]]
            return self._go(name, purchase, "market_more_cities", cities=supplied)
        return self._go(name, purchase, "market_cheaper", payment=purchase.paid)

    def _go(self, name: str, purchase: Purchase, why: str, **values: Any) -> Answer:
        rest = Memory("fuel", _words(purchase))
        return self.answer("market", GoTo(name), why, {"market": name, **values}, rest)

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case NameMarket(market):
                table.memory = Memory("market", (market,))
                self.tell(table, robot, "market_drawn", market=market)
            case _:
                super().hear(table, robot, chooser, action)


def hindrance(left: Purchase, fuels: Sequence[Fuel]) -> Stop:
    """What keeps it from buying one more token of these."""
    wanted = [fuel for fuel in fuels if left.has_room(fuel)]
    if not wanted:
        return Stop("stops_full", {})
    sold = [fuel for fuel in wanted if left.tokens[fuel]]
    if not sold:
        return Stop("stops_none_sold", {"fuels": [fuel.word for fuel in wanted]})
    cheapest = min(sold, key=left.rank)
    price = int(left.price(cheapest))
    if price <= left.money:
        return Stop("buys_no_more", {})
    values = {"fuel": cheapest.word, "price": price, "money": left.money}
    return Stop("stops_short_of_money", values)


def _words(purchase: Purchase) -> tuple[str, ...]:
    return tuple([f"{fuel.word}/{why}" for fuel, why in purchase.bought])
