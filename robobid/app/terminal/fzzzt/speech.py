"""Speaks of cards and people: the same words in log, cards, prompts and errors."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.app.locales import messages
from robobid.app.locales.noun import Noun, in_case
from robobid.app.locales.phrases import settings_told
from robobid.app.terminal.voice import Voice
from robobid.games.fzzzt.rules.cards import Card, Peripheral
from robobid.games.fzzzt.rules.editions import Edition, switches_of
from robobid.narration.fzzzt.nouns import (
    card_named,
    cards_named,
    effect_of,
    peripheral_named,
)
from robobid.narration.message import Joint, Named


class Speech(Voice):
    """Words for a game of Fzzzt!: people, and its cards."""

    game = "fzzzt"

    def card(self, card: Card) -> str:
        """A card's name in a sentence: `Old Iron`, `Basic unit`."""
        return self.words(card_named(card))

    def short(self, card: Card) -> str:
        """A card's name where there is little room: eleven letters at most."""
        known = messages(self.say.lang)
        for key in (f"fzzzt.short.{card.unit_class}", f"fzzzt.short.{card.kind}"):
            if key in known:
                return self.say(key, number=card.player)
        return self.card(card)

    def cards(self, cards: Iterable[Card], between: Joint = " + ") -> str:
        """Several cards' names; the same name several times is counted."""
        return self.words(cards_named(cards, between))

    def label(self, card: Card) -> str:
        """A card with all its facts: `Old Iron (power 5, 3 points, cog)`."""
        if card.kind == "mechanic":
            return self.card(card)
        facts = [] if card.is_unit else [self.say("fzzzt.fact.power", n=card.power)]
        points = "fzzzt.fact.widget" if card.is_unit else "fzzzt.fact.points"
        facts.append(self.say(points, n=card.points))
        facts += [self.symbol(symbol) for symbol in card.symbols]
        facts += [self.say("fzzzt.fact.speed", n=card.belt_speed)]
        name, told = self.card(card), ", ".join(facts)
        return Noun(lambda case: f"{in_case(name, case)} ({told})")

    def symbol(self, name: str) -> str:
        """A construction symbol's name."""
        return self.say(f"fzzzt.symbol.{name}")

    def symbols(self, card: Card) -> str:
        """A card's construction symbols, in words or as signs."""
        if self.wordy and card.symbols:
            return f"({', '.join(map(self.symbol, card.symbols))})"
        return "".join(map(self.glyphs.symbol, card.symbols))

    def peripheral(self, peripheral: Peripheral) -> str:
        """A peripheral's name."""
        return self.words(peripheral_named(peripheral))

    def edition(self, edition: Edition) -> str:
        """An edition's name."""
        return self.words(Named("edition", edition.name))

    def rules(self, edition: Edition) -> str:
        """Whose rules are played, and every switch that is set otherwise."""
        changed = settings_told(self.say, self.game, switches_of(edition))
        return ", ".join([self.edition(edition), *changed])

    def effect(self, peripheral: Peripheral) -> str:
        """What a peripheral does."""
        return self.words(effect_of(peripheral))
