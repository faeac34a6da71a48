"""What is printed on cards and boards, for those who do not have our tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from robobid.core.wire import plain
from robobid.games.powergrid.rules import tables
from robobid.games.powergrid.rules.maps import (
    City,
    Discount,
    Link,
    Map,
    Market,
    Region,
)
from robobid.games.powergrid.rules.plants import Fuel, Number, card_word

FUELS: Final = tuple(fuel.word for fuel in Fuel)
"""The words of the fuels, in the order of their numbers."""


@dataclass(frozen=True, slots=True)
class MapFacts:
    """A map: what is drawn of it, and in what it differs."""

    id: str
    name: str
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    links: tuple[Link, ...]
    markets: tuple[Market, ...]
    """The ladder of each fuel, and the supply by seats and step."""
    discounts: tuple[Discount, ...]
    nuclear_regions: tuple[str, ...] | None
    without_plants: tuple[Number, ...]
    step2_plants: tuple[Number, ...]
    clean_future_is_actual: bool
    smallest_leaves_each_round: bool


def map_facts(map_: Map) -> MapFacts:
    """What is to be known of a map."""
    nuclear = map_.nuclear_regions
    return MapFacts(
        map_.id,
        map_.name,
        map_.regions,
        map_.cities,
        map_.links,
        map_.markets,
        map_.discounts,
        None if nuclear is None else tuple(sorted(nuclear)),
        tuple(sorted(map_.without_plants)),
        map_.step2_plants,
        map_.clean_future_is_actual,
        map_.smallest_leaves_each_round,
    )


def facts_of(map_: Map) -> dict[str, Any]:
    """The plants, the tables, and one map, in plain form."""
    return {
        "plants": [
            plain(plant) | {"word": card_word(plant.number)}
            for plant in map_.plants.values()
        ],
        "fuels": list(FUELS),
        "map": plain(map_facts(map_)),
        "house_cost": list(tables.HOUSE_COST),
        "income": list(map_.income),
        "figures": {
            str(count): plain(figures) for count, figures in tables.FIGURES.items()
        },
    }
