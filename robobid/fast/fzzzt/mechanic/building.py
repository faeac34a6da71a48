"""How the mechanic builds: thin out the weak, keep what bids, lay out the best."""

from __future__ import annotations

from typing import Any

import numpy as np

from robobid.fast.fzzzt.box import POWER_BITS, POWERS, AnyBox
from robobid.fast.fzzzt.building import has_room
from robobid.fast.fzzzt.mechanic.judging import thinning_limit
from robobid.fast.fzzzt.mechanic.sheet import Sheet
from robobid.fast.fzzzt.mechanic.worth import rounds_to_come
from robobid.fast.fzzzt.scoring import (
    SETS,
    Desk,
    add_helping,
    best_bonus,
    best_of_choices,
    count_helping,
    count_of,
    is_missing,
    need_beside_fixed,
)
from robobid.fast.fzzzt.sets import WORDS, clear, holds, next_card, put, shared, size
from robobid.fast.fzzzt.table import LAYOUT, AnyTable
from robobid.fast.jit import jit_apart, jit_inside


@jit_inside
def choose_step(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    judgement: Any,
    sheet: Sheet,
    desk: Desk,
    action: Any,
) -> None:
    """Put a weak robot where it makes a widget, if the hand is better without it.

    In the final layout, any robot that makes one.
    """
    clear(action.cards)
    for word in range(WORDS):
        sheet.free[word] = table.hand[seat, word] & ~table.planned[word]
    if table.phase == LAYOUT:
        find_step_to_best(box, table, seat, np.inf, sheet, desk, action)
        return
    cards = size(sheet.free)
    if rounds_to_come(box, table) and cards > box.rules[0].hand_size:
        power = 0
        for bit in range(POWER_BITS):
            power += shared(sheet.free, box.power[1, bit]) << bit
        limit = thinning_limit(power, cards, judgement)
        find_step_to_best(box, table, seat, limit, sheet, desk, action)


@jit_apart
def find_step_to_best(
    box: AnyBox,
    table: AnyTable,
    seat: int,
    limit: float,
    sheet: Sheet,
    desk: Desk,
    action: Any,
) -> None:
    """The first step to a best layout, by the weakest robot below a limit."""
    best = best_bonus(box, table, sheet.free, table.units[seat], desk)
    if desk.units == 0:
        return
    plan_first_best(desk, best, sheet)
    for power in range(POWERS):
        if power >= limit:
            return
        robots = box.of_power[1, power]
        robot = next_card(sheet.free, 0)
        while robot >= 0:
            if holds(robots, robot):
                for at in range(desk.units):
                    unit = desk.card[at]
                    if has_room(table, seat, unit) and serves(
                        box, table, robot, at, sheet, desk
                    ):
                        action.on = unit
                        put(action.cards, robot)
                        return
            robot = next_card(sheet.free, robot + 1)


@jit_apart
def plan_first_best(desk: Desk, best: int, sheet: Sheet) -> None:
    """Of all best plans, the one with most widgets on the first unit, then the next.

    Every unit is left with that choice alone; notes what is left of the robots.
    """
    for unit in range(desk.units):
        first, choice = desk.first[unit], desk.end[unit]
        found = False
        while not found:
            choice -= 1
            desk.first[unit] = choice
            desk.end[unit] = choice + 1
            found = choice == first or best_of_choices(desk) == best
        sheet.widgets[unit] = choice - first
    for word in range(WORDS):
        sheet.left[word] = desk.supply[word]
        for unit in range(desk.units):
            sheet.left[word] -= desk.need[desk.first[unit], word]


@jit_apart
def serves(
    box: AnyBox, table: AnyTable, robot: int, at: int, sheet: Sheet, desk: Desk
) -> bool:
    """Does a robot serve the plan on a unit?

    Then the unit needs one robot fewer, and the others suffice for all that is needed.
    """
    unit = desk.card[at]
    symbols, its_symbols = box.symbols[unit], box.symbols[robot]
    if sheet.widgets[at] == 0 or symbols & its_symbols == 0:
        return False
    need = desk.first[at]
    after = desk.first[desk.units]  # beyond all choices there is room for one more
    count_helping(box, table, unit, desk)
    add_helping(its_symbols, desk)
    need_beside_fixed(symbols, sheet.widgets[at], desk, after)
    if count_of(symbols, desk.need[after]) >= count_of(symbols, desk.need[need]):
        return False
    for some in range(1, SETS):
        # Without this robot, every set that has one of its symbols has one fewer.
        offer = np.uint64((some & its_symbols) != 0)
        desk.need[after, some >> 3] += offer << np.uint64((some & 7) << 3)
    for word in range(WORDS):
        sheet.left[word] += desk.need[need, word]
    suffices = not is_missing(sheet.left, desk.need[after])
    for word in range(WORDS):
        sheet.left[word] -= desk.need[need, word]
    return suffices
