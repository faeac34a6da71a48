"""What is in the box: cards and switches as arrays, made from a deck and an edition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache, cached_property
from itertools import chain
from typing import Any, Final, get_args, get_type_hints

from robobid.core.errors import Unsupported
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.cards import SYMBOLS, Card, Deck, Peripheral
from robobid.games.fzzzt.rules.editions import (
    Edition,
    Rules,
    edition_named,
    with_switches,
)
from robobid.games.fzzzt.rules.setup import new_table
from robobid.games.fzzzt.table import Table
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.sets import MOST_CARDS, WORDS
from robobid.twins.plain.fzzzt.knowledge import POWERS

SEATS: Final = 6
MOST_PERIPHERALS: Final = 64
MOST_BID_CARDS: Final = 12
"""Bids from larger hands have no numbers: there would be too many."""
POWER_BITS: Final = 3
_LARGE: Final = 1 << 20

RULES: Final = np.dtype([(switch.name, "i4") for switch in fields(Rules)])
"""The switches of an edition, by name; words are numbered in their order."""

CARDS: Final = ("u8", (WORDS,))
BOX: Final = np.dtype(
    [
        ("players", "i8"),
        ("cards", "i8"),
        ("cards_in_play", "i8"),
        ("belt_length", "i8"),
        ("by_hand", "i8"),
        ("chosen_peripherals", "u8"),
        ("belt_deck", *CARDS),
        ("personal", "u8", (SEATS + 1, WORDS)),  # by the number of the mechanic
        ("in_play", *CARDS),
        ("robots", *CARDS),  # robots and upgrades
        ("units", *CARDS),
        ("fzzzts", *CARDS),
        ("mechanics", *CARDS),
        # The cards whose power has this bit: so a bid is added up by counting.
        # Once without the power of Fzzzts, and once with it.
        ("power", "u8", (2, POWER_BITS, WORDS)),
        # The cards of each power, mechanics excepted: again without that of Fzzzts.
        ("of_power", "u8", (2, POWERS, WORDS)),
        # The robots that have one of these symbols.
        ("fitting", "u8", (1 << len(SYMBOLS), WORDS)),
        ("symbols", "i8", (MOST_CARDS,)),
        ("points", "i8", (MOST_CARDS,)),
        ("belt_speed", "i8", (MOST_CARDS,)),
        # The edition's switches, then those of a round with each peripheral.
        ("rules", RULES, (1 + MOST_PERIPHERALS,)),
        # Actions as numbers: so many bids, then the robots for each unit.
        ("bid_numbers", "i8"),
        ("numbered", "u8", (1 << len(SYMBOLS), WORDS)),  # `fitting`, of those in play
        ("first_number", "i8", (MOST_CARDS,)),
        ("unit_numbered", "u1", ((MOST_CARDS // 2) ** 2 + 8,)),
        ("numbers", "i8"),
    ],
    align=True,
)

AnyBox = Any
"""A box inside compiled code: an element of an array of `BOX`."""


@dataclass(frozen=True)
class Box:
    """A game's box: an edition for so many players, with a deck and peripherals.

    >>> box = Box.open("en", 4)
    >>> int(box.array["belt_length"][0]), box.cards[0].id
    (8, 'b-fz-01')
    """

    edition: Edition
    players: int
    deck: Deck
    peripherals: tuple[Peripheral, ...] = ()
    by_hand: bool = False

    @classmethod
    def open(
        cls,
        edition: Edition | str,
        players: int,
        deck: Deck | None = None,
        peripherals: Iterable[Peripheral] = (),
        *,
        by_hand: bool = False,
    ) -> Box:
        """A box by the name of its edition, with the standard deck if none is given."""
        if isinstance(edition, str):
            edition = edition_named(edition)
        chosen = tuple(sorted(set(peripherals)))
        return cls(edition, players, deck or standard_deck(), chosen, by_hand)

    @classmethod
    def of(cls, table: Table) -> Box:
        """The box that a table is played with."""
        return cls(
            table.edition,
            len(table.players),
            table.deck,
            table.chosen_peripherals,
            table.by_hand,
        )

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The deck's cards by their numbers in a set: first those in play, sorted.

        So most games need the first word of a set only.
        """
        others = set(self.deck.cards) - set(self.in_play)
        return (*self.in_play, *sorted(others))

    @cached_property
    def in_play(self) -> tuple[Card, ...]:
        """The cards that come in this game, sorted: the belt deck and the hands."""
        table = self.new_table()  # it says so if edition, players and deck do not fit
        hands = [self.deck.robots_of(card.player or 0) for card in table.mechanics]
        return tuple(sorted([*table.unseen, *table.mechanics, *chain(*hands)]))

    @cached_property
    def number_of(self) -> dict[Card, int]:
        """The cards' numbers in a set."""
        return {card: number for number, card in enumerate(self.cards)}

    @cached_property
    def array(self) -> NDArray[Any]:
        """Everything that compiled code must know, in an array of one element."""
        return _array(self)

    def new_table(self) -> Table:
        """The rules' table for this box, before anything is dealt."""
        return new_table(
            self.edition,
            self.players,
            self.deck,
            self.peripherals,
            by_hand=self.by_hand,
        )

    def words(self, cards: Iterable[Card]) -> NDArray[np.uint64]:
        """Cards as a set."""
        return words_of(self.number_of[card] for card in cards)

    def cards_in(self, words: Any) -> list[Card]:
        """The cards of a set, sorted."""
        whole = int(words[0]) | int(words[1]) << 64
        found = []
        while whole:
            found.append(self.cards[(whole & -whole).bit_length() - 1])
            whole &= whole - 1
        return found


