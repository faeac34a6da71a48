"""Reads the land of a map file: its regions, its cities, and what connects them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from robobid.core.errors import Reason, Unreadable, Why
from robobid.core.jsonlines import Located
from robobid.powergrid.maps import City, Link, Region, is_connected, neighbours_of

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")
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
            label, color = str(entry.get("label", id_)), entry.get("color", _NO_COLOR)
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
