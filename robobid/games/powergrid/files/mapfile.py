"""Reads map files, and says what is wrong where one is bad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from robobid.core.errors import (
    Reason,
    Unreadable,
    Unsupported,
    bad_file,
    unknown,
)
from robobid.games.powergrid.files.mapland import LandReader, bad_map
from robobid.games.powergrid.rules.maps import MAP_NAMES, City, Discount, Map, Market
from robobid.games.powergrid.rules.plants import (
    FLUX,
    PLANTS,
    TOP_OF_STACK,
    Fuel,
    card_named,
)
from robobid.games.powergrid.rules.tables import (
    FIGURES,
    LADDER,
    MARKET_SIZE,
    SEAT_COUNTS,
    START_FILL,
    SUPPLY,
    TOKENS,
    counts_of,
    ladder_of,
    supply_of,
)
from robobid.support.jsonlines import Located, NotJson, read_json

_FUELS: Final = [fuel.word for fuel in Fuel]
_STEPS: Final = 3
_NUMBERS: Final = range(100)
"""Prices, supply and discounts."""


@cache
def standard_map(name: str) -> Map:
    """A map that ships with the package.

    >>> standard_map("korea").markets[0].name
    'north'
    """
    return read_map(standard_text(name), name)


def standard_text(name: str) -> str:
    """The file of a map that ships with the package."""
    if name not in MAP_NAMES:
        raise unknown("map", name, MAP_NAMES)
    source = files("robobid.games.powergrid").joinpath(f"data/maps/{name}.json")
    return source.read_text(encoding="utf-8")


def load_map(path: Path) -> Map:
    """The map in a file; a bad file is refused with the reason.

    A map goes by its id and a mark of its content, so that a record can tell one from
    the map it was changed from. A mere copy of one of ours is that one.
    """
    return marked_map(text_of(path), path.name)


def text_of(path: Path) -> str:
    """The text of a map file; what is none is refused."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error


def marked_map(text: str, source: str) -> Map:
    """The map that a text describes, by its id and a mark of its content."""
    found = read_map(text, source)
    if found.id in MAP_NAMES and text == standard_text(found.id):
        return standard_map(found.id)
    mark = sha256(text.encode()).hexdigest()[:12]
    return replace(found, id=f"{found.id}-{mark}")


def read_map(text: str, source: str) -> Map:
    """The map that a text describes."""
    try:
        found = read_json(text)
    except NotJson as error:
        raise bad_map(source, error.line, error.reason) from error
    if not isinstance(found, Located):
        reason = Reason(
            "object_expected",
            "expected an object with {allowed}",
            allowed="regions, cities, connections",
        )
        raise bad_map(source, 1, reason)
    reader = _Reader(text, source, found)
    try:
        return reader.map()
    except Unreadable:
        raise
    except KeyError as error:
        raise reader.bad(
            found, "field_missing", "{field!r} is missing", field=error.args[0]
        ) from error
    except (TypeError, ValueError, AttributeError, IndexError, Unsupported) as error:
        raise reader.bad(
            found, "values_fit", "a value is not as expected: {error}", error=error
        ) from error


