"""R6: as much as possible in even rounds."""

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


class MuchInEvenRounds(ResourcesPiece, name="R6"):
    """In odd rounds the robot buys for one production, in even ones all it can (D46).

    FR "Achat de ressources 6".
    """

    reasons: ClassVar = {"stops_in_odd_round": "round", "stops_in_even_round": "round"}

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        if table.round % 2:
            buy_normally(purchase)
        else:
            buy_all_it_can_now(table, purchase)

    def stop(self, table: Table, seat: int) -> Stop:
        why = "stops_in_odd_round" if table.round % 2 else "stops_in_even_round"
        return Stop(why, {"round": table.round})
