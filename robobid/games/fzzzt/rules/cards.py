"""The cards of Fzzzt!: facts, loaded from a deck file.

A deck is data: the default one ships with the package, and anyone may write another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, get_args

from robobid.core.errors import NONE, Unsupported

Kind = Literal["robot", "upgrade", "fzzzt", "unit", "mechanic"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
SYMBOLS: Final = ("nut", "bolt", "cog", "oil")
WHOLE_BELT: Final = 8
"""The belt speed that turns up all cards that remain, also on a belt of 12 (F3.3)."""
BELT_SPEEDS: Final = (1, 2, 3, 4, WHOLE_BELT)


def bits_of(symbols: Iterable[str]) -> int:
    """Symbols as an int with a bit for each, so that they are quickly compared.

    >>> bits_of(("nut", "cog"))
    5
    """
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols)


class Card(NamedTuple):
    """A card: robot, robot upgrade, Fzzzt, production unit or mechanic (F1)."""

    id: str
    kind: Kind
    power: int
    points: int
    symbols: tuple[str, ...] = ()
    belt_speed: int | None = None
    player: int | None = None
    set: str = "base"
    unit_class: str | None = None
    inferred: tuple[str, ...] = ()
    """The facts that no source gives: deduced or chosen by us."""
    symbol_bits: int = 0
    """The symbols again, as `bits_of` gives them."""

    @property
    def is_robot(self) -> bool:
        """Robots and upgrades are robots; a Fzzzt is not (F1.2, F6.6)."""
        return self.kind in ("robot", "upgrade")

    @property
    def is_unit(self) -> bool:
        """Is this a production unit?"""
        return self.kind == "unit"

    def fits(self, unit: Card) -> bool:
        """May this card be allocated to a unit: do they share a symbol (F5.2)?"""
        return self.symbol_bits & unit.symbol_bits > 0

    def plain_form(self) -> str:
        """A card goes by its id."""
        return self.id

    def __repr__(self) -> str:
        return _SHIPPED.get(self) or _pasted(self)


class Peripheral(NamedTuple):
    """A peripheral changes the rules for one round (F7): some switches, by name."""

    id: str
    name: str
    switches: tuple[tuple[str, Any], ...]
    inferred: bool = True

    @property
    def word(self) -> str:
        """The name in its id, as it is typed: `tape-deck`."""
        return self.id.split("-", 2)[-1]

    def plain_form(self) -> str:
        """A peripheral goes by its id."""
        return self.id

    def __repr__(self) -> str:
        return _SHIPPED.get(self) or _pasted(self)


@dataclass(frozen=True)
class Deck:
    """All cards and peripherals of a game's box."""

    name: str
    cards: tuple[Card, ...]
    peripherals: tuple[Peripheral, ...]

    def plain_form(self) -> str:
        """A deck goes by its name."""
        return self.name

    @cached_property
    def by_id(self) -> dict[str, Card]:
        """The cards by the ids in the deck file."""
        return {card.id: card for card in self.cards}

    @cached_property
    def short_names(self) -> dict[str, str]:
        """Every card's name in the notation, by its id."""
        names = {card.id: _short_name(card) for card in self.cards}
        taken = list(names.values())
        return {
            id_: name if taken.count(name) == 1 else id_ for id_, name in names.items()
        }

    @cached_property
    def by_short_name(self) -> dict[str, Card]:
        """The cards by their names in the notation."""
        return {name: self.by_id[id_] for id_, name in self.short_names.items()}

    def card(self, name: str) -> Card:
        """A card by its id or its short name; an unknown one is an error."""
        found = self.by_id.get(name) or self.by_short_name.get(name)
        if found is None:
            raise Unsupported(
                "unknown_card",
                f"no card is called {name!r}; this deck's cards are "
                f"{', '.join(self.by_short_name)}",
                card=name,
                allowed=", ".join(self.by_short_name),
            )
        return found

    def peripheral(self, word: str) -> Peripheral:
        """A peripheral by its word or id; an unknown one is an error."""
        for peripheral in self.peripherals:
            if word in (peripheral.word, peripheral.id):
                return peripheral
        words = ", ".join(peripheral.word for peripheral in self.peripherals)
        raise Unsupported(
            "unknown_peripheral",
            f"no peripheral is called {word!r}; there are {words or 'none'}",
            peripheral=word,
            allowed=words or NONE,
        )

    def of_kind(self, kind: Kind) -> Iterator[Card]:
        """All cards of one kind."""
        return (card for card in self.cards if card.kind == kind)

    def mechanic(self, number: int) -> Card:
        """The mechanic with a number."""
        return self.mechanics[number]

    def robots_of(self, number: int) -> tuple[Card, ...]:
        """The three robots that belong to the mechanic with a number (F2.3)."""
        return self.numbered_robots.get(number, ())

    @cached_property
    def mechanics(self) -> dict[int, Card]:
        """The mechanics by their numbers."""
        return {c.player: c for c in self.of_kind("mechanic") if c.player is not None}

    @cached_property
    def numbered_robots(self) -> dict[int, tuple[Card, ...]]:
        """The robots that belong to each mechanic, by its number."""
        robots = list(self.of_kind("robot"))
        return {n: tuple(c for c in robots if c.player == n) for n in self.mechanics}


_SHIPPED: Final[dict[Card | Peripheral, str]] = {}
"""What rebuilds the cards of the deck that ships: `card('r1a')`; others say it all."""


def ship(deck: Deck) -> Deck:
    """A deck whose cards go by their short names wherever Python shows them."""
    names = deck.short_names
    _SHIPPED.update((card, f"card({names[card.id]!r})") for card in deck.cards)
    _SHIPPED.update((each, f"peripheral({each.word!r})") for each in deck.peripherals)
    return deck


def _pasted(card: Card | Peripheral) -> str:
    fields = zip(card._fields, card, strict=True)
    said = ", ".join(f"{name}={value!r}" for name, value in fields)
    return f"{type(card).__name__}({said})"


_LETTERS: Final = {"upgrade": "u", "fzzzt": "f", "unit": "p"}


def _short_name(card: Card) -> str:
    """`b-r1-04` is r1d, `x-up-01` is xua, the mechanic of player 4 is m4."""
    if card.kind == "mechanic":
        return f"m{card.player}"
    number = card.id.rsplit("-", 1)[-1]
    if not (number.isdigit() and 1 <= int(number) <= 26):
        return card.id
    letter = chr(ord("a") + int(number) - 1)
    kind = _LETTERS.get(card.kind) or f"r{card.power}"
    return ("" if card.set == "base" else "x") + kind + letter
