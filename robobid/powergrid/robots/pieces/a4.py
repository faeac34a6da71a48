"""A4: the largest number."""

from __future__ import annotations

from typing import ClassVar

from robobid.powergrid.plants import Number
from robobid.powergrid.robots.auction import AimingPiece
from robobid.powergrid.table import Table


class LargestNumber(AimingPiece, name="A4"):
    """The robot bids for the plant with the largest number.

    Up to as much more as it has cities (C3). FR "Les enchères 4".
    """

    why = "opens_largest"
    reasons: ClassVar = {why: "plant"}

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        return plants[-1]

    def limit(self, table: Table, seat: int, number: Number) -> int:
        return super().limit(table, seat, number) + len(table.players[seat].cities)
