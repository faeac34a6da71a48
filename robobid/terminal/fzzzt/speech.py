"""Speaks of cards and people: the same words in log, cards, prompts and errors."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Any

from robobid.core.errors import RobobidError
from robobid.fzzzt.cards import Card, Deck, Peripheral
from robobid.locales import explain, messages
from robobid.locales.phrases import fzzzt_card
from robobid.terminal.voice import Voice


class Speech(Voice):
    """Words for a game of Fzzzt!: people, and its cards."""

    def card(self, card: Card) -> str:
        """A card's name in a sentence: `Old Iron`, `Basic unit`."""
        return fzzzt_card(self.say, card.kind, card.id, card.player, card.unit_class)

    def short(self, card: Card) -> str:
        """A card's name where there is little room: eleven letters at most."""
        known = messages(self.say.lang)
        for key in (f"fzzzt.short.{card.unit_class}", f"fzzzt.short.{card.kind}"):
            if key in known:
                return self.say(key, number=card.player)
        return self.card(card)

    def cards(self, cards: Iterable[Card], between: str = " + ") -> str:
        """Several cards' names; the same name several times is counted."""
        found = [self.card(card) for card in cards]
        return between.join(
            name if found.count(name) == 1 else f"{found.count(name)} {name}"
            for name in dict.fromkeys(found)
        )

    def label(self, card: Card) -> str:
        """A card with all its facts: `Old Iron (power 5, 3 points, cog)`."""
        if card.kind == "mechanic":
            return self.card(card)
        facts = [] if card.is_unit else [self.say("fzzzt.fact.power", n=card.power)]
        points = "fzzzt.fact.widget" if card.is_unit else "fzzzt.fact.points"
        facts.append(self.say(points, n=card.points))
        facts += [self.symbol(symbol) for symbol in card.symbols]
        facts += [self.say("fzzzt.fact.speed", n=card.belt_speed)]
        return f"{self.card(card)} ({', '.join(facts)})"

    def symbol(self, name: str) -> str:
        """A construction symbol's name."""
        return self.say(f"fzzzt.symbol.{name}")

    def symbols(self, card: Card) -> str:
        """A card's construction symbols, in words or as signs."""
        if self.wordy and card.symbols:
            return f"({', '.join(map(self.symbol, card.symbols))})"
        return "".join(map(self.glyphs.symbol, card.symbols))

    def effect(self, peripheral: Peripheral) -> str:
        """What a peripheral does; one of a home-made deck is told by its switches."""
        key = f"fzzzt.peripheral.{peripheral.word}"
        if key in messages(self.say.lang):
            return self.say(key)
        return ", ".join(f"{name}={value}" for name, value in peripheral.switches)

    def explain(self, error: RobobidError, deck: Deck) -> str:
        """Why something was refused, with names instead of ids."""
        return explain(error, self.say.lang, partial(self._named, deck))

    def _named(self, deck: Deck, name: str, value: Any) -> Any:
        if name == "seat" and value in range(len(self.players)):
            return self.in_a_list(value)
        if not isinstance(value, str):
            return value
        cards = deck.by_id
        return re.sub(
            r"[\w-]+",
            lambda word: self.card(cards[word[0]]) if word[0] in cards else word[0],
            value,
        )
