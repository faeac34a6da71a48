"""What a game is played with: the edition, the cards, and the variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.core.setup import RULES, setting
from robobid.core.setup import SetUp as AnySetUp
from robobid.core.spelling import (
    ALL,
    Material,
    RulesKind,
    Schema,
    Spelling,
    Switch,
    refused,
    some_of,
    words_of,
)
from robobid.games.fzzzt.files.deckfile import load_deck, marked_deck
from robobid.games.fzzzt.rules.cards import Deck, Peripheral
from robobid.games.fzzzt.rules.editions import (
    EDITIONS,
    EN,
    Edition,
    Rules,
    edition_named,
    with_switches,
)
from robobid.games.fzzzt.text.fields import BY_HAND

NEWEST: Final = 1
"""The version of our rules: none that could have been played by was ever changed."""
UNTAGGED: Final = 1
"""What a record without the tag was played by."""
STANDARD_DECK: Final = "standard"
Switches = tuple[tuple[str, Any], ...]


class EditionKind(Spelling[Edition]):
    """An edition by its name."""

    metavar = "NAME"
    example = '"en"'

    def read(self, found: Any, game: Any, name: str) -> Edition:
        return found if isinstance(found, Edition) else edition_named(found)

    def write(self, value: Edition) -> str:
        return value.name

    def schema(self, game: Any) -> Schema:
        return {"enum": list(EDITIONS)}


class DeckKind(Material[Deck]):
    """The deck that ships, or one from a file."""

    metavar = "FILE"
    example = '"deck.json"'
    has_mark = True

    def read(self, found: Any, game: Any, name: str) -> Deck:
        if isinstance(found, Deck):
            return found
        if isinstance(found, Path):
            return load_deck(found)
        deck: Deck = game.deck
        if found != deck.name:
            raise Unsupported(
                "other_deck",
                f"the record was played with deck {found!r}, not "
                f"with {deck.name!r}; name the right file with --deck",
                deck=found,
                found=deck.name,
            )
        return deck

    def marked(self, text: str, name: str) -> Deck:
        return marked_deck(text, name)

    def is_known(self, name: str, game: Any) -> bool:
        return bool(name == game.deck.name)

    def write(self, value: Deck) -> str:
        return value.name

    def schema(self, game: Any) -> Schema:
        return {"enum": [game.deck.name]}


class PeripheralsKind(Spelling[tuple[Peripheral, ...]]):
    """Some peripherals of the deck, or all."""

    metavar = "all|NAMES"
    example = '"all"'
    wire = list[str] | str

    def read(self, found: Any, game: Any, name: str) -> tuple[Peripheral, ...]:
        words = words_of(found)
        if words is None:
            raise refused(name, found, [self.metavar])
        if words == [ALL]:
            return tuple(sorted(game.deck.peripherals))
        return tuple(sorted({game.deck.peripheral(word) for word in words}))

    def write(self, value: tuple[Peripheral, ...]) -> str:
        return " ".join(peripheral.word for peripheral in value)

    def plain(self, value: tuple[Peripheral, ...]) -> list[str]:
        return [peripheral.id for peripheral in value]

    def schema(self, game: Any) -> Schema:
        return some_of([peripheral.id for peripheral in game.deck.peripherals])


class SwitchesKind(Spelling[Switches]):
    """Rules that differ from the edition's: `hand_size=8`."""

    metavar = "NAME=VALUE"
    example = '["hand_size=5"]'
    wire = dict[str, bool | int | str] | list[str] | str
    repeats = True

    def read(self, found: Any, game: Any, name: str) -> Switches:
        if isinstance(found, Mapping):
            said = dict(found)
        else:
            words = words_of(found)
            if words is None:
                raise refused(name, found, [self.metavar])
            said = dict(map(_switch, words))
        with_switches(Rules(), said)
        order = [field.name for field in fields(Rules)]
        return tuple(sorted(said.items(), key=lambda item: order.index(item[0])))

    def write(self, value: Switches) -> str:
        return " ".join(f"{name}={set_to}".lower() for name, set_to in value)

    def plain(self, value: Switches) -> dict[str, Any]:
        return dict(value)

    def schema(self, game: Any) -> Schema:
        return {"type": "object", "properties": {f.name: {} for f in fields(Rules)}}


_MANY_DIGITS: Final = 10
"""No switch is as large as a number of so many digits."""


def _switch(text: str) -> tuple[str, Any]:
    name, _, value = (part.strip() for part in text.partition("="))
    if not (name and value):
        raise Unsupported(
            "bad_switch_word",
            f"cannot read the switch {text!r}: it is NAME=VALUE, such as hand_size=8",
            found=text,
        )
    value = value.lower()
    if value.isdecimal() and len(value) < _MANY_DIGITS:
        return name, int(value)
    return name, {"true": True, "false": False}.get(value, value)


@dataclass(frozen=True, kw_only=True)
class SetUp(AnySetUp):
    """Everything that is settled before the game begins."""

    edition: Edition = setting(
        EditionKind(), EN, "whose rules: en, de, fr, fr-expansion or ru", always=True
    )
    deck: Deck = setting(DeckKind(), STANDARD_DECK, "another deck of cards")
    peripherals: tuple[Peripheral, ...] = setting(
        PeripheralsKind(),
        (),
        "play with peripherals: all, or some by name (monitor,tape-deck)",
    )
    switches: Switches = setting(
        SwitchesKind(),
        (),
        "change one of the edition's rules (chief_goes_to=any_loser)",
        option="switch",
    )
    by_hand: bool = setting(
        Switch(BY_HAND, "best"),
        False,
        "lay out the final allocation yourself (otherwise the best one is made)",
        tag="Layout",
    )

    rules_version: int = setting(
        RulesKind(NEWEST),
        NEWEST,
        "the version of our rules; older ones are for records that were played by them",
        tag=RULES,
        offered=False,
        untagged=UNTAGGED,
    )

    def __post_init__(self) -> None:
        """A switch that is set as the edition has it says nothing."""
        printed = self.edition.rules
        object.__setattr__(
            self,
            "switches",
            tuple(
                (name, value)
                for name, value in self.switches
                if getattr(printed, name) != value
            ),
        )

    @property
    def played(self) -> Edition:
        """The edition as it is played: with the switches that are set."""
        return replace(
            self.edition, rules=with_switches(self.edition.rules, dict(self.switches))
        )
