"""R4: for one production."""

from __future__ import annotations

from robobid.games.powergrid.robots.resources import ResourcesPiece


class ForOneProduction(ResourcesPiece, name="R4"):
    """The robot buys only what it needs for one production.

    FR "Achat de ressources 4".
    """
