"""The maps: cities, links, regions, markets, and in what a map differs (part B).

A map is a data file. What it changes is a named difference that a rule asks for
(`map.nuclear_regions`), and whose default is the base rule; no rule knows a map by
its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import Any, Final, NamedTuple

from robobid.games.powergrid.rules.actions import Connect
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    TOP_OF_STACK,
    Fuel,
    Number,
    Plants,
)
from robobid.games.powergrid.rules.tables import (
    INCOME,
    LADDER,
    START_FILL,
    SUPPLY,
    Counts,
    Ladder,
    Supply,
)

_CHOICES_KEPT: Final = 128
_COUNTRIES_KEPT: Final = 1024
"""What was worked out for maps; those of old files are forgotten in time."""


class City(NamedTuple):
    """A city: three places for houses."""

    word: str
    """Its name in plain ASCII without spaces: `Den-Haag`. Everything uses this one."""
    name: str
    """Its name as its people write it."""
    region: str
    x: int
    y: int
    """Where it is drawn, in thousandths of the map."""


class Region(NamedTuple):
    """A seventh or a fifth of a map, chosen as a whole (A1.1)."""

    id: str
    label: str
    color: str
    adjacent: tuple[str, ...]


class Link(NamedTuple):
    """A connection between two cities and its cost."""

    one: str
    other: str
    cost: int


class Market(NamedTuple):
    """A resource market: its ladder, what lies there at the start, and its supply."""

    name: str = ""
    """Maps with one market do not name it."""
    ladder: Ladder = LADDER
    start: Counts = START_FILL
    supply: Supply = SUPPLY


class Discount(NamedTuple):
    """Whoever has a house in this city pays less for each token of a fuel."""

    city: str
    fuel: Fuel
    amount: int
    at_least: int


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """A map and its differences from the base rules."""

    id: str
    name: str
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    links: tuple[Link, ...]
    markets: tuple[Market, ...] = (Market(),)
    """Filled in this order, from one reserve; a seat buys in one of them a round."""
    discounts: tuple[Discount, ...] = ()
    nuclear_regions: frozenset[str] | None = None
    """Only with a city here may a seat bid for nuclear plants; None is anyone."""
    top_of_stack: Number = TOP_OF_STACK
    without_plants: frozenset[Number] = frozenset()
    """Plants that are not in the game."""
    step2_plants: tuple[Number, ...] = ()
    """Plants put aside at set-up that come on top of the stack with step 2."""
    clean_future_is_actual: bool = False
    """Is the smallest future plant on offer when it needs no fuel?"""
    smallest_leaves_each_round: bool = False
    """Does phase 5 of steps 1 and 2 also remove the smallest plant?"""
    plants: Plants = PLANTS
    """What is printed on the plants."""
    income: tuple[int, ...] = INCOME
    """What the bank pays by supplied cities, and no more for more than the last."""
    without_pieces: frozenset[str] = frozenset()
    """Robots' pieces that are never dealt."""

    def plain_form(self) -> str:
        """On the wire a map is its name: whoever shows it has the file."""
        return self.id

    def choices(self, count: int) -> tuple[frozenset[str], ...]:
        """Every choice of regions that may be played on (A1.1).

        They are connected through their borders, and so are their cities through the
        links between them: on one map three neighbours would leave a city cut off.
        """
        return _choices(self, min(count, len(self.regions)))

    def adjacent(self, region: str) -> tuple[str, ...]:
        """The regions that border on one."""
        return next(r.adjacent for r in self.regions if r.id == region)

    def country(self, regions: frozenset[str]) -> Country:
        """The cities in play once the regions are chosen."""
        return _country(self, regions)


