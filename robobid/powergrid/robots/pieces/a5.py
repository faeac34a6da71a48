"""A5: the second smallest."""

from __future__ import annotations

from typing import ClassVar

from robobid.powergrid.plants import Number
from robobid.powergrid.robots.auction import AimingPiece
from robobid.powergrid.table import Table


class SecondSmallest(AimingPiece, name="A5"):
    """The robot bids only for the second smallest plant that it may want (D10).

    And only at its number, so that it wins on its own opening alone. FR "Les enchères
    5".
    """

    why = "opens_second_smallest"
    reasons: ClassVar = {why: "plant"}

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        return plants[1]
