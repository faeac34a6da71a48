"""Speaks of plants, fuel, cities and regions: the same words everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from robobid.app.locales import messages
from robobid.app.terminal.voice import Voice
from robobid.games.powergrid.rules.maps import Map, Region
from robobid.games.powergrid.rules.plants import PLANTS, Fuel, Number, card_word
from robobid.narration.message import Named
from robobid.narration.powergrid.nouns import (
    Nouns,
    burnt_named,
    fuel_named,
    plant_named,
    tokens_named,
)


class PowerGridSpeech(Voice):
    """Words for a game of Power Grid."""

    game = "powergrid"

    def card(self, number: Number) -> str:
        """A card in a sentence: `plant 13`, `the Flux Generator`."""
        return self.words(plant_named(number))

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
        return self.words(fuel_named(fuel))

    def tokens(self, counts: Sequence[int]) -> str:
        """Some tokens: `3 coal, 1 oil`."""
        return self.words(tokens_named(counts))

    def burnt(self, fuels: Iterable[Fuel]) -> str:
        """Tokens that were burnt, counted."""
        return self.words(burnt_named(fuels))

    def region(self, id_: str) -> str:
        """A region's name: its colour, if it is one we know."""
        return self.words(Named("region", id_))

    def area(self, region: Region) -> str:
        """Where a region lies; a home-made map says it in its own words."""
        if region.label == region.id:
            return ""
        key = f"powergrid.area.{region.label.lower().replace(' ', '-')}"
        return self.say(key) if key in messages(self.say.lang) else region.label

    def map_name(self, map_: Map) -> str:
        """A map's name, as its people call it if it is ours."""
        return self.words(Named("map", map_.id, name=map_.name))

    def market(self, name: str) -> str:
        """A market's name, where there are several."""
        return self.words(Named("market", name))

    def named(self, map_: Map, name: str, value: Any) -> str:
        """A city, plant or region of an action."""
        return self.words(Nouns(map_, self.you).value(name, value))
