"""Clean-up and building at the end of every round, and the final layout."""

from __future__ import annotations

from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.preparation import take_up_pile
from robobid.twins.fzzzt.sets import (
    WORDS,
    clear,
    holds,
    is_empty,
    next_card,
    put,
    size,
    take,
)
from robobid.twins.fzzzt.table import BUILDING, LAYOUT, AnyTable
from robobid.twins.jit import small_part, whole


@small_part
def begin_building(box: AnyBox, table: AnyTable) -> None:
    """The belt is empty: take up hand and pile together, and build (F5.1)."""
    for seat in range(box.players):
        take_up_pile(table, seat)
        clear(table.shown[seat])
    table.phase = BUILDING
    wait_for_builders(box, table)


@small_part
def wait_for_builders(box: AnyBox, table: AnyTable) -> None:
    """All build at the same time; who can build nothing is not asked (F5.4)."""
    table.waiting = 0
    for seat in range(box.players):
        if can_build(box, table, seat):
            table.waiting |= 1 << seat


@small_part
def can_build(box: AnyBox, table: AnyTable, seat: int) -> bool:
    """Is there a robot that may still go on a unit?"""
    return not is_empty(table.units[seat]) and steps_to_build(box, table, seat) > 0


@small_part
def steps_to_build(box: AnyBox, table: AnyTable, seat: int) -> int:
    """In how many ways a robot may go on a unit (F5.2, F6.2)."""
    steps = 0
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        if has_room(table, seat, unit):
            steps += robots_that_fit(box, table, seat, unit)
        unit = next_card(table.units[seat], unit + 1)
    return steps


@small_part
def has_room(table: AnyTable, seat: int, unit: int) -> bool:
    """May another robot go on a unit now (F5.2)?"""
    most = table.rules.robots_per_unit
    if table.phase == LAYOUT:
        most = size(table.hand[seat])
    planned = 0
    for step in range(table.steps_planned):
        planned += table.plan_unit[step] == unit
    return bool(planned < most)


@small_part
def robots_that_fit(box: AnyBox, table: AnyTable, seat: int, unit: int) -> int:
    """Note the free robots that share a symbol with a unit; gives how many."""
    hand = table.hand[seat]
    fitting = box.fitting[box.symbols[unit]]
    for word in range(WORDS):
        table.noted[word] = hand[word] & fitting[word] & ~table.planned[word]
    return size(table.noted)


@small_part
def may_allocate(
    box: AnyBox, table: AnyTable, seat: int, robot: int, unit: int
) -> bool:
    """May this robot go on this unit now (F5.2)?"""
    return (
        holds(table.hand[seat], robot)
        and not holds(table.planned, robot)
        and holds(table.units[seat], unit)
        and holds(box.fitting[box.symbols[unit]], robot)
        and has_room(table, seat, unit)
    )


@small_part
def plan_robot(table: AnyTable, robot: int, unit: int) -> None:
    """Choose a robot for a unit; nobody else sees it before all have chosen (F5.4)."""
    table.plan_robot[table.steps_planned] = robot
    table.plan_unit[table.steps_planned] = unit
    table.steps_planned += 1
    put(table.planned, robot)


@small_part
def finish_building(table: AnyTable, seat: int) -> None:
    """A seat has finished."""
    table.waiting &= ~(1 << seat)


@small_part
def end_of_building(box: AnyBox, table: AnyTable) -> None:
    """All show what they built; these robots stay there to the end (F5.3)."""
    # In the order of the robots, as the rules lay them on their units.
    while table.steps_planned:
        first = 0
        for step in range(1, table.steps_planned):
            if table.plan_robot[step] < table.plan_robot[first]:
                first = step
        robot = whole(table.plan_robot[first])
        table.built_robot[table.steps_built] = robot
        table.built_unit[table.steps_built] = table.plan_unit[first]
        table.steps_built += 1
        table.steps_planned -= 1
        table.plan_robot[first] = table.plan_robot[table.steps_planned]
        table.plan_unit[first] = table.plan_unit[table.steps_planned]
        for seat in range(box.players):
            take(table.hand[seat], robot)
    clear(table.planned)
