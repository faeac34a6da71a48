"""What a visitor with bad intentions brings along: decks, positions and records."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any, Final

from robobid.core.luck import Seeded
from robobid.core.packing import packed
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import read_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import SYMBOLS

HARD: Final = 5
"""A seed whose deck cannot be scored: about one in seven is like that."""


def hard_deck(seed: int = HARD, units: int = 60, robots: int = 200) -> str:
    """A deck within all limits of its format, whose endings may take days to score."""
    random = Random(seed)
    most = 3 if seed % 2 else 4

    def some(*sizes: int) -> list[str]:
        return random.sample(SYMBOLS, random.choice(sizes))

    makes: list[dict[str, Any]] = [
        {
            "id": f"b-pu-{number:03d}",
            "points": random.randint(1, most),
            "belt_speed": 8,
            "symbols": some(1, 2, 2, 3, 3, 4),
        }
        for number in range(1, units + 1)
    ]
    works = [
        {
            "id": f"b-ro-{number:03d}",
            "power": 1,
            "points": 1,
            "symbols": some(1, 1, 2, 2, 3),
            "belt_speed": 8,
        }
        for number in range(1, robots + 1)
    ]
    for at, robot in enumerate(works[:6]):
        robot |= {"player": 1 + at // 3, "power": 1 + at % 3}
    mechanics = [{"id": f"b-me-{number:02d}", "player": number} for number in (1, 2)]
    return json.dumps({"robots": works, "units": makes, "mechanics": mechanics})


def hard_record(deck: str, phase: str = "over") -> str:
    """A pasted record at whose end, or last move but one, that deck is scored."""
    made = read_deck(deck, "x")
    units = [card.id for card in made.cards if card.is_unit]
    robots = [card for card in made.cards if card.kind == "robot"]
    hands = {
        letter: [f"b-me-0{number}", *(r.id for r in robots if (r.player == 2) is mine)]
        for letter, number, mine in (("A", 1, False), ("B", 2, True))
    }
    waiting = "" if phase == "over" else " waiting=B"
    mark = sha256(deck.encode()).hexdigest()[:12]
    position = (
        f"fzzzt edition=en players=2 round=5 phase={phase}{waiting} chief=A "
        f"A.hand={','.join(hands['A'])} A.units={','.join(units[1:])} "
        f"B.hand={','.join(hands['B'])} B.units={units[0]}"
    )
    return (
        f'[Game "fzzzt"] [Edition "en"] [Deck "club-{mark}"] '
        f'[DeckFile "{packed(deck)}"] [Players "Ann; Bob"]\n'
        f'[Position "{position}"]\n5. *\n'
    )


def long_record(entries: int) -> str:
    """A legal record in which somebody changes their mind all the time."""
    record = Record(FZZZT, {"Edition": "en", "Players": "Ann; Bob"})
    luck = Seeded(1)
    record.commit(record.propose_luck(luck))
    seat = record.decisions[0].seat
    action = next(iter(record.decisions[0].options))
    while len(record.entries) + 1 < entries:
        record.play(seat, action)
        record.undo(seat)
    return record.write()


def many_names(count: int) -> str:
    """A record with a deck whose last name stands twice, after many others."""
    names = [f'"{number}": 0' for number in range(count)]
    deck = packed("{" + ", ".join([*names, names[-1]]) + "}")
    return (
        f'[Game "fzzzt"] [Deck "club-000000000000"] [DeckFile "{deck}"]\n'
        "1. #deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b *"
    )