class _Reader(LandReader):
    """One map file being read."""

    def map(self) -> Map:
        regions = tuple(self.regions())
        cities = self.cities({region.id for region in regions})
        links = tuple(self.links(cities))
        names = {region.id for region in regions}
        for entry, region in zip(self.entries("regions"), regions, strict=True):
            if strange := set(region.adjacent) - names:
                raise self.bad(
                    entry,
                    "neighbour_unknown",
                    "{region!r} borders on unknown region {other!r}",
                    region=region.id,
                    other=min(strange),
                )
        self.check_connected(cities, links)
        deck = self.found.get("deck") or {}
        nuclear = self.found.get("nuclear")
        if nuclear and (strange := set(nuclear["allowedRegions"]) - names):
            raise self.bad(
                nuclear,
                "region_not_here",
                "there is no region {region!r} on this map",
                region=min(strange),
            )
        found = Map(
            self.name("id", self.found),
            self.words("name", self.found, ""),
            regions,
            tuple(cities.values()),
            links,
            self.markets(),
            tuple(self.discounts(cities)),
            frozenset(nuclear["allowedRegions"]) if nuclear else None,
            self.plant(deck.get("topOfStack", TOP_OF_STACK)),
            frozenset(self.plant(n) for n in deck.get("removed", [])),
            tuple(self.plant(n) for n in deck.get("setAside", [])),
            bool(deck.get("extraActualWhenEcological")),
            bool(deck.get("extraRemovalSmallestEachRound")),
        )
        self.check_playable(found)
        return found

    def check_playable(self, map_: Map) -> None:
        """Are there regions, cities and plants for any number of seats?"""
        apart = {map_.top_of_stack, *map_.step2_plants, *map_.without_plants, FLUX}
        left = len({*map_.plants} - apart) - MARKET_SIZE
        for seats, figures in FIGURES.items():
            if left < figures.plants_removed:
                raise self.bad(
                    self.found,
                    "plants_too_few",
                    "too few plants are left for {seats} seats",
                    seats=seats,
                )
            choices = map_.choices(figures.regions)
            if not choices:
                raise self.bad(
                    self.found,
                    "no_regions_fit",
                    "no {count} regions of it are connected",
                    count=figures.regions,
                )
            for chosen in choices:
                cities = sum(city.region in chosen for city in map_.cities)
                if cities < figures.cities_for_end:
                    raise self.bad(
                        self.found,
                        "cities_too_few",
                        "with {seats} seats somebody must be able to connect {count} "
                        "cities, and {regions} have {found}",
                        seats=seats,
                        count=figures.cities_for_end,
                        regions=", ".join(sorted(chosen)),
                        found=cities,
                    )

    def markets(self) -> tuple[Market, ...]:
        if markets := self.found.get("markets"):
            order = markets["resupplyOrder"]
            found = tuple(
                Market(
                    name,
                    ladder_of(markets[name]["ladder"]),
                    counts_of(markets[name]["startFill"]),
                    supply_of(markets[name]["resupply"]),
                )
                for name in order
            )
        else:
            supply = self.found.get("resupply", "default")
            start = self.found.get("startFill")
            found = (
                Market(
                    "",
                    LADDER,
                    counts_of(start) if start else START_FILL,
                    SUPPLY if supply == "default" else supply_of(supply),
                ),
            )
        self.check_markets(found)
        return found

    def check_markets(self, markets: tuple[Market, ...]) -> None:
        for fuel in Fuel:
            if sum(market.start[fuel] for market in markets) > TOKENS[fuel]:
                raise self.bad(
                    self.found,
                    "start_too_rich",
                    "more {fuel} at the start than exists",
                    fuel=fuel.word,
                )
        for market in markets:
            for fuel in Fuel:
                ladder = market.ladder[fuel]
                supply = [
                    market.supply[seats][step][fuel]
                    for seats in SEAT_COUNTS
                    for step in range(_STEPS)
                ]
                numbers = [*ladder, market.start[fuel], *supply]
                is_large = len(ladder) > _NUMBERS[-1]
                if is_large or any(
                    type(number) is not int or number not in _NUMBERS
                    for number in numbers
                ):
                    raise self.bad(
                        self.found,
                        "market_numbers",
                        "{fuel}: prices and supply are whole numbers from 0 to {most}",
                        fuel=fuel.word,
                        most=_NUMBERS[-1],
                    )
                if list(ladder) != sorted(ladder) or market.start[fuel] > len(ladder):
                    raise self.bad(
                        self.found,
                        "market_ladder",
                        "{fuel}: a ladder ascends and has room for the start",
                        fuel=fuel.word,
                    )

    def discounts(self, cities: dict[str, City]) -> Iterator[Discount]:
        for entry in self.found.get("discounts", []):
            if entry["city"] not in cities or entry["resource"] not in _FUELS:
                raise self.bad(
                    entry,
                    "discount_for_nobody",
                    "a discount for {resource!r} in {city!r}: no such fuel or city",
                    resource=entry["resource"],
                    city=entry["city"],
                )
            fuel = Fuel[entry["resource"].upper()]
            city = cities[entry["city"]].word
            yield Discount(
                city,
                fuel,
                self.number("amount", entry, _NUMBERS),
                self.number("minimumPrice", entry, _NUMBERS),
            )

    def plant(self, number: Any) -> float:
        found = card_named(str(number))
        if found not in PLANTS:
            raise self.bad(
                self.found, "not_a_plant", "{found} is no plant", found=repr(number)
            )
        return found
