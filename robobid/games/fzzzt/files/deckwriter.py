"""Writes decks as deck files, for people who want to change a card."""

from __future__ import annotations

import json
from typing import Any

from robobid.games.fzzzt.files.deckfile import SECTIONS
from robobid.games.fzzzt.rules.cards import Card, Deck


def write_deck(deck: Deck) -> str:
    """A deck as the text of a deck file, a card a line.

    >>> from robobid.games.fzzzt.files.deckfile import read_deck, standard_deck
    >>> again = read_deck(write_deck(standard_deck()), "standard")
    >>> again == standard_deck()
    True
    """
    lists: dict[str, list[dict[str, Any]]] = {
        section: [_card_entry(card) for card in deck.of_kind(kind)]
        for section, kind in SECTIONS.items()
    }
    lists["peripherals"] = [
        {
            "id": peripheral.id,
            "name": peripheral.name,
            "switches": dict(peripheral.switches),
            "certainty": "inferred" if peripheral.inferred else "source",
        }
        for peripheral in deck.peripherals
    ]
    sections = (
        f"{json.dumps(section)}: [\n"
        + ",\n".join(f"  {json.dumps(entry)}" for entry in entries)
        + "\n ]"
        for section, entries in lists.items()
    )
    return "{\n " + ",\n ".join(sections) + "\n}"


def _card_entry(card: Card) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "id": card.id,
        "class": card.unit_class,
        "power": card.power,
        "points": card.points,
        "symbols": list(card.symbols),
        "belt_speed": card.belt_speed,
        "player": card.player,
        "set": card.set,
        "inferred_fields": [name for name in card.inferred if name != "player"],
        "player_certainty": "inferred" if "player" in card.inferred else None,
    }
    return {name: value for name, value in entry.items() if value not in (None, [])}
