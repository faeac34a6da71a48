"""Reads map files, and says what is wrong where one is bad."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from robobid.core.errors import (
    Reason,
    Unreadable,
    Unsupported,
    Why,
    bad_file,
    reason_of,
)
from robobid.core.jsonlines import Located, read_json
from robobid.powergrid.maps import (
    MAP_NAMES,
    City,
    Discount,
    Link,
    Map,
    Market,
    Region,
    is_connected,
    neighbours_of,
    unknown_map,
)
from robobid.powergrid.plants import PLANTS, TOP_OF_STACK, Fuel, card_named
from robobid.powergrid.tables import (
    LADDER,
    SEAT_COUNTS,
    START_FILL,
    SUPPLY,
    TOKENS,
    counts_of,
    ladder_of,
    supply_of,
)

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FUELS: Final = [fuel.word for fuel in Fuel]
_STEPS: Final = 3


@cache
def standard_map(name: str) -> Map:
    """A map that ships with the package.

    >>> standard_map("korea").markets[0].name
    'north'
    """
    if name not in MAP_NAMES:
        raise unknown_map(name)
    source = files("robobid.powergrid").joinpath(f"data/maps/{name}.json")
    return read_map(source.read_text(encoding="utf-8"), name)


def load_map(path: Path) -> Map:
    """The map in a file; a bad file is refused with the reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise bad_file(path, error) from error
    return read_map(text, path.name)


