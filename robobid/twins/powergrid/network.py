"""Phase 4: building (A5)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import BUILD, Choice, ask
from robobid.twins.powergrid.box import NO_PATH, AnyBox, Lands
from robobid.twins.powergrid.ending import game_ends, note_idle_round
from robobid.twins.powergrid.prices import base_price
from robobid.twins.powergrid.queues import first, rest, turned
from robobid.twins.powergrid.robots.links import path_cost
from robobid.twins.powergrid.robots.talent import building_order, place_price
from robobid.twins.powergrid.sets import NONE, Set, has, only, size
from robobid.twins.powergrid.steps import begin_step2_if_due, begin_step3_if_due
from robobid.twins.powergrid.table import (
    BUILDING,
    INCOME,
    MOST_CITIES,
    OVER,
    STEP_2,
    AnyTable,
    with_houses,
)
from robobid.twins.rows import places_at_most


@small_part
def begin_building(table: AnyTable) -> None:
    """Reverse turn order, but for robots that build last (A5)."""
    table.phase = BUILDING
    table.waiting = building_order(table, turned(table.order))


@small_part
def next_builder(box: AnyBox, table: AnyTable) -> None:
    """The next seat builds; after the last the phase is over."""
    if table.waiting:
        table.turn = first(table.waiting)
        table.waiting = rest(table.waiting)
    else:
        end_of_building(box, table)


@small_part
def end_of_building(box: AnyBox, table: AnyTable) -> None:
    """The game ends, or step 2 begins, or neither (A6.2, A9)."""
    note_idle_round(table)
    if game_ends(box, table):
        table.phase = OVER
        return
    table.phase = STEP_2
    begin_step2_if_due(box, table)


@small_part
def end_of_phase_4(table: AnyTable) -> None:
    """A Step 3 card drawn in phase 4 holds from phase 5 on (A8)."""
    begin_step3_if_due(table)
    table.phase = INCOME
    table.waiting = table.order


# -- building -----------------------------------------------------------------


@part
def ask_for_house(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """A seat builds in one more city that it can pay, or has finished (A5)."""
    ask(choice, seat, BUILD, payable_cities(box, table, seat), 1)


@small_part
def payable_cities(box: AnyBox, table: AnyTable, seat: int) -> Set:
    """The cities with a free place that the seat is not in and can pay.

    Whoever has built all the houses that the box gives a player can build no more.
    """
    cities = NONE
    if size(table.cities[seat]) >= box.houses:
        return cities
    for houses in range(table.step):
        left = min(table.money[seat] - base_price(box, table, houses), NO_PATH - 1)
        if left >= 0:
            near = places_at_most(table.path[seat], left)
            cities |= near & with_houses(table, houses)
    return cities & ~table.cities[seat]


@small_part
def houses_in(table: AnyTable, city: int) -> int:
    """How many houses stand in a city."""
    return (
        int(has(table.more[0], city))
        + int(has(table.more[1], city))
        + int(has(table.more[2], city))
    )


@part
def build_house(
    box: AnyBox, lands: Lands, table: AnyTable, seat: int, city: int
) -> None:
    """A seat pays for path and place, and has one city more at once (A5)."""
    path = path_cost(box, table, seat, city)
    place = place_price(box, table, seat, houses_in(table, city))
    table.money[seat] -= path + place
    put_house(lands, table, seat, city)


@small_part
def put_house(lands: Lands, table: AnyTable, seat: int, city: int) -> None:
    """A house stands in a city; paths may start from it now."""
    row = lands[table.region_choice].costs[city]
    path = table.path[seat]
    count = size(table.cities[seat])
    if count == 0:
        for other in range(MOST_CITIES):
            path[other] = row[other]
    else:
        for other in range(MOST_CITIES):
            path[other] = min(path[other], row[other])
    table.built[seat, count] = city
    table.cities[seat] |= only(city)
    table.most_cities = max(table.most_cities, count + 1)
    houses = houses_in(table, city)
    table.more[whole(houses)] |= only(city)
    table.busy = 1
