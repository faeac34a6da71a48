"""S1: it starts richer."""

from __future__ import annotations

from typing import ClassVar, Final

from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.rules.tables import START_MONEY
from robobid.games.powergrid.table import Table

RICH_START: Final = 100


class RichStart(SpecialPiece, name="S1"):
    """At the start of the game the robot gets 100 elektro instead of 50 (C6).

    FR "Capacités spéciales 1".
    """

    reasons: ClassVar = {"starts_richer": "money"}

    def start_money(self, money: int) -> int:
        return RICH_START

    def dealt(self, table: Table, seat: int) -> None:
        money = table.players[seat].money = self.start_money(START_MONEY)
        self.tell(table, seat, "starts_richer", money=money)
