"""Scoring: points of the robots, and a bonus for the widgets they can make.

The best allocation is found exactly, as in the rules: their module explains how.
Here the counts of the 15 sets of symbols are bytes in two words, each below a guard
bit, and what has to be tried lies on a desk that is used again for every player.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.fast.bits import popcount
from robobid.fast.fzzzt.box import AnyBox
from robobid.fast.fzzzt.sets import MOST_CARDS, WORDS, Cards, next_card, shared
from robobid.fast.fzzzt.table import AnyTable
from robobid.fast.jit import part, small_part, whole
from robobid.fzzzt.cards import SYMBOLS

SETS: Final = 1 << len(SYMBOLS)
MOST_CHOICES: Final = MOST_CARDS // 2 * (MOST_CARDS // 2 + 2)
PATIENCE: Final = 300
"""After so many trials it is quicker to look for prices first."""
MOST_TRIALS: Final = 1 << 62
ROUNDS_OF_HAGGLING: Final = 100

_BYTE: Final = np.uint64(0xFF)
_GUARDS: Final = np.uint64(0x8080808080808080)
_NEVER: Final = -(1 << 40)


def _widget_needs() -> NDArray[np.uint64]:
    """What a widget of some symbols needs of each set, if no robot is on its unit."""
    needs = np.zeros((SETS, WORDS), np.uint64)
    for symbols in range(SETS):
        for some in range(1, SETS):
            need = (symbols & some).bit_count() << 8 * (some & 7)
            needs[symbols, some >> 3] += np.uint64(need)
    return needs


WIDGET_NEEDS: Final = _widget_needs()

DESK: Final = np.dtype(
    [
        # Of each unit: its card, its first choice, the one after its last, the order.
        ("units", "i8"),
        ("card", "i8", (MOST_CARDS,)),
        ("first", "i8", (MOST_CARDS,)),
        ("end", "i8", (MOST_CARDS,)),
        ("order", "i8", (MOST_CARDS,)),
        # Of each choice: the bonus, what it needs, what it pays less than the best.
        ("bonus", "i8", (MOST_CHOICES,)),
        ("need", "u8", (MOST_CHOICES, 2)),
        ("loss", "f8", (MOST_CHOICES,)),
        ("ranked", "i8", (MOST_CHOICES,)),
        # The robots that are free, of each set of symbols, and their prices.
        ("supply", "u8", (2,)),
        ("price", "f8", (SETS,)),
        ("best_price", "f8", (SETS,)),
        ("wanted", "f8", (SETS,)),
        # Where the search is, unit by unit.
        ("at", "i8", (MOST_CARDS + 1,)),
        ("left", "u8", (MOST_CARDS + 1, 2)),
        ("scored", "i8", (MOST_CARDS + 1,)),
        ("bound", "f8", (MOST_CARDS + 1,)),
        ("best", "i8"),
        ("patience", "i8"),
        ("helping", "i8", (SETS,)),
        ("needed", "i8", (SETS,)),
        # A plan: the widgets of each unit, and the robots that are left.
        ("widgets", "i8", (MOST_CARDS,)),
        ("spare", "u8", (2,)),
        # How much work all that was: choices tried, and haggled about.
        ("toil", "i8"),
    ],
    align=True,
)

Desk = Any
"""Room to work on inside compiled code: an element of an array of `DESK`."""


def new_desk() -> NDArray[Any]:
    """A desk to score players on; every thread needs its own."""
    return np.zeros(1, DESK)


@part
def score_seats(box: AnyBox, table: AnyTable, desk: Desk) -> None:
    """Score every seat, and say who came where (F6)."""
    for seat in range(box.players):
        basic = basic_score(box, table, seat)
        if box.by_hand:
            bonus = bonus_of_layout(box, table, seat, desk)
        else:
            bonus = best_bonus(box, table, table.hand[seat], table.units[seat], desk)
        table.basic[seat] = basic
        table.bonus[seat] = bonus
        table.total[seat] = basic + bonus
        table.robots[seat] = robot_cards(box, table, seat)
    places(box, table)


@small_part
def places(box: AnyBox, table: AnyTable) -> None:
    """Everybody's place: most points, then fewest robots, then shared (F6.6)."""
    for seat in range(box.players):
        place = 1
        for other in range(box.players):
            if table.total[other] > table.total[seat] or (
                table.total[other] == table.total[seat]
                and table.robots[other] < table.robots[seat]
            ):
                place += 1
        table.place[seat] = place


@small_part
def basic_score(box: AnyBox, table: AnyTable, seat: int) -> int:
    """The points of all robots, wherever they are; a Fzzzt costs one (F6.1)."""
    return points_with(box, table, seat, table.hand[seat])


@small_part
def points_with(box: AnyBox, table: AnyTable, seat: int, cards: Cards) -> int:
    """The points of some cards, and of the robots that a seat has built."""
    points = 0
    card = next_card(cards, 0)
    while card >= 0:
        points += box.points[card]
        card = next_card(cards, card + 1)
    for step in range(table.steps_built):
        if is_built_by(table, seat, step):
            points += box.points[table.built_robot[step]]
    return points


