"""What a designer changes: a small TOML file, and the game that comes of it.

edition = "fr"                      # another edition
peripherals = ["monitor"]           # or "all", or [] for none
remove = ["r5a", "fa"]              # cards and peripherals that are not there

[switches]                          # rules that differ, as with --switch
hand_size = 7

[cards.b-pu-01]                     # facts of a card that differ
points = 12

[[add]]                             # a new card, as a deck file has it, and its list
list = "robots"
id = "my-r5-09"
power = 5
points = 7
symbols = ["nut", "oil"]
belt_speed = 1
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from robobid.arena.lab.changefile import (
    as_bad_change,
    bad,
    check_side,
    read_change_file,
)
from robobid.arena.lab.side import Side
from robobid.core.errors import RobobidError
from robobid.games.fzzzt.files.deckfile import SECTIONS, read_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.game import Fzzzt
from robobid.games.fzzzt.rules.cards import Deck

_PERIPHERALS: Final = "peripherals"
_LISTS: Final = (*SECTIONS, _PERIPHERALS)
_KEYS: Final[dict[str, tuple[type, ...]]] = {
    "edition": (str,),
    "peripherals": (list, str),
    "remove": (list,),
    "switches": (dict,),
    "cards": (dict,),
    "add": (list,),
}

Lists = dict[str, list[dict[str, Any]]]
"""A deck file's lists of cards."""


def read_change(path: Path) -> dict[str, Any]:
    """The change that a file describes; what is no change is refused."""
    return read_change_file(path, _KEYS)


def changed(base: Side, change: Mapping[str, Any], path: Path) -> Side:
    """The base with a change; a change that does not work, or none, is refused."""
    try:
        deck = changed_deck(base.game.deck, change, path)
        side = Side(Fzzzt(deck), changed_tags(base.tags, change, deck))
        return check_side(side, base, path)
    except RobobidError as error:
        raise as_bad_change(path, error) from error


def changed_tags(
    tags: Mapping[str, str], change: Mapping[str, Any], deck: Deck
) -> dict[str, str]:
    """How the changed game is set up."""
    changed = {**tags, "Edition": change.get("edition", tags["Edition"])}
    if deck.name != "standard":
        changed["Deck"] = deck.name
    chosen = change.get("peripherals")
    if chosen == "all":
        chosen = [peripheral.word for peripheral in deck.peripherals]
    elif isinstance(chosen, str):
        chosen = [chosen]
    if chosen is not None:
        changed["Peripherals"] = " ".join(deck.peripheral(str(w)).word for w in chosen)
    switches = [
        f"{name}={str(value).lower()}"
        for name, value in change.get("switches", {}).items()
    ]
    # Of a switch that is set twice the last one counts.
    changed["Switches"] = " ".join([tags.get("Switches", ""), *switches]).strip()
    return {name: value for name, value in changed.items() if value}


def changed_deck(deck: Deck, change: Mapping[str, Any], path: Path) -> Deck:
    """The deck with cards taken out, put in, or changed."""
    if not any(change.get(key) for key in ("remove", "cards", "add")):
        return deck
    lists: Lists = json.loads(write_deck(deck))
    for name in change.get("remove", []):
        entry = _entry(lists, deck, name, path)
        for cards in lists.values():
            if entry in cards:
                cards.remove(entry)
    for name, facts in change.get("cards", {}).items():
        if not isinstance(facts, dict):
            raise bad(
                path,
                "must_hold_facts",
                "'cards.{card}' must hold what differs, such as points",
                card=name,
            )
        _entry(lists, deck, name, path).update(facts)
    for facts in change.get("add", []):
        entry = dict(facts) if isinstance(facts, dict) else {}
        if (where := entry.pop("list", None)) not in _LISTS:
            raise bad(
                path,
                "needs_a_list",
                "a new card needs a 'list': {allowed}",
                allowed=", ".join(_LISTS),
            )
        lists[where].append(entry)
    text = json.dumps(lists)
    made = read_deck(text, f"{path.stem}-{sha256(text.encode()).hexdigest()[:12]}")
    is_same = (made.cards, made.peripherals) == (deck.cards, deck.peripherals)
    return deck if is_same else made


def _entry(lists: Lists, deck: Deck, name: Any, path: Path) -> dict[str, Any]:
    """The entry of a card or peripheral, by its id or short name."""
    known = {id_: id_ for id_ in deck.by_id}
    known |= {short: id_ for id_, short in deck.short_names.items()}
    for peripheral in deck.peripherals:
        known |= dict.fromkeys((peripheral.id, peripheral.word), peripheral.id)
    for entries in lists.values():
        for entry in entries:
            if entry["id"] == known.get(name):
                return entry
    raise bad(
        path,
        "nothing_to_change",
        "there is no card or peripheral {found} to change",
        found=repr(name),
    )
