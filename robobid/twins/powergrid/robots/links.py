"""What the way to a city costs a robot (B1)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.box import NO_PATH, AnyBox
from robobid.twins.powergrid.prices import NO_PLACE
from robobid.twins.powergrid.robots.persons import leader
from robobid.twins.powergrid.robots.talent import BUILDING_PIECE, place_price
from robobid.twins.powergrid.sets import NONE, Set, but_lowest, lowest, only
from robobid.twins.powergrid.table import AnyTable, with_houses

LAST_PLAYER_CHOOSES: Final = 1
SHUNS_FIRST_PLAYER: Final = 4


@small_part
def candidates(box: AnyBox, table: AnyTable, seat: int, houses: int) -> Set:
    """The cities with so many houses where a robot may build (C5).

    B4: never in a city where the first player has a house.
    """
    if place_price(box, table, seat, houses) == NO_PLACE:
        return NONE
    cities = with_houses(table, houses) & ~table.cities[seat]
    if table.pieces[seat, BUILDING_PIECE] == SHUNS_FIRST_PLAYER:
        cities &= ~table.cities[leader(box, table, seat)]
    return cities


@small_part
def link_cost(box: AnyBox, table: AnyTable, seat: int, city: int) -> int:
    """The cheapest link from an own city to this one; NO_PATH if there is none."""
    near = box.neighbours[city] & table.cities[seat]
    least = NO_PATH
    while near:
        least = min(least, whole(box.link[city, lowest(near)]))
        near = but_lowest(near)
    return least


@part
def near_payable(box: AnyBox, table: AnyTable, seat: int) -> Set:
    """B1: the cities one link from an own one that can be paid (D32, D42)."""
    near = NONE
    own = table.cities[seat]
    while own:
        near |= box.neighbours[lowest(own)]
        own = but_lowest(own)
    found = NONE
    for houses in range(table.step):
        place = place_price(box, table, seat, houses)
        cities = candidates(box, table, seat, houses) & near
        while cities:
            city = lowest(cities)
            cities = but_lowest(cities)
            if box.readings.d42:
                way = whole(table.path[seat, city])
            else:
                way = link_cost(box, table, seat, city)
            if way + place <= table.money[seat]:
                found |= only(city)
    return found


@part
def path_cost(box: AnyBox, table: AnyTable, seat: int, city: int) -> int:
    """What the way to a city costs a seat.

    B1 does not cross other cities if it can help it: to a near city it pays the link,
    even where a path is cheaper (D42).
    """
    path = whole(table.path[seat, city])
    is_direct = table.pieces[seat, BUILDING_PIECE] == LAST_PLAYER_CHOOSES
    if not is_direct or table.cities[seat] == NONE or box.readings.d42:
        return path
    link = link_cost(box, table, seat, city)
    return link if link < NO_PATH and near_payable(box, table, seat) else path
