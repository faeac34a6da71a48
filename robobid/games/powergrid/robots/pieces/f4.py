"""F4: the players' choice."""

from __future__ import annotations

from robobid.core.decisions import CHANCE, Action
from robobid.games.powergrid.robots.events import CityNamed
from robobid.games.powergrid.robots.first_city import (
    FirstCityPiece,
    Next,
    free_cities,
)
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import advisers
from robobid.games.powergrid.rules.actions import NameCity
from robobid.games.powergrid.table import Table


class PlayersChoice(FirstCityPiece, name="F4"):
    """Each person names another city, first to last; chance draws one of them.

    FR "La première ville 4".
    """

    stages = ("named",)

    def choose(self, table: Table, seat: int, cities: list[str]) -> Next:
        memory, namers = memory_of(table), _namers(table, seat)
        others = [city for city in cities if city not in memory.words]
        if namers and others:
            return self.ask_for_name(table, namers[0], others)
        return self.ask_for_name(table, CHANCE, memory.words)

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case NameCity(city) if _is_being_named(table, robot):
                named = (*memory_of(table).words, city)
                table.memory = Memory("named", named, _namers(table, robot)[1:])
                if chooser != CHANCE:
                    table.tell(CityNamed(chooser, robot, city))
            case _:
                super().hear(table, robot, chooser, action)


def _namers(table: Table, robot: int) -> tuple[int, ...]:
    """Who still has to name a city."""
    memory = memory_of(table)
    return memory.queue if memory.stage == "named" else advisers(table, robot)


def _is_being_named(table: Table, robot: int) -> bool:
    """Has somebody still to name a city, and is there another one?"""
    others = {*free_cities(table, robot)} - {*memory_of(table).words}
    return bool(_namers(table, robot)) and bool(others)
