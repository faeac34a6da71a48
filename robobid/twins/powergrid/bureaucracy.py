"""Phase 5: income, supply, and the plant market (A7)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import RUN_PLANTS, Choice, ask
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.order import begin_round
from robobid.twins.powergrid.queues import first, rest
from robobid.twins.powergrid.robots.talent import counted_cities
from robobid.twins.powergrid.sets import NONE, but_lowest, highest, lowest, only
from robobid.twins.powergrid.steps import (
    begin_step3_if_due,
    remove_smallest,
    replace_smallest,
)
from robobid.twins.powergrid.storage import begin_runs, may_burn, supplied_by
from robobid.twins.powergrid.table import FUELS, NOTHING, PLANT_MARKET, AnyTable

# -- income -------------------------------------------------------------------


@small_part
def next_income(box: AnyBox, table: AnyTable) -> None:
    """In turn order; after the last seat come supply and plant market (A7.1)."""
    if table.waiting:
        table.turn = first(table.waiting)
        table.waiting = rest(table.waiting)
        table.ran = NONE
        table.ran_size = 0
        return
    supply_markets(box, table)
    table.phase = PLANT_MARKET
    change_plant_market(box, table)


@part
def ask_for_plants_to_run(
    box: AnyBox, table: AnyTable, seat: int, choice: Choice
) -> None:
    """A seat lets one more plant produce, or has finished (A7.1)."""
    plants = NONE
    begin_runs(box, table, seat, table.fuel[seat], table.ran, choice)
    for at in range(choice.run_count):
        plant = choice.run_plants[at]
        mixes = NONE
        for mix in range(box.burn_count[plant]):
            if may_burn(box, choice, plant, mix):
                mixes |= only(mix)
        choice.burns[plant] = mixes
        if mixes:
            plants |= only(plant)
    ask(choice, seat, RUN_PLANTS, plants, 1)


@small_part
def run_plant(box: AnyBox, table: AnyTable, seat: int, plant: int, mix: int) -> None:
    """A plant burns its tokens; they go to the reserve (A7.1)."""
    for fuel in range(FUELS):
        burnt = box.burns[plant, mix, fuel]
        table.fuel[seat, fuel] -= burnt
        table.reserve[fuel] += burnt
    table.ran |= only(plant)
    table.ran_list[table.ran_size] = plant
    table.ran_size += 1


@small_part
def produced_cities(box: AnyBox, table: AnyTable, seat: int) -> int:
    """For how many cities the plants that ran produce."""
    produced = 0
    ran = table.ran
    while ran:
        produced += supplied_by(box, table, seat, lowest(ran))
        ran = but_lowest(ran)
    return produced


@small_part
def collect_income(box: AnyBox, table: AnyTable, seat: int) -> None:
    """A seat is paid for the cities that it supplies (A7.1)."""
    produced = produced_cities(box, table, seat)
    supplied = min(produced, counted_cities(table, seat))
    table.money[seat] += box.income[supplied]
    table.ran = NONE
    table.ran_size = 0
    table.turn = NOTHING


# -- supply -------------------------------------------------------------------


@small_part
def supply_markets(box: AnyBox, table: AnyTable) -> None:
    """Tokens come from the reserve, dearest free places first (A7.2).

    No more than the reserve has and the ladder has places for; what is missing is
    not made up later.
    """
    for market in range(box.markets):
        for fuel in range(FUELS):
            free = box.ladder_size[market, fuel] - table.tokens[market, fuel]
            due = min(box.supply[market, table.step - 1, fuel], free)
            coming = min(due, table.reserve[fuel])
            table.tokens[market, fuel] += coming
            table.reserve[fuel] -= coming


# -- the plant market ---------------------------------------------------------


@small_part
def change_plant_market(box: AnyBox, table: AnyTable) -> None:
    """Steps 1 and 2: the largest goes under the stack; step 3: the smallest leaves.

    A7.3. On some maps the smallest leaves in steps 1 and 2 as well, at the same
    moment, so that two cards are drawn.
    """
    if table.step == 3:
        replace_smallest(box, table)
        return
    if table.market:
        largest = highest(table.market)
        table.market &= ~only(largest)
        table.under[table.under_size] = largest
        table.under_size += 1
        table.draws += 1
    if box.smallest_leaves_each_round:
        remove_smallest(box, table)
        table.draws += 1


@small_part
def end_of_round(box: AnyBox, table: AnyTable) -> None:
    """A Step 3 card drawn in phase 5 holds from phase 1 on (A8); the next round."""
    begin_step3_if_due(table)
    begin_round(box, table)
