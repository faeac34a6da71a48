"""S6: paid for one city more."""

from __future__ import annotations

from typing import ClassVar

from robobid.core.decisions import Action
from robobid.games.powergrid.robots.running import paid_cities
from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.rules.actions import DONE
from robobid.games.powergrid.table import Table


class OneCityMore(SpecialPiece, name="S6"):
    """The robot is paid for one city more than it has, if its plants supply it (D34).

    At the end of the game this does not count (D35). FR "Capacités spéciales 6".
    """

    raises_income = True
    reasons: ClassVar = {"one_city_more": "cities income"}

    def counted_cities(self, cities: int) -> int:
        return cities + 1

    def remark(self, table: Table, seat: int, action: Action) -> None:
        if table.phase != "income" or action != DONE:
            return
        cities = paid_cities(table, seat, table.running)
        if cities > len(table.players[seat].cities):
            paid = table.setup.income(cities)
            self.tell(table, seat, "one_city_more", cities=cities, income=paid)
