"""R3: as much as possible if it buys first."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.purchase import (
    Purchase,
    buy_all_it_can_now,
    buy_normally,
)
from robobid.games.powergrid.robots.resources import ResourcesPiece
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.table import Table


class MuchIfFirst(ResourcesPiece, name="R3"):
    """The robot buys as much as possible if it is last of all, so the first to buy.

    Otherwise for one production (D46). FR "Achat de ressources 3".
    """

    reasons: ClassVar = {"stops_as_first_buyer": "", "stops_not_first_buyer": ""}

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        if table.order[-1] == seat:
            buy_all_it_can_now(table, purchase)
        else:
            buy_normally(purchase)

    def stop(self, table: Table, seat: int) -> Stop:
        first = table.order[-1] == seat
        return Stop("stops_as_first_buyer" if first else "stops_not_first_buyer", {})
