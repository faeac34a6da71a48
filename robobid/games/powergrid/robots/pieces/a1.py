"""A1: the cheapest fuel."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import ClassVar

from robobid.games.powergrid.robots.auction import AimingPiece
from robobid.games.powergrid.robots.robot import Answer
from robobid.games.powergrid.rules.plants import Fuel, Number
from robobid.games.powergrid.rules.resources import discounts_of, token_price
from robobid.games.powergrid.table import Table


class CheapestFuel(AimingPiece, name="A1"):
    """The robot bids only for the plant whose fuel is cheapest now, up to 5 more (D7).

    Among equals for the largest number. FR "Les enchères 1".
    """

    over_least = 5
    why = "opens_cheapest_fuel"
    reasons: ClassVar = {
        why: "plant price",
        f"{why}_allowed": "plant price excluded",
        "opens_all_sold_out": "plant",
    }

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        return min(
            plants, key=lambda number: (fuel_price(table, seat, number), -number)
        )

    def opens(self, table: Table, seat: int, plants: list[Number]) -> Answer:
        aim = self.aim(table, seat, plants)
        price = fuel_price(table, seat, aim)
        if price == inf:
            return self.offer(table, aim, "opens_all_sold_out")
        return self.offer_aim(table, seat, aim, price=int(price))


def fuel_price(table: Table, seat: int, number: Number) -> float:
    """What is compared: the next token, or a whole production (D7).

    Nothing without fuel; what is sold out is dearest. Where there are two markets the
    cheaper one counts, and discounts do.
    """
    plant = table.setup.plants[number]
    if plant.needs_no_fuel:
        return 0
    tokens = plant.need if table.setup.readings.d7 == "alt" else 1
    markets = range(len(table.fuel))
    return min([_cost(table, seat, at, plant.fuels, tokens) for at in markets])


def _cost(
    table: Table, seat: int, market: int, fuels: Sequence[Fuel], tokens: int
) -> float:
    """What so many tokens cost, each time the cheapest of the fuels."""
    ladder = table.setup.map.markets[market].ladder
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
