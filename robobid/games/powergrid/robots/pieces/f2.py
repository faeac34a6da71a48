"""F2: at random."""

from __future__ import annotations

from typing import ClassVar

from robobid.core.decisions import CHANCE, Action
from robobid.games.powergrid.robots.events import CityBarred
from robobid.games.powergrid.robots.first_city import FirstCityPiece, Next
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import choice_of, last_player
from robobid.games.powergrid.rules.actions import BarCity, NameRegion
from robobid.games.powergrid.table import Table


class AtRandom(FirstCityPiece, name="F2"):
    """Chance draws a region, then one of its free cities.

    If all cities of the region are free, the last player first bars one of them (D20).
    FR "La première ville 2".
    """

    stages = ("region", "veto")
    reasons: ClassVar = {"region_drawn": "region"}

    def choose(self, table: Table, seat: int, cities: list[str]) -> Next:
        memory = memory_of(table)
        if not memory.stage:
            regions = dict.fromkeys(_region(table, city) for city in cities)
            actions = [NameRegion(region) for region in regions]
            return choice_of(table, CHANCE, "robot-region", actions)
        region, *barred = memory.words
        here = [city for city in cities if _region(table, city) == region]
        everywhere = [city for city in table.land.cities if city.region == region]
        if memory.stage == "region" and len(here) == len(everywhere) > 1:
            vetoes = [BarCity(city) for city in here]
            return choice_of(table, last_player(table), "veto", vetoes)
        left = [city for city in here if city not in barred]
        return self.ask_for_name(table, CHANCE, left)

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case NameRegion(region):
                table.memory = Memory("region", (region,))
                self.tell(table, robot, "region_drawn", region=region)
            case BarCity(city):
                table.memory = Memory("veto", (*memory_of(table).words, city))
                if chooser != CHANCE:
                    table.tell(CityBarred(chooser, robot, city))
            case _:
                super().hear(table, robot, chooser, action)


def _region(table: Table, city: str) -> str:
    return table.land.cities[table.land.index[city]].region
