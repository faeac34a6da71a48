"""S2: it is always last."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.special import Order, SpecialPiece
from robobid.games.powergrid.table import Table


class AlwaysLast(SpecialPiece, name="S2"):
    """In every turn order the robot is last, the one drawn at the start too (D41).

    FR "Capacités spéciales 2".
    """

    reasons: ClassVar = {"moves_last": ""}

    def turn_order(self, table: Table, seat: int, order: Order) -> Order:
        if order[-1] == seat:
            return order
        self.tell(table, seat, "moves_last")
        return (*[other for other in order if other != seat], seat)
