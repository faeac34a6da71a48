"""Changed plants: what is printed on them, new ones, and those that are out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from robobid.arena.lab.changefile import bad
from robobid.arena.lab.powergrid.request import Asked
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import (
    Fuel,
    Number,
    Plant,
    card_word,
    plant_of,
    plants_with,
)
from robobid.games.powergrid.rules.setup import plants_in_game
from robobid.games.powergrid.rules.tables import FIGURES, MARKET_SIZE

FACTS: Final = ("cost", "fuels", "burns", "holds", "supplies")
MOST_PLANTS: Final = 60
MOST_MIXES: Final = 20
_MOST_COST: Final = 99
_MOST_BURNT: Final = 19
_MOST_SUPPLIED: Final = 20
_FUELS: Final = tuple(fuel.word for fuel in Fuel)
_KINDS: Final[dict[tuple[str, ...], str]] = {
    (): "ecological",
    ("uranium",): "nuclear",
    **{(fuel,): fuel for fuel in ("coal", "oil", "garbage")},
}
_LEAST_IN_GAME: Final = (
    MARKET_SIZE + 1 + max(f.plants_removed for f in FIGURES.values())
)
"""A market, the top of the stack, and those that are removed unseen."""


def with_plants(map_: Map, change: Asked) -> Map:
    """A map with plants changed, put in and taken out."""
    plants: dict[Number, Plant] = dict(map_.plants)
    by_word = {card_word(number): number for number in plants}
    changes = change.inside("plants")
    for word in changes.checked(by_word).values:
        asked = changes.inside(word).checked(FACTS)
        plants[by_word[word]] = changed_plant(plants[by_word[word]], asked)
    for at, entry in enumerate(change.values.get("add", [])):
        number, plant = new_plant(entry, at, plants, change)
        plants[number] = plant
    words = {card_word(number): number for number in plants}
    removed = change.words("remove", (), words)
    facts = plants_with(tuple(plants[number] for number in sorted(plants)))
    top = change.number("top_of_stack", map_.top_of_stack, 1, _MOST_COST)
    made = replace(
        map_,
        plants=map_.plants if plants == dict(map_.plants) else facts,
        without_plants=map_.without_plants | {words[word] for word in removed},
        top_of_stack=top,
    )
    _check_stack(made, change)
    return made


def changed_plant(plant: Plant, asked: Asked) -> Plant:
    """A plant with other facts; what is not named stays."""
    fuels = asked.words("fuels", [fuel.word for fuel in plant.fuels], _FUELS)
    is_fuelled = int(bool(fuels))
    burns = asked.number(
        "burns", plant.need if is_fuelled else 0, is_fuelled, is_fuelled * _MOST_BURNT
    )
    room = plant.store if burns == plant.need else 2 * burns
    same_fuels = tuple(fuels) == tuple(fuel.word for fuel in plant.fuels)
    made = plant_of(
        {
            "number": plant.number,
            "minBid": asked.number("cost", plant.min_bid, 1, _MOST_COST),
            "kind": plant.kind if same_fuels else _KINDS.get(tuple(fuels), "hybrid"),
            "fuels": sorted(fuels, key=_FUELS.index),
            "need": burns,
            "store": asked.number("holds", room, burns, 4 * _MOST_BURNT),
            "cities": asked.number("supplies", plant.cities, 0, _MOST_SUPPLIED),
        }
    )
    if len(made.burns) > MOST_MIXES:
        raise asked.refused(
            "burns",
            "too_many_mixes",
            "{field!r} allows more than {most} mixes of tokens; fewer must be burnt",
            most=MOST_MIXES,
        )
    return made


def new_plant(
    entry: Any, at: int, plants: Mapping[Number, Plant], change: Asked
) -> tuple[Number, Plant]:
    """A plant that is put in; its number must be free, and all facts are named."""
    if not isinstance(entry, Mapping):
        raise change.refused(
            "add", "tables_of_plants", "{field!r} must hold tables: [[{field}]]"
        )
    asked = Asked(entry, f"add.{at + 1}", change.path).checked(("number", *FACTS))
    number = asked.number("number", None, 1, _MOST_COST)
    if number in plants:
        raise bad(
            change.path,
            "plant_is_there",
            "there is a plant {plant} already; change it under 'plants.{plant}'",
            plant=str(number),
        )
    if len(plants) >= MOST_PLANTS:
        raise change.refused(
            "add",
            "adds_too_many_plants",
            "{field!r} adds too many plants; there may be {most}",
            most=MOST_PLANTS,
        )
    for key in ("fuels", "supplies"):
        if key not in entry:
            raise bad(
                change.path,
                "field_missing",
                "{field!r} is missing",
                field=f"{asked.where}.{key}",
            )
    blank = Plant(number, number, "ecological", (), 1, 2, 0, ())
    return number, changed_plant(blank, asked)


def _check_stack(map_: Map, change: Asked) -> None:
    """Are there enough plants, and is the one on top of the stack among them?"""
    there = plants_in_game(map_)
    if len(there) < _LEAST_IN_GAME:
        raise change.refused(
            "remove",
            "leaves_too_few_plants",
            "{field!r} leaves too few plants; {least} must stay",
            least=_LEAST_IN_GAME,
        )
    missing = {map_.top_of_stack, *map_.step2_plants} - {*there}
    if missing:
        raise bad(
            change.path,
            "plant_is_needed",
            "plant {plant} is laid out at the start of the game and cannot be missing; "
            "'top_of_stack' may name another",
            plant=card_word(min(missing)),
        )
