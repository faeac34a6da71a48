"""What is printed on the plants, the maps and the boards of Power Grid."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from robobid.games.powergrid.asides.facts import FUELS, MapFacts, map_facts
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.rules import tables
from robobid.games.powergrid.rules.maps import MAP_NAMES, Map
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    TRANSFORMER_CITIES,
    TRANSFORMER_MIN_BID,
    Fuel,
    Kind,
    Number,
    Plant,
    card_word,
)


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
    tokens: tuple[int, ...]
    maps: tuple[MapFacts, ...]
    house_cost: tuple[int, ...]
    """Of the first, second and third house in a city: as many as the step allows."""
    income: tuple[int, ...]
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


FACTS: Final = Facts(
    tuple(_plant(plant) for plant in PLANTS.values()),
    TransformerFacts(TRANSFORMER_MIN_BID, TRANSFORMER_CITIES),
    FUELS,
    tables.TOKENS,
    tuple(map_facts(POWER_GRID.map_named(name)) for name in MAP_NAMES),
    tables.HOUSE_COST,
    tables.INCOME,
    tables.FIGURES,
    tables.START_MONEY,
    tuple(PIECES),
)


def facts_of(map_: Map) -> Facts:
    """The same with one map alone: who sits at a table needs no other."""
    return replace(FACTS, maps=(map_facts(map_),))
