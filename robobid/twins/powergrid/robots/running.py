"""Phase 5: which plants a robot lets produce (C6)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import (
    DONE,
    POPPED,
    REPLACED,
    RUN,
    RUN_PLANTS,
    Choice,
    force,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.bureaucracy import produced_cities
from robobid.twins.powergrid.prices import SOLD_OUT, price_of
from robobid.twins.powergrid.robots.memory import PLANTS, TO_RUN, first_word
from robobid.twins.powergrid.robots.talent import counted_cities
from robobid.twins.powergrid.storage import begin_runs, next_run, run_cities
from robobid.twins.powergrid.table import FUELS, AnyTable

_DIGIT: Final = 12
_SMALL_DIGIT: Final = 7
_MIDDLE: Final = 1 << 10
"""Added where a number may be below nothing."""


@part
def run_or_stop(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """It lets the plants produce that it has settled on, one after another."""
    if table.stage == TO_RUN:
        if table.word < table.words_end:
            word = first_word(table)
            force(choice, seat, RUN_PLANTS, RUN, word % PLANTS, word // PLANTS)
            choice.then = POPPED
        else:
            force(choice, seat, RUN_PLANTS, DONE, 0, 0)
        return
    count = settle_on_best(box, table, seat, choice)
    if count == 0:
        force(choice, seat, RUN_PLANTS, DONE, 0, 0)
        return
    word = whole(choice.then_words[0])
    force(choice, seat, RUN_PLANTS, RUN, word % PLANTS, word // PLANTS)
    for at in range(1, count):
        choice.then_words[at - 1] = choice.then_words[at]
    choice.then = REPLACED
    choice.then_stage = TO_RUN
    choice.then_built = 0
    choice.then_size = count - 1


@small_part
def settle_on_best(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> int:
    """The production with the largest income, then with the least fuel (C6).

    Notes its words and gives how many there are. More cities than the income table
    goes up to are not worth more.
    """
    needed = min(counted_cities(table, seat), box.most_paid)
    needed -= produced_cities(box, table, seat)
    begin_runs(box, table, seat, table.fuel[seat], table.ran, choice)
    most = min(0, needed)
    cost, tokens, left, plants = worth(box, table, seat, choice)
    count = 0
    while next_run(box, choice):
        cities = min(run_cities(box, table, seat, choice), needed)
        if cities < most:
            continue
        its_cost, its_tokens, its_left, its_plants = worth(box, table, seat, choice)
        is_better = cities > most
        if not is_better:
            if its_cost != cost:
                is_better = its_cost < cost
            elif its_tokens != tokens:
                is_better = its_tokens < tokens
            elif its_left != left:
                is_better = its_left < left
            else:
                is_better = its_plants < plants
        if is_better:
            most, cost, tokens = cities, its_cost, its_tokens
            left, plants = its_left, its_plants
            count = choice.depth
            for at in range(count):
                plant = choice.run_plants[choice.run_at[at]]
                choice.then_words[at] = plant + PLANTS * choice.run_burn[at]
    return count


@part
def worth(
    box: AnyBox, table: AnyTable, seat: int, choice: Choice
) -> tuple[int, int, int, int]:
    """What a production takes: the smaller, the better (C6, D47).

    What its fuel would cost now; then the tokens; then what is left of the dearest
    kind, and of the next; then the plant numbers.
    """
    cost = tokens = left = plants = 0
    done = 0
    dearest = -1
    for _ in range(FUELS):
        fuel, price = 0, -1
        for kind in range(FUELS):
            its = fuel_price(box, table, seat, kind)
            if its > price and not done >> kind & 1:
                fuel, price = kind, its
        done |= 1 << fuel
        rest = choice.run_fuel[fuel]
        burnt = table.fuel[seat, fuel] - rest
        tokens += burnt
        # The fewer are left of it, the worse.
        left = left << _DIGIT | _MIDDLE - rest
        if not box.readings.d47:
            cost += price * burnt
        elif burnt and price != dearest:
            cost = cost << _DIGIT | price + 1
            dearest = price
    if box.readings.d47:
        cost = padded(cost, _DIGIT, FUELS)
    for at in range(choice.depth):
        plants = plants << _SMALL_DIGIT | choice.run_plants[choice.run_at[at]] + 1
    return cost, tokens, left, padded(plants, _SMALL_DIGIT, 8)


@small_part
def padded(digits: int, width: int, count: int) -> int:
    """Digits followed by noughts: so the first ones are compared first."""
    while digits and not digits >> width * (count - 1):
        digits <<= width
    return digits


@small_part
def fuel_price(box: AnyBox, table: AnyTable, seat: int, fuel: int) -> int:
    """What the next token costs, in the cheaper market.

    What is sold out counts one more than its dearest place.
    """
    least, dearest = SOLD_OUT, 0
    for market in range(box.markets):
        least = min(least, price_of(box, table, seat, market, fuel))
        places = box.ladder_size[market, fuel]
        if places:
            dearest = max(dearest, box.ladder[market, fuel, places - 1])
    return least if least != SOLD_OUT else dearest + 1
