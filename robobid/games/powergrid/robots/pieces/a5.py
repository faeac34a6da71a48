"""A5: the second smallest."""

from __future__ import annotations

from typing import Any, ClassVar

from robobid.games.powergrid.robots.auction import AimingPiece
from robobid.games.powergrid.robots.robot import Answer
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.table import Table


class SecondSmallest(AimingPiece, name="A5"):
    """The robot bids only for the second smallest plant that it may want (D10).

    And only at its number, so that it wins on its own opening alone. FR "Les enchères
    5".
    """

    why = "opens_second_smallest"
    reasons: ClassVar = {why: "plant"}

    def offer_aim(self, table: Table, seat: int, aim: Number, **values: Any) -> Answer:
        # Excluded plants are not counted at all, and its sentence says so.
        return self.offer(table, aim, self.why, **values)

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        return plants[1]
