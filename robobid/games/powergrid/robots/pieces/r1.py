"""R1: also what is cheap."""

from __future__ import annotations

from typing import ClassVar, Final

from robobid.games.powergrid.robots.purchase import (
    Purchase,
    buy_maximum,
    buy_normally,
)
from robobid.games.powergrid.robots.resources import ResourcesPiece, hindrance
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.rules.plants import FUELS
from robobid.games.powergrid.table import Table

CHEAP_BELOW: Final = 5


class AlsoCheap(ResourcesPiece, name="R1"):
    """The robot buys for one production, then all tokens below 5 that fit (D15).

    FR "Achat de ressources 1".
    """

    reasons: ClassVar = {
        "buys_cheap": "fuel price",
        "stops_nothing_cheap": "fuel price",
    }

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        buy_normally(purchase)
        buy_maximum(purchase, "buys_cheap", below=CHEAP_BELOW)

    def stop(self, table: Table, seat: int) -> Stop:
        if table.buying_at is None:
            return super().stop(table, seat)
        left = Purchase(table, seat, table.buying_at)
        next_best = left.best(FUELS)
        if next_best is None:
            return hindrance(left, FUELS)
        price = int(left.price(next_best))
        return Stop("stops_nothing_cheap", {"fuel": next_best.word, "price": price})
