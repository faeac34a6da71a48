"""Phase 4: where a robot begins (C5, pieces F; F3 is in `early_cities`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from robobid.core.decisions import CHANCE, Decision
from robobid.powergrid.actions import (
    DONE,
    BarCity,
    BidForCity,
    Connect,
    NameCity,
    NameRegion,
    PassForCity,
    StrikeCity,
)
from robobid.powergrid.network import NO_PLACE, base_prices, cost_of, place_prices
from robobid.powergrid.robots import talent
from robobid.powergrid.robots.errand import Errand, errand_of
from robobid.powergrid.robots.events import (
    CityBarred,
    CityBidMade,
    CityBidPassed,
    CityBidWon,
    CityNamed,
    CityStruck,
    RobotDid,
)
from robobid.powergrid.robots.persons import (
    advisers,
    choice_of,
    first_player,
    last_player,
    persons,
)
from robobid.powergrid.robots.reasons import Answer
from robobid.powergrid.table import Table

Next = Answer | tuple[Decision]


def decide(table: Table, seat: int) -> Next:
    """As its F piece says; if no place can be paid, in a later round (D39).

    With F5 the winner's money comes first, and only then is it counted.
    """
    player = table.players[seat]
    assert player.pieces is not None
    if player.pieces.first_city == 5 and is_bid_for(table):
        return bidding(table, seat)
    cities = free_cities(table, seat)
    if not cities:
        values = {"money": player.money}
        piece = talent.piece(table, seat, "F")
        return Answer("build", DONE, piece, "first_city_too_dear", values)
    return FIRST_CITY[player.pieces.first_city](table, seat, cities)


def free_cities(table: Table, seat: int) -> list[str]:
    """The cities with a free place that the robot can pay."""
    prices, money = place_prices(table, seat), table.players[seat].money
    return [
        city.word
        for city, houses in zip(table.land.cities, table.houses, strict=True)
        if prices[len(houses)] <= money
    ]


def build(table: Table, seat: int, city: str, why: str) -> Answer:
    """It builds there, and is a house further in this turn."""
    part = "B" if table.players[seat].cities else "F"
    cost = cost_of(table, seat, table.land.index[city]).total
    piece, values = talent.piece(table, seat, part), {"city": city, "cost": cost}
    then = Errand(built=errand_of(table).built + 1)
    return Answer("build", Connect(city), piece, why, values, then)


def usual_place(table: Table, city: int) -> int:
    """What a person would pay for the next place in a city."""
    return base_prices(table.step)[len(table.houses[city])]


# -- pieces F -----------------------------------------------------------------


def last_players_choice(table: Table, seat: int, cities: list[str]) -> Next:
    """F1: after all others have built, the last player names the city (D18)."""
    return _name(table, last_player(table), cities)


def at_random(table: Table, seat: int, cities: list[str]) -> Next:
    """F2: chance draws a region, the last player may bar a city, chance draws one.

    He bars one only if all cities of the region are free (D20).
    """
    errand = errand_of(table)
    if not errand.stage:
        regions = dict.fromkeys(_region(table, city) for city in cities)
        actions = [NameRegion(region) for region in regions]
        return choice_of(table, CHANCE, "robot-region", actions)
    region, *barred = errand.words
    here = [city for city in cities if _region(table, city) == region]
    everywhere = [city for city in table.land.cities if city.region == region]
    if errand.stage == "region" and len(here) == len(everywhere) > 1:
        vetoes = [BarCity(city) for city in here]
        return choice_of(table, last_player(table), "veto", vetoes)
    return _name(table, CHANCE, [city for city in here if city not in barred])


def players_choice(table: Table, seat: int, cities: list[str]) -> Next:
    """F4: each person names another city, chance draws one of them."""
    errand = errand_of(table)
    queue = errand.queue if errand.stage == "named" else advisers(table, seat)
    others = [city for city in cities if city not in errand.words]
    if queue and others:
        return _name(table, queue[0], others)
    return _name(table, CHANCE, errand.words)


def is_bid_for(table: Table) -> bool:
    """F5: is the right to name the city still open, and is there such a city?

    Robots alone: nobody pays (C2).
    """
    prices = base_prices(table.step)
    free = any(prices[len(houses)] < NO_PLACE for houses in table.houses)
    return free and errand_of(table).stage != "winner" and bool(persons(table))


def bidding(table: Table, seat: int) -> Next:
    """F5: persons bid for the right to name the city; 0 is a bid (D25)."""
    errand = errand_of(table)
    bidder = _bidders(table)[0]
    most = table.players[bidder].money
    bids: list[Any] = [BidForCity(bid) for bid in range(errand.bid + 1, most + 1)]
    # The first player opens with 0 or more; only the others may drop out.
    if errand.bid >= 0:
        bids.insert(0, PassForCity())
    return choice_of(table, bidder, "city-bid", bids)


def winners_choice(table: Table, seat: int, cities: list[str]) -> Next:
    """F5: the winner names the city; chance where robots play alone (C2)."""
    queue = errand_of(table).queue
    return _name(table, queue[0] if queue else CHANCE, cities)


def elimination(table: Table, seat: int, cities: list[str]) -> Next:
    """F6: persons strike out one city after another until one is left (D26)."""
    errand = errand_of(table)
    left = [city for city in cities if city not in errand.words]
    if len(left) == 1:
        return build(table, seat, left[0], "first_city_left")
    striker = (errand.queue or advisers(table, seat))[0]
    return choice_of(table, striker, "strike", [StrikeCity(city) for city in left])


FIRST_CITY: Final[dict[int, Callable[[Table, int, list[str]], Next]]] = {
    1: last_players_choice,
    2: at_random,
    # F3 could not be paid in phase 2: then it begins anywhere, by chance (D27).
    3: lambda table, seat, cities: _name(table, CHANCE, cities),
    4: players_choice,
    5: winners_choice,
    6: elimination,
}
WHY: Final = {
    1: "first_city_named",
    2: "first_city_drawn",
    3: "first_city_drawn",
    4: "first_city_drawn",
    5: "first_city_named",
}


def _name(table: Table, seat: int, cities: Sequence[str]) -> tuple[Decision]:
    return choice_of(table, seat, "robot-city", [NameCity(city) for city in cities])


def _region(table: Table, city: str) -> str:
    return table.land.cities[table.land.index[city]].region


def _bidders(table: Table) -> tuple[int, ...]:
    """Who is asked next for a bid, clockwise from the first player (F5)."""
    errand = errand_of(table)
    if errand.stage == "bids":
        return errand.queue
    people = persons(table)
    around = table.clockwise_from(first_player(table))
    return tuple([seat for seat in around if seat in people])


# -- what was chosen ----------------------------------------------------------


def name_region(table: Table, action: NameRegion) -> None:
    """F2: chance has drawn a region."""
    robot = table.turn
    assert robot is not None
    table.errand = Errand("region", (action.region,))
    values = {"region": action.region}
    table.tell(RobotDid(robot, "F2", "region_drawn", values))


def bar_city(table: Table, seat: int, action: BarCity) -> None:
    """F2: the last player has barred a city."""
    robot, errand = table.turn, errand_of(table)
    assert robot is not None
    table.errand = Errand("veto", (*errand.words, action.city))
    if seat != CHANCE:
        table.tell(CityBarred(seat, robot, action.city))


def is_being_named(table: Table, robot: int) -> bool:
    """F4: do some still have to name a city?"""
    pieces = table.players[robot].pieces
    assert pieces is not None
    if pieces.first_city != 4 or table.players[robot].cities:
        return False
    errand = errand_of(table)
    queue = errand.queue if errand.stage == "named" else advisers(table, robot)
    return bool(queue) and bool({*free_cities(table, robot)} - {*errand.words})


def add_name(table: Table, seat: int, action: NameCity) -> None:
    """F4: one city more that chance may draw."""
    robot, errand = table.turn, errand_of(table)
    assert robot is not None
    queue = errand.queue if errand.stage == "named" else advisers(table, robot)
    table.errand = Errand("named", (*errand.words, action.city), queue[1:])
    if seat != CHANCE:
        table.tell(CityNamed(seat, robot, action.city))


def strike_city(table: Table, seat: int, action: StrikeCity) -> None:
    """F6: one city less; the next one strikes, round and round."""
    robot, errand = table.turn, errand_of(table)
    assert robot is not None
    first, *others = errand.queue or advisers(table, robot)
    table.errand = Errand("struck", (*errand.words, action.city), (*others, first))
    if seat != CHANCE:
        table.tell(CityStruck(seat, robot, action.city))


def bid_for_city(table: Table, seat: int, amount: int) -> None:
    """F5: a person bids higher and is asked again after all others."""
    robot = table.turn
    assert robot is not None
    table.tell(CityBidMade(seat, robot, amount))
    _go_on_bidding(table, (*_bidders(table)[1:], seat), amount)


def pass_for_city(table: Table, seat: int) -> None:
    """F5: a person drops out."""
    robot = table.turn
    assert robot is not None
    table.tell(CityBidPassed(seat, robot))
    _go_on_bidding(table, _bidders(table)[1:], errand_of(table).bid)


def _go_on_bidding(table: Table, queue: tuple[int, ...], bid: int) -> None:
    """F5: the last one left pays the robot, and names the city."""
    robot = table.turn
    assert robot is not None
    if len(queue) > 1:
        table.errand = Errand("bids", (), queue, bid)
        return
    (winner,) = queue
    table.players[winner].money -= bid
    table.players[robot].money += bid
    table.errand = Errand("winner", (), queue)
    table.tell(CityBidWon(winner, robot, bid))
