"""Phase 3: buying fuel (A4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.core.decisions import Decision, Listed, Options, Spell
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import BUYS, DONE, Buy, GoTo
from robobid.games.powergrid.rules.choices import Choices
from robobid.games.powergrid.rules.events import FuelBought, MarketChosen, TurnEnded
from robobid.games.powergrid.rules.maps import Discount, Map
from robobid.games.powergrid.rules.network import begin_building
from robobid.games.powergrid.rules.offers import FuelLimits, TokenOffer
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.rules.tables import Ladder
from robobid.games.powergrid.table import Table

_FUELS: Final = tuple(Fuel)


def next_buyer(table: Table) -> None:
    """In reverse turn order; whoever comes first in it buys last (A4)."""
    if not table.waiting:
        begin_building(table)
        return
    table.turn, *rest = table.waiting
    table.waiting = tuple(rest)
    table.buying_at = 0 if len(table.fuel) == 1 else None


def buying_decision(table: Table, seat: int) -> Decision:
    """A seat buys a token, or has finished; where there are markets it picks one."""
    if table.buying_at is None:
        markets = [GoTo(market.name) for market in table.setup.map.markets]
        return Decision(seat, "market", MarketOptions((*markets, DONE)))
    return Decision(seat, "fuel", FuelOptions(table, seat, table.buying_at))


class MarketOptions(Listed):
    """One of the markets, or no purchase at all this round."""

    __slots__ = ()

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Buy):
            return Options.refusal(self, seat, action, spell)
        allowed = ", ".join(o.market for o in self if isinstance(o, GoTo))
        return Illegal(
            "no_market_chosen",
            f"choose the market to buy in first: {allowed}",
            seat=seat,
            allowed=allowed,
        )


def price_of(table: Table, seat: int, market: int, fuel: int) -> int | None:
    """What the cheapest token of a fuel costs a seat; None if there is none (A4)."""
    ladder = table.setup.map.markets[market].ladder
    return token_price(ladder, table.fuel[market], discounts_of(table, seat), fuel)


def discounts_of(table: Table, seat: int) -> tuple[Discount, ...]:
    """What a seat pays less for, since it has a house in a certain city (part B)."""
    discounts = table.setup.map.discounts
    if not discounts:
        return ()
    index = table.land.index
    return tuple(
        discount
        for discount in discounts
        if discount.city in index and seat in table.houses[index[discount.city]]
    )


def token_price(
    ladder: Ladder, tokens: Sequence[int], discounts: tuple[Discount, ...], fuel: int
) -> int | None:
    """What the cheapest token on a ladder costs, discounts included."""
    # With n tokens present the n dearest places are occupied (A0).
    if not tokens[fuel]:
        return None
    price = ladder[fuel][-tokens[fuel]]
    for _, kind, amount, least in discounts:
        if kind == fuel:
            price = max(least, price - amount)
    return price


def token_values(
    map_: Map, laid: Sequence[Sequence[int]], discounts: tuple[Discount, ...]
) -> list[int]:
    """What a token of each fuel is worth: the next one's price in the cheaper market.

    What is sold out counts one more than its dearest place.
    """
    values = []
    ladders = [market.ladder for market in map_.markets]
    for fuel in _FUELS:
        prices = [
            token_price(ladder, tokens, discounts, fuel)
            for ladder, tokens in zip(ladders, laid, strict=True)
        ]
        there = [price for price in prices if price is not None]
        dearest = max(max(ladder[fuel], default=0) for ladder in ladders)
        values.append(min(there) if there else dearest + 1)
    return values


class FuelOptions(Choices):
    """The fuels of which one more token is there, can be paid and can be stored."""

    __slots__ = (
        "_discounts",
        "_ladder",
        "_market",
        "_money",
        "_room",
        "_stock",
        "_tokens",
    )

    def __init__(self, table: Table, seat: int, market: int) -> None:
        player = table.players[seat]
        self._actions = None
        self._money = player.money
        self._room = storage(player.plants, (), table.setup.plants)
        self._stock = tuple(player.fuel)
        self._tokens = tuple(table.fuel[market])
        self._market = facts = table.setup.map.markets[market]
        self._ladder = facts.ladder
        self._discounts = discounts_of(table, seat)

    def offered(self) -> FuelLimits:
        """Each fuel of the market: what its tokens cost, and why not."""
        return FuelLimits(
            self._market.name,
            tuple(
                TokenOffer(fuel, fuel.word, self.prices(fuel), self.why_not(BUYS[fuel]))
                for fuel in _FUELS
                if self._ladder[fuel]
            ),
        )

    def prices(self, fuel: Fuel) -> tuple[int, ...]:
        """What the tokens cost that could be bought one after another, with money."""
        stock, tokens = list(self._stock), list(self._tokens)
        prices: list[int] = []
        while tokens[fuel] and self._room.has_room(stock, fuel):
            price = token_price(self._ladder, tokens, self._discounts, fuel)
            assert price is not None
            prices.append(price)
            stock[fuel] += 1
            tokens[fuel] -= 1
        return tuple(prices)

    def may_buy(self, fuel: int) -> bool:
        """Is there one more token that can be stored and paid (A4)?"""
        if not self._tokens[fuel] or not self._room.has_room(self._stock, fuel):
            return False
        price = token_price(self._ladder, self._tokens, self._discounts, fuel)
        return price is not None and price <= self._money

    def __contains__(self, action: object) -> bool:
        if type(action) is Buy:
            return action.fuel in _FUELS and self.may_buy(action.fuel)
        return action == DONE

    def listed(self) -> list[Any]:
        return [*[BUYS[fuel] for fuel in _FUELS if self.may_buy(fuel)], DONE]

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Buy):
            return Options.refusal(self, seat, action, spell)
        price = token_price(self._ladder, self._tokens, self._discounts, action.fuel)
        if price is None:
            code, why = "sold_out", "is sold out"
        elif not self._room.has_room(self._stock, action.fuel):
            code, why = "no_room", "does not fit on your plants any more"
        else:
            code = "token_not_affordable"
            why = f"costs {price}, more than your {self._money}"
        allowed = ", ".join(o.fuel.word for o in self if isinstance(o, Buy))
        return Illegal(
            code,
            f"{action.fuel.word} {why}; allowed: {allowed or 'only done'}",
            seat=seat,
            fuel=action.fuel.word,
            price=price,
            money=self._money,
            allowed=allowed,
        )


def choose_market(table: Table, seat: int, name: str) -> None:
    """A seat buys only in this market this round (Korea)."""
    names = [market.name for market in table.setup.map.markets]
    table.buying_at = names.index(name)
    table.tell(MarketChosen(seat, name))


def buy_token(table: Table, seat: int, fuel: Fuel) -> None:
    """A seat pays for the cheapest token and stores it (A4)."""
    market = table.buying_at
    assert market is not None
    price = price_of(table, seat, market, fuel)
    assert price is not None
    player = table.players[seat]
    player.money -= price
    player.fuel[fuel] += 1
    table.fuel[market][fuel] -= 1
    table.tell(FuelBought(seat, _FUELS[fuel], price))


def end_turn(table: Table, seat: int) -> None:
    """A seat has finished its turn in phase 3 or 4."""
    table.turn = None
    table.tell(TurnEnded(seat))
