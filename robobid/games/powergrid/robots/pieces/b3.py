"""B3: only what it can supply."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.building import BuildingPiece
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.robots.wanting import faces
from robobid.games.powergrid.table import Table


class OnlySuppliedCities(BuildingPiece, name="B3"):
    """The robot builds only as many cities as its plants can supply, by their faces.

    FR "Construction de villes 3".
    """

    reasons: ClassVar = {"builds_as_supplied": "cities supplied"}

    def stop(self, table: Table, seat: int) -> Stop | None:
        own, supplied = len(table.players[seat].cities), faces(table, seat)
        if own < supplied:
            return None
        return Stop("builds_as_supplied", {"cities": own, "supplied": supplied})
