"""Phase 4: where a robot begins (C5, pieces F; F3 is in `early_cities`)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.actions import (
    BID_FOR_RIGHT,
    BUILD,
    CHANCE,
    CONNECT,
    DONE,
    FOR_ROBOT_CITY,
    FOR_ROBOT_REGION,
    REPLACED,
    STRIKE,
    VETO,
    Choice,
    ask_amount,
    force,
)
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import (
    EMPTY,
    Queue,
    alone,
    appended,
    first,
    from_seat,
    length,
    rest,
)
from robobid.twins.powergrid.robots.memory import (
    BARRED,
    BIDS,
    CITY,
    NAMED,
    NO_MEMORY,
    NO_STAGE,
    REGION,
    STRUCK,
    WINNER,
    add_word,
    begin_memory,
    first_word,
    remembered,
)
from robobid.twins.powergrid.robots.persons import (
    advisers,
    ask_for_robot,
    first_player,
    last_player,
    persons,
)
from robobid.twins.powergrid.robots.talent import FIRST_CITY, place_price
from robobid.twins.powergrid.sets import NONE, Set, has, lowest, only, size
from robobid.twins.powergrid.table import AnyTable, with_houses

LAST_PLAYER, RANDOM_CITY, EARLY, PLAYERS, BIDDING, ELIMINATION = range(1, 7)


@part
def begin_somewhere(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """As its F piece says; if no place can be paid, in a later round (D39)."""
    cities = free_cities(box, table, seat)
    piece = table.pieces[seat, FIRST_CITY]
    if piece == BIDDING and is_open(box, table):
        ask_for_bid(box, table, choice)
    elif cities == NONE:
        force(choice, seat, BUILD, DONE, 0, 0)
    elif piece == LAST_PLAYER:
        name(box, choice, last_player(box, table), cities)
    elif piece == RANDOM_CITY:
        at_random(box, table, cities, choice)
    elif piece == EARLY:
        # It could not be paid in phase 2: then it begins anywhere, by chance (D27).
        name(box, choice, CHANCE, cities)
    elif piece == PLAYERS:
        players_choice(box, table, seat, cities, choice)
    elif piece == BIDDING:
        # Where robots play alone nobody has bid, and chance names the city (C2).
        name(box, choice, first(table.memory_queue), cities)
    else:
        elimination(box, table, seat, cities, choice)


@small_part
def free_cities(box: AnyBox, table: AnyTable, seat: int) -> Set:
    """The cities with a free place that the robot can pay."""
    cities = NONE
    for houses in range(table.step):
        if place_price(box, table, seat, houses) <= table.money[seat]:
            cities |= with_houses(table, houses)
    return cities


@small_part
def build(table: AnyTable, seat: int, city: int, choice: Choice) -> None:
    """It builds there, and is a house further in this turn."""
    force(choice, seat, BUILD, CONNECT, city, 0)
    choice.then = REPLACED
    choice.then_stage = NO_STAGE
    choice.then_built = table.memory_built + 1
    choice.then_size = 0


@small_part
def name(box: AnyBox, choice: Choice, seat: int, cities: Set) -> None:
    """Somebody says where it builds."""
    ask_for_robot(box, choice, seat, FOR_ROBOT_CITY, cities)


# -- pieces F -----------------------------------------------------------------


@small_part
def at_random(box: AnyBox, table: AnyTable, cities: Set, choice: Choice) -> None:
    """F2: chance draws a region, the last player may bar a city, chance draws one.

    They bar one only if all cities of the region are free (D20).
    """
    if table.stage in (NO_MEMORY, NO_STAGE):
        regions = NONE
        for region in range(box.regions):
            if box.region_cities[region] & cities:
                regions |= only(region)
        ask_for_robot(box, choice, CHANCE, FOR_ROBOT_REGION, regions)
        return
    everywhere = box.region_cities[first_word(table)]
    here = cities & everywhere
    if table.stage == REGION and here == everywhere and size(here) > 1:
        ask_for_robot(box, choice, last_player(box, table), VETO, here)
        return
    if table.stage == BARRED:
        here &= ~only(whole(table.words[table.word + 1]))
    name(box, choice, CHANCE, here)


@small_part
def still_to_name(box: AnyBox, table: AnyTable, robot: int) -> Queue:
    """F4: who still has to name a city."""
    if table.stage == NAMED:
        return table.memory_queue
    return advisers(box, table, robot)


@small_part
def players_choice(
    box: AnyBox, table: AnyTable, seat: int, cities: Set, choice: Choice
) -> None:
    """F4: each person names another city, chance draws one of them."""
    queue = still_to_name(box, table, seat)
    named = remembered(table)
    if queue and cities & ~named:
        name(box, choice, first(queue), cities & ~named)
    else:
        name(box, choice, CHANCE, named)


@small_part
def is_open(box: AnyBox, table: AnyTable) -> bool:
    """F5: is the right to name the city still open, and is there a free place?"""
    free = NONE
    for houses in range(table.step):
        free |= with_houses(table, houses)
    return bool(free and table.stage != WINNER and persons(box, table) != EMPTY)


@small_part
def ask_for_bid(box: AnyBox, table: AnyTable, choice: Choice) -> None:
    """F5: clockwise higher or out; the first player opens with 0 or more (D25)."""
    bidder = first(bidders(box, table))
    standing = table.memory_bid
    ask_amount(choice, bidder, BID_FOR_RIGHT, standing + 1, table.money[bidder])
    choice.may_end = int(standing >= 0)


@small_part
def elimination(
    box: AnyBox, table: AnyTable, seat: int, cities: Set, choice: Choice
) -> None:
    """F6: persons strike out one city after another until one is left (D26)."""
    left = cities & ~remembered(table)
    if size(left) == 1:
        build(table, seat, lowest(left), choice)
        return
    striker = first(strikers(box, table, seat))
    ask_for_robot(box, choice, striker, STRIKE, left)


@small_part
def strikers(box: AnyBox, table: AnyTable, robot: int) -> Queue:
    """F6: who strikes next, and after that."""
    if table.memory_queue:
        return table.memory_queue
    return advisers(box, table, robot)


@small_part
def bidders(box: AnyBox, table: AnyTable) -> Queue:
    """Who is asked next for a bid, clockwise from the first player (F5)."""
    if table.stage == BIDS:
        return table.memory_queue
    queue = EMPTY
    around = from_seat(table.seating, first_player(box, table))
    while around:
        if not has(box.robots, first(around)):
            queue = appended(queue, first(around))
        around = rest(around)
    return queue


# -- what was chosen ----------------------------------------------------------


@small_part
def name_region(table: AnyTable, region: int) -> None:
    """F2: chance has drawn a region."""
    begin_memory(table, REGION, EMPTY)
    add_word(table, region)


@small_part
def bar_city(table: AnyTable, city: int) -> None:
    """F2: the last player has barred a city."""
    table.stage = BARRED
    add_word(table, city)


@part
def name_city(box: AnyBox, table: AnyTable, city: int) -> None:
    """A city is named: the one where it builds, or one of those drawn from (F4)."""
    robot = table.turn
    if is_being_named(box, table, robot):
        queue = rest(still_to_name(box, table, robot))
        if table.stage != NAMED:
            begin_memory(table, NAMED, EMPTY)
        table.memory_queue = queue
        add_word(table, city)
    else:
        built = table.memory_built
        begin_memory(table, CITY, EMPTY)
        table.memory_built = built
        add_word(table, city)


@small_part
def is_being_named(box: AnyBox, table: AnyTable, robot: int) -> bool:
    """F4: do some still have to name a city?"""
    if table.pieces[robot, FIRST_CITY] != PLAYERS or table.cities[robot]:
        return False
    queue = still_to_name(box, table, robot)
    return bool(queue and free_cities(box, table, robot) & ~remembered(table))


@part
def strike_city(box: AnyBox, table: AnyTable, city: int) -> None:
    """F6: one city less; the next one strikes, round and round."""
    queue = strikers(box, table, table.turn)
    if table.stage != STRUCK:
        begin_memory(table, STRUCK, EMPTY)
    table.memory_queue = appended(rest(queue), first(queue))
    add_word(table, city)


@part
def go_on_bidding(box: AnyBox, table: AnyTable, seat: int, bid: int) -> None:
    """F5: who bids is asked again after all others; the last one left pays."""
    queue = rest(bidders(box, table))
    standing = table.memory_bid
    if bid >= 0:
        queue = appended(queue, seat)
        standing = bid
    if length(queue) > 1:
        begin_memory(table, BIDS, queue)
        table.memory_bid = standing
        return
    winner = first(queue)
    table.money[winner] -= standing
    table.money[table.turn] += standing
    begin_memory(table, WINNER, alone(winner))
