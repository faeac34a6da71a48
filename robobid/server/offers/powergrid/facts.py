"""What is printed on the plants, the maps and the boards of Power Grid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from robobid.powergrid import tables
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.maps import MAP_NAMES, City, Discount, Link, Map, Market, Region
from robobid.powergrid.plants import (
    PLANTS,
    TRANSFORMER_CITIES,
    TRANSFORMER_MIN_BID,
    Fuel,
    Kind,
    Number,
    Plant,
    card_word,
)
from robobid.powergrid.robots.talent import PIECES


@dataclass(frozen=True, slots=True)
class PlantFacts:
    """A plant's card."""

    number: Number
    word: str
    """How a move names it."""
    min_bid: int
    kind: Kind
    fuels: tuple[Fuel, ...]
    need: int
    store: int
    cities: int


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


@dataclass(frozen=True, slots=True)
class TransformerFacts:
    """The Transformer Station."""

    min_bid: int
    cities: int


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that is printed."""

    plants: tuple[PlantFacts, ...]
    transformer: TransformerFacts
    fuels: tuple[str, ...]
    """The words of the fuels, in the order of their numbers."""
    tokens: tuple[int, ...]
    maps: tuple[MapFacts, ...]
    house_cost: tuple[int, ...]
    """Of the first, second and third house in a city: as many as the step allows."""
    income: tuple[int, ...]
    """By supplied cities; for more than the last the bank pays no more."""
    figures: dict[int, tables.Figures]
    """What depends on the number of seats."""
    start_money: int
    pieces: tuple[str, ...]
    """The robots' pieces, F1 to S6."""


def _plant(plant: Plant) -> PlantFacts:
    return PlantFacts(
        plant.number,
        card_word(plant.number),
        plant.min_bid,
        plant.kind,
        plant.fuels,
        plant.need,
        plant.store,
        plant.cities,
    )


def _map(map_: Map) -> MapFacts:
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


FACTS: Final = Facts(
    tuple(_plant(plant) for plant in PLANTS.values()),
    TransformerFacts(TRANSFORMER_MIN_BID, TRANSFORMER_CITIES),
    tuple(fuel.word for fuel in Fuel),
    tables.TOKENS,
    tuple(_map(POWER_GRID.map_named(name)) for name in MAP_NAMES),
    tables.HOUSE_COST,
    tuple(tables.income(cities) for cities in range(tables.MOST_PAID + 1)),
    tables.FIGURES,
    tables.START_MONEY,
    PIECES,
)
