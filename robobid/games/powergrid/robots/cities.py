"""Phase 4: a robot builds a house, by its F piece or by its B piece."""

from __future__ import annotations

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.games.powergrid.robots.events import CityNamed
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.robot import Answer, Piece
from robobid.games.powergrid.rules.actions import Connect, NameCity
from robobid.games.powergrid.rules.network import cost_of
from robobid.games.powergrid.table import Table


class CityPiece(Piece):
    """A piece that says where a robot builds next (C5)."""

    def build(self, table: Table, seat: int, city: str, why: str) -> Answer:
        """It builds there, and is a house further in this turn."""
        cost = cost_of(table, seat, table.land.index[city]).total
        then = Memory(built=memory_of(table).built + 1)
        return self.answer(
            "build", Connect(city), why, {"city": city, "cost": cost}, then
        )

    def decide(self, table: Table, seat: int) -> Answer | tuple[Decision]:
        """Where it builds now, or who says so."""
        raise TypeError(f"{self.name} does not say where it builds")

    def build_named(self, table: Table, seat: int, city: str) -> Answer:
        """It builds in the city that was named or drawn for it."""
        raise TypeError(f"{self.name} lets nobody name a city")

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case NameCity(city):
                table.memory = Memory("city", (city,), built=memory_of(table).built)
                if chooser == CHANCE:
                    cost = cost_of(table, robot, table.land.index[city]).total
                    self.tell(table, robot, "city_drawn", city=city, cost=cost)
                else:
                    table.tell(CityNamed(chooser, robot, city))
            case _:
                super().hear(table, robot, chooser, action)