@small_part
def is_built_by(table: AnyTable, seat: int, step: int) -> bool:
    """Did this seat build this: is the unit its own?"""
    unit = whole(table.built_unit[step])
    return bool((table.units[seat][unit >> 6] >> np.uint64(unit & 63)) & np.uint64(1))


@small_part
def robot_cards(box: AnyBox, table: AnyTable, seat: int) -> int:
    """How many robots break a tie: upgrades are some, in RU Fzzzts are too (F6.6)."""
    robots = shared(table.hand[seat], box.robots)
    if box.rules[0].fzzzt_counts_as_robot:
        robots += shared(table.hand[seat], box.fzzzts)
    for step in range(table.steps_built):
        robots += is_built_by(table, seat, step)
    return robots


# --- A layout by hand ------------------------------------------------------------


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


# --- The best numbers of widgets -------------------------------------------------


@part
def best_bonus(
    box: AnyBox, table: AnyTable, free: Cards, units: Cards, desk: Desk
) -> int:
    """The bonus with all free robots allocated as well as can be (F6.2, F6.7)."""
    desk.units = 0
    desk.first[0] = 0
    count_supply(box, free, desk)
    unit = next_card(units, 0)
    while unit >= 0:
        if box.points[unit] > 0:
            list_choices(box, table, unit, desk)
        unit = next_card(units, unit + 1)
    return best_of_choices(desk) if desk.units else 0


@part
def best_of_choices(desk: Desk) -> int:
    """The bonus of the units' best choices together; far below 0 if none go."""
    desk.best = _NEVER
    desk.patience = PATIENCE
    if not search(desk, without_prices(desk)):
        desk.patience = MOST_TRIALS
        search(desk, with_prices(desk))
    return int(desk.best)


@small_part
def count_supply(box: AnyBox, free: Cards, desk: Desk) -> None:
    """For each set of symbols, how many free robots have one of them."""
    desk.supply[0] = _GUARDS
    desk.supply[1] = _GUARDS
    for some in range(1, SETS):
        robots = np.uint64(shared(free, box.fitting[some]))
        desk.supply[some >> 3] += robots << np.uint64((some & 7) << 3)


@part
def list_choices(box: AnyBox, table: AnyTable, unit: int, desk: Desk) -> None:
    """All that a unit could make if it had the free robots for itself."""
    symbols = box.symbols[unit]
    points = box.points[unit]
    fixed = count_helping(box, table, unit, desk)
    choice = desk.first[desk.units]
    desk.card[desk.units] = unit
    desk.bonus[choice] = -points
    desk.need[choice, 0] = 0
    desk.need[choice, 1] = 0
    widgets = 1
    while True:
        choice += 1
        if widgets <= fixed:
            need_beside_fixed(symbols, widgets, desk, choice)
        else:
            # From here on, each further widget needs a robot for each of its symbols.
            for word in range(WORDS):
                more = WIDGET_NEEDS[symbols, word]
                desk.need[choice, word] = desk.need[choice - 1, word] + more
        desk.bonus[choice] = points * widgets
        if is_missing(desk.supply, desk.need[choice]):
            break
        widgets += 1
    desk.end[desk.units] = choice
    desk.units += 1
    desk.first[desk.units] = choice


@small_part
def need_beside_fixed(symbols: int, widgets: int, desk: Desk, choice: int) -> None:
    """What so many widgets need of the free robots, beside those on the unit."""
    desk.need[choice, 0] = 0
    desk.need[choice, 1] = 0
    desk.needed[0] = 0
    for some in range(1, SETS):
        inside = some & symbols
        if inside == some:
            need = widgets * popcount(np.uint64(some)) - desk.helping[some]
            for bit in range(4):
                need = max(
                    need, desk.needed[some & ~(1 << bit)] if some >> bit & 1 else 0
                )
            desk.needed[some] = need
        else:
            desk.needed[some] = desk.needed[inside]
        desk.need[choice, some >> 3] += np.uint64(desk.needed[some]) << np.uint64(
            (some & 7) << 3
        )


@small_part
def is_missing(supply: Any, need: Any) -> bool:
    """Are there too few robots of some set of symbols: is a guard bit gone?"""
    left = (supply[0] - need[0]) & (supply[1] - need[1])
    return bool(left & _GUARDS != _GUARDS)


