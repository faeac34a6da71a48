"""B5: as many as the step."""

from __future__ import annotations

from typing import ClassVar

from robobid.games.powergrid.robots.building import BuildingPiece
from robobid.games.powergrid.robots.memory import memory_of
from robobid.games.powergrid.robots.robot import Stop
from robobid.games.powergrid.table import Table


class AsManyAsTheStep(BuildingPiece, name="B5"):
    """The robot builds one city in step 1, two in step 2, three in step 3 (D31).

    FR "Construction de villes 5".
    """

    reasons: ClassVar = {"builds_as_step": "step"}

    def stop(self, table: Table, seat: int) -> Stop | None:
        if memory_of(table).built < table.step:
            return None
        return Stop("builds_as_step", {"step": table.step})
