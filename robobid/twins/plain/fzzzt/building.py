"""How the mechanic builds: thin out the weak, keep what bids, lay out the best."""

from __future__ import annotations

from math import inf
from typing import Any

from robobid.twins.judgement import thinning_limit
from robobid.twins.plain.fzzzt.cards import (
    clear,
    copy_all,
    holds,
    next_card,
    put,
    size,
    take_all,
)
from robobid.twins.plain.fzzzt.knowledge import (
    LAYOUT,
    POWERS,
    has_room,
    printed_power,
)
from robobid.twins.plain.fzzzt.plan import plan_units, serves, unit_at
from robobid.twins.plain.fzzzt.worth import rounds_to_come


def choose_step(
    box: Any,
    table: Any,
    seat: int,
    judgement: Any,
    sheet: Any,
    desk: Any,
    action: Any,
) -> None:
    """Put a weak robot where it makes a widget, if the hand is better without it.

    A robot on a unit bids no more. So only robots weaker than the average go, only
    while more cards are left than a hand has, and only where they serve the best
    layout of all cards anyway. After the last round everything is still free (F6.2).
    In the final layout, any robot that makes a widget goes (F6.7).
    """
    clear(action.cards)
    copy_all(table.hand[seat], sheet.free)
    take_all(table.planned, sheet.free)
    if table.phase == LAYOUT:
        find_step_to_best(box, table, seat, inf, sheet, desk, action)
        return
    cards = size(sheet.free)
    if rounds_to_come(box, table) and cards > box.rules[0].hand_size:
        limit = thinning_limit(power_of_all(box, sheet.free), cards, judgement)
        find_step_to_best(box, table, seat, limit, sheet, desk, action)


def power_of_all(box: Any, cards: Any) -> int:
    """The power that is printed on some cards together."""
    power = 0
    card = next_card(cards, 0)
    while card >= 0:
        power += printed_power(box, card)
        card = next_card(cards, card + 1)
    return power


def find_step_to_best(
    box: Any,
    table: Any,
    seat: int,
    limit: float,
    sheet: Any,
    desk: Any,
    action: Any,
) -> None:
    """The first step to a best layout, by the weakest robot below a limit."""
    units = plan_units(box, table, sheet.free, table.units[seat], desk)
    for power in range(POWERS):
        if power >= limit:
            return
        robot = next_card(sheet.free, 0)
        while robot >= 0:
            if holds(box.of_power[1][power], robot):
                for at in range(units):
                    unit = unit_at(desk, at)
                    if has_room(box, table, seat, robot, unit) and serves(
                        box, table, robot, at, desk
                    ):
                        action.on = unit
                        put(action.cards, robot)
                        return
            robot = next_card(sheet.free, robot + 1)
