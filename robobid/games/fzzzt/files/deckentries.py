"""Reads one card or peripheral of a deck file, and checks every fact of it."""

from __future__ import annotations

import re
from typing import Any, Final

from robobid.core.errors import Reason, RobobidError, Unreadable, Why
from robobid.games.fzzzt.rules.cards import (
    BELT_SPEEDS,
    SYMBOLS,
    Card,
    Kind,
    Peripheral,
    bits_of,
)
from robobid.games.fzzzt.rules.editions import Rules, in_words, with_switches
from robobid.support.jsonlines import Located

_CARD_FIELDS: Final = frozenset(
    "id kind class power points symbols belt_speed player set certainty "
    "inferred_fields player_certainty".split()
)
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
_AT_THE_END: Final = frozenset({"fzzzt_counts_as_robot"})
"""Switches of the scoring: a peripheral, which lasts for a round, sets them in vain."""
_SETS: Final = ("base", "expansion")
_LETTERS: Final = 40
"""Of a name."""
_ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)+")


def read_card(entry: Located, kind: Kind) -> Card:
    """One card, every fact checked (F1.1 to F1.6)."""
    id_ = _id(entry)
    unknown = sorted(set(entry) - _CARD_FIELDS)
    if unknown:
        raise bad_card(
            entry,
            "no_such_field_of_card",
            "unknown field {field!r}; known: {allowed}",
            field=unknown[0],
            allowed=", ".join(sorted(_CARD_FIELDS)),
        )
    if entry.get("kind", kind) != kind:
        raise bad_card(
            entry,
            "kind_in_other_list",
            "kind {found} in the list of {kind} cards",
            found=repr(entry["kind"]),
            kind=kind,
        )
    inferred = entry.get("inferred_fields", [])
    if not isinstance(inferred, list) or any(
        not isinstance(f, str) or f not in _CARD_FIELDS for f in inferred
    ):
        raise bad_card(
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
    if not isinstance(id_, str) or not _ID.fullmatch(id_) or len(id_) > _LETTERS:
        raise bad(
            entry,
            "id_looks_like",
            "'id' must be ASCII letters and digits with dashes between, like "
            "'b-r1-01', not {found}",
            found=repr(id_)[: 2 * _LETTERS],
        )
    return id_


def _set(entry: Located) -> str:
    name = entry.get("set", "base")
    if name not in _SETS:
        raise bad_card(
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
    is_word = isinstance(name, str) and len(name) <= _LETTERS
    if name is not None and (kind != "unit" or not is_word):
        raise bad_card(
            entry, "class_is_a_units", "'class' must be the name of a unit's class"
        )
    return name


def _number(entry: Located, name: str, least: int, most: int) -> int:
    value = entry.get(name, 0)
    if type(value) is not int or not least <= value <= most:
        raise bad_card(
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
        raise bad_card(
            entry,
            "symbols_are_some_of",
            "'symbols' must be some of {allowed}, not {found}",
            allowed=", ".join(SYMBOLS),
            found=repr(symbols),
        )
    if len(set(symbols)) < len(symbols):
        raise bad_card(
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
        raise bad_card(entry, code, english, kind=kind)
    return tuple(sorted(symbols, key=SYMBOLS.index))


def _belt_speed(entry: Located, kind: Kind) -> int | None:
    speed = entry.get("belt_speed")
    if kind == "mechanic" and speed is None:
        return None
    if type(speed) is not int or speed not in BELT_SPEEDS:
        raise bad_card(
            entry,
            "fact_is_one_of",
            "{field!r} must be one of {allowed}, not {found}",
            field="belt_speed",
            allowed=", ".join(map(str, BELT_SPEEDS)),
            found=repr(speed),
        )
    return speed


def _player(entry: Located, kind: Kind) -> int | None:
    player = entry.get("player")
    if player is None and kind != "mechanic":
        return None
    if kind not in ("robot", "mechanic"):
        raise bad_card(
            entry, "no_player_number", "a {kind} has no player number", kind=kind
        )
    return _number(entry, "player", 1, 6)


def read_peripheral(entry: Located) -> Peripheral:
    """One peripheral, with switches that an edition has (F7.3)."""
    id_, name = _id(entry), entry.get("name")
    if (
        not isinstance(name, str)
        or not name.isprintable()
        or not 0 < len(name) <= _LETTERS
    ):
        raise bad_card(
            entry, "peripheral_name", "a peripheral needs a 'name' of 1 to 40 letters"
        )
    switches = entry.get("switches")
    if not isinstance(switches, dict) or not switches:
        raise bad_card(
            entry,
            "peripheral_switches",
            "a peripheral needs 'switches' that it sets",
        )
    try:
        with_switches(Rules(), switches)
    except RobobidError as error:
        why = error.values["reason"]
        raise bad_card(entry, "switch_of_card", "{reason}", reason=why) from error
    if idle := sorted(_AT_THE_END & switches.keys()):
        raise bad_card(
            entry,
            "switch_at_the_end",
            "the switch '{switch}' counts after the last round, when no peripheral is "
            "in force",
            switch=in_words(idle[0]),
        )
    return Peripheral(
        id_, name, tuple(switches.items()), entry.get("certainty") == "inferred"
    )


def bad(entry: Located, code: str, english: str, **values: Any) -> Unreadable:
    """The error for an entry, with the line it begins on."""
    return bad_line(entry.line, Reason(code, english, **values))


def bad_card(entry: Located, code: str, english: str, **values: Any) -> Unreadable:
    """The error for an entry that has a name."""
    return bad(entry, code, "{card}: " + english, card=entry["id"], **values)


def bad_line(line: int, reason: Why) -> Unreadable:
    """The error for a line of a deck file."""
    error = Unreadable("bad_deck", f"line {line}: {reason}", line=line, reason=reason)
    error.line = line
    return error
