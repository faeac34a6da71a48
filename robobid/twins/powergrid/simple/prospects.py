"""What a seat may hope for: rounds to come, fuel prices, and what a plant is worth."""

from __future__ import annotations

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.prices import SOLD_OUT
from robobid.twins.powergrid.sets import Set, but_lowest, lowest, only, size
from robobid.twins.powergrid.simple.sheet import MOST_ROUNDS, Judgement, Sheet
from robobid.twins.powergrid.storage import supplied_by
from robobid.twins.powergrid.table import FUELS, NOTHING, AnyTable, city_count


@small_part
def rounded(number: float) -> int:
    """The nearest whole number, as Python rounds."""
    return int(np.rint(number))


@small_part
def usual_price(by: Judgement, fuel: int) -> float:
    """What a token of a fuel costs in the long run."""
    if fuel == 0:
        return float(by.coal_price)
    if fuel == 1:
        return float(by.oil_price)
    return float(by.garbage_price if fuel == 2 else by.uranium_price)


@small_part
def rounds_left(box: AnyBox, table: AnyTable, by: Judgement) -> int:
    """How many more times there will be income, about."""
    to_go = box.cities_for_end - table.most_cities
    return max(1, min(MOST_ROUNDS, rounded(to_go / by.growth)))


@part
def faces_of(box: AnyBox, table: AnyTable, seat: int, plants: Set) -> int:
    """How many cities all of some plants supply together, fuel or not."""
    cities = 0
    while plants:
        cities += supplied_by(box, table, seat, lowest(plants))
        plants = but_lowest(plants)
    return cities


# -- fuel ---------------------------------------------------------------------


@part
def look_out(box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet) -> None:
    """What is burnt and comes back in a round, and what a production costs."""
    for fuel in range(FUELS):
        sheet.burnt[fuel] = 0.0
        sheet.due[fuel] = 0
        for market in range(box.markets):
            sheet.due[fuel] += box.supply[market, table.step - 1, fuel]
    for seat in range(box.players):
        plants = table.plants[seat]
        while plants:
            plant = lowest(plants)
            plants = but_lowest(plants)
            for fuel in range(FUELS):
                if box.fuels[plant] >> fuel & 1:
                    sheet.burnt[fuel] += share_of(box, plant)
    for fuel in range(FUELS):
        gone = sheet.burnt[fuel] / max(1, sheet.due[fuel])
        sheet.scarcity[fuel] = max(1.0, min(by.dearest, gone))


@small_part
def share_of(box: AnyBox, plant: int) -> float:
    """What a plant burns of each of its fuels, on average."""
    return float(box.need[plant] / size(np.uint64(box.fuels[plant])))


@part
def cheapest_market(box: AnyBox, table: AnyTable, fuel: int) -> int:
    """The market whose cheapest token costs least, without discounts; or NOTHING."""
    best, least = NOTHING, SOLD_OUT
    for market in range(box.markets):
        tokens = table.tokens[market, fuel]
        if tokens:
            price = box.ladder[market, fuel, box.ladder_size[market, fuel] - tokens]
            if price < least:
                best, least = market, price
    return best


@part
def note_fuel_cost(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, plant: int
) -> None:
    """What one production costs, between now's price and the usual one."""
    need = box.need[plant]
    if need == 0:
        sheet.fuel_cost[plant] = 0.0
        return
    best = np.inf
    for fuel in range(FUELS):
        if box.fuels[plant] >> fuel & 1:
            market = cheapest_market(box, table, fuel)
            found = total = 0
            if market != NOTHING:
                tokens = table.tokens[market, fuel]
                found = min(need, tokens)
                first = box.ladder_size[market, fuel] - tokens
                for place in range(first, first + found):
                    total += box.ladder[market, fuel, place]
            usual = usual_price(by, fuel) * sheet.scarcity[fuel]
            now = total + 2.0 * usual * (need - found)
            best = min(best, (now + need * usual) / 2)
    sheet.fuel_cost[plant] = best


@part
def note_fuel_costs(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, plants: Set
) -> None:
    """What one production of each of some plants costs."""
    while plants:
        note_fuel_cost(box, table, by, sheet, lowest(plants))
        plants = but_lowest(plants)


