"""S5: the first place for nothing."""

from __future__ import annotations

from typing import ClassVar

from robobid.core.decisions import Action
from robobid.games.powergrid.robots.bargain import bargain
from robobid.games.powergrid.robots.memory import memory_of
from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.rules.tables import HOUSE_COST
from robobid.games.powergrid.table import Table


class FirstPlaceFree(SpecialPiece, name="S5"):
    """In every phase 4 the robot's first city is free, plus connections (D33).

    A city that F3 takes in phase 2 is paid (D24). FR "Capacités spéciales 5".
    """

    reasons: ClassVar = {"place_free": "city place usual"}

    def place_prices(
        self, table: Table, seat: int, prices: tuple[int, ...]
    ) -> tuple[int, ...]:
        if table.phase == "early-cities" or self._has_built(table, seat):
            return prices
        most = max(HOUSE_COST)
        return tuple([0 if price <= most else price for price in prices])

    def _has_built(self, table: Table, seat: int) -> bool:
        building = table.turn == seat and table.phase == "building"
        return building and memory_of(table).built > 0

    def remark(self, table: Table, seat: int, action: Action) -> None:
        if saved := bargain(table, seat, action):
            self.tell(table, seat, "place_free", **saved)
