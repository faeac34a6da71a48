"""Reads deck files, and says line and reason where one is bad."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from robobid.core.errors import (
    Reason,
    RobobidError,
    Unreadable,
    Why,
    bad_file,
    reason_of,
)
from robobid.core.jsonlines import Located, read_json
from robobid.fzzzt.cards import (
    BELT_SPEEDS,
    SYMBOLS,
    Card,
    Deck,
    Kind,
    Peripheral,
    bits_of,
)
from robobid.fzzzt.editions import Rules, with_switches

SECTIONS: Final[dict[str, Kind]] = {
    "robots": "robot",
    "upgrades": "upgrade",
    "fzzzt": "fzzzt",
    "units": "unit",
    "mechanics": "mechanic",
}
_CARD_FIELDS: Final = frozenset(
    "id kind class power points symbols belt_speed player set certainty "
    "inferred_fields player_certainty".split()
)
_STARTING_POWERS: Final = [1, 2, 3]
_POWERS: Final[dict[Kind, tuple[int, int]]] = {
    "robot": (1, 5),
    "upgrade": (0, 0),
    "fzzzt": (0, 5),
    "unit": (0, 0),
    "mechanic": (0, 0),
}
_POINTS: Final[dict[Kind, tuple[int, int]]] = {
    "robot": (-9, 99),
    "upgrade": (-9, 99),
    "fzzzt": (-9, 99),
    "unit": (0, 99),
    "mechanic": (0, 0),
}
_SETS: Final = ("base", "expansion")
_ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)+")


@cache
def standard_deck() -> Deck:
    """The deck that ships with the package."""
    source = files("robobid.fzzzt").joinpath("data/cards.json")
    return read_deck(source.read_text(encoding="utf-8"), "standard")


def load_deck(path: Path) -> Deck:
    """The deck in a file; a bad file is refused with line and reason.

    A deck goes by its file's name and a mark of its content, so that a record can
    say which one it was played with.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise bad_file(path, error) from error
    mark = sha256(text.encode()).hexdigest()[:12]
    return read_deck(text, f"{path.stem}-{mark}")


