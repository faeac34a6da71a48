"""R1: also what is cheap."""

from __future__ import annotations

from typing import ClassVar, Final

from robobid.powergrid.robots.purchase import Purchase, buy_maximum, buy_normally
from robobid.powergrid.robots.resources import ResourcesPiece
from robobid.powergrid.table import Table

CHEAP_BELOW: Final = 5


class AlsoCheap(ResourcesPiece, name="R1"):
    """The robot buys for one production, then all tokens below 5 that fit (D15).

    FR "Achat de ressources 1".
    """

    reasons: ClassVar = {"buys_cheap": "fuel price"}

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        buy_normally(purchase)
        buy_maximum(purchase, "buys_cheap", below=CHEAP_BELOW)
