"""R2: as much as possible."""

from __future__ import annotations

from robobid.games.powergrid.robots.purchase import Purchase, buy_all_it_can
from robobid.games.powergrid.robots.resources import ResourcesPiece, hindrance
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.rules.plants import FUELS
from robobid.games.powergrid.table import Table


class AsMuchAsPossible(ResourcesPiece, name="R2"):
    """The robot buys as many tokens as possible, the dearest stay behind (D14).

    FR "Achat de ressources 2".
    """

    def buy(self, table: Table, seat: int, purchase: Purchase) -> None:
        buy_all_it_can(table, purchase)

    def stop(self, table: Table, seat: int) -> Stop:
        if table.buying_at is None:
            return super().stop(table, seat)
        return hindrance(Purchase(table, seat, table.buying_at), FUELS)
