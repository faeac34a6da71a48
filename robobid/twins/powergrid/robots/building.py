"""Phase 4: where a robot builds, and when it stops (C5, pieces B)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import BUILD, CHANCE, DONE, Choice, force
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.prices import NO_PLACE
from robobid.twins.powergrid.robots.first_city import begin_somewhere, build, name
from robobid.twins.powergrid.robots.links import (
    LAST_PLAYER_CHOOSES,
    candidates,
    near_payable,
)
from robobid.twins.powergrid.robots.memory import CITY, first_word
from robobid.twins.powergrid.robots.persons import last_player, leader
from robobid.twins.powergrid.robots.talent import BUILDING_PIECE, place_price
from robobid.twins.powergrid.robots.wanting import faces
from robobid.twins.powergrid.sets import NONE, but_lowest, lowest, only, size
from robobid.twins.powergrid.table import AnyTable, city_count

MOST_IN_STEP_1: Final = 6
AS_FIRST_PLAYER, AS_SUPPLIED, SIX_IN_STEP_1, AS_STEP = range(2, 6)


@part
def build_or_stop(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """The first city as its F piece says, then one city at a time by its B piece."""
    if table.stage == CITY:
        build(table, seat, first_word(table), choice)
    elif not table.cities[seat]:
        begin_somewhere(box, table, seat, choice)
    elif table.pieces[seat, BUILDING_PIECE] == LAST_PLAYER_CHOOSES:
        last_players_choice(box, table, seat, choice)
    elif stops(box, table, seat):
        force(choice, seat, BUILD, DONE, 0, 0)
    else:
        cheapest(box, table, seat, choice)


@small_part
def stops(box: AnyBox, table: AnyTable, seat: int) -> bool:
    """Does its piece let it build no more (B2 to B6)?"""
    piece = table.pieces[seat, BUILDING_PIECE]
    own = city_count(table, seat)
    if piece == AS_FIRST_PLAYER:
        return own >= city_count(table, leader(box, table, seat))
    if piece == AS_SUPPLIED:
        return own >= faces(box, table, seat)
    if piece == SIX_IN_STEP_1:
        return bool(table.step == 1 and own >= MOST_IN_STEP_1)
    return bool(piece == AS_STEP and table.memory_built >= table.step)


@small_part
def cheapest(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """The candidate with the lowest cost; among equals chance (C5, D28)."""
    money = table.money[seat]
    least, payable = NO_PLACE, NONE
    for houses in range(table.step):
        place = place_price(box, table, seat, houses)
        cities = candidates(box, table, seat, houses)
        while cities:
            city = lowest(cities)
            cities = but_lowest(cities)
            path = whole(table.path[seat, city])
            price = path if box.readings.d28 else path + place
            if price < least:
                least, payable = price, NONE
            if price == least and path + place <= money:
                payable |= only(city)
    if payable == NONE:
        force(choice, seat, BUILD, DONE, 0, 0)
    elif size(payable) > 1:
        name(box, choice, CHANCE, payable)
    else:
        build(table, seat, lowest(payable), choice)


@small_part
def last_players_choice(
    box: AnyBox, table: AnyTable, seat: int, choice: Choice
) -> None:
    """B1: the last player chooses each city, as long as one can be paid."""
    cities = near_payable(box, table, seat)
    if cities == NONE:
        for houses in range(table.step):
            place = place_price(box, table, seat, houses)
            left = candidates(box, table, seat, houses)
            while left:
                city = lowest(left)
                left = but_lowest(left)
                if whole(table.path[seat, city]) + place <= table.money[seat]:
                    cities |= only(city)
    if cities == NONE:
        force(choice, seat, BUILD, DONE, 0, 0)
    else:
        name(box, choice, last_player(box, table), cities)
