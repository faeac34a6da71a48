"""Set-up: regions and lots (A1); all else lies on the box's first table."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import (
    ADD_REGION,
    ALL_REGIONS,
    CHANCE,
    LOT,
    Choice,
    ask,
)
from robobid.twins.powergrid.box import DRAWN, NO_PATH, AnyBox, Lands
from robobid.twins.powergrid.order import settle_order
from robobid.twins.powergrid.queues import appended, first, holds, length
from robobid.twins.powergrid.sets import NONE, Set, has, lowest, only, size
from robobid.twins.powergrid.table import AUCTION, LOTS, MOST_CITIES, AnyTable

# -- regions ------------------------------------------------------------------


@part
def ask_for_region(box: AnyBox, lands: Lands, table: AnyTable, choice: Choice) -> None:
    """Who chooses a region now, or chance draws all of them (A1.1)."""
    if box.region_way == DRAWN or box.persons == 0:
        ask(choice, CHANCE, ALL_REGIONS, NONE, 0)
        choice.least = 0
        choice.most = box.lands - 1
        return
    asked = table.regions_size % length(box.persons)
    seat = first(box.persons >> 4 * asked)
    chosen = chosen_regions(table)
    regions = NONE
    for region in range(box.regions):
        if may_add(box, lands, chosen, region):
            regions |= only(region)
    ask(choice, seat, ADD_REGION, regions, 0)


@small_part
def chosen_regions(table: AnyTable) -> Set:
    """The regions chosen so far."""
    chosen = NONE
    for at in range(table.regions_size):
        chosen |= only(table.regions[at])
    return chosen


@small_part
def may_add(box: AnyBox, lands: Lands, chosen: Set, region: int) -> bool:
    """Does a region border on those chosen, and can the choice be completed?"""
    if has(chosen, region) or (chosen and not box.borders[region] & chosen):
        return False
    wanted = chosen | only(region)
    may = False
    for at in range(box.lands):
        may |= lands[at].regions & wanted == wanted
    return may


@small_part
def choose_region(box: AnyBox, lands: Lands, table: AnyTable, region: int) -> None:
    """A seat adds a region; with the last one the land is settled."""
    table.regions[table.regions_size] = region
    table.regions_size += 1
    chosen = chosen_regions(table)
    for at in range(box.lands):
        if lands[at].regions == chosen:
            settle_regions(box, lands, table, at)
            return


@part
def settle_regions(box: AnyBox, lands: Lands, table: AnyTable, choice: int) -> None:
    """From now on only the cities of these regions exist (A1.1)."""
    table.region_choice = choice
    table.land = lands[choice].cities
    for city in range(MOST_CITIES):
        cost = 0 if has(table.land, city) else NO_PATH
        for seat in range(box.players):
            table.path[seat, city] = cost
    table.phase = LOTS


# -- lots ---------------------------------------------------------------------


@small_part
def seats_without_lot(box: AnyBox, table: AnyTable) -> Set:
    """Who has not been drawn yet."""
    seats = NONE
    for seat in range(box.players):
        if not holds(table.order, seat):
            seats |= only(seat)
    return seats


@small_part
def ask_for_lot(box: AnyBox, table: AnyTable, choice: Choice) -> None:
    """Chance draws the next seat of the first turn order (A1.2)."""
    ask(choice, CHANCE, LOT, seats_without_lot(box, table), 0)


@small_part
def draw_lot(box: AnyBox, table: AnyTable, seat: int) -> None:
    """A seat is next in the first turn order; the last one needs no lot."""
    table.order = appended(table.order, seat)
    left = seats_without_lot(box, table)
    if size(left) == 1:
        settle_order(box, table, appended(table.order, lowest(left)))
        table.phase = AUCTION
        table.waiting = table.order
