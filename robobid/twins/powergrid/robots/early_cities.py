"""F3: all seats choose where they begin, before phase 3 of round 1 (C5)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, rare_part, small_part, whole
from robobid.twins.powergrid.actions import MARK, TAKE, Choice
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import EMPTY, appended, first, rest, turned
from robobid.twins.powergrid.robots.memory import (
    MARKS,
    TAKES,
    add_word,
    begin_memory,
    forget,
    remembered,
)
from robobid.twins.powergrid.robots.persons import ask_for_robot, first_player
from robobid.twins.powergrid.robots.talent import FIRST_CITY
from robobid.twins.powergrid.table import EARLY_CITIES, NOTHING, RESOURCES, AnyTable

EARLY_CHOICE: Final = 3


@small_part
def begin_early_cities(box: AnyBox, table: AnyTable) -> None:
    """Marking goes first to last; then the first player marks one more (D21, D22)."""
    is_early = False
    for seat in range(box.players):
        is_early |= table.pieces[seat, FIRST_CITY] == EARLY_CHOICE
    if is_early:
        table.phase = EARLY_CITIES
        begin_memory(table, MARKS, EMPTY)
        table.waiting = appended(table.order, first_player(box, table))
        next_seat(table)


@small_part
def next_seat(table: AnyTable) -> None:
    """The next one marks or takes a city."""
    table.turn = first(table.waiting)
    table.waiting = rest(table.waiting)


@rare_part
def ask_for_early_city(box: AnyBox, table: AnyTable, choice: Choice) -> None:
    """The seat whose turn it is marks or takes a city, a robot by chance."""
    seat = table.turn
    if table.stage == TAKES:
        ask_for_robot(box, choice, seat, TAKE, remembered(table))
    else:
        free = table.land & ~remembered(table)
        ask_for_robot(box, choice, seat, MARK, free)


@small_part
def mark_city(box: AnyBox, table: AnyTable, city: int) -> None:
    """One more city that somebody will begin in."""
    add_word(table, city)
    if table.waiting:
        next_seat(table)
    else:
        # Taking goes last to first.
        table.stage = TAKES
        table.waiting = turned(table.order)
        next_taker(box, table)


@part
def leave_marks(box: AnyBox, table: AnyTable, city: int) -> None:
    """A seat has begun in a marked city: the others are left."""
    kept = 0
    for at in range(table.words_end):
        if whole(table.words[at]) != city:
            table.words[kept] = table.words[at]
            kept += 1
    table.words_end = kept
    next_taker(box, table)


@small_part
def next_taker(box: AnyBox, table: AnyTable) -> None:
    """The next seat that can pay; who cannot takes no city and begins later (D27)."""
    queue, waiting = EMPTY, table.waiting
    while waiting:
        if table.money[first(waiting)] >= box.house_cost[0]:
            queue = appended(queue, first(waiting))
        waiting = rest(waiting)
    table.waiting = queue
    if queue:
        next_seat(table)
        return
    table.turn = NOTHING
    forget(table)
    table.phase = RESOURCES
    table.waiting = turned(table.order)
