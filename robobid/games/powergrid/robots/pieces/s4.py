"""S4: every place for ten."""

from __future__ import annotations

from typing import ClassVar

from robobid.core.decisions import Action
from robobid.games.powergrid.robots.bargain import bargain
from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.rules.tables import HOUSE_COST
from robobid.games.powergrid.table import Table


class PlacesForTen(SpecialPiece, name="S4"):
    """In phase 4 the robot pays only 10 for its cities, plus connections (C6).

    FR "Capacités spéciales 4".
    """

    reasons: ClassVar = {"place_for_ten": "city place usual"}

    def place_prices(
        self, table: Table, seat: int, prices: tuple[int, ...]
    ) -> tuple[int, ...]:
        least, most = min(HOUSE_COST), max(HOUSE_COST)
        return tuple([least if price <= most else price for price in prices])

    def remark(self, table: Table, seat: int, action: Action) -> None:
        if saved := bargain(table, seat, action):
            self.tell(table, seat, "place_for_ten", **saved)
