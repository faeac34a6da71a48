"""S3: plants at half price."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.table import Table


class HalfPrice(SpecialPiece, name="S3"):
    """The robot pays half of its winning bid, rounded down; bids are full (D12).

    FR "Capacités spéciales 3".
    """

    reasons: ClassVar = {"pays_half": "bid payment"}

    def payment(self, bid: int) -> int:
        return bid // 2

    def pay_plant(self, table: Table, seat: int, bid: int) -> int:
        payment = self.payment(bid)
        self.tell(table, seat, "pays_half", bid=bid, payment=payment)
        return payment
