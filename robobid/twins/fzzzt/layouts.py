"""A layout by hand: what the robots that lie on a unit make there."""

from __future__ import annotations

from robobid.twins.arrays import np
from robobid.twins.bits import popcount
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import SETS, Desk
from robobid.twins.fzzzt.sets import MOST_CARDS, next_card
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.jit import part, small_part


@part
def bonus_of_layout(box: AnyBox, table: AnyTable, seat: int, desk: Desk) -> int:
    """The bonus of robots laid out by hand, none of them moved (F6.7)."""
    bonus = 0
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        points = box.points[unit]
        if points > 0:
            count_helping(box, table, unit, desk)
            widgets = widgets_of(box.symbols[unit], desk)
            bonus += points * widgets if widgets else -points
        unit = next_card(table.units[seat], unit + 1)
    return bonus


@small_part
def count_helping(box: AnyBox, table: AnyTable, unit: int, desk: Desk) -> int:
    """For each set of symbols, the robots on a unit that have one; gives how many.

    Those that are planned for it count, too.
    """
    for some in range(SETS):
        desk.helping[some] = 0
    robots = 0
    for step in range(table.steps_built):
        if table.built_unit[step] == unit:
            robots += 1
            add_helping(box.symbols[table.built_robot[step]], desk)
    for step in range(table.steps_planned):
        if table.plan_unit[step] == unit:
            robots += 1
            add_helping(box.symbols[table.plan_robot[step]], desk)
    return robots


@small_part
def add_helping(symbols: int, desk: Desk) -> None:
    """One more robot with these symbols is on a unit."""
    for some in range(SETS):
        desk.helping[some] += (symbols & some) != 0


@small_part
def widgets_of(symbols: int, desk: Desk) -> int:
    """How many widgets a unit makes of the robots on it (F6.3)."""
    widgets = MOST_CARDS
    for some in range(1, SETS):
        if some & symbols == some:
            widgets = min(widgets, desk.helping[some] // popcount(np.uint64(some)))
    return widgets
