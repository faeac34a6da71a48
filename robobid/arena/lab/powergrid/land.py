"""A changed map: another one, and connections that cost something else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from robobid.arena.lab.changefile import bad
from robobid.arena.lab.powergrid.request import Asked
from robobid.games.powergrid.rules.maps import Link, Map, is_connected, neighbours_of

_MOST_COST: Final = 99


def with_connections(map_: Map, change: Asked) -> Map:
    """A map with connections that are new or cost something else, or without some."""
    cities = {city.word: city.word for city in map_.cities}
    cities |= {city.name: city.word for city in map_.cities}
    links = {frozenset((one, other)): cost for one, other, cost in map_.links}
    for entry in change.values.get("connections", []):
        *pair, cost = entry if isinstance(entry, list) and entry else (None,)
        if type(cost) is not int or not 0 <= cost <= _MOST_COST:
            raise _not_a_link(change, entry)
        links[_pair(change, pair, cities, entry)] = cost
    for entry in change.values.get("disconnect", []):
        pair = entry if isinstance(entry, list) else []
        found = _pair(change, pair, cities, entry)
        if links.pop(found, None) is None:
            raise bad(
                change.path,
                "no_such_link",
                "{found} is no connection of the map",
                found=repr(entry),
            )
    if links == {frozenset((one, other)): cost for one, other, cost in map_.links}:
        return map_
    made = tuple(Link(min(pair), max(pair), cost) for pair, cost in links.items())
    if not is_connected({*cities.values()}, neighbours_of(made)):
        raise bad(
            change.path, "land_falls_apart", "some cities are not connected any more"
        )
    return replace(map_, links=made)


def _pair(
    change: Asked, pair: list[Any], cities: dict[str, str], entry: Any
) -> frozenset[str]:
    for name in pair:
        if not isinstance(name, str) or name not in cities:
            raise bad(
                change.path,
                "no_such_city",
                "the map has no city {found}",
                found=repr(name),
            )
    found = frozenset(cities[name] for name in pair)
    if len(pair) != 2 or len(found) != 2:
        raise _not_a_link(change, entry)
    return found


def _not_a_link(change: Asked, entry: Any) -> Exception:
    return bad(
        change.path,
        "link_looks_like",
        "a connection is [city, city, cost], not {found}",
        found=repr(entry),
    )
