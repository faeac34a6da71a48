"""Phase 4: where a robot builds, and when it stops (C5, pieces B)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from robobid.core.decisions import CHANCE, Decision
from robobid.powergrid.actions import DONE, Connect, NameCity
from robobid.powergrid.network import NO_PLACE, cost_of, place_prices
from robobid.powergrid.robots import first_city, talent
from robobid.powergrid.robots.errand import Errand, errand_of
from robobid.powergrid.robots.events import CityNamed, RobotDid
from robobid.powergrid.robots.persons import (
    choice_of,
    last_player,
    leader,
    persons,
)
from robobid.powergrid.robots.reasons import Answer
from robobid.powergrid.robots.wanting import faces
from robobid.powergrid.table import Table

MOST_IN_STEP_1: Final = 6


def decide(table: Table, seat: int) -> Answer | tuple[Decision]:
    """The first city as its F piece says, then one city at a time by its B piece."""
    errand = errand_of(table)
    player = table.players[seat]
    if errand.stage == "city":
        return first_city.build(table, seat, errand.words[0], _why_named(table, seat))
    if not player.cities:
        return first_city.decide(table, seat)
    assert player.pieces is not None
    if player.pieces.building == 1:
        return last_players_choice(table, seat)
    if stop := STOPS[player.pieces.building](table, seat):
        return _done(table, seat, *stop)
    return _cheapest(table, seat)


def _why_named(table: Table, seat: int) -> str:
    player = table.players[seat]
    assert player.pieces is not None
    if not player.cities:
        return first_city.WHY[player.pieces.first_city if persons(table) else 2]
    return "builds_named" if player.pieces.building == 1 else "builds_cheapest"


def _done(table: Table, seat: int, why: str, values: dict[str, Any]) -> Answer:
    return Answer("build", DONE, talent.piece(table, seat, "B"), why, values)


# -- pieces B: when it stops --------------------------------------------------


class Stop(NamedTuple):
    """Why a piece lets the robot build no more."""

    why: str
    values: dict[str, Any]


def no_more_than_first_player(table: Table, seat: int) -> Stop | None:
    """B2: only while it has fewer cities than the first player has now (D29, D30)."""
    own, other = len(table.players[seat].cities), leader(table, seat)
    if own < len(table.players[other].cities):
        return None
    return Stop("builds_as_leader", {"cities": own, "leader": other})


def only_what_is_supplied(table: Table, seat: int) -> Stop | None:
    """B3: only while its plants could supply more cities than it has."""
    own, supplied = len(table.players[seat].cities), faces(table, seat)
    if own < supplied:
        return None
    return Stop("builds_as_supplied", {"cities": own, "supplied": supplied})


def six_in_step_1(table: Table, seat: int) -> Stop | None:
    """B4: in step 1 no more than six cities."""
    own = len(table.players[seat].cities)
    if table.step > 1 or own < MOST_IN_STEP_1:
        return None
    return Stop("builds_no_more", {"cities": own})


def as_many_as_the_step(table: Table, seat: int) -> Stop | None:
    """B5: one, two or three cities in step 1, 2 or 3 (D31)."""
    if errand_of(table).built < table.step:
        return None
    return Stop("builds_as_step", {"step": table.step})


def as_many_as_possible(table: Table, seat: int) -> Stop | None:
    """B6: as long as it can pay."""
    return None


STOPS: Final[dict[int, Callable[[Table, int], Stop | None]]] = {
    2: no_more_than_first_player,
    3: only_what_is_supplied,
    4: six_in_step_1,
    5: as_many_as_the_step,
    6: as_many_as_possible,
}

# -- the cheapest city --------------------------------------------------------


def _cheapest(table: Table, seat: int) -> Answer | tuple[Decision]:
    """The candidate with the lowest cost; among equals chance (C5, D28)."""
    path_only = table.options.readings.d28 == "alt"
    money = table.players[seat].money
    least, best = NO_PLACE, list[tuple[int, int]]()
    for city, path, place in _candidates(table, seat):
        price = path if path_only else path + place
        if price < least:
            least, best = price, []
        if price == least:
            best.append((path + place, city))
    if not best:
        return _done(table, seat, "no_city_left", {})
    payable = [city for cost, city in best if cost <= money]
    words = table.land.cities
    if not payable:
        cost, city = best[0]
        values = {"city": words[city].word, "cost": cost, "money": money}
        return _done(table, seat, "city_too_dear", values)
    if len(payable) > 1:
        actions = [NameCity(words[city].word) for city in payable]
        return choice_of(table, CHANCE, "robot-city", actions)
    return first_city.build(table, seat, words[payable[0]].word, "builds_cheapest")


def _candidates(table: Table, seat: int) -> Iterable[tuple[int, int, int]]:
    """City, path and place wherever it may build (C5).

    B4: never in a city where the first player has a house.
    """
    player = table.players[seat]
    prices = place_prices(table, seat)
    assert player.pieces is not None
    shunned = leader(table, seat) if player.pieces.building == 4 else seat
    paths = enumerate(zip(player.path_costs, table.houses, strict=True))
    for city, (path, houses) in paths:
        place = prices[len(houses)]
        if place < NO_PLACE and seat not in houses and shunned not in houses:
            yield city, path, place


# -- piece B1 -----------------------------------------------------------------


def last_players_choice(table: Table, seat: int) -> Answer | tuple[Decision]:
    """B1: the last player chooses each city, as long as one can be paid."""
    money = table.players[seat].money
    cities = near_payable(table, seat)
    if not cities:
        costs = _candidates(table, seat)
        cities = [city for city, path, place in costs if path + place <= money]
    if not cities:
        return _done(table, seat, "nothing_payable", {"money": money})
    actions = [NameCity(table.land.cities[city].word) for city in cities]
    return choice_of(table, last_player(table), "robot-city", actions)


def near_payable(table: Table, seat: int) -> list[int]:
    """B1: the cities one link from an own one that can be paid (D32, D42)."""
    money, own = table.players[seat].money, table.players[seat].cities
    near = {city for each in own for city, _ in table.land.links[each]}
    cheapest = table.options.readings.d42 == "alt"
    found = []
    for city, path, place in _candidates(table, seat):
        if city in near:
            link = path if cheapest else link_cost(table, seat, city)
            if link is not None and link + place <= money:
                found.append(city)
    return found


def link_cost(table: Table, seat: int, city: int) -> int | None:
    """The cheapest link from an own city to this one; None if there is none."""
    own = table.players[seat].cities
    links = [cost for near, cost in table.land.links[city] if near in own]
    return min(links, default=None)


def path_cost(table: Table, seat: int, city: int) -> int:
    """What the way to a city costs a robot.

    B1 does not cross other cities if it can help it: to a near city it pays the link,
    even where a path is cheaper (D42).
    """
    player = table.players[seat]
    path = player.path_costs[city]
    direct = player.pieces is not None and player.pieces.building == 1
    if not direct or not player.cities or table.options.readings.d42 == "alt":
        return path
    link = link_cost(table, seat, city)
    return link if link is not None and near_payable(table, seat) else path


# -- what was chosen for it ---------------------------------------------------


def name_city(table: Table, chooser: int, action: NameCity) -> None:
    """Somebody has said where the robot builds next (B1, F1, F5), or chance."""
    robot = table.turn
    assert robot is not None
    part = "B" if table.players[robot].cities else "F"
    table.errand = Errand("city", (action.city,), built=errand_of(table).built)
    if chooser == CHANCE:
        piece, values = talent.piece(table, robot, part), {"city": action.city}
        table.tell(RobotDid(robot, piece, "city_drawn", values))
    else:
        table.tell(CityNamed(chooser, robot, action.city))


def tell_bargain(table: Table, seat: int, action: Connect) -> None:
    """Say so when a special piece makes a place cheaper (S4, S5)."""
    at = table.land.index[action.city]
    place = cost_of(table, seat, at).place
    usual = first_city.usual_place(table, at)
    if place < usual:
        free = talent.has_special(table, seat, 5)
        piece, why = ("S5", "place_free") if free else ("S4", "place_for_ten")
        values = {"city": action.city, "place": place, "usual": usual}
        table.tell(RobotDid(seat, piece, why, values))
