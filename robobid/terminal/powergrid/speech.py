"""Speaks of plants, fuel, cities and regions: the same words everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from robobid.core.errors import RobobidError
from robobid.locales import explain, messages
from robobid.powergrid.maps import Map, Region
from robobid.powergrid.plants import PLANTS, Fuel, Number, card_word
from robobid.terminal.voice import Voice


class PowerGridSpeech(Voice):
    """Words for a game of Power Grid."""

    def card(self, number: Number) -> str:
        """A card in a sentence: `plant 13`, `the Flux Generator`."""
        word = card_word(number)
        if word.isdigit():
            return self.say("powergrid.plant", number=word)
        return self.say(f"powergrid.card.{word}")

    def card_of(self, word: str) -> str:
        """A card by its word in a record."""
        known = messages(self.say.lang)
        if (key := f"powergrid.card.{word}") in known:
            return self.say(key)
        return self.say("powergrid.plant", number=word)

    def chip(self, number: Number, extra: int = 0) -> str:
        """A plant on a few cells: `20 3 coal→5`."""
        if number not in PLANTS:
            return self.card(number)
        plant = PLANTS[number]
        word = card_word(number)
        supplies = f"{self.glyphs.arrow}{plant.cities + extra}"
        return f"{word} {self.needs(number)}{supplies}"

    def needs(self, number: Number) -> str:
        """What a plant burns: `3 coal`, `2 coal/oil`, `eco`."""
        plant = PLANTS[number]
        if plant.needs_no_fuel or plant.kind == "flux":
            kind = self.say(f"powergrid.kind.{plant.kind}")
            return f"{plant.need} {kind}" if plant.need else kind
        return f"{plant.need} {'/'.join(map(self.fuel, plant.fuels))}"

    def fuel(self, fuel: Fuel) -> str:
        """A fuel's name."""
        return self.say(f"powergrid.fuel.{fuel.word}")

    def tokens(self, counts: Sequence[int], nothing: str = "-") -> str:
        """Some tokens: `3 coal, 1 oil`."""
        told = [f"{n} {self.fuel(f)}" for f, n in zip(Fuel, counts, strict=True) if n]
        return ", ".join(told) or nothing

    def burnt(self, fuels: Iterable[Fuel]) -> str:
        """Tokens that were burnt, counted."""
        found = list(fuels)
        return self.tokens([found.count(fuel) for fuel in Fuel])

    def region(self, id_: str) -> str:
        """A region's name: its colour, if it is one we know."""
        key = f"powergrid.region.{id_}"
        return self.say(key) if key in messages(self.say.lang) else id_

    def area(self, region: Region) -> str:
        """Where a region lies; a home-made map says it in its own words."""
        if region.label == region.id:
            return ""
        key = f"powergrid.area.{region.label.lower().replace(' ', '-')}"
        return self.say(key) if key in messages(self.say.lang) else region.label

    def map_name(self, map_: Map) -> str:
        """A map's name, as its people call it if it is ours."""
        key = f"powergrid.map.{map_.id}"
        return self.say(key) if key in messages(self.say.lang) else map_.name

    def market(self, name: str) -> str:
        """A market's name, where there are several."""
        key = f"powergrid.market.{name}"
        return self.say(key) if key in messages(self.say.lang) else name

    def city(self, map_: Map, word: str) -> str:
        """A city's name as its people write it."""
        return next((city.name for city in map_.cities if city.word == word), word)

    def named(self, map_: Map, name: str, value: Any) -> Any:
        """A value of a hint or a reason, in words by what it is."""
        match name:
            case "plant" if isinstance(value, str):
                return self.card_of(value)
            case "plant":
                return self.card(value)
            case "fuel":
                return self.fuel(value if isinstance(value, Fuel) else _FUELS[value])
            case "city":
                return self.city(map_, value)
            case "region":
                return self.region(value)
            case "market":
                return self.market(value)
        return value

    def values(self, map_: Map, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values of a hint or a reason in words; of a seat also whether it is you.

        Languages have other words for you where it is not who acts: `neben dir`.
        """
        told = {name: self.named(map_, name, value) for name, value in values.items()}
        for name in _SEATS & told.keys():
            who = self.who(values[name])
            told |= {name: who["name"], f"{name}_who": who["who"]}
        return told

    def explain(self, error: RobobidError, map_: Map) -> str:
        """Why something was refused, with names instead of words of the record."""
        return explain(error, self.say.lang, partial(self._refused, map_))

    def _refused(self, map_: Map, name: str, value: Any) -> Any:
        if name == "seat" and value in range(len(self.players)):
            return self.in_a_list(value)
        return repr(value) if name == "action" else self._told(map_, value)

    def _told(self, map_: Map, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._told(map_, item)) for item in value)
        if not isinstance(value, str):
            return value
        names = {city.word: city.name for city in map_.cities}
        names |= {word: self.fuel(fuel) for word, fuel in _FUELS.items()}
        names |= {region.id: self.region(region.id) for region in map_.regions}
        names |= {market.name: self.market(market.name) for market in map_.markets}
        return re.sub(r"[\w'.()-]+", lambda w: names.get(w[0], w[0]), value)


_FUELS = {fuel.word: fuel for fuel in Fuel}
_SEATS = {"leader", "neighbour", "robot"}
"""Values that are seats."""
