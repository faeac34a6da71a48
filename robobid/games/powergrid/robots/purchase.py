"""A robot's purchase thought through on paper: nothing is paid yet (C4)."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final

from robobid.games.powergrid.rules.plants import FUELS, Fuel, Plant
from robobid.games.powergrid.rules.resources import discounts_of, token_price
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.table import Table

_AMONG_EQUALS: Final = {Fuel.COAL: 0, Fuel.OIL: 1, Fuel.URANIUM: 2, Fuel.GARBAGE: 3}
"""Which kind comes first if price and supply are the same (C4)."""

Rank = tuple[float, int, int]


class Purchase:
    """What a robot would buy in one market, token by token."""

    __slots__ = (
        "_discounts",
        "_ladder",
        "_room",
        "_supply",
        "bought",
        "money",
        "paid",
        "plants",
        "stock",
        "tokens",
    )

    def __init__(self, table: Table, seat: int, market: int) -> None:
        player = table.players[seat]
        facts = table.setup.map.markets[market]
        plants = table.setup.plants
        self.plants = tuple([plants[n] for n in player.plants if plants[n].need])
        self.money = player.money
        self.stock = list(player.fuel)
        self.tokens = list(table.fuel[market])
        self.paid = 0
        self.bought: list[tuple[Fuel, str]] = []
        """The tokens in order, each with the reason for it."""
        self._room = storage(player.plants, (), plants)
        self._ladder = facts.ladder
        self._supply = facts.supply[len(table.players)][table.step - 1]
        self._discounts = discounts_of(table, seat)

    def price(self, fuel: Fuel) -> float:
        """What the next token costs; what is sold out costs more than anything."""
        price = token_price(self._ladder, self.tokens, self._discounts, fuel)
        return inf if price is None else price

    def rank(self, fuel: Fuel) -> Rank:
        """Which kind is better: cheaper, then less supplied, then coal before oil."""
        return self.price(fuel), self._supply[fuel], _AMONG_EQUALS[fuel]

    def is_sold_here(self, fuel: Fuel) -> bool:
        """Does this market have places for a fuel?"""
        return bool(self._ladder[fuel])

    def has_room(self, fuel: Fuel) -> bool:
        """Is there room for one more token?"""
        return self._room.has_room(self.stock, fuel)

    def fits(self, fuel: Fuel) -> bool:
        """Is there one more token, and room for it?"""
        return bool(self.tokens[fuel]) and self.has_room(fuel)

    def may_buy(self, fuel: Fuel) -> bool:
        """Is there one more token that can be stored and paid?"""
        return self.fits(fuel) and self.price(fuel) <= self.money

    def best(self, fuels: Iterable[Fuel]) -> Fuel | None:
        """The better one of the kinds that may be bought."""
        there = [fuel for fuel in fuels if self.may_buy(fuel)]
        return min(there, key=self.rank) if there else None

    def buy(self, fuel: Fuel, why: str) -> None:
        """Put a token on the list."""
        price = int(self.price(fuel))
        self.money -= price
        self.paid += price
        self.stock[fuel] += 1
        self.tokens[fuel] -= 1
        self.bought.append((fuel, why))


# -- the normal purchase ------------------------------------------------------


def buy_normally(purchase: Purchase) -> None:
    """Fuel for one production of every plant; if money is short, largest first."""
    money, stock, tokens = purchase.money, [*purchase.stock], [*purchase.tokens]
    # On paper money is no matter: only afterwards is it seen whether it was enough.
    purchase.money = 1 << 30
    buy_needed(purchase)
    purchase.money = money - purchase.paid
    if purchase.money < 0:
        purchase.money, purchase.stock, purchase.tokens = money, stock, tokens
        purchase.paid, purchase.bought = 0, []
        buy_for_largest(purchase)


def buy_needed(purchase: Purchase, runs: int = 1) -> None:
    """Pure plants first, then hybrids, then the Flux Generator (C4, D40).

    What is sold out is gone without.
    """
    pure = [0, 0, 0, 0]
    mixed: dict[tuple[Fuel, ...], int] = {}
    for plant in purchase.plants:
        if len(plant.fuels) == 1:
            pure[plant.fuels[0]] += runs * plant.need
        else:
            need = runs * plant.need
            mixed[plant.fuels] = mixed.get(plant.fuels, 0) + need
    over = [
        max(0, have - need) for have, need in zip(purchase.stock, pure, strict=True)
    ]
    for fuel in FUELS:
        missing = pure[fuel] - purchase.stock[fuel]
        _buy_some(purchase, (fuel,), missing, "buys_needed")
    # A map may have hybrids of other kinds: those that burn fewer come first.
    for fuels, need in sorted(mixed.items(), key=lambda each: (len(each[0]), each[0])):
        left = sum(over[fuel] for fuel in fuels)
        _buy_some(purchase, fuels, need - left, "buys_needed")
        _take(over, fuels, min(need, left))


def _take(stock: list[int], fuels: Iterable[Fuel], count: int) -> int:
    """Set tokens aside, as many as there are; gives what is still missing."""
    for fuel in fuels:
        taken = min(count, stock[fuel])
        stock[fuel] -= taken
        count -= taken
    return count


def _buy_some(
    purchase: Purchase, fuels: tuple[Fuel, ...], count: int, why: str
) -> None:
    """So many tokens one by one, each time the better kind, as far as it goes."""
    for _ in range(count):
        fuel = purchase.best(fuels)
        if fuel is None:
            return
        purchase.buy(fuel, why)


def buy_for_largest(purchase: Purchase) -> None:
    """Money is short: the plant that supplies most comes first (C4.2, D13).

    Among equals the one with the better fuel. A plant may stay half supplied.
    """
    for plant, missing in plants_that_lack(purchase):
        _buy_some(purchase, plant.fuels, missing, "buys_for_largest")


def plants_that_lack(purchase: Purchase) -> list[tuple[Plant, int]]:
    """The plants that lack fuel, in the order in which they get some.

    Stored fuel counts for the larger plant first (D45). A plant that burns several
    kinds takes what no other of the plants wants, then the cheaper kind.
    """

    def place(plant: Plant) -> tuple[int, Rank, float]:
        return -plant.cities, min(map(purchase.rank, plant.fuels)), plant.number

    plants = sorted(purchase.plants, key=place)
    stock = [*purchase.stock]
    lacking = []
    for at, plant in enumerate(plants):
        fuels = sorted(plant.fuels, key=purchase.rank)
        missing = plant.need
        if len(fuels) > 1:
            missing = _take_unclaimed(stock, fuels, missing, plants[at + 1 :])
        missing = _take(stock, fuels, missing)
        if missing:
            lacking.append((plant, missing))
    return lacking


def _take_unclaimed(
    stock: list[int], fuels: Iterable[Fuel], count: int, later: list[Plant]
) -> int:
    """The same, but leave what plants that burn only one kind will want."""
    for fuel in fuels:
        claimed = sum(plant.need for plant in later if plant.fuels == (fuel,))
        taken = min(count, max(0, stock[fuel] - claimed))
        stock[fuel] -= taken
        count -= taken
    return count


# -- more than that -----------------------------------------------------------


def buy_maximum(
    purchase: Purchase, why: str = "buys_maximum", below: float = inf
) -> None:
    """The better token each time, as long as one fits and can be paid (C4).

    So with too little money the dearest tokens stay behind.
    """
    while (fuel := purchase.best(FUELS)) is not None and purchase.price(fuel) < below:
        purchase.buy(fuel, why)


def buy_all_it_can(table: Table, purchase: Purchase) -> None:
    """The maximum purchase, without the normal one before it (R2).

    The other reading makes that first (D14).
    """
    if table.setup.readings.d14 == "alt":
        buy_normally(purchase)
    buy_maximum(purchase)


def buy_all_it_can_now(table: Table, purchase: Purchase) -> None:
    """The maximum purchase of a robot that makes it at times only (R3, R6)."""
    if table.setup.mended.d14_covers_all:
        buy_all_it_can(table, purchase)
    else:
        buy_maximum(purchase)
