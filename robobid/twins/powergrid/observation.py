"""What a seat may know, as a row of whole numbers: see `envs.powergrid_coding`.

Seats are counted by their letters from the one that looks, which is 0; -1 is nobody or
nothing. `robobid.envs.powergrid.coding` says what stands where.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.box import NO_PATH, AnyBox, Box
from robobid.twins.powergrid.imagine import sees_money
from robobid.twins.powergrid.queues import Queue, first, rest
from robobid.twins.powergrid.robots.memory import (
    BARRED,
    CITY,
    MARKS,
    NAMED,
    NO_MEMORY,
    PLANT,
    PLANTS,
    REGION,
    STRUCK,
    TAKES,
    TO_RUN,
)
from robobid.twins.powergrid.sets import NONE, Set, but_lowest, has, lowest, only
from robobid.twins.powergrid.steps import actual_market
from robobid.twins.powergrid.table import (
    FUELS,
    IN_STACK,
    NOTHING,
    PARTS,
    REGIONS,
    AnyTable,
)

FACTS: Final = 20
SEAT_FACTS: Final = 16
GONE, UNSEEN, FUTURE, ACTUAL, TOP, UNDER, ASIDE = range(7)
AT_SEAT: Final = 8

Row = Any
"""The numbers that a seat sees: a row inside compiled code."""


def observation_size(box: Box) -> int:
    """How many numbers a seat sees."""
    map_ = box.setup.map
    return (
        FACTS
        + 2 * len(box.cards)
        + FUELS * (len(map_.markets) + 1)
        + len(map_.regions)
        + (2 + box.players) * len(map_.cities)
        + SEAT_FACTS * box.players
    )


@part
def write_observation(box: AnyBox, table: AnyTable, viewer: int, row: Row) -> None:
    """All that a seat may know."""
    write_facts(box, table, viewer, row)
    write_places(box, table, viewer, row)
    at = FACTS + box.cards
    cards = cards_in_mind(table)
    for card in range(box.cards):
        row[at + card] = 2 * has(cards, card) + has(table.ran, card)
    at += box.cards
    for market in range(box.markets):
        for fuel in range(FUELS):
            row[at + fuel] = table.tokens[market, fuel]
        at += FUELS
    for fuel in range(FUELS):
        row[at + fuel] = table.reserve[fuel]
    at += FUELS
    at = write_map(box, table, viewer, row, at)
    seat = viewer
    for _ in range(box.players):
        write_seat(box, table, seat, viewer, row, at)
        at += SEAT_FACTS
        seat = seat + 1 if seat + 1 < box.players else 0


@small_part
def away(box: AnyBox, seat: int, viewer: int) -> int:
    """How far a seat is from the one that looks; NOTHING if it is nobody."""
    if seat == NOTHING:
        return NOTHING
    return seat - viewer if seat >= viewer else int(seat - viewer + box.players)


@small_part
def write_facts(box: AnyBox, table: AnyTable, viewer: int, row: Row) -> None:
    """What is known of the whole table."""
    is_auction = table.auctioned != NOTHING
    is_owed = table.owed != NOTHING
    has_memory = table.stage != NO_MEMORY
    in_stack = table.step3_card == IN_STACK
    row[0] = table.phase
    row[1] = table.round
    row[2] = table.step
    row[3] = table.step3_card
    row[4] = table.top_size + table.hidden + in_stack + table.under_size
    row[5] = table.hidden
    row[6] = table.draws
    row[7] = away(box, table.turn, viewer)
    row[8] = table.auctioned
    row[9] = table.bid if is_auction else NOTHING
    row[10] = away(box, table.bidder, viewer) if is_auction else NOTHING
    row[11] = table.owed
    row[12] = away(box, table.owing, viewer) if is_owed else NOTHING
    row[13] = table.buying_at
    row[14] = table.sold
    row[15] = table.busy
    row[16] = table.idle_rounds
    row[17] = table.stage if has_memory else 0
    row[18] = table.memory_bid
    row[19] = table.memory_built


@small_part
def write_places(box: AnyBox, table: AnyTable, viewer: int, row: Row) -> None:
    """Where every card is."""
    actual = actual_market(box, table)
    for card in range(box.cards):
        place = UNSEEN if has(table.unseen, card) else GONE
        place = FUTURE if has(table.market, card) else place
        row[FACTS + card] = ACTUAL if has(actual, card) else place
    for at in range(table.top_size):
        row[FACTS + whole(table.top[at])] = TOP
    for at in range(table.under_size):
        row[FACTS + whole(table.under[at])] = UNDER
    for at in range(table.aside_size):
        row[FACTS + whole(table.aside[at])] = ASIDE
    for seat in range(box.players):
        place = AT_SEAT + away(box, seat, viewer)
        plants = table.plants[seat]
        while plants:
            row[FACTS + lowest(plants)] = place
            plants = but_lowest(plants)


@small_part
def cards_in_mind(table: AnyTable) -> Set:
    """The plants that a robot has in mind."""
    cards = NONE
    if table.stage in (PLANT, TO_RUN):
        for at in range(table.word, table.words_end):
            cards |= only(whole(table.words[at]) % PLANTS)
    return cards


@small_part
def cities_in_mind(table: AnyTable) -> Set:
    """The cities that a robot has in mind."""
    cities = NONE
    begin = table.word
    if table.stage == BARRED:
        begin += 1
    elif table.stage not in (CITY, NAMED, STRUCK, MARKS, TAKES):
        return cities
    for at in range(begin, table.words_end):
        cities |= only(whole(table.words[at]))
    return cities


@small_part
def write_map(box: AnyBox, table: AnyTable, viewer: int, row: Row, at: int) -> int:
    """What is known of the regions and cities; gives where it ends."""
    chosen = NONE
    for place in range(table.regions_size):
        chosen |= only(whole(table.regions[place]))
    has_region = table.stage in (REGION, BARRED)
    minded = whole(table.words[table.word]) if has_region else NOTHING
    for region in range(box.regions):
        cities = box.region_cities[region]
        is_played = has(chosen, region)
        if table.phase != REGIONS:
            is_played = table.land & cities != NONE
        row[at + region] = 2 if region == minded else int(is_played)
    at += box.regions
    in_mind = cities_in_mind(table)
    for city in range(box.cities):
        row[at + city] = 2 if has(in_mind, city) else int(has(table.land, city))
    at += box.cities
    for city in range(box.cities):
        cost = whole(table.path[viewer, city])
        row[at + city] = NOTHING if cost == NO_PATH else cost
    at += box.cities
    # Written seat by seat, since each has its cities in one word.
    seat = viewer
    for distance in range(box.players):
        cities = table.cities[seat]
        for city in range(box.cities):
            row[at + box.players * city + distance] = has(cities, city)
        seat = seat + 1 if seat + 1 < box.players else 0
    return int(at + box.players * box.cities)


@small_part
def write_seat(
    box: AnyBox, table: AnyTable, seat: int, viewer: int, row: Row, at: int
) -> None:
    """What is known of a seat: its money, if it is seen (A0)."""
    is_seen = sees_money(box, table, viewer, seat)
    row[at] = table.money[seat] if is_seen else NOTHING
    for fuel in range(FUELS):
        row[at + 1 + fuel] = table.fuel[seat, fuel]
    for kind in range(PARTS):
        row[at + 5 + kind] = table.pieces[seat, kind]
    row[at + 10] = table.transformer[seat]
    row[at + 11] = place_in(table.order, seat)
    row[at + 12] = place_in(table.seating, seat)
    row[at + 13] = place_in(table.waiting, seat)
    is_auction = table.auctioned != NOTHING
    row[at + 14] = place_in(table.bidding, seat) if is_auction else NOTHING
    row[at + 15] = place_in(table.memory_queue, seat)


@small_part
def place_in(queue: Queue, seat: int) -> int:
    """A seat's place in a queue, or NOTHING."""
    place = 0
    while queue:
        if first(queue) == seat:
            return place
        queue = rest(queue)
        place += 1
    return NOTHING
