"""Who decides for a robot: the first player, the last player, or chance (C2)."""

from __future__ import annotations

from robobid.twins.jit import small_part
from robobid.twins.powergrid.actions import CHANCE, Choice, ask
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import EMPTY, Queue, appended, first, last, rest
from robobid.twins.powergrid.sets import Set, has
from robobid.twins.powergrid.table import AnyTable


@small_part
def persons(box: AnyBox, table: AnyTable) -> Queue:
    """The seats that are not robots, in turn order (C2)."""
    people = EMPTY
    order = table.order
    while order:
        if not has(box.robots, first(order)):
            people = appended(people, first(order))
        order = rest(order)
    return people


@small_part
def first_player(box: AnyBox, table: AnyTable) -> int:
    """The person who stands earliest in the turn order; chance if there is none."""
    return first(persons(box, table))


@small_part
def last_player(box: AnyBox, table: AnyTable) -> int:
    """The person who stands latest in the turn order; chance if there is none."""
    return last(persons(box, table))


@small_part
def advisers(box: AnyBox, table: AnyTable, robot: int) -> Queue:
    """Who names or strikes cities for a robot, in turn order (F4, F6).

    Where robots play alone, the other robots do, by chance (C2, a reading).
    """
    people = persons(box, table)
    if people:
        return people
    order = table.order
    while order:
        if first(order) != robot:
            people = appended(people, first(order))
        order = rest(order)
    return people


@small_part
def leader(box: AnyBox, table: AnyTable, robot: int) -> int:
    """Whom B2 and B4 look at: the first player, or the earliest other robot."""
    return first(advisers(box, table, robot))


@small_part
def ask_for_robot(
    box: AnyBox, choice: Choice, seat: int, kind: int, options: Set
) -> None:
    """A person decides for a robot; chance, if the seat is no person."""
    is_free = seat != CHANCE and not has(box.robots, seat)
    ask(choice, seat if is_free else CHANCE, kind, options, 0)
