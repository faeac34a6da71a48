"""What is printed on the cards, in plain form: for pages and for other programs."""

from __future__ import annotations

from typing import Any

from robobid.games.fzzzt.rules.cards import Card, Deck


def facts_of(deck: Deck) -> dict[str, Any]:
    """The cards and peripherals of a deck."""
    return {
        "cards": [_card(deck, card) for card in deck.cards],
        "peripherals": [
            {
                "id": p.id,
                "word": p.word,
                "name": p.name,
                "switches": dict(p.switches),
                "inferred": p.inferred,
            }
            for p in deck.peripherals
        ],
    }


def _card(deck: Deck, card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "short": deck.short_names[card.id],
        "kind": card.kind,
        "power": card.power,
        "points": card.points,
        "symbols": list(card.symbols),
        "belt_speed": card.belt_speed,
        "player": card.player,
        "set": card.set,
        "unit_class": card.unit_class,
        "inferred": list(card.inferred),
    }