@part
def search(desk: Desk, bound: float) -> bool:
    """Find the best bonus; was there patience to be sure?

    No plan can score more than the bound, less what its choices pay less than the
    best ones of their units.
    """
    trials = 0
    last = desk.units - 1
    depth = 0
    desk.at[0] = desk.first[desk.order[0]]
    desk.left[0, 0] = desk.supply[0]
    desk.left[0, 1] = desk.supply[1]
    desk.scored[0] = 0
    desk.bound[0] = bound
    while depth >= 0:
        unit = desk.order[depth]
        at = desk.at[depth]
        if at == desk.end[unit]:
            depth -= 1
            continue
        desk.at[depth] = at + 1
        choice = desk.ranked[at]
        still = desk.bound[depth] - desk.loss[choice]
        if still < desk.best + 1 - 1e-6:
            depth -= 1
            continue
        if is_missing(desk.left[depth], desk.need[choice]):
            continue
        trials += 1
        if trials > desk.patience:
            desk.toil += trials
            return False
        scored = desk.scored[depth] + desk.bonus[choice]
        if depth == last:
            desk.best = max(desk.best, scored)
            continue
        depth += 1
        for word in range(WORDS):
            desk.left[depth, word] = (
                desk.left[depth - 1, word] - desk.need[choice, word]
            )
        desk.scored[depth] = scored
        desk.bound[depth] = still
        desk.at[depth] = desk.first[desk.order[depth]]
    desk.toil += trials
    return True


@small_part
def without_prices(desk: Desk) -> float:
    """Every unit's choices, most widgets first; gives the bound."""
    bound = 0
    for unit in range(desk.units):
        first, end = desk.first[unit], desk.end[unit]
        most = desk.bonus[end - 1]
        bound += most
        for choice in range(first, end):
            desk.ranked[first + end - 1 - choice] = choice
            desk.loss[choice] = most - desk.bonus[choice]
    order_units(desk)
    return float(bound)


@small_part
def order_units(desk: Desk) -> None:
    """Where a second-best choice costs most, there is least to try: those first."""
    for unit in range(desk.units):
        cost = second_loss(desk, unit)
        at = unit
        while at > 0 and second_loss(desk, desk.order[at - 1]) < cost:
            desk.order[at] = desk.order[at - 1]
            at -= 1
        desk.order[at] = unit


@small_part
def second_loss(desk: Desk, unit: int) -> float:
    """What a unit's second-best choice costs."""
    first = desk.first[unit]
    if desk.end[unit] - first < 2:
        return 0.0
    return float(desk.loss[desk.ranked[first + 1]])


# --- Prices ----------------------------------------------------------------------
#
# Imagine that robots are sold, and that we sell all of ours first. Then each unit is
# free to take the choice that pays most, and no plan can score more than all that
# together, whatever the prices are. Good prices are found by haggling: what is wanted
# more than there is becomes dearer.


@part
def with_prices(desk: Desk) -> float:
    """Every unit's choices at good prices, the best first; gives the bound."""
    for some in range(SETS):
        desk.price[some] = 0.0
        desk.best_price[some] = 0.0
    lowest = np.inf
    step = 1.0
    for _ in range(ROUNDS_OF_HAGGLING):
        bound = bound_at_prices(desk)
        desk.toil += desk.end[desk.units - 1]
        if bound < lowest - 1e-9:
            lowest = bound
            for some in range(SETS):
                desk.best_price[some] = desk.price[some]
        else:
            step *= 0.9
        length = 0.0
        for some in range(1, SETS):
            length += desk.wanted[some] ** 2
        if length == 0.0:
            break
        pace = step * max(bound - desk.best, 1.0) / length
        for some in range(1, SETS):
            desk.price[some] = max(0.0, desk.price[some] + pace * desk.wanted[some])
    for some in range(SETS):
        desk.price[some] = desk.best_price[some]
    bound = bound_at_prices(desk)
    rank_choices(desk)
    order_units(desk)
    return bound


@small_part
def bound_at_prices(desk: Desk) -> float:
    """What all robots and all units' best choices come to; notes what is wanted."""
    bound = 0.0
    for some in range(1, SETS):
        supply = count_of(some, desk.supply) & 0x7F
        desk.wanted[some] = -supply
        bound += supply * desk.price[some]
    for unit in range(desk.units):
        best = -1
        most = -np.inf
        for choice in range(desk.first[unit], desk.end[unit]):
            profit = float(desk.bonus[choice])
            for some in range(1, SETS):
                profit -= desk.price[some] * count_of(some, desk.need[choice])
            desk.loss[choice] = profit
            if profit >= most:
                most = profit
                best = choice
        for choice in range(desk.first[unit], desk.end[unit]):
            desk.loss[choice] = most - desk.loss[choice]
        for some in range(1, SETS):
            desk.wanted[some] += count_of(some, desk.need[best])
        bound += most
    return bound


@small_part
def rank_choices(desk: Desk) -> None:
    """Every unit's choices, what loses least first."""
    for unit in range(desk.units):
        first = desk.first[unit]
        for choice in range(first, desk.end[unit]):
            at = choice
            while at > first and desk.loss[desk.ranked[at - 1]] > desk.loss[choice]:
                desk.ranked[at] = desk.ranked[at - 1]
                at -= 1
            desk.ranked[at] = choice


@small_part
def count_of(some: int, counts: Any) -> int:
    """The count of one set of symbols."""
    return whole((counts[some >> 3] >> np.uint64((some & 7) << 3)) & _BYTE)
