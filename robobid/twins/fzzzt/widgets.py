"""The best numbers of widgets: robots are allocated exactly, as in the rules.

Their module explains how. Here the counts of the 15 sets of symbols are bytes in two
words, each below a guard bit, and what has to be tried lies on a desk that is used
again for every player.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.bits import popcount
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import SETS, Desk
from robobid.twins.fzzzt.layouts import count_helping
from robobid.twins.fzzzt.sets import WORDS, Cards, next_card, shared
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.jit import part, small_part, whole

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
