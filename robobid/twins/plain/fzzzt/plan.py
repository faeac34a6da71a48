"""What units can make, by the rules: the plain side of what the mechanic asks."""

from __future__ import annotations

from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.sums.needs import GUARDS, OFFERS, count_of, need_of
from robobid.games.fzzzt.sums.plan import best_plan, first_best_plan, supply_of
from robobid.twins.plain.fzzzt.cards import Cards, is_empty
from robobid.twins.plain.fzzzt.knowledge import Box, Seen


class Desk:
    """A plan: the units, what their widgets need, and which robots are left."""

    def __init__(self) -> None:
        self.card: list[int] = []
        self.widgets: list[int] = []
        self.need: list[int] = []
        self.left = 0


def best_bonus(box: Box, table: Seen, free: Cards, units: Cards, desk: Desk) -> int:
    """The bonus with all free robots allocated as well as can be (F6.2, F6.7)."""
    if is_empty(units):
        return 0
    return best_plan(_layout(box, table, units), _robots(box, free)).bonus


def plan_units(box: Box, table: Seen, free: Cards, units: Cards, desk: Desk) -> int:
    """Of all best plans, the one with most widgets on the first unit, then the next.

    Gives how many units there are to go through.
    """
    layout, robots = _layout(box, table, units), _robots(box, free)
    desk.widgets = first_best_plan(layout, robots)
    desk.card = [box.number[unit.id] for unit, _ in layout]
    desk.need = [
        need_of(widgets, unit.symbol_bits, _masks(unit, fixed)) if widgets else 0
        for (unit, fixed), widgets in zip(layout, desk.widgets, strict=True)
    ]
    desk.left = supply_of(robots) - sum(desk.need)
    return len(layout)


def unit_at(desk: Desk, at: int) -> int:
    """One of the units of a plan."""
    return desk.card[at]


def serves(box: Box, table: Seen, robot: int, at: int, desk: Desk) -> bool:
    """Does a robot serve the plan on a unit?

    Then the unit needs one robot fewer, and the others suffice for all that is needed.
    """
    unit, offered = box.cards[desk.card[at]], box.symbols[robot]
    symbols, widgets, need = unit.symbol_bits, desk.widgets[at], desk.need[at]
    if widgets == 0 or symbols & offered == 0:
        return False
    fixed = _masks(unit, table.robots_on[desk.card[at]])
    after = need_of(widgets, symbols, [*fixed, offered & symbols])
    if count_of(symbols, after) >= count_of(symbols, need):
        return False
    return (desk.left + need - after - OFFERS[offered]) & GUARDS == GUARDS


def _layout(box: Box, table: Seen, units: Cards) -> list[tuple[Card, list[Card]]]:
    """Units with the robots that stay on them; a unit that is not owned has none."""
    number = box.number
    return [
        (unit, table.robots_on.get(number[unit.id], [])) for unit in box.cards_in(units)
    ]


def _robots(box: Box, free: Cards) -> list[Card]:
    """Those that can be allocated (F1.3, F1.5)."""
    return box.cards_in([free[0] & box.fitting[-1][0]])


def _masks(unit: Card, fixed: list[Card]) -> list[int]:
    return [robot.symbol_bits & unit.symbol_bits for robot in fixed]