@small_part
def fuel_costs(sheet: Sheet, plants: Set) -> float:
    """What one production of some plants costs together."""
    cost = 0.0
    while plants:
        cost += sheet.fuel_cost[lowest(plants)]
        plants = but_lowest(plants)
    return cost


@part
def reliable(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    plant: int,
    new: int,
) -> float:
    """How often a plant will find its fuel in the next rounds, from 0 to 1."""
    if box.need[plant] == 0:
        return 1.0
    best = 0.0
    for fuel in range(FUELS):
        if box.fuels[plant] >> fuel & 1:
            there = 0
            for market in range(box.markets):
                there += table.tokens[market, fuel]
            wanted = sheet.burnt[fuel] + (share_of(box, plant) if new else 0.0)
            coming = there + by.look_ahead * sheet.due[fuel]
            best = max(best, coming / max(1.0, (by.look_ahead + 1) * wanted))
    return min(1.0, best)


# -- what a plant is worth ----------------------------------------------------


@part
def begin_upgrade(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> None:
    """What the plants at hand will bring in until the end."""
    sheet.rounds = rounds_left(box, table, by)
    own = city_count(table, seat)
    for number in range(sheet.rounds):
        more = rounded(by.growth * (number + 1))
        sheet.cities[number] = min(box.cities_for_end, own + more)
    plants = table.plants[seat]
    note_fuel_costs(box, table, by, sheet, plants)
    sheet.had = power_of(box, table, by, sheet, seat, plants)
    sheet.usual = profits(box, sheet, sheet.had, fuel_costs(sheet, plants))


@part
def power_of(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    seat: int,
    plants: Set,
) -> float:
    """How many cities some plants will supply, as often as they find fuel."""
    power = 0.0
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        power += power_of_one(box, table, by, sheet, seat, plant, 0)
    return power


@small_part
def power_of_one(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    seat: int,
    plant: int,
    is_new: int,
) -> float:
    """How many cities a plant will supply in a round, as far as there is fuel."""
    often = reliable(box, table, by, sheet, plant, is_new)
    return supplied_by(box, table, seat, plant) * often


@part
def profits(box: AnyBox, sheet: Sheet, power: float, cost: float) -> float:
    """Income less fuel in all rounds to come."""
    total = 0.0
    for number in range(sheet.rounds):
        total += profit(box, power, sheet.cities[number], cost)
    return total


@small_part
def profit(box: AnyBox, power: float, cities: int, cost: float) -> float:
    """Income less fuel, when no more fuel is burnt than the cities need."""
    share = min(1.0, cities / power) if power else 0.0
    supplied = min(power, float(cities))
    low = int(supplied)
    more = box.income[low + 1] - box.income[low]
    return float(box.income[low] + (supplied - low) * more - cost * share)


@part
def value_of(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    seat: int,
    plant: int,
) -> float:
    """What a plant will bring in, in elektro, beside what it costs."""
    kept = table.plants[seat]
    if size(kept) >= box.max_plants:
        kept &= ~only(worst_plant(box, table, by, sheet, seat))
    note_fuel_cost(box, table, by, sheet, plant)
    power = power_of(box, table, by, sheet, seat, kept)
    power += power_of_one(box, table, by, sheet, seat, plant, 1)
    cost = fuel_costs(sheet, kept) + sheet.fuel_cost[plant]
    gain = profits(box, sheet, power, cost) - sheet.usual
    end = float(box.cities_for_end)
    last = min(power, end) - min(sheet.had, end)
    nearness = 1.0 / sheet.rounds
    return float(gain + (by.city_at_the_end + by.last_city * nearness) * last)


@part
def worst_plant(
    box: AnyBox, table: AnyTable, by: Judgement, sheet: Sheet, seat: int
) -> int:
    """The plant that a seat can do without: it supplies least, then dearest fuel."""
    worst, least, dearest = NOTHING, np.inf, 0.0
    plants = table.plants[seat]
    while plants:
        plant = lowest(plants)
        plants = but_lowest(plants)
        power = power_of_one(box, table, by, sheet, seat, plant, 0)
        cost = sheet.fuel_cost[plant]
        if power < least or (power == least and cost > dearest):
            worst, least, dearest = plant, power, cost
    return worst
