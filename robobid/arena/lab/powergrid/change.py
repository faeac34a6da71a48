"""What a designer changes of Power Grid: a small TOML file, and what comes of it.

map = "usa"                         # another map, or a map file beside this one
remove = [5, "flux"]                # plants that are not in the game
top_of_stack = 11                   # the plant that is laid on top of the stack
payments = [10, 22, 33]             # what the bank pays for 0, 1, 2 ... cities
pieces_out = ["F3", "A2"]           # robots' pieces that are never dealt
readings = ["5=alt"]                # unclear texts, read otherwise
connections = [["Essen", "Köln", 5]]     # new ones, and others that cost more or less
disconnect = [["Essen", "Münster"]]

[plants.13]                         # facts of a plant that differ
cost = 10                           # the least bid
fuels = ["coal", "oil"]
burns = 2                           # tokens for one production
holds = 4                           # tokens that can be stored
supplies = 3                        # cities

[[add]]                             # a new plant
number = 41
fuels = ["garbage"]
burns = 2
supplies = 6

[market.coal]                       # a resource market; of two, [market.north.coal]
prices = [1, 2, 3, 4]               # of every place, cheapest first
start = 4                           # tokens there at the start
refill = [3, 4, 3]                  # in steps 1, 2 and 3
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from robobid.arena.lab.changefile import as_bad_change, check_side, read_change_file
from robobid.arena.lab.powergrid.land import with_connections
from robobid.arena.lab.powergrid.markets import with_markets
from robobid.arena.lab.powergrid.plants import with_plants
from robobid.arena.lab.powergrid.request import Asked
from robobid.arena.lab.side import Side
from robobid.core.errors import RobobidError, unknown
from robobid.games.powergrid.files.mapfile import load_map
from robobid.games.powergrid.game import PowerGrid
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.rules.maps import MAP_NAMES, Map

_KEYS: Final[dict[str, tuple[type, ...]]] = {
    "map": (str,),
    "remove": (list,),
    "top_of_stack": (int,),
    "payments": (list,),
    "pieces_out": (list,),
    "readings": (list, str),
    "connections": (list,),
    "disconnect": (list,),
    "plants": (dict,),
    "add": (list,),
    "market": (dict,),
}
_MOST_PAID: Final = 999


def read_change(path: Path) -> dict[str, Any]:
    """The change that a file describes; what is no change is refused."""
    return read_change_file(path, _KEYS)


def changed(base: Side, change: Mapping[str, Any], path: Path) -> Side:
    """The base with a change; a change that does not work, or none, is refused."""
    try:
        options = base.game.set_up(base.tags).setup
        map_ = changed_map(options.map, Asked(change, "", path), len(options.seats))
        tags = {**base.tags, "Map": map_.id}
        if "readings" in change:
            said = change["readings"]
            tags["Readings"] = said if isinstance(said, str) else ",".join(said)
        side = Side(PowerGrid([options.map, map_]), tags)
        return check_side(side, base, path)
    except RobobidError as error:
        raise as_bad_change(path, error) from error


def changed_map(map_: Map, change: Asked, seats: int) -> Map:
    """The map that is played on, with all that is changed of the game.

    A changed one has a name of its own, so that no two are taken for one another.
    """
    start = _other_map(map_, change)
    made = with_plants(start, change)
    made = with_markets(made, change, seats)
    made = with_connections(made, change)
    paid = change.numbers("payments", made.income, _MOST_PAID)
    out = change.words("pieces_out", (), PIECES)
    made = replace(
        made, income=paid, without_pieces=made.without_pieces | frozenset(out)
    )
    if all(getattr(made, name) == getattr(start, name) for name in _CHANGED):
        return start
    digest = sha256(repr((start.id, sorted(change.values.items()))).encode())
    stem = re.sub(r"[^a-z0-9]+", "-", change.path.stem.lower()).strip("-") or "change"
    return replace(made, id=f"{stem}-{digest.hexdigest()[:12]}")


_CHANGED: Final = (
    "plants",
    "without_plants",
    "top_of_stack",
    "markets",
    "links",
    "income",
    "without_pieces",
)


def _other_map(map_: Map, change: Asked) -> Map:
    name = change.values.get("map")
    if name is None:
        return map_
    if name in MAP_NAMES:
        return PowerGrid().map_named(name)
    file = change.path.parent / name
    if not file.is_file():
        raise unknown("map", name, MAP_NAMES)
    return load_map(file)
