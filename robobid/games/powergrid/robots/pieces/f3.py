"""F3: an early choice for all."""

from __future__ import annotations

from typing import ClassVar

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.games.powergrid.robots.events import CityMarked
from robobid.games.powergrid.robots.first_city import FirstCityPiece
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import choice_of, first_player
from robobid.games.powergrid.rules.actions import MarkCity, TakeCity
from robobid.games.powergrid.rules.network import build_house
from robobid.games.powergrid.rules.tables import HOUSE_COST
from robobid.games.powergrid.table import Table


class EarlyChoiceForAll(FirstCityPiece, name="F3"):
    """All seats choose where they begin before phase 3 of round 1 (D21, D22).

    First to last they mark a city each, the robot by chance; the first player marks one
    more; last to first they take one of the marked and pay it. Whoever cannot pay
    begins later, a robot then anywhere by chance (D27). Only for a robot that plays
    alone (D23). FR "La première ville 3".
    """

    alone_only = True
    begins_early = True
    reasons: ClassVar = {"city_marked": "city", "city_taken": "city"}

    def before_resources(self, table: Table) -> None:
        """Marking goes first to last; then the first player marks one more.

        The last action sets the phase to "resources", and `waiting` to the reverse
        order.
        """
        table.phase = "early-cities"
        table.memory = Memory("marks")
        table.waiting = (*table.order, first_player(table))
        _next_seat(table)

    def early_decision(self, table: Table) -> tuple[Decision]:
        """The seat whose turn it is marks or takes a city, a robot by chance."""
        memory, seat = memory_of(table), table.turn
        assert seat is not None
        if memory.stage == "takes":
            takes = [TakeCity(city) for city in memory.words]
            return choice_of(table, seat, "take", takes)
        free = [c.word for c in table.land.cities if c.word not in memory.words]
        return choice_of(table, seat, "mark", [MarkCity(city) for city in free])

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case MarkCity(city):
                self._mark(table, robot, chooser, city)
            case TakeCity(city):
                self._take(table, robot, chooser, city)
            case _:
                super().hear(table, robot, chooser, action)

    def _mark(self, table: Table, seat: int, chooser: int, city: str) -> None:
        """One more city that somebody will begin in."""
        if chooser == CHANCE:
            self.tell(table, seat, "city_marked", city=city)
        table.tell(CityMarked(seat, city))
        marks = (*memory_of(table).words, city)
        if table.waiting:
            table.memory = Memory("marks", marks)
            _next_seat(table)
        else:
            # Taking goes last to first.
            table.memory = Memory("takes", marks)
            table.waiting = table.order[::-1]
            _next_taker(table)

    def _take(self, table: Table, seat: int, chooser: int, city: str) -> None:
        """A seat begins there and pays the place."""
        if chooser == CHANCE:
            self.tell(table, seat, "city_taken", city=city)
        build_house(table, seat, city)
        left = tuple(other for other in memory_of(table).words if other != city)
        table.memory = Memory("takes", left)
        _next_taker(table)


def _next_seat(table: Table) -> None:
    table.turn, *rest = table.waiting
    table.waiting = tuple(rest)


def _next_taker(table: Table) -> None:
    """The next seat that can pay; whoever cannot takes no city (D27)."""
    table.waiting = tuple(
        seat for seat in table.waiting if table.players[seat].money >= HOUSE_COST[0]
    )
    if table.waiting:
        _next_seat(table)
        return
    table.turn, table.memory = None, ()
    table.phase = "resources"
    table.waiting = table.order[::-1]
