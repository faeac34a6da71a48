"""Cities: where a seat builds, and how many."""

from __future__ import annotations

from typing import Final

from robobid.twins.arrays import np
from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import CONNECT, DONE, AnyAction, Choice
from robobid.twins.powergrid.box import AnyBox, Lands
from robobid.twins.powergrid.imagine import sees_money
from robobid.twins.powergrid.prices import NO_PLACE, base_price
from robobid.twins.powergrid.queues import holds
from robobid.twins.powergrid.sets import NONE, Set, but_lowest, has, lowest, only
from robobid.twins.powergrid.setup import chosen_regions
from robobid.twins.powergrid.simple.prospects import faces_of
from robobid.twins.powergrid.simple.sheet import Judgement, Sheet
from robobid.twins.powergrid.storage import most_produced
from robobid.twins.powergrid.table import NOTHING, AnyTable, city_count, with_houses

_FAR: Final = 20
_CROWDED: Final = 12
_RIVAL_MONEY: Final = 60
_RIVAL_HOUSES: Final = 5


@part
def note_costs(box: AnyBox, table: AnyTable, seat: int, sheet: Sheet) -> None:
    """What every city with a free place would cost a seat, the cheapest first."""
    count = 0
    for houses in range(table.step):
        place = base_price(box, table, houses)
        cities = with_houses(table, houses) & ~table.cities[seat]
        while cities:
            cost = place + whole(table.path[seat, lowest(cities)])
            cities = but_lowest(cities)
            at = count
            while at > 0 and sheet.costs[at - 1] > cost:
                sheet.costs[at] = sheet.costs[at - 1]
                at -= 1
            sheet.costs[at] = cost
            count += 1
    sheet.cost_count = count


@small_part
def payable(sheet: Sheet, money: int, most: int) -> int:
    """How many cities could be built at once, about."""
    count = 0
    while count < most and count < sheet.cost_count and sheet.costs[count] <= money:
        money -= sheet.costs[count]
        count += 1
    return count


@part
def affordable(
    box: AnyBox, table: AnyTable, seat: int, money: int, most: int, sheet: Sheet
) -> int:
    """How many cities a seat could build at once, about."""
    note_costs(box, table, seat, sheet)
    return payable(sheet, money, most)


@part
def cheapest_site(box: AnyBox, table: AnyTable, seat: int) -> int:
    """The cheapest city with a free place; among equals the first by its name."""
    best, least = NOTHING, NO_PLACE
    for houses in range(table.step):
        place = base_price(box, table, houses)
        cities = with_houses(table, houses) & ~table.cities[seat]
        while cities:
            city = lowest(cities)
            cities = but_lowest(cities)
            cost = place + whole(table.path[seat, city])
            is_first = best == NOTHING or box.city_rank[city] < box.city_rank[best]
            if cost < least or (cost == least and is_first):
                best, least = city, cost
    return best


@small_part
def site_cost(box: AnyBox, table: AnyTable, seat: int, city: int) -> int:
    """What a house in a city with a free place costs."""
    houses = int(has(table.more[0], city)) + int(has(table.more[1], city))
    return base_price(box, table, houses) + whole(table.path[seat, city])


@part
def build(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    action: AnyAction,
) -> None:
    """Build where it is cheapest, as many as can be supplied, and at the end to win."""
    seat = choice.seat
    city = cheapest_site(box, table, seat)
    action.verb = DONE
    action.on = action.amount = 0
    if city == NOTHING or not has(choice.options, city):
        return
    if table.cities[seat] == NONE:
        action.verb = CONNECT
        action.on = best_place(box, lands, table, by, choice.options, sheet, 0)
        return
    if builds(box, table, by, sheet, choice, seat, city):
        action.verb = CONNECT
        action.on = city


@part
def builds(
    box: AnyBox,
    table: AnyTable,
    by: Judgement,
    sheet: Sheet,
    choice: Choice,
    seat: int,
    city: int,
) -> bool:
    """Is one more city to be built?"""
    have, end = city_count(table, seat), box.cities_for_end
    left = table.money[seat] - site_cost(box, table, seat, city)
    runnable = most_produced(box, table, seat, table.fuel[seat], choice)
    if table.most_cities >= end:
        return bool(have < runnable)
    if may_finish(box, table, sheet, choice, seat, runnable):
        return True
    if have + 1 >= end:
        return False
    power = faces_of(box, table, seat, table.plants[seat])
    return bool(
        have < runnable
        or (have < power + 1 and left >= by.reserve)
        or (have < power + 3 and left >= 3 * by.reserve)
    )


