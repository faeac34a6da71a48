"""B2: never more than the first player."""

from __future__ import annotations

from typing import ClassVar

from robobid.powergrid.robots.building import BuildingPiece
from robobid.powergrid.robots.persons import leader
from robobid.powergrid.robots.robot import Stop
from robobid.powergrid.table import Table


class NoMoreThanFirstPlayer(BuildingPiece, name="B2"):
    """The robot builds as much as it can, never more cities than the first player has.

    What the first player has now counts (D29, D30). FR "Construction de villes 2".
    """

    reasons: ClassVar = {"builds_as_leader": "cities leader"}

    def stop(self, table: Table, seat: int) -> Stop | None:
        own, other = len(table.players[seat].cities), leader(table, seat)
        if own < len(table.players[other].cities):
            return None
        return Stop("builds_as_leader", {"cities": own, "leader": other})
