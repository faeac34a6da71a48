"""F3: all seats choose where they begin, before phase 3 of round 1 (C5)."""

from __future__ import annotations

from robobid.core.decisions import CHANCE, Decision
from robobid.powergrid.actions import MarkCity, TakeCity
from robobid.powergrid.network import build_house
from robobid.powergrid.robots.errand import Errand, errand_of
from robobid.powergrid.robots.events import CityMarked, RobotDid
from robobid.powergrid.robots.persons import choice_of, first_player
from robobid.powergrid.table import Table
from robobid.powergrid.tables import HOUSE_COST


def begin(table: Table) -> None:
    """Marking goes first to last; then the first player marks one more (D21, D22)."""
    table.phase = "early-cities"
    table.errand = Errand("marks")
    table.waiting = (*table.order, first_player(table))
    _next_seat(table)


def _next_seat(table: Table) -> None:
    table.turn, *rest = table.waiting
    table.waiting = tuple(rest)


def decision(table: Table) -> tuple[Decision]:
    """The seat whose turn it is marks or takes a city, a robot by chance."""
    errand, seat = errand_of(table), table.turn
    assert seat is not None
    if errand.stage == "takes":
        takes = [TakeCity(city) for city in errand.words]
        return choice_of(table, seat, "take", takes)
    free = [c.word for c in table.land.cities if c.word not in errand.words]
    return choice_of(table, seat, "mark", [MarkCity(city) for city in free])


def mark_city(table: Table, chooser: int, action: MarkCity) -> None:
    """One more city that somebody will begin in."""
    seat = table.turn
    assert seat is not None
    if chooser == CHANCE:
        table.tell(RobotDid(seat, "F3", "city_marked", {"city": action.city}))
    table.tell(CityMarked(seat, action.city))
    marks = (*errand_of(table).words, action.city)
    table.errand = Errand("marks", marks)
    if table.waiting:
        _next_seat(table)
    else:
        # Taking goes last to first.
        table.errand = Errand("takes", marks)
        table.waiting = table.order[::-1]
        _next_taker(table)


def take_city(table: Table, chooser: int, action: TakeCity) -> None:
    """A seat begins there and pays the place."""
    seat = table.turn
    assert seat is not None
    if chooser == CHANCE:
        table.tell(RobotDid(seat, "F3", "city_taken", {"city": action.city}))
    build_house(table, seat, action.city)
    left = tuple(city for city in errand_of(table).words if city != action.city)
    table.errand = Errand("takes", left)
    _next_taker(table)


def _next_taker(table: Table) -> None:
    """The next seat that can pay; who cannot takes no city and begins later (D27)."""
    table.waiting = tuple(
        seat for seat in table.waiting if table.players[seat].money >= HOUSE_COST[0]
    )
    if table.waiting:
        _next_seat(table)
        return
    table.turn, table.errand = None, ()
    table.phase = "resources"
    table.waiting = table.order[::-1]