@part
def may_finish(
    box: AnyBox, table: AnyTable, sheet: Sheet, choice: Choice, seat: int, runnable: int
) -> bool:
    """Can this seat end the game now, and would it win?"""
    end = box.cities_for_end
    missing = end - city_count(table, seat)
    money = table.money[seat]
    if affordable(box, table, seat, money, missing, sheet) < missing:
        return False
    mine = min(end, runnable)
    most = 0
    for rival in range(box.players):
        if rival != seat:
            most = max(most, hoped_for(box, table, sheet, choice, seat, rival))
    return bool(mine > most or (mine == most and mine >= end))


@part
def hoped_for(
    box: AnyBox, table: AnyTable, sheet: Sheet, choice: Choice, viewer: int, rival: int
) -> int:
    """What another seat might supply at the end of this round."""
    more = 0
    if holds(table.waiting, rival):
        is_seen = sees_money(box, table, viewer, rival)
        money = table.money[rival] if is_seen else _RIVAL_MONEY
        more = affordable(box, table, rival, money, _RIVAL_HOUSES, sheet)
    produced = most_produced(box, table, rival, table.fuel[rival], choice)
    return min(produced, city_count(table, rival) + more)


# -- where to begin -----------------------------------------------------------


@part
def surroundings(
    lands: Lands, table: AnyTable, by: Judgement, city: int, sheet: Sheet
) -> float:
    """How dear it is to grow from a city; the less the better."""
    costs = lands[table.region_choice].costs[city]
    near = _FAR
    taken = table.more[0]
    if taken:
        near = whole(costs[lowest(taken)])
    while taken:
        near = min(near, whole(costs[lowest(taken)]))
        taken = but_lowest(taken)
    # The cheapest ones in order; the first of them, mostly the city itself, is not
    # counted.
    wanted = int(by.neighbours) + 1
    count = 0
    free = NONE
    for houses in range(table.step):
        free |= with_houses(table, houses)
    while free:
        cost = whole(costs[lowest(free)])
        free = but_lowest(free)
        if count < wanted or cost < sheet.costs[count - 1]:
            at = count if count < wanted else count - 1
            while at > 0 and sheet.costs[at - 1] > cost:
                sheet.costs[at] = sheet.costs[at - 1]
                at -= 1
            sheet.costs[at] = cost
            count = min(count + 1, wanted)
    dear = 0
    for at in range(1, count):
        dear += sheet.costs[at]
    return float(dear + 2.0 * max(0, _CROWDED - near))


@part
def best_place(
    box: AnyBox,
    lands: Lands,
    table: AnyTable,
    by: Judgement,
    cities: Set,
    sheet: Sheet,
    worst: int,
) -> int:
    """The city that is best, or worst, to begin in; among equals by its name."""
    found, best = NOTHING, np.inf
    sign = -1.0 if worst else 1.0
    rank = 0
    while cities:
        city = lowest(cities)
        cities = but_lowest(cities)
        merit = sign * surroundings(lands, table, by, city, sheet)
        place = int(sign) * box.city_rank[city]
        if found == NOTHING or merit < best or (merit == best and place < rank):
            found, best, rank = city, merit, place
    return found


@part
def best_region(box: AnyBox, table: AnyTable, regions: Set) -> int:
    """The region whose links are cheapest, those to the regions in play included."""
    chosen = chosen_regions(table)
    found, least = NOTHING, np.inf
    while regions:
        region = lowest(regions)
        regions = but_lowest(regions)
        mean = mean_link(box, chosen | only(region))
        is_first = found == NOTHING or box.region_rank[region] < box.region_rank[found]
        if mean < least or (mean == least and is_first):
            found, least = region, mean
    return found


@small_part
def mean_link(box: AnyBox, regions: Set) -> float:
    """What a link between these regions costs on average."""
    total = count = 0
    for one in range(box.regions):
        for other in range(one, box.regions):
            if has(regions, one) and has(regions, other):
                total += box.link_costs[one, other]
                count += box.link_count[one, other]
    return float(total / max(1, count))
