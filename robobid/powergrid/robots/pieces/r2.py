"""R2: as much as possible."""

from __future__ import annotations

from robobid.powergrid.robots.purchase import Purchase, buy_all_it_can
from robobid.powergrid.robots.resources import ResourcesPiece
from robobid.powergrid.table import Table


class AsMuchAsPossible(ResourcesPiece, name="R2"):
    """The robot buys as many tokens as possible, the dearest stay behind (D14).

    FR "Achat de ressources 2".
    """

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        buy_all_it_can(table, purchase)
