"""R6: as much as possible in even rounds."""

from __future__ import annotations

from robobid.powergrid.robots.purchase import Purchase, buy_all_it_can, buy_normally
from robobid.powergrid.robots.resources import ResourcesPiece
from robobid.powergrid.table import Table


class MuchInEvenRounds(ResourcesPiece, name="R6"):
    """In odd rounds the robot buys for one production, in even ones all it can (D46).

    FR "Achat de ressources 6".
    """

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        if table.round % 2:
            buy_normally(purchase)
        else:
            buy_all_it_can(table, purchase)
