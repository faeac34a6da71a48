"""A3: most cities."""

from __future__ import annotations

from typing import Any, ClassVar

from robobid.games.powergrid.robots.auction import AimingPiece
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.table import Table


class MostCities(AimingPiece, name="A3"):
    """The robot bids for the plant that supplies most cities, up to 10 more (C3).

    Among equals for the largest number. FR "Les enchères 3".
    """

    over_least = 10
    why = "opens_most_cities"
    reasons: ClassVar = {
        why: "plant cities",
        f"{why}_allowed": "plant cities excluded",
    }

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        facts = table.setup.plants
        return max(plants, key=lambda number: (facts[number].cities, number))

    def details(self, table: Table, seat: int, number: Number) -> dict[str, Any]:
        return {"cities": table.setup.plants[number].cities}
