"""The text form of Fzzzt! actions and set-ups; docs/notation.md has all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from robobid.core import setup
from robobid.core.decisions import CHANCE, SEAT_LETTERS, Action, seat_letter
from robobid.core.errors import Unreadable
from robobid.core.setup import PERSON
from robobid.games.fzzzt.rules.actions import (
    Allocate,
    Bid,
    Deal,
    Done,
    Pay,
    Reveal,
    Turn,
)
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.editions import EDITIONS, Rules
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.variants import NEWEST, SetUp

_SEATS: Final = tuple(SEAT_LETTERS)


def write_action(deck: Deck, seat: int, action: Action) -> tuple[str, ...]:
    """An action as words, the seat's letter or the chance word first.

    >>> from robobid.games.fzzzt.files.deckfile import card, standard_deck
    >>> write_action(standard_deck(), 1, Bid.of([card("r2a"), card("m4")]))
    ('B', 'm4+r2a')
    """
    name = deck.short_names
    match action:
        case Bid(cards):
            return seat_letter(seat), "+".join(name[card.id] for card in sorted(cards))
        case Pay(card):
            return seat_letter(seat), "pay", name[card.id]
        case Allocate(robot, unit):
            return seat_letter(seat), f"{name[robot.id]}>{name[unit.id]}"
        case Done():
            return seat_letter(seat), "done"
        case Deal(to, cards):
            return "#deal", seat_letter(to), *(name[card.id] for card in cards)
        case Turn(card):
            return "#turn", name[card.id]
        case Reveal(peripheral):
            return "#reveal", peripheral.word
    raise Unreadable("not_an_action", f"{action!r} is not an action of Fzzzt!")


def read_action(table: Table, words: Sequence[str]) -> tuple[int, Any, tuple[str, ...]]:
    """The seat, the action and the words left over for the next action."""
    deck = table.deck
    match tuple(words):
        case ("#deal", seat, *names) if names and seat in _SEATS:
            size = 4 if table.phase == "set-up" else 1
            cards = tuple(deck.card(name) for name in names[:size])
            rest = ("#deal", seat, *names[size:]) if names[size:] else ()
            return CHANCE, Deal(SEAT_LETTERS.index(seat), cards), rest
        case ("#turn", name):
            return CHANCE, Turn(deck.card(name)), ()
        case ("#reveal", word):
            return CHANCE, Reveal(deck.peripheral(word)), ()
        case (seat, "done") if seat in _SEATS:
            return SEAT_LETTERS.index(seat), Done(), ()
        case (seat, "pay", name) if seat in _SEATS:
            return SEAT_LETTERS.index(seat), Pay(deck.card(name)), ()
        case (seat, move) if seat in _SEATS and ">" in move:
            robot, _, unit = move.partition(">")
            step = Allocate(deck.card(robot), deck.card(unit))
            return SEAT_LETTERS.index(seat), step, ()
        case (seat, move) if seat in _SEATS:
            bid = Bid.of(deck.card(name) for name in move.split("+"))
            return SEAT_LETTERS.index(seat), bid, ()
    raise Unreadable(
        "not_a_move",
        f"{' '.join(words)!r} is not a move; moves look like 'B r2a+r1a', "
        "'B r1a>pa', 'B pay r1a', 'B done', '#deal A m1', '#turn r5b' or "
        "'#reveal monitor'",
        found=" ".join(words),
    )


def tags_of(table: Table) -> dict[str, str]:
    """The tags that set up a table like this one."""
    printed = EDITIONS[table.edition.name]
    switches = [
        (field.name, getattr(table.edition.rules, field.name))
        for field in fields(Rules)
    ]
    position = {"Position": table.origin} if table.origin else {}
    made = setup.setup_of(
        SetUp,
        table,
        seats=(PERSON,) * len(table.players),
        edition=printed,
        peripherals=table.chosen_peripherals,
        switches=tuple(switches),
        # There has been no other.
        rules_version=NEWEST,
    )
    return setup.tags_of(made) | position
