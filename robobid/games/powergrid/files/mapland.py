"""Reads the land of a map file: its regions, its cities, and what connects them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from robobid.core.errors import Reason, Unreadable, Why
from robobid.games.powergrid.rules.maps import (
    City,
    Link,
    Region,
    is_connected,
    neighbours_of,
)
from robobid.support.jsonlines import Located

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_MOST: Final = {"regions": 12, "cities": 80, "connections": 240}
"""More than on any map that can be played on; what follows takes time for each."""
_PLACES: Final = range(1001)
_COSTS: Final = range(1000)
_LETTERS: Final = 40
"""Of a name: more cannot be drawn."""
_NO_COLOR: Final = "#b8b4a8"
"""That of a region without one of its own."""


def bad_map(source: str, line: int, reason: Why) -> Unreadable:
    """The error for a line of a map file."""
    error = Unreadable(
        "bad_map",
        f"{source}, line {line}: {reason}",
        source=source,
        line=line,
        reason=reason,
    )
    error.line = line
    return error


class LandReader:
    """A map file being read, as far as its land goes."""

    def __init__(self, text: str, source: str, found: Located) -> None:
        self.text = text
        self.source = source
        self.found = found

    def bad(self, where: Located, code: str, english: str, **said: Any) -> Unreadable:
        return bad_map(self.source, where.line, Reason(code, english, **said))

    def entries(self, section: str) -> Iterator[Located]:
        entries = self.found.get(section)
        if not isinstance(entries, list) or not entries:
            raise self.bad(
                self.found,
                "list_is_empty",
                "the list {field!r} is missing or empty",
                field=section,
            )
        self.check_size(section, entries)
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

    def check_size(self, section: str, entries: list[Any]) -> None:
        if len(entries) > _MOST[section]:
            raise self.bad(
                self.found,
                "list_too_long",
                "the list {field!r} has {found} entries; {most} are allowed",
                field=section,
                found=len(entries),
                most=_MOST[section],
            )

    def words(self, field: str, entry: Located, otherwise: str) -> str:
        """A name for people: letters that can be seen, and not too many."""
        value = entry.get(field, otherwise)
        is_short = isinstance(value, str) and 0 < len(value) <= _LETTERS
        if not is_short or not value.isprintable() or not value.strip():
            raise self.bad(
                entry,
                "words_look_like",
                "{field!r} must be a name of at most {most} letters, not {found}",
                field=field,
                most=_LETTERS,
                found=repr(value)[: 2 * _LETTERS],
            )
        return str(value)

    def number(self, field: str, entry: Located, allowed: range) -> int:
        """A whole number within some bounds; left out, it is 0."""
        value = entry.get(field, 0)
        if type(value) is not int or value not in allowed:
            raise self.bad(
                entry,
                "number_within",
                "{field!r} must be a whole number from {least} to {most}, not {found}",
                field=field,
                least=allowed[0],
                most=allowed[-1],
                found=repr(value)[: 2 * _LETTERS],
            )
        return value

    def name(self, field: str, entry: Located) -> str:
        value = entry.get(field)
        if (
            not isinstance(value, str)
            or not _ID.fullmatch(value)
            or not 2 <= len(value) <= _LETTERS
        ):
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
            label = self.words("label", entry, id_)
            color = entry.get("color", _NO_COLOR)
            if not (isinstance(color, str) and _COLOR.fullmatch(color)):
                raise self.bad(
                    entry,
                    "region_color",
                    "the color of region {region!r} is like #5fae5a, not {found}",
                    region=id_,
                    found=repr(color),
                )
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
                self.words("name", entry, id_),
                entry["region"],
                self.number("x", entry, _PLACES),
                self.number("y", entry, _PLACES),
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
        self.check_size("connections", links)
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
            if type(cost) is not int or cost not in _COSTS:
                raise self.bad_link(
                    link,
                    "link_cost",
                    "must cost a whole number from 0 to {most}, not {found}",
                    most=_COSTS[-1],
                    found=repr(cost),
                )
            seen.add(frozenset((one, other)))
            yield Link(cities[one].word, cities[other].word, cost)

    def bad_link(
        self, link: list[Any], code: str, english: str, **said: Any
    ) -> Unreadable:
        text = "the link {one} - {other} " + english
        reason = Reason(code, text, one=link[0], other=link[1], **said)
        return bad_map(self.source, self.line_of(link), reason)

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