def read_deck(text: str, name: str) -> Deck:
    """The deck that a text describes."""
    try:
        data = read_json(text)
    except json.JSONDecodeError as error:
        raise _bad_line(error.lineno, reason_of(error)) from error
    if not isinstance(data, Located):
        raise _bad_line(
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
            card = _card(entry, kind)
            if card.id in lines:
                raise _bad(
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


def _bad(entry: Located, code: str, english: str, **values: Any) -> Unreadable:
    return _bad_line(entry.line, Reason(code, english, **values))


def _bad_card(entry: Located, code: str, english: str, **values: Any) -> Unreadable:
    return _bad(entry, code, "{card}: " + english, card=entry["id"], **values)


def _bad_line(line: int, reason: Why) -> Unreadable:
    error = Unreadable("bad_deck", f"line {line}: {reason}", line=line, reason=reason)
    error.line = line
    return error


def _entries(data: Located, section: str) -> Iterable[Located]:
    entries = data.get(section, [])
    if not isinstance(entries, list):
        raise _bad(data, "list_expected", "{field!r} must be a list", field=section)
    if not entries and section in ("robots", "mechanics"):
        raise _bad(
            data,
            "list_is_empty",
            "the list {field!r} is missing or empty",
            field=section,
        )
    for entry in entries:
        if not isinstance(entry, Located):
            raise _bad(
                data,
                "list_of_objects",
                "{field!r} must hold objects, not {found}",
                field=section,
                found=repr(entry),
            )
    return entries


def _card(entry: Located, kind: Kind) -> Card:
    """One card, every fact checked (F1.1 to F1.6)."""
    id_ = _id(entry)
    unknown = sorted(set(entry) - _CARD_FIELDS)
    if unknown:
        raise _bad_card(
            entry,
            "no_such_field_of_card",
            "unknown field {field!r}; known: {allowed}",
            field=unknown[0],
            allowed=", ".join(sorted(_CARD_FIELDS)),
        )
    if entry.get("kind", kind) != kind:
        raise _bad_card(
            entry,
            "kind_in_other_list",
            "kind {found} in the list of {kind} cards",
            found=repr(entry["kind"]),
            kind=kind,
        )
    inferred = entry.get("inferred_fields", [])
    if not isinstance(inferred, list) or any(f not in _CARD_FIELDS for f in inferred):
        raise _bad_card(
            entry, "list_of_fields", "'inferred_fields' must be a list of fields"
        )
    inferred = list(inferred)
    if entry.get("player") is not None and entry.get("player_certainty") == "inferred":
        inferred.append("player")
    symbols = _symbols(entry, kind)
    return Card(
        id=id_,
        kind=kind,
        power=_number(entry, "power", *_POWERS[kind]),
        points=_number(entry, "points", *_POINTS[kind]),
        symbols=symbols,
        belt_speed=_belt_speed(entry, kind),
        player=_player(entry, kind),
        set=_set(entry),
        unit_class=_unit_class(entry, kind),
        inferred=tuple(inferred),
        symbol_bits=bits_of(symbols),
    )


def _id(entry: Located) -> str:
    """Ids stand in records, so they must look like no other word of the notation."""
    id_ = entry.get("id")
    if not isinstance(id_, str) or not _ID.fullmatch(id_):
        raise _bad(
            entry,
            "id_looks_like",
            "'id' must be ASCII letters and digits with dashes between, like "
            "'b-r1-01', not {found}",
            found=repr(id_),
        )
    return id_


def _set(entry: Located) -> str:
    name = entry.get("set", "base")
    if name not in _SETS:
        raise _bad_card(
            entry,
            "fact_is_one_of",
            "{field!r} must be one of {allowed}, not {found}",
            field="set",
            allowed=", ".join(_SETS),
            found=repr(name),
        )
    return str(name)


def _unit_class(entry: Located, kind: Kind) -> str | None:
    name = entry.get("class")
    if name is not None and (kind != "unit" or not isinstance(name, str)):
        raise _bad_card(
            entry, "class_is_a_units", "'class' must be the name of a unit's class"
        )
    return name


def _number(entry: Located, name: str, least: int, most: int) -> int:
    value = entry.get(name, 0)
    if type(value) is not int or not least <= value <= most:
        raise _bad_card(
            entry,
            "fact_in_range",
            "{field!r} must be a whole number from {least} to {most}, not {found}",
            field=name,
            least=least,
            most=most,
            found=repr(value),
        )
    return value


def _symbols(entry: Located, kind: Kind) -> tuple[str, ...]:
    symbols = entry.get("symbols", [])
    if not isinstance(symbols, list) or any(s not in SYMBOLS for s in symbols):
        raise _bad_card(
            entry,
            "symbols_are_some_of",
            "'symbols' must be some of {allowed}, not {found}",
            allowed=", ".join(SYMBOLS),
            found=repr(symbols),
        )
    if len(set(symbols)) < len(symbols):
        raise _bad_card(
            entry,
            "symbol_twice",
            "a symbol stands twice in {found}",
            found=repr(symbols),
        )
    needs_symbols = kind in ("robot", "upgrade", "unit")
    if needs_symbols != bool(symbols):
        if needs_symbols:
            code, english = "symbols_missing", "a {kind} has one to four symbols"
        else:
            code, english = "symbols_too_many", "a {kind} has no symbol"
        raise _bad_card(entry, code, english, kind=kind)
    return tuple(sorted(symbols, key=SYMBOLS.index))


def _belt_speed(entry: Located, kind: Kind) -> int | None:
    speed = entry.get("belt_speed")
    if kind == "mechanic" and speed is None:
        return None
    if speed not in BELT_SPEEDS:
        raise _bad_card(
            entry,
            "fact_is_one_of",
            "{field!r} must be one of {allowed}, not {found}",
            field="belt_speed",
            allowed=", ".join(map(str, BELT_SPEEDS)),
            found=repr(speed),
        )
    return int(speed)


def _player(entry: Located, kind: Kind) -> int | None:
    player = entry.get("player")
    if player is None and kind != "mechanic":
        return None
    if kind not in ("robot", "mechanic"):
        raise _bad_card(
            entry, "no_player_number", "a {kind} has no player number", kind=kind
        )
    return _number(entry, "player", 1, 6)


def _peripherals(data: Located) -> Iterator[Peripheral]:
    lines: dict[str, int] = {}
    for entry in _entries(data, "peripherals"):
        peripheral = _peripheral(entry)
        if peripheral.word in lines:
            raise _bad(
                entry,
                "peripheral_on_line",
                "peripheral {peripheral!r} is already on line {before}",
                peripheral=peripheral.word,
                before=lines[peripheral.word],
            )
        lines[peripheral.word] = entry.line
        yield peripheral


def _peripheral(entry: Located) -> Peripheral:
    id_, name = _id(entry), entry.get("name")
    if not isinstance(name, str) or not name:
        raise _bad_card(entry, "peripheral_name", "a peripheral needs a 'name'")
    switches = entry.get("switches")
    if not isinstance(switches, dict) or not switches:
        raise _bad_card(
            entry,
            "peripheral_switches",
            "a peripheral needs 'switches' that it sets",
        )
    try:
        with_switches(Rules(), switches)
    except RobobidError as error:
        why = error.values["reason"]
        raise _bad_card(entry, "switch_of_card", "{reason}", reason=why) from error
    return Peripheral(
        id_, name, tuple(switches.items()), entry.get("certainty") == "inferred"
    )


def _check_mechanics(
    cards: list[Card], lines: dict[str, Located], data: Located
) -> None:
    """Mechanics are numbered from 1 and have a robot of each power 1, 2, 3 (F2.3)."""
    mechanics = [card for card in cards if card.kind == "mechanic"]
    numbers = [card.player for card in mechanics]
    for card in mechanics:
        if numbers.count(card.player) > 1:
            raise _bad(
                lines[card.id],
                "mechanic_twice",
                "two mechanics have number {number}",
                number=card.player,
            )
        powers = sorted(
            c.power for c in cards if c.kind == "robot" and c.player == card.player
        )
        if powers != _STARTING_POWERS:
            raise _bad_card(
                lines[card.id],
                "mechanic_robots",
                "the robots of player {number} must have the powers 1, 2 and 3, not "
                "{found}",
                number=card.player,
                found=", ".join(map(str, powers)) or "none",
            )
    for card in cards:
        if card.player is not None and card.player not in numbers:
            raise _bad_card(
                lines[card.id],
                "mechanic_missing",
                "no mechanic {number} exists",
                number=card.player,
            )
    if sorted(filter(None, numbers)) != list(range(1, len(numbers) + 1)):
        raise _bad(
            data,
            "mechanic_gap",
            "the mechanics must be numbered 1, 2, 3, ... without a gap",
        )


def card(name: str) -> Card:
    """A card of the standard deck, by id or short name.

    >>> card("r5b")
    card('b-r5-02')
    """
    return standard_deck().card(name)


def peripheral(word: str) -> Peripheral:
    """A peripheral of the standard deck.

    >>> peripheral("tape-deck").name
    'Tape Deck'
    """
    return standard_deck().peripheral(word)
