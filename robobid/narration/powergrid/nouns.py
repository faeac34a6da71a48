"""The nouns of Power Grid: plants, fuels, cities, regions, markets, pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import (
    FLUX,
    STEP3,
    TRANSFORMER,
    Fuel,
    Number,
    card_word,
)
from robobid.narration.message import Named, Several, Told, Value, seat_named, told

_SEATS: Final = {"leader", "neighbour", "robot"}
"""Values that are seats, beside who acts."""
_FUELS: Final = {fuel.word: fuel for fuel in Fuel}
_CARDS: Final = {card_word(card) for card in (FLUX, STEP3, TRANSFORMER)}


class Nouns:
    """What the words and numbers of a game on a map stand for, for one viewer."""

    def __init__(self, map_: Map, you: int | None) -> None:
        self.map = map_
        self.you = you
        self._cities = {city.word: city.name for city in map_.cities}
        self._regions = {region.id for region in map_.regions}
        self._markets = {market.name for market in map_.markets} - {""}

    def seat(self, seat: int) -> Named:
        """Who acts."""
        return seat_named(seat, self.you)

    def city(self, word: str) -> Named:
        """A city, by its name as its people write it."""
        return Named("city", word, name=self._cities.get(word, word))

    def word(self, word: str) -> Named | None:
        """A word of a record: a city, fuel, region, market or card without a number."""
        if word in self._cities:
            return self.city(word)
        if word in _CARDS:
            return plant_named(word)
        if word in _FUELS:
            return fuel_named(word)
        if word in self._regions:
            return Named("region", word)
        return Named("market", word) if word in self._markets else None

    def value(self, name: str, value: Any) -> Value:
        """A value of an event, a reason or a hint, by what it is."""
        match name:
            case "plant":
                return plant_named(value)
            case "fuel":
                return fuel_named(value)
            case "city":
                return self.city(value)
            case "region" | "market":
                return Named(name, value)
            case "piece":
                return piece_named(value)
            case "does":
                return told(f"powergrid.piece.{value}.does")
            case "fuels":
                return Several(tuple(fuel_named(fuel) for fuel in value), "and")
            case "cities" if isinstance(value, tuple):
                return Several(tuple(map(self.city, value)), "and")
            case "tokens" if isinstance(value, tuple):
                return tokens_named(value)
            case "plants" if isinstance(value, tuple):
                return Several(tuple(map(plant_named, value)), "and")
            case "best":
                return self.option(*value)
            case "why":
                reason, facts = value
                return Told(f"hint.{reason}", self.values(facts))
            case "others":
                return Several(tuple(self._other(*each) for each in value))
            case "rule":
                return told(f"powergrid.excluded.{value}")
            case "excluded":
                return Several(tuple(_excluded(*each) for each in value.items()))
        if name in _SEATS:
            return self.seat(value)
        return value if isinstance(value, int | str | Several) else round(value)

    def option(self, name: str, values: Mapping[str, Any]) -> Told:
        """What might be done, as a hint calls it."""
        return Told(f"powergrid.option.{name}", self.values(values))

    def _other(self, name: str, values: Mapping[str, Any], chance: int) -> Told:
        """What might be done instead, and how surely it wins, in per cent."""
        return told("powergrid.option", what=self.option(name, values), chance=chance)

    def values(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """All values of an event, a reason or a hint."""
        return {name: self.value(name, value) for name, value in values.items()}


def _excluded(plant: str, rule: str) -> Told:
    """A plant that a robot may not want, and the rule that says so."""
    why = told(f"powergrid.excluded.{rule}")
    return told("powergrid.excluded", plant=plant_named(plant), why=why)


def plant_named(card: Number | str) -> Named:
    """A card of the stack, by its number or its word in a record."""
    word = card if isinstance(card, str) else card_word(card)
    return Named("plant" if word.isdigit() else "card", word)


def fuel_named(fuel: Fuel | str, count: int | None = None) -> Named:
    """A fuel, by itself or by its word in a record."""
    return Named("fuel", fuel.word if isinstance(fuel, Fuel) else fuel, count)


def piece_named(piece: str) -> Told:
    """A robot's piece: `A3, most cities`."""
    name = told(f"powergrid.piece.{piece}.name")
    return told("powergrid.piece", piece=piece, name=name)


def tokens_named(counts: Sequence[int]) -> Several:
    """Some tokens by the number of each fuel: `3 coal, 1 oil`."""
    found = [fuel_named(f, n) for f, n in zip(Fuel, counts, strict=True) if n]
    return Several(tuple(found) or ("–",))


def burnt_named(fuels: Iterable[Fuel]) -> Several:
    """Tokens one after another, counted."""
    found = list(fuels)
    return tokens_named([found.count(fuel) for fuel in Fuel])
