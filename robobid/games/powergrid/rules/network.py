"""Phase 4: building (A5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from robobid.core.decisions import Decision, Options, Spell, WhyNot
from robobid.core.errors import Illegal
from robobid.games.powergrid.robots.robot import robot_with
from robobid.games.powergrid.rules.actions import DONE, Connect
from robobid.games.powergrid.rules.choices import Choices
from robobid.games.powergrid.rules.ending import game_ends, note_idle_round
from robobid.games.powergrid.rules.events import HouseBuilt
from robobid.games.powergrid.rules.maps import Country
from robobid.games.powergrid.rules.offers import BuildLimits, Site
from robobid.games.powergrid.rules.steps import begin_step2_if_due, begin_step3_if_due
from robobid.games.powergrid.rules.tables import HOUSE_COST, HOUSES_PER_PLAYER
from robobid.games.powergrid.table import Table

NO_PLACE: Final = 1 << 30
"""The price of a place that cannot be built on: more than anyone will ever have."""
NO_HOUSE_LEFT: Final = (NO_PLACE,) * (len(HOUSE_COST) + 1)
"""What places cost a seat that has built all its houses."""


def begin_building(table: Table) -> None:
    """Reverse turn order, but for robots that build last (A5)."""
    table.phase = "building"
    table.waiting = table.builders()


def next_builder(table: Table) -> None:
    """The next seat builds; after the last the phase is over."""
    if table.waiting:
        table.turn, *rest = table.waiting
        table.waiting = tuple(rest)
    else:
        end_of_building(table)


def end_of_building(table: Table) -> None:
    """The game ends, or step 2 begins, or neither (A6.2, A9)."""
    note_idle_round(table)
    if game_ends(table):
        table.phase = "over"
        return
    table.phase = "step-2"
    begin_step2_if_due(table)


def end_of_phase_4(table: Table) -> None:
    """A Step 3 card drawn in phase 4 holds from phase 5 on (A8)."""
    begin_step3_if_due(table)
    table.phase = "income"
    table.waiting = table.order


# -- what a city costs --------------------------------------------------------


@cache
def base_prices(step: int) -> tuple[int, ...]:
    """What a place costs a person in a city with no, one, two, three houses (A5).

    Step 1 allows one house per city, step 2 two, step 3 three.
    """
    free = HOUSE_COST[:step]
    return free + (NO_PLACE,) * (len(HOUSE_COST) + 1 - len(free))


def has_built_all(table: Table, seat: int) -> bool:
    """Has a seat built all the houses that the box gives a player?"""
    built = len(table.players[seat].cities)
    return built >= HOUSES_PER_PLAYER and table.setup.mended.houses_are_bounded


def place_prices(table: Table, seat: int) -> tuple[int, ...]:
    """What a place costs a seat, by the number of houses in the city (A5).

    Whoever has built all the houses that the box gives a player can build no more.
    """
    player = table.players[seat]
    if has_built_all(table, seat):
        return NO_HOUSE_LEFT
    prices = base_prices(table.step)
    if player.pieces is None:
        return prices
    return robot_with(player.pieces).special.place_prices(table, seat, prices)


class Cost(NamedTuple):
    """What a house costs: the path to the city, and the place in it."""

    path: int
    place: int

    @property
    def total(self) -> int:
        """What must be paid."""
        return self.path + self.place


def cost_of(table: Table, seat: int, city: int) -> Cost:
    """What a house in a city would cost a seat, the first one no path (A5)."""
    player = table.players[seat]
    path = player.path_costs[city]
    if player.pieces is not None:
        path = robot_with(player.pieces).building.path_cost(table, seat, city)
    return Cost(path, place_prices(table, seat)[len(table.houses[city])])


def path_to(table: Table, seat: int, city: int) -> tuple[int, ...]:
    """The cities on the path that a seat pays for; empty for the first city.

    It is a cheapest path from the own network, but for a robot that pays for a link.
    """
    cost = cost_of(table, seat, city).path
    return route_for(table.land, table.players[seat].cities, city, cost)


def route_for(
    land: Country, cities: tuple[int, ...], city: int, cost: int
) -> tuple[int, ...]:
    """The cities on a path from one of several that costs so much."""
    for own in cities:
        if land.costs[own][city] == cost:
            return land.route(own, city)
        if (city, cost) in land.links[own]:
            return own, city
    return ()


def site(
    land: Country,
    cities: tuple[int, ...],
    city: int,
    cost: Cost,
    why_not: WhyNot | None = None,
) -> Site:
    """A city with its costs, as whoever has `cities` sees it."""
    free = cost.place < NO_PLACE
    return Site(
        land.cities[city].word,
        cost.path,
        cost.place if free else None,
        cost.total if free else None,
        tuple(land.cities[c].word for c in route_for(land, cities, city, cost.path)),
        why_not,
    )


def cheapest_first(sites: Iterable[Site]) -> BuildLimits:
    """Sites in the order in which they are offered; full cities come last."""

    def place(each: Site) -> tuple[int, str]:
        return NO_PLACE if each.total is None else each.total, each.city

    return BuildLimits(tuple(sorted(sites, key=place)))


# -- building -----------------------------------------------------------------


def building_decision(table: Table, seat: int) -> Decision:
    """A seat builds in one more city, or has finished (A5)."""
    return Decision(seat, "build", CityOptions(table, seat))


class CityOptions(Choices):
    """The cities with a free place that the seat is not in and can pay."""

    __slots__ = (
        "_cities",
        "_houses",
        "_land",
        "_map",
        "_money",
        "_paths",
        "_prices",
        "_seat",
    )

    def __init__(self, table: Table, seat: int) -> None:
        player = table.players[seat]
        self._actions = None
        self._seat = seat
        self._map = table.setup.map
        self._land = table.land
        self._houses = tuple(table.houses)
        self._money = player.money
        self._cities = player.cities
        self._paths = player.path_costs
        self._prices = place_prices(table, seat)

    def offered(self) -> BuildLimits:
        """Every city without an own house: what it costs, and why not."""
        land = self._land
        # All other cities by name would be a long list for each city.
        return cheapest_first(
            site(
                land,
                self._cities,
                at,
                Cost(self._paths[at], self._prices[len(houses)]),
                self.why_not(land.connects[at], "allowed"),
            )
            for at, houses in enumerate(self._houses)
            if self._seat not in houses
        )

    def __contains__(self, action: object) -> bool:
        if type(action) is not Connect:
            return action == DONE
        at = self._land.index.get(action.city)
        if at is None or self._seat in self._houses[at]:
            return False
        return self._paths[at] + self._prices[len(self._houses[at])] <= self._money

    def listed(self) -> list[Any]:
        # The same question as above, for all cities at once: this is asked often.
        seat, prices, money = self._seat, self._prices, self._money
        cities = zip(self._land.connects, self._paths, self._houses, strict=True)
        actions: list[Any] = [
            connect
            for connect, path, houses in cities
            if path + prices[len(houses)] <= money and seat not in houses
        ]
        actions.append(DONE)
        return actions

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Connect):
            return Options.refusal(self, seat, action, spell)
        at = self._land.index.get(action.city)
        if at is None:
            known = any(city.word == action.city for city in self._map.cities)
            code = "city_not_in_play" if known else "unknown_city"
            return self._refused(
                code, seat, action.city, "is not in play" if known else "is unknown"
            )
        houses = self._houses[at]
        if self._seat in houses:
            return self._refused(
                "city_already_yours", seat, action.city, "has a house of yours"
            )
        if self._prices is NO_HOUSE_LEFT:
            return self._refused(
                "no_house_left",
                seat,
                action.city,
                f"would be one more than your {HOUSES_PER_PLAYER} houses",
            )
        cost = self._paths[at] + self._prices[len(houses)]
        if cost >= NO_PLACE:
            return self._refused("city_full", seat, action.city, "is full in this step")
        return self._refused(
            "city_not_affordable",
            seat,
            action.city,
            f"costs {cost}, more than your {self._money}",
            cost=cost,
        )

    def _refused(
        self, code: str, seat: int, city: str, why: str, cost: int | None = None
    ) -> Illegal:
        allowed = ", ".join(o.city for o in self if isinstance(o, Connect))
        return Illegal(
            code,
            f"{city} {why}; allowed: {allowed or 'only done'}",
            seat=seat,
            city=city,
            cost=cost,
            money=self._money,
            most=HOUSES_PER_PLAYER,
            allowed=allowed,
        )


def build_house(table: Table, seat: int, city: str) -> None:
    """A seat pays for path and place, and has one city more at once (A5)."""
    at = table.land.index[city]
    path, place = cost_of(table, seat, at)
    table.players[seat].money -= path + place
    put_house(table, seat, at)
    table.tell(HouseBuilt(seat, city, path, place))


def put_house(table: Table, seat: int, city: int) -> None:
    """A house stands in a city; paths may start from it now."""
    player = table.players[seat]
    row = table.land.costs[city]
    player.path_costs = (
        tuple(map(min, player.path_costs, row)) if player.cities else row
    )
    player.cities = (*player.cities, city)
    table.houses[city] = tuple(sorted((*table.houses[city], seat)))
    table.busy = True
