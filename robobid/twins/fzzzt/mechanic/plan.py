"""What units can make: a plan of all of them, and which robots serve it."""

from __future__ import annotations

from robobid.twins.arrays import np
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import SETS, Desk
from robobid.twins.fzzzt.layouts import add_helping, count_helping
from robobid.twins.fzzzt.sets import WORDS, Cards
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.fzzzt.widgets import (
    best_bonus,
    best_of_choices,
    count_of,
    is_missing,
    need_beside_fixed,
)
from robobid.twins.jit import part, small_part


@part
def plan_units(
    box: AnyBox, table: AnyTable, free: Cards, units: Cards, desk: Desk
) -> int:
    """Of all best plans, the one with most widgets on the first unit, then the next.

    Every unit is left with that choice alone. Gives how many units there are.
    """
    best = best_bonus(box, table, free, units, desk)
    for unit in range(desk.units):
        first, choice = desk.first[unit], desk.end[unit]
        found = False
        while not found:
            choice -= 1
            desk.first[unit] = choice
            desk.end[unit] = choice + 1
            found = choice == first or best_of_choices(desk) == best
        desk.widgets[unit] = choice - first
    for word in range(WORDS):
        desk.spare[word] = desk.supply[word]
        for unit in range(desk.units):
            desk.spare[word] -= desk.need[desk.first[unit], word]
    return int(desk.units)


@small_part
def unit_at(desk: Desk, at: int) -> int:
    """One of the units of a plan."""
    return int(desk.card[at])


@part
def serves(box: AnyBox, table: AnyTable, robot: int, at: int, desk: Desk) -> bool:
    """Does a robot serve the plan on a unit?

    Then the unit needs one robot fewer, and the others suffice for all that is needed.
    """
    unit = desk.card[at]
    symbols, its_symbols = box.symbols[unit], box.symbols[robot]
    if desk.widgets[at] == 0 or symbols & its_symbols == 0:
        return False
    need = desk.first[at]
    after = desk.first[desk.units]  # beyond all choices there is room for one more
    count_helping(box, table, unit, desk)
    add_helping(its_symbols, desk)
    need_beside_fixed(symbols, desk.widgets[at], desk, after)
    if count_of(symbols, desk.need[after]) >= count_of(symbols, desk.need[need]):
        return False
    for some in range(1, SETS):
        # Without this robot, every set that has one of its symbols has one fewer.
        offer = np.uint64((some & its_symbols) != 0)
        desk.need[after, some >> 3] += offer << np.uint64((some & 7) << 3)
    for word in range(WORDS):
        desk.spare[word] += desk.need[need, word]
    suffices = not is_missing(desk.spare, desk.need[after])
    for word in range(WORDS):
        desk.spare[word] -= desk.need[need, word]
    return suffices
