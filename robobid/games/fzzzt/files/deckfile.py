"""Reads deck files, and says line and reason where one is bad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from robobid.core.errors import (
    NONE,
    Reason,
    Unsupported,
    bad_file,
)
from robobid.games.fzzzt.files.deckentries import (
    bad,
    bad_card,
    bad_line,
    read_card,
    read_peripheral,
)
from robobid.games.fzzzt.rules.cards import Card, Deck, Kind, Peripheral, ship
from robobid.games.fzzzt.sums.plan import best_plan
from robobid.support.jsonlines import Located, NotJson, read_json

SECTIONS: Final[dict[str, Kind]] = {
    "robots": "robot",
    "upgrades": "upgrade",
    "fzzzt": "fzzzt",
    "units": "unit",
    "mechanics": "mechanic",
}
_MOST: Final = 200
"""Cards of a deck, and peripherals: more than anybody plays through."""
_STARTING_POWERS: Final = [1, 2, 3]
_SHARES: Final = 24
"""Endings that a deck is tried with: all units, and one share of the robots more in
each of them."""
_STEPS: Final = 50_000
"""Steps in which each of them must be scored: a tenth of what an ending may take."""


@cache
def standard_deck() -> Deck:
    """The deck that ships with the package."""
    source = files("robobid.games.fzzzt").joinpath("data/cards.json")
    return ship(read_deck(source.read_text(encoding="utf-8"), "standard"))


def load_deck(path: Path) -> Deck:
    """The deck in a file; a bad file is refused with line and reason.

    A deck goes by its file's name and a mark of its content, so that a record can
    say which one it was played with.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error
    return marked_deck(text, path.stem)


def marked_deck(text: str, name: str) -> Deck:
    """The deck that a text describes, by a name and a mark of its content."""
    mark = sha256(text.encode()).hexdigest()[:12]
    deck = read_deck(text, f"{name}-{mark}")
    _check_scoring(deck.cards)
    return deck


def read_deck(text: str, name: str) -> Deck:
    """The deck that a text describes."""
    try:
        data = read_json(text)
    except NotJson as error:
        raise bad_line(error.line, error.reason) from error
    if not isinstance(data, Located):
        raise bad_line(
            1,
            Reason(
                "object_expected",
                "expected an object with the lists {allowed}",
                allowed=", ".join(SECTIONS),
            ),
        )
    cards: list[Card] = []
    lines: dict[str, Located] = {}
    for section, kind in SECTIONS.items():
        for entry in _entries(data, section):
            card = read_card(entry, kind)
            if card.id in lines:
                raise bad(
                    entry,
                    "card_on_line",
                    "card {card!r} is already on line {before}",
                    card=card.id,
                    before=lines[card.id].line,
                )
            lines[card.id] = entry
            cards.append(card)
    _check_mechanics(cards, lines, data)
    return Deck(name, tuple(cards), tuple(_peripherals(data)))


def _entries(data: Located, section: str) -> Iterable[Located]:
    entries = data.get(section, [])
    if not isinstance(entries, list):
        raise bad(data, "list_expected", "{field!r} must be a list", field=section)
    if not entries and section in ("robots", "mechanics"):
        raise bad(
            data,
            "list_is_empty",
            "the list {field!r} is missing or empty",
            field=section,
        )
    if len(entries) > _MOST:
        raise bad(
            data,
            "list_too_long",
            "the list {field!r} has {found} entries; {most} are allowed",
            field=section,
            found=len(entries),
            most=_MOST,
        )
    for entry in entries:
        if not isinstance(entry, Located):
            raise bad(
                data,
                "list_of_objects",
                "{field!r} must hold objects, not {found}",
                field=section,
                found=repr(entry),
            )
    return entries


def _peripherals(data: Located) -> Iterator[Peripheral]:
    lines: dict[str, int] = {}
    for entry in _entries(data, "peripherals"):
        peripheral = read_peripheral(entry)
        if peripheral.word in lines:
            raise bad(
                entry,
                "peripheral_on_line",
                "peripheral {peripheral!r} is already on line {before}",
                peripheral=peripheral.word,
                before=lines[peripheral.word],
            )
        lines[peripheral.word] = entry.line
        yield peripheral


def _check_mechanics(
    cards: list[Card], lines: dict[str, Located], data: Located
) -> None:
    """Mechanics are numbered from 1 and have a robot of each power 1, 2, 3 (F2.3)."""
    mechanics = [card for card in cards if card.kind == "mechanic"]
    numbers = [card.player for card in mechanics]
    for card in mechanics:
        if numbers.count(card.player) > 1:
            raise bad(
                lines[card.id],
                "mechanic_twice",
                "two mechanics have number {number}",
                number=card.player,
            )
        powers = sorted(
            c.power for c in cards if c.kind == "robot" and c.player == card.player
        )
        if powers != _STARTING_POWERS:
            raise bad_card(
                lines[card.id],
                "mechanic_robots",
                "the robots of player {number} must have the powers 1, 2 and 3, not "
                "{found}",
                number=card.player,
                found=", ".join(map(str, powers)) or NONE,
            )
    for card in cards:
        if card.player is not None and card.player not in numbers:
            raise bad_card(
                lines[card.id],
                "mechanic_missing",
                "no mechanic {number} exists",
                number=card.player,
            )
    if sorted(filter(None, numbers)) != list(range(1, len(numbers) + 1)):
        raise bad(
            data,
            "mechanic_gap",
            "the mechanics must be numbered 1, 2, 3, ... without a gap",
        )


def _check_scoring(cards: Iterable[Card]) -> None:
    """Can the worst endings be scored exactly (F6.7)? Some decks would take days."""
    units = [(card, ()) for card in cards if card.is_unit]
    robots = [card for card in cards if card.symbol_bits and not card.is_unit]
    try:
        for shares in range(1, _SHARES + 1):
            some = [r for at, r in enumerate(robots) if at * shares % _SHARES < shares]
            best_plan(units, some, _STEPS)
    except Unsupported as error:
        english = "{units} units and {robots} robots can be laid out in too many ways"
        many = {"units": len(units), "robots": len(robots)}
        raise bad_line(1, Reason("deck_too_hard", english, **many)) from error


def card(name: str) -> Card:
    """A card of the standard deck, by id or short name.

    >>> card("r5b")
    card('r5b')
    """
    return standard_deck().card(name)


def peripheral(word: str) -> Peripheral:
    """A peripheral of the standard deck.

    >>> peripheral("tape-deck").name
    'Tape Deck'
    """
    return standard_deck().peripheral(word)