def read_map(text: str, source: str) -> Map:
    """The map that a text describes."""
    try:
        found = read_json(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise _bad(source, getattr(error, "lineno", 1), reason_of(error)) from error
    if not isinstance(found, Located):
        reason = Reason(
            "object_expected",
            "expected an object with {allowed}",
            allowed="regions, cities, connections",
        )
        raise _bad(source, 1, reason)
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


def _bad(source: str, line: int, reason: Why) -> Unreadable:
    error = Unreadable(
        "bad_map",
        f"{source}, line {line}: {reason}",
        source=source,
        line=line,
        reason=reason,
    )
    error.line = line
    return error


class _Reader:
    """One map file being read."""

    def __init__(self, text: str, source: str, found: Located) -> None:
        self.text = text
        self.source = source
        self.found = found

    def bad(self, where: Located, code: str, english: str, **said: Any) -> Unreadable:
        return _bad(self.source, where.line, Reason(code, english, **said))

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
        return Map(
            self.name("id", self.found),
            str(self.found["name"]),
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

    def entries(self, section: str) -> Iterator[Located]:
        entries = self.found.get(section)
        if not isinstance(entries, list) or not entries:
            raise self.bad(
                self.found,
                "list_is_empty",
                "the list {field!r} is missing or empty",
                field=section,
            )
        for entry in entries:
            if not isinstance(entry, Located):
                raise self.bad(
                    self.found,
                    "list_of_objects",
                    "{field!r} holds {found}, no object",
                    field=section,
                    found=repr(entry),
                )
            yield entry

    def name(self, field: str, entry: Located) -> str:
        value = entry.get(field)
        if not isinstance(value, str) or not _ID.fullmatch(value) or len(value) < 2:
            raise self.bad(
                entry,
                "name_looks_like",
                "{field!r} must be two or more small letters, digits or hyphens, "
                "not {found}",
                field=field,
                found=repr(value),
            )
        return value

    def regions(self) -> Iterator[Region]:
        seen: set[str] = set()
        for entry in self.entries("regions"):
            id_ = self.name("id", entry)
            if id_ in seen:
                raise self.bad(
                    entry,
                    "region_twice",
                    "region {region!r} stands here twice",
                    region=id_,
                )
            seen.add(id_)
            label, color = str(entry.get("label", id_)), str(entry.get("color", ""))
            yield Region(id_, label, color, tuple(entry["adjacent"]))

    def cities(self, regions: set[str]) -> dict[str, City]:
        cities: dict[str, City] = {}
        for entry in self.entries("cities"):
            id_ = self.name("id", entry)
            if id_ in cities:
                raise self.bad(
                    entry, "city_twice", "city {city!r} stands here twice", city=id_
                )
            if entry.get("region") not in regions:
                raise self.bad(
                    entry,
                    "city_in_no_region",
                    "city {city!r} lies in unknown region {found}",
                    city=id_,
                    found=repr(entry.get("region")),
                )
            cities[id_] = City(
                "-".join(part.capitalize() for part in id_.split("-")),
                str(entry.get("name", id_)),
                entry["region"],
                int(entry.get("x", 0)),
                int(entry.get("y", 0)),
            )
        for entry in self.entries("regions"):
            for id_ in entry.get("cities", []):
                if id_ not in cities or cities[id_].region != entry["id"]:
                    raise self.bad(
                        entry,
                        "city_of_other_region",
                        "region {region!r} lists {city!r}, which is no city of it",
                        region=entry["id"],
                        city=id_,
                    )
        return cities

    def links(self, cities: dict[str, City]) -> Iterator[Link]:
        links = self.found.get("connections")
        if not isinstance(links, list):
            raise self.bad(
                self.found,
                "list_is_empty",
                "the list {field!r} is missing",
                field="connections",
            )
        seen: set[frozenset[str]] = set()
        for link in links:
            if not isinstance(link, list) or len(link) != 3:
                raise self.bad(
                    self.found,
                    "link_looks_like",
                    "a connection is [city, city, cost], not {found}",
                    found=repr(link),
                )
            one, other, cost = link
            for end in (one, other):
                if end not in cities:
                    raise self.bad_link(
                        link,
                        "link_to_nowhere",
                        "leads to unknown city {city!r}",
                        city=end,
                    )
            if one == other or frozenset((one, other)) in seen:
                raise self.bad_link(link, "link_twice", "leads nowhere or is double")
            if type(cost) is not int or cost < 0:
                raise self.bad_link(
                    link,
                    "link_cost",
                    "must cost a whole number from 0 on, not {found}",
                    found=repr(cost),
                )
            seen.add(frozenset((one, other)))
            yield Link(cities[one].word, cities[other].word, cost)

    def bad_link(
        self, link: list[Any], code: str, english: str, **said: Any
    ) -> Unreadable:
        text = "the link {one} - {other} " + english
        reason = Reason(code, text, one=link[0], other=link[1], **said)
        return _bad(self.source, self.line_of(link), reason)

    def line_of(self, link: list[Any]) -> int:
        """The line a link stands on: lists do not remember theirs."""
        ends = r"\s*,\s*".join(re.escape(json.dumps(end)) for end in link)
        found = re.search(r"\[\s*" + ends + r"\s*\]", self.text)
        return self.text.count("\n", 0, found.start()) + 1 if found else 1

    def check_connected(self, cities: dict[str, City], links: tuple[Link, ...]) -> None:
        near = neighbours_of(links)
        words = {city.word for city in cities.values()}
        if not is_connected(words, near):
            if alone := sorted(word for word in words if word not in near):
                raise self.bad(
                    self.found,
                    "city_without_link",
                    "the cities are not all connected: {city} has no link",
                    city=alone[0],
                )
            raise self.bad(
                self.found, "cities_apart", "the cities are not all connected"
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
                if any(type(number) is not int or number < 0 for number in numbers):
                    raise self.bad(
                        self.found,
                        "market_numbers",
                        "{fuel}: prices and supply are whole numbers from 0 on",
                        fuel=fuel.word,
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
            yield Discount(city, fuel, entry["amount"], entry["minimumPrice"])

    def plant(self, number: Any) -> float:
        found = card_named(str(number))
        if found not in PLANTS:
            raise self.bad(
                self.found, "not_a_plant", "{found} is no plant", found=repr(number)
            )
        return found
