"""B6: as many as possible."""

from __future__ import annotations

from robobid.games.powergrid.robots.building import BuildingPiece


class AsManyAsPossible(BuildingPiece, name="B6"):
    """The robot builds as many cities as it can pay.

    FR "Construction de villes 6".
    """