def words_of(numbers: Iterable[int]) -> NDArray[np.uint64]:
    """Numbers of cards as a set."""
    whole = sum(1 << number for number in numbers)
    return np.array([whole & (1 << 64) - 1, whole >> 64], np.uint64)


def switch_values(rules: Rules) -> tuple[int, ...]:
    """The switches as numbers, in the order of `RULES`."""
    values = []
    for name, choices in _choices().items():
        value = getattr(rules, name)
        values.append(choices.index(value) if choices else min(value, _LARGE))
    return tuple(values)


def rules_of(values: Any) -> Rules:
    """The rules whose switches have these numbers."""
    types = get_type_hints(Rules)
    switches = {
        name: choices[values[name]] if choices else types[name](values[name])
        for name, choices in _choices().items()
    }
    return Rules(**switches)


@cache
def _choices() -> dict[str, tuple[str, ...]]:
    """The words that each switch may be set to; none if it is a number, yes or no."""
    types = get_type_hints(Rules)
    return {switch.name: get_args(types[switch.name]) for switch in fields(Rules)}


def _array(box: Box) -> NDArray[Any]:
    _check(box)
    table = box.new_table()
    array = np.zeros(1, BOX)
    it = array[0]
    it["players"] = box.players
    it["cards"] = len(box.cards)
    it["cards_in_play"] = len(box.in_play)
    it["belt_length"] = table.belt_length
    it["by_hand"] = box.by_hand
    it["belt_deck"] = box.words(table.unseen)
    for number in range(1, box.players + 1):
        own = [box.deck.mechanic(number), *box.deck.robots_of(number)]
        it["personal"][number] = box.words(own)
    it["in_play"] = box.words(box.in_play)
    _fill_cards(box, it)
    _fill_rules(box, it)
    _fill_numbers(box, it)
    return array


def _check(box: Box) -> None:
    if len(box.cards) > MOST_CARDS or len(box.deck.peripherals) > MOST_PERIPHERALS:
        raise Unsupported(
            "large_deck",
            f"deck {box.deck.name!r} has {len(box.cards)} cards and "
            f"{len(box.deck.peripherals)} peripherals; the fast twin takes up to "
            f"{MOST_CARDS} and {MOST_PERIPHERALS}",
            deck=box.deck.name,
            most=MOST_CARDS,
            most_peripherals=MOST_PERIPHERALS,
        )


def _fill_cards(box: Box, it: Any) -> None:
    it["robots"] = box.words(c for c in box.cards if c.is_robot)
    it["units"] = box.words(c for c in box.cards if c.is_unit)
    it["fzzzts"] = box.words(c for c in box.cards if c.kind == "fzzzt")
    it["mechanics"] = box.words(c for c in box.cards if c.kind == "mechanic")
    for bit in range(POWER_BITS):
        strong = [card for card in box.cards if card.power >> bit & 1]
        it["power"][0, bit] = box.words(c for c in strong if c.is_robot)
        it["power"][1, bit] = box.words(strong)
    others = [card for card in box.cards if card.kind != "mechanic"]
    for has_power in (False, True):
        powers = [c.power if has_power or c.kind != "fzzzt" else 0 for c in others]
        for power in range(POWERS):
            it["of_power"][int(has_power), power] = box.words(
                card for card, its in zip(others, powers, strict=True) if its == power
            )
    for some in range(1 << len(SYMBOLS)):
        it["fitting"][some] = box.words(
            card for card in box.cards if card.is_robot and card.symbol_bits & some
        )
    for number, card in enumerate(box.cards):
        it["symbols"][number] = card.symbol_bits
        it["points"][number] = card.points
        it["belt_speed"][number] = card.belt_speed or 1


def _fill_rules(box: Box, it: Any) -> None:
    it["rules"][0] = switch_values(box.edition.rules)
    for number, peripheral in enumerate(sorted(box.deck.peripherals)):
        rules = with_switches(box.edition.rules, dict(peripheral.switches))
        it["rules"][1 + number] = switch_values(rules)
        if peripheral in box.peripherals:
            it["chosen_peripherals"] |= np.uint64(1 << number)


def _fill_numbers(box: Box, it: Any) -> None:
    """Number 0 is Done, then come the bids by hand slots, then robots by units."""
    it["bid_numbers"] = 1 << min(largest_hand(box), MOST_BID_CARDS)
    number = int(it["bid_numbers"])
    played = box.in_play
    for at, unit in enumerate(box.cards):
        if unit in played and unit.is_unit:
            it["first_number"][at] = number
            start = number - it["bid_numbers"]
            number += sum(card.is_robot and card.fits(unit) for card in played)
            it["unit_numbered"][start:] = at
    it["numbers"] = number + -number % 64
    for some in range(1 << len(SYMBOLS)):
        it["numbered"][some] = box.words(
            card for card in played if card.is_robot and card.symbol_bits & some
        )


def largest_hand(box: Box) -> int:
    """The most cards that a player may hold when bidding."""
    base = box.edition.rules
    rounds = [with_switches(base, dict(p.switches)) for p in box.peripherals]
    return max(
        base.hand_size,
        *(max(r.hand_size, base.hand_size + r.cards_drawn_at_once) for r in rounds),
        0,
    )
