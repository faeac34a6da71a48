"""F6: elimination."""

from __future__ import annotations

from typing import ClassVar, Final

from robobid.core.decisions import CHANCE, Action
from robobid.games.powergrid.robots.events import CityStruck
from robobid.games.powergrid.robots.first_city import FirstCityPiece, Next
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import advisers, choice_of
from robobid.games.powergrid.rules.actions import StrikeCity
from robobid.games.powergrid.rules.choices import Priced
from robobid.games.powergrid.rules.offers import StrikeLimits
from robobid.games.powergrid.table import Table

_ONE_CHOICE: Final = StrikeLimits(alone=True)


class Elimination(FirstCityPiece, name="F6"):
    """Persons strike out one city after another, round and round, until one is left.

    The robot begins there (D26). FR "La première ville 6".
    """

    stages = ("struck",)
    reasons: ClassVar = {"first_city_left": "city cost"}

    def choose(self, table: Table, seat: int, cities: list[str]) -> Next:
        left = [city for city in cities if city not in memory_of(table).words]
        if len(left) == 1:
            return self.build(table, seat, left[0], "first_city_left")
        strikes = [StrikeCity(city) for city in left]
        striker, *others = _strikers(table, seat)
        options = strikes if others else Priced(strikes, lambda: _ONE_CHOICE)
        return choice_of(table, striker, "strike", options)

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case StrikeCity(city):
                first, *others = _strikers(table, robot)
                struck = (*memory_of(table).words, city)
                table.memory = Memory("struck", struck, (*others, first))
                if chooser != CHANCE:
                    table.tell(CityStruck(chooser, robot, city))
            case _:
                super().hear(table, robot, chooser, action)


def _strikers(table: Table, robot: int) -> tuple[int, ...]:
    """Who strikes next, and after them."""
    return memory_of(table).queue or advisers(table, robot)