@dataclass(frozen=True, slots=True, eq=False)
class Country:
    """The part of a map that a game is played on; cities are counted from 0.

    `costs[a][b]` is the cost of the cheapest path from city a to city b over the
    cities in play (A5). It is worked out once for a choice of regions, so that a
    seat's costs are only compared with one row when it builds.
    """

    map: Map
    regions: frozenset[str]
    cities: tuple[City, ...]
    index: dict[str, int]
    links: tuple[tuple[tuple[int, int], ...], ...]
    """For each city its neighbours, and what the link to each costs."""
    costs: tuple[tuple[int, ...], ...]
    nowhere: tuple[int, ...]
    """The path costs of a seat without a city: nothing to any."""
    connects: tuple[Connect, ...]
    """For each city the action that builds there."""

    def __reduce__(self) -> Any:
        """Always the same object for a map, also in another process."""
        return _country, (self.map, self.regions)

    def plain_form(self) -> dict[str, object]:
        """On the wire: the regions, and the cities in the order of `houses`."""
        cities = tuple(city.word for city in self.cities)
        return {"regions": self.regions, "cities": cities}

    def route(self, start: int, end: int) -> tuple[int, ...]:
        """The cities on a cheapest path, both ends included."""
        todo: list[tuple[int, tuple[int, ...]]] = [(0, (start,))]
        seen: set[int] = set()
        while True:
            cost, route = heappop(todo)
            here = route[-1]
            if here == end:
                return route
            if here not in seen:
                seen.add(here)
                for near, more in self.links[here]:
                    heappush(todo, (cost + more, (*route, near)))


@lru_cache(maxsize=_CHOICES_KEPT)
def _choices(map_: Map, count: int) -> tuple[frozenset[str], ...]:
    names = sorted(region.id for region in map_.regions)
    borders = {region.id: set(region.adjacent) for region in map_.regions}
    return tuple(
        chosen
        for chosen in map(frozenset, combinations(names, count))
        if is_connected(chosen, borders)
        and is_connected(
            {city.word for city in map_.cities if city.region in chosen},
            neighbours_of(map_.links),
        )
    )


def neighbours_of(links: tuple[Link, ...]) -> dict[str, set[str]]:
    """Which cities are linked with which."""
    near: dict[str, set[str]] = {}
    for one, other, _ in links:
        near.setdefault(one, set()).add(other)
        near.setdefault(other, set()).add(one)
    return near


def is_connected(nodes: frozenset[str] | set[str], near: dict[str, set[str]]) -> bool:
    """Can each of the nodes be reached from each over the others?"""
    todo = [min(nodes)]
    seen = set(todo)
    while todo:
        fresh = (near.get(todo.pop(), set()) & nodes) - seen
        seen |= fresh
        todo += fresh
    return len(seen) == len(nodes)


@lru_cache(maxsize=_COUNTRIES_KEPT)
def _country(map_: Map, regions: frozenset[str]) -> Country:
    cities = tuple(city for city in map_.cities if city.region in regions)
    index = {city.word: at for at, city in enumerate(cities)}
    links: list[list[tuple[int, int]]] = [[] for _ in cities]
    for one, other, cost in map_.links:
        if one in index and other in index:
            links[index[one]].append((index[other], cost))
            links[index[other]].append((index[one], cost))
    graph = tuple(tuple(near) for near in links)
    return Country(
        map_,
        regions,
        cities,
        index,
        graph,
        tuple(_costs_from(start, graph) for start in range(len(cities))),
        (0,) * len(cities),
        tuple(Connect(city.word) for city in cities),
    )


def _costs_from(
    start: int, links: tuple[tuple[tuple[int, int], ...], ...]
) -> tuple[int, ...]:
    """The cheapest path from one city to each (Dijkstra)."""
    costs: dict[int, int] = {}
    todo = [(0, start)]
    while todo:
        cost, here = heappop(todo)
        if here in costs:
            continue
        costs[here] = cost
        for near, more in links[here]:
            if near not in costs:
                heappush(todo, (cost + more, near))
    return tuple(costs[city] for city in range(len(links)))


MAP_NAMES: Final = (
    "germany",
    "usa",
    "central-europe",
    "spain-portugal",
    "korea",
    "france",
    "italy",
    "benelux",
)
