"""A4: the largest number."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.auction import AimingPiece
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.table import Table


class LargestNumber(AimingPiece, name="A4"):
    """The robot bids for the plant with the largest number.

    Up to as much more as it has cities (C3). FR "Les enchères 4".
    """

    why = "opens_largest"
    reasons: ClassVar = {why: "plant", f"{why}_allowed": "plant excluded"}

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        return plants[-1]

    def limit(self, table: Table, seat: int, number: Number) -> int:
        return super().limit(table, seat, number) + len(table.players[seat].cities)
