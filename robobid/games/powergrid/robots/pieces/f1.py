"""F1: the last player's choice."""

from __future__ import annotations

from robobid.games.powergrid.robots.first_city import FirstCityPiece, Next
from robobid.games.powergrid.robots.persons import last_player
from robobid.games.powergrid.robots.special import Order
from robobid.games.powergrid.table import Table


class LastPlayersChoice(FirstCityPiece, name="F1"):
    """The robot builds its first city last of all, and the last player names it (D18).

    FR "La première ville 1".
    """

    why_named = "first_city_named"

    def building_order(self, table: Table, seat: int, order: Order) -> Order:
        if table.players[seat].cities:
            return order
        return (*[other for other in order if other != seat], seat)

    def choose(self, table: Table, seat: int, cities: list[str]) -> Next:
        return self.ask_for_name(table, last_player(table), cities)
