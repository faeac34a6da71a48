"""Plants: which to open on, how far to bid, which to give up."""

from __future__ import annotations

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import (
    ATTACH_TO,
    BID,
    DISCARD_PLANT,
    OFFER,
    PASS,
    AnyAction,
    Choice,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.sets import NONE, but_lowest, lowest
from robobid.twins.powergrid.simple.cities import note_costs, payable
from robobid.twins.powergrid.simple.prospects import (
    begin_upgrade,
    faces_of,
    fuel_costs,
    look_out,
    note_fuel_costs,
    power_of_one,
    rounded,
    rounds_left,
    value_of,
    worst_plant,
)
from robobid.twins.powergrid.simple.sheet import Judgement, Sheet
from robobid.twins.powergrid.steps import actual_market
from robobid.twins.powergrid.table import NOTHING, AnyTable, city_count


@small_part
def begin_worths(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> None:
    """Work out what is needed to compare plants."""
    look_out(box, table, by, sheet)
    begin_upgrade(box, table, by, sheet, seat)
    note_costs(box, table, seat, sheet)


@part
def worth_of(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    seat: int,
    plant: int,
) -> float:
    """What one plant is worth: less while there is power enough anyway."""
    least = box.min_bid[plant]
    value = value_of(box, table, by, sheet, seat, plant)
    left = table.money[seat] - least - int(by.fuel_and_more)
    usable = city_count(table, seat) + payable(sheet, left, 6)
    own = table.plants[seat]
    if own and usable < faces_of(box, table, seat, own):
        value *= by.idle
    return float(min(value, least + by.most_extra))


@part
def reserve(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> int:
    """What a seat must not spend on a plant: it needs fuel, and a first city."""
    if table.cities[seat] == NONE:
        return int(by.first_round_reserve)
    own = table.plants[seat]
    cost = fuel_costs(sheet, own)
    is_last = rounds_left(box, table, by) <= 2
    if is_last and faces_of(box, table, seat, own) < box.cities_for_end:
        return rounded(cost / 2)
    return rounded(cost) // 2 + 10


@part
def open_auction(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """Open on the plant that is worth most more than its price, or pass."""
    seat = choice.seat
    action.verb = PASS
    action.on = action.amount = 0
    begin_worths(box, table, by, sheet, seat)
    purse = table.money[seat] - reserve(box, table, by, sheet, seat)
    best, most = NOTHING, -np.inf
    plants = choice.options
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        least = box.min_bid[plant]
        if least <= purse or choice.may_end == 0:
            gain = worth_of(box, table, by, sheet, seat, plant) - least
            if gain >= most:
                best, most = plant, gain
    if best == NOTHING or (choice.may_end and most < by.worth_it):
        return
    action.verb = OFFER
    action.on = best
    action.amount = box.min_bid[best]


@part
def bid(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """Raise by one as long as the plant is worth it, and no other would do as well."""
    seat = choice.seat
    most = most_bid(box, table, by, sheet, seat)
    raised = table.bid + 1
    is_raised = raised <= most and raised <= choice.most
    action.verb = BID if is_raised else PASS
    action.on = 0
    action.amount = raised if is_raised else 0


@part
def most_bid(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> float:
    """How far to bid for what is auctioned."""
    money = table.money[seat]
    plant = table.auctioned
    if plant == box.transformer:
        return float(min(10.0 * rounds_left(box, table, by), money / 3))
    begin_worths(box, table, by, sheet, seat)
    value = worth_of(box, table, by, sheet, seat, plant)
    other = next_best(box, table, by, sheet, seat, plant)
    most = min(value - other, float(money))
    most = min(most, float(money - reserve(box, table, by, sheet, seat)))
    least = float(box.min_bid[plant]) if table.round == 1 else 0.0
    return max(most, least)


@part
def next_best(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    seat: int,
    plant: int,
) -> float:
    """What one could gain with another plant of the market instead."""
    most = 0.0
    others = actual_market(box, table)
    while others:
        other = lowest(others)
        others = but_lowest(others)
        least = box.min_bid[other]
        if other != plant and least <= table.money[seat]:
            gain = worth_of(box, table, by, sheet, seat, other) - least
            most = max(most, gain)
    return most


@part
def discard(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """Give up the plant that supplies fewest cities."""
    look_out(box, table, by, sheet)
    action.verb = DISCARD_PLANT
    action.amount = 0
    least = np.inf
    plants = choice.options
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        power = power_of_one(box, table, by, sheet, choice.seat, plant, 0)
        if power < least:
            least = power
            action.on = plant


@part
def attach(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """Lay the Transformer Station on the plant that will stay longest."""
    look_out(box, table, by, sheet)
    note_fuel_costs(box, table, by, sheet, choice.options)
    worst = worst_plant(box, table, by, sheet, choice.seat)
    action.verb = ATTACH_TO
    action.amount = 0
    most = -1
    plants = choice.options
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        merit = box.supplies[plant] + (0 if plant == worst else 100)
        if merit > most:
            most = merit
            action.on = plant
