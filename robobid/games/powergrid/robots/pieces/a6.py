"""A6: every plant."""

from __future__ import annotations

from robobid.games.powergrid.robots.auction import ToldPiece
from robobid.games.powergrid.robots.persons import last_player
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.table import Table


class EveryPlant(ToldPiece, name="A6"):
    """The robot bids for every plant that it may want, up to 1 more (C3).

    When the robot opens, the last player says on what. FR "Les enchères 6".
    """

    over_least = 1

    def namer(self, table: Table) -> int:
        return last_player(table)

    def asks_for(
        self, table: Table, seat: int, plants: list[Number], number: Number
    ) -> bool:
        return True
