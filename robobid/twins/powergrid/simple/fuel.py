"""Fuel: what to buy, and which plants to run with it."""

from __future__ import annotations

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import (
    BUY,
    DONE,
    DROP_TOKEN,
    GO_TO,
    RUN,
    AnyAction,
    Choice,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.sets import (
    NONE,
    Set,
    but_lowest,
    has,
    lowest,
    only,
    size,
)
from robobid.twins.powergrid.simple.cities import affordable
from robobid.twins.powergrid.simple.prospects import (
    faces_of,
    fuel_costs,
    look_out,
    note_fuel_costs,
    usual_price,
)
from robobid.twins.powergrid.simple.sheet import Judgement, Sheet
from robobid.twins.powergrid.storage import (
    begin_runs,
    next_run,
    run_cities,
    take_room,
)
from robobid.twins.powergrid.table import FUELS, NOTHING, AnyTable, city_count


@small_part
def end_is_near(box: AnyBox, table: AnyTable, by: Judgement) -> bool:
    """Could the game be over in two or three rounds?"""
    return bool(table.most_cities >= box.cities_for_end - by.near)


@part
def hoped_cities(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> int:
    """How many cities a seat may have at the end of this round."""
    money = max(0, table.money[seat] - 15)
    most = 8 if end_is_near(box, table, by) else 5
    more = affordable(box, table, seat, money, most, sheet)
    return max(1, city_count(table, seat) + more)


@part
def run(box: AnyBox, table: AnyTable, choice: Choice, action: AnyAction) -> None:
    """Run what pays: as many cities as there are, with the cheapest fuel."""
    seat = choice.seat
    action.verb = DONE
    action.on = action.amount = 0
    todo = city_count(table, seat) - faces_of(box, table, seat, table.ran)
    if todo <= 0:
        return
    begin_runs(box, table, seat, table.fuel[seat], table.ran, choice)
    ran = table.ran
    while ran:
        # It looks at its plants as if none had run; only these are left out.
        take_room(box, choice, lowest(ran), -1)
        ran = but_lowest(ran)
    most, fewest, count = 0, 0, 0
    while next_run(box, choice):
        supplied = min(todo, run_cities(box, table, seat, choice))
        tokens = 0
        for fuel in range(FUELS):
            tokens += table.fuel[seat, fuel] - choice.run_fuel[fuel]
        if supplied > most or (supplied == most and tokens < fewest):
            most, fewest, count = supplied, tokens, choice.depth
            for at in range(count):
                choice.lacking[at] = choice.run_plants[choice.run_at[at]]
                choice.lacks[at] = choice.run_burn[at]
    for at in range(count):
        plant, mix = choice.lacking[at], choice.lacks[at]
        if has(choice.options, plant) and has(choice.burns[plant], mix):
            action.verb = RUN
            action.on = plant
            action.amount = mix
            return


# -- buying -------------------------------------------------------------------


@small_part
def nth_price(box: AnyBox, table: AnyTable, market: int, fuel: int, nth: int) -> int:
    """The price of the n-th cheapest token on a market, from 0; -1 if it is not there.

    Discounts are not looked at.
    """
    tokens = table.tokens[market, fuel]
    if nth >= tokens:
        return -1
    first = box.ladder_size[market, fuel] - tokens
    return int(box.ladder[market, fuel, first + nth])


@part
def buy(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """Buy what one production for so many cities lacks, then cheap stock."""
    seat = choice.seat
    market = max(0, table.buying_at)
    cities = hoped_cities(box, table, by, sheet, seat)
    begin_purchases(box, table, by, sheet, seat)
    best_purchase(box, table, by, sheet, seat, market, cities)
    action.amount = 0
    for at in range(sheet.best_count):
        for fuel in range(FUELS):
            if sheet.best_needs[at, fuel] and has(choice.options, fuel):
                action.verb = BUY
                action.on = fuel
                return
    stock = cheap_stock(box, table, by, choice, market)
    action.verb = DONE if stock == NOTHING else BUY
    action.on = max(0, stock)


@small_part
def begin_purchases(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> None:
    """What a production of each plant costs."""
    look_out(box, table, by, sheet)
    note_fuel_costs(box, table, by, sheet, table.plants[seat])


@part
def go_to_market(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """The market where one production costs least."""
    seat = choice.seat
    cities = hoped_cities(box, table, by, sheet, seat)
    begin_purchases(box, table, by, sheet, seat)
    action.verb = GO_TO
    action.on = action.amount = 0
    most = -np.inf
    for market in range(box.markets):
        profit = best_purchase(box, table, by, sheet, seat, market, cities)
        if profit > most:
            most = profit
            action.on = market


@part
def best_purchase(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    seat: int,
    market: int,
    cities: int,
) -> float:
    """Note what the best set of plants to fuel now lacks; gives its profit."""
    extra = int(by.last_rounds_weight) if end_is_near(box, table, by) else 0
    best = -np.inf
    sheet.best_count = 0
    for chosen in range(1 << size(table.plants[seat])):
        plants = some_of(table.plants[seat], chosen)
        cost = cost_of_needs(box, table, sheet, seat, market, plants)
        if cost < 0 or cost > table.money[seat]:
            continue
        supplied = min(cities, faces_of(box, table, seat, plants))
        # What is burnt is gone, also what was bought before.
        burnt = fuel_costs(sheet, plants) / 4
        profit = box.income[supplied] + extra * supplied - cost - burnt
        if profit > best:
            best = profit
            sheet.best_count = sheet.need_count
            for at in range(sheet.need_count):
                for fuel in range(FUELS):
                    sheet.best_needs[at, fuel] = sheet.needs[at, fuel]
    return best


@small_part
def some_of(plants: Set, chosen: int) -> Set:
    """The plants whose bits are set in a number: the first is the lowest."""
    some = NONE
    while plants:
        if chosen & 1:
            some |= only(lowest(plants))
        chosen >>= 1
        plants = but_lowest(plants)
    return some


@part
def cost_of_needs(
    box: AnyBox, table: AnyTable, sheet: Sheet, seat: int, market: int, plants: Set
) -> int:
    """Note for each plant what it lacks, and what all costs; -1 if it is not there.

    Plants that burn fewer kinds come first.
    """
    for fuel in range(FUELS):
        sheet.stock[fuel] = table.fuel[seat, fuel]
        sheet.taken[fuel] = 0
    sheet.need_count = 0
    total = 0
    for kinds in range(FUELS + 1):
        left = plants
        while left:
            plant = lowest(left)
            left = but_lowest(left)
            if size(np.uint64(box.fuels[plant])) == kinds:
                cost = note_need(box, table, sheet, market, plant)
                if cost < 0:
                    return -1
                total += cost
    return total


@part
def note_need(
    box: AnyBox, table: AnyTable, sheet: Sheet, market: int, plant: int
) -> int:
    """Note what a plant lacks in the cheapest way; gives what that costs, or -1."""
    best, least = NOTHING, -1
    for mix in range(box.burn_count[plant]):
        cost = cost_of_mix(box, table, sheet, market, plant, mix)
        if cost >= 0 and (best == NOTHING or cost < least):
            best, least = mix, cost
    if best == NOTHING:
        return -1
    for fuel in range(FUELS):
        burnt = box.burns[plant, best, fuel]
        bought = max(0, burnt - sheet.stock[fuel])
        sheet.needs[sheet.need_count, fuel] = bought
        sheet.taken[fuel] += bought
        sheet.stock[fuel] += bought - burnt
    sheet.need_count += 1
    return least


@part
def cost_of_mix(
    box: AnyBox, table: AnyTable, sheet: Sheet, market: int, plant: int, mix: int
) -> int:
    """What a plant lacks for one of its mixes costs; -1 if it is not there."""
    cost = 0
    for fuel in range(FUELS):
        missing = max(0, box.burns[plant, mix, fuel] - sheet.stock[fuel])
        for more in range(missing):
            nth = sheet.taken[fuel] + more
            price = nth_price(box, table, market, fuel, nth)
            if price < 0:
                return -1
            cost += price
    return cost


@small_part
def cheap_stock(
    box: AnyBox, table: AnyTable, by: Judgement, choice: Choice, market: int
) -> int:
    """A token for the round after, when it is cheap and there is money to spare."""
    is_near = end_is_near(box, table, by)
    kept = by.near_reserve if is_near else by.stock_reserve
    share = by.near_share if is_near else by.stock_share
    spare = table.money[choice.seat] - kept
    found, least = NOTHING, np.inf
    for fuel in range(FUELS):
        if has(choice.options, fuel):
            price = nth_price(box, table, market, fuel, 0)
            usual = usual_price(by, fuel)
            if price <= share * usual and price <= spare and price / usual < least:
                found, least = fuel, price / usual
    return found


@small_part
def drop(by: Judgement, choice: Choice, action: AnyAction) -> None:
    """Lose the kind that is cheapest to buy again."""
    action.verb = DROP_TOKEN
    action.amount = 0
    least = np.inf
    fuels = choice.options
    while fuels:
        fuel = lowest(fuels)
        fuels = but_lowest(fuels)
        if usual_price(by, fuel) < least:
            least = usual_price(by, fuel)
            action.on = fuel
