"""The boxes that twin tests play with: every edition, and what hardly ever comes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.editions import EDITIONS, RU, with_switches
from robobid.twins.fzzzt import Box

DECK = standard_deck()
SWITCHES: list[dict[str, Any]] = [
    {"chief_goes_to": "any_loser"},
    {"chief_goes_to": "any_loser", "tie_goes_to": "farthest"},
    {"bid_cards_at_most": 2, "winner_pays": "strongest_card"},
    {"new_hand_when": "own_hand_empty", "hand_size": 3},
    {"hand_size": 11, "mechanic_power": 4, "fzzzt_has_power": False},
    {"robots_per_unit": 0},
    {"robots_per_unit": 3, "belt_speed": "whole_belt"},
    {"bids_in_turn": False, "bids_face_up": True, "belt_speed": "one"},
]


def boxes() -> Iterator[Any]:
    """Every edition and player count: bare, with all peripherals, laid out by hand."""
    for edition in EDITIONS.values():
        for players in edition.player_counts:
            name = f"{edition.name}-{players}"
            every = DECK.peripherals
            by_hand = Box.open(edition, players, DECK, every, by_hand=True)
            yield pytest.param(Box.open(edition, players), id=name)
            yield pytest.param(Box.open(edition, players, DECK, every), id=name + "-p")
            yield pytest.param(by_hand, id=name + "-by-hand")


def special_boxes() -> Iterator[Any]:
    """Each peripheral by itself, other switches, and another deck."""
    for peripheral in DECK.peripherals:
        # As many copies as there are rounds, so that every round is played with it.
        copies = [
            peripheral._replace(id=f"pe-{number}-copy{number}") for number in range(6)
        ]
        deck = replace(DECK, peripherals=tuple(copies))
        for edition, players in (("en", 4), ("ru", 5)):
            box = Box.open(edition, players, deck, copies)
            yield pytest.param(box, id=f"{edition}-{players}-{peripheral.word}")
    for switches in SWITCHES:
        changed = replace(RU, rules=with_switches(RU.rules, switches))
        name = "-".join(switches)
        yield pytest.param(Box.open(changed, 4, DECK, DECK.peripherals), id=name)
    yield pytest.param(Box.open("ru", 6, large_deck()), id="a deck of 128 cards")


def large_deck() -> Deck:
    """As many cards as the twin can take, in an order that is not the standard's."""
    random = Random(1)
    others = [card for card in DECK.cards if card.player is None]
    more = [
        random.choice(others)._replace(id=f"a-{number:02}", points=random.randrange(9))
        for number in range(128 - len(DECK.cards))
    ]
    return Deck("large", (*DECK.cards, *more), DECK.peripherals)
