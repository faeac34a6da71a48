"""B2: never more than the first player."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.building import BuildingPiece
from robobid.games.powergrid.robots.persons import leader
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.table import Table


class NoMoreThanFirstPlayer(BuildingPiece, name="B2"):
    """The robot builds as much as it can, never more cities than the first player has.

    What the first player has now counts (D29, D30). FR "Construction de villes 2".
    """

    reasons: ClassVar = {
        "builds_as_leader": "cities leader",
        "builds_above_leader": "cities leader theirs",
    }

    def stop(self, table: Table, seat: int) -> Stop | None:
        own, other = len(table.players[seat].cities), leader(table, seat)
        theirs = len(table.players[other].cities)
        if own < theirs:
            return None
        values = {"cities": own, "leader": other}
        if own == theirs:
            return Stop("builds_as_leader", values)
        return Stop("builds_above_leader", values | {"theirs": theirs})
