"""B4: six cities in step 1, and never beside the first player."""

from __future__ import annotations

from typing import ClassVar, Final

from robobid.games.powergrid.robots.building import BuildingPiece
from robobid.games.powergrid.robots.persons import leader
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.table import Table

MOST_IN_STEP_1: Final = 6


class SixInStepOne(BuildingPiece, name="B4"):
    """In step 1 the robot builds no more than six cities, later as many as it can.

    Never in a city where the first player has a house (D30). FR "Construction de villes
    4".
    """

    reasons: ClassVar = {"builds_no_more": "cities"}

    def stop(self, table: Table, seat: int) -> Stop | None:
        own = len(table.players[seat].cities)
        if table.step > 1 or own < MOST_IN_STEP_1:
            return None
        return Stop("builds_no_more", {"cities": own})

    def shunned(self, table: Table, seat: int) -> int:
        return leader(table, seat)
