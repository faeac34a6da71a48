"""What a seat may know, from its view: the plain side of what the mechanic asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules import auction
from robobid.games.fzzzt.rules.actions import Allocate
from robobid.games.fzzzt.rules.cards import SYMBOLS, Card, Deck
from robobid.games.fzzzt.rules.editions import Edition, Rules
from robobid.games.fzzzt.view import View
from robobid.twins.plain.fzzzt.cards import Cards, copy_all, size

POWERS: Final = 8
"""The powers that are printed on cards are below this."""
FARTHEST: Final = "farthest"
STRONGEST_CARD: Final = "strongest_card"
LAYOUT: Final = "layout"

_MOST_BOXES: Final = 8


class Box:
    """A deck's cards, numbered, and which of them are what."""

    def __init__(self, deck: Deck, edition: Edition, players: int) -> None:
        self.deck, self.edition, self.players = deck, edition, players
        self.belt_length = edition.belt_length_for(players)
        self.rules = (edition.rules,)
        self.cards = tuple(sorted(deck.cards))
        self.number = {card.id: number for number, card in enumerate(self.cards)}
        self._bit = {name: 1 << number for name, number in self.number.items()}
        others = [card for card in self.cards if card.kind != "mechanic"]
        self.robots = self.set_of(card for card in self.cards if card.is_robot)
        self.units = self.set_of(card for card in self.cards if card.is_unit)
        self.mechanics = self.set_of(set(self.cards) - set(others))
        self.symbols = [card.symbol_bits for card in self.cards]
        self.points = [card.points for card in self.cards]
        self.of_power = [
            [
                self.set_of(c for c in others if power == c.power * counts_for(c))
                for power in range(POWERS)
            ]
            for counts_for in (lambda card: card.kind != "fzzzt", lambda card: True)
        ]
        self.fitting = [
            self.set_of(c for c in self.cards if c.is_robot and c.symbol_bits & some)
            for some in range(1 << len(SYMBOLS))
        ]

    def set_of(self, cards: Iterable[Card]) -> Cards:
        """Cards as a set."""
        bit = self._bit
        return [sum([bit[card.id] for card in cards])]

    def cards_in(self, cards: Cards) -> list[Card]:
        """The cards of a set, sorted."""
        rest, found = cards[0], []
        while rest:
            lowest = rest & -rest
            found.append(self.cards[lowest.bit_length() - 1])
            rest ^= lowest
        return found


_boxes: Final[list[Box]] = []


def box_of(view: View) -> Box:
    """The box that a view's game is played with; those used last are kept."""
    wanted = (view.deck, view.edition, len(view.players))
    for box in _boxes:
        if (box.deck, box.edition, box.players) == wanted:
            return box
    _boxes.append(Box(*wanted))
    del _boxes[:-_MOST_BOXES]
    return _boxes[-1]


class Seen:
    """A table as a seat sees it that is to act."""

    def __init__(self, box: Box, view: View, decision: Decision) -> None:
        self.options = decision.options
        self.phase = view.phase
        self.rules = view.rules
        self.round = view.round
        self.chief = view.chief
        self.face_down = view.face_down
        self.unseen = box.set_of(view.unseen)
        self.belt = [box.number[card.id] for card in view.belt]
        self.head, self.end = 0, len(view.belt)
        self.steps_built = 0  # nothing is built while it thinks
        self.held = [player.hand_size for player in view.players]
        self.shown = [box.set_of(player.shown) for player in view.players]
        self.hidden = [box.set_of(player.hidden) for player in view.players]
        self.spent = [box.set_of(player.spent) for player in view.players]
        self.laid = [
            player.bid.size or 0 if player.bid else 0 for player in view.players
        ]
        self.bid = [
            box.set_of(player.bid.cards or () if player.bid else ())
            for player in view.players
        ]
        self.units = [
            box.set_of(unit for unit, _ in player.units) for player in view.players
        ]
        self.robots_on = {
            box.number[unit.id]: list(robots)
            for player in view.players
            for unit, robots in player.units
        }
        me = view.players[decision.seat]
        self.hand = {decision.seat: box.set_of(me.hand or ())}
        self.planned = box.set_of(step.robot for step in me.plan)
        for robot, unit in me.plan:
            self.robots_on[box.number[unit.id]].append(robot)


# -- What everybody may know of a seat ---


def cards_held(table: Seen, seat: int) -> int:
    """How many cards a seat has in its hand and in its bid together."""
    return table.held[seat]


def cards_laid(table: Seen, seat: int) -> int:
    """How many cards a seat has bid, if that is seen."""
    return table.laid[seat]


def note_hidden(table: Seen, seat: int, cards: Cards) -> None:
    """The cards of a seat of which nobody else can tell if they are in the hand."""
    copy_all(table.hidden[seat], cards)


def note_owned(table: Seen, seat: int, cards: Cards) -> None:
    """All cards of a seat but its units and what lies on them (F4.12)."""
    cards[0] = table.shown[seat][0] | table.hidden[seat][0] | table.spent[seat][0]


def deck_size(table: Seen) -> int:
    """How many cards the belt deck has (F4.12)."""
    return size(table.unseen) - table.face_down


def has_room(box: Box, table: Seen, seat: int, robot: int, unit: int) -> bool:
    """May this robot go on this unit now (F5.2)?"""
    return Allocate(box.cards[robot], box.cards[unit]) in table.options


# -- The power of cards ---


def bid_power(box: Box, rules: Rules, cards: Cards) -> int:
    """The sum of the cards' power in a bid (F4.5)."""
    return auction.bid_power(rules, tuple(box.cards_in(cards)))


def card_power(box: Box, rules: Rules, card: int) -> int:
    """The power of one card in a bid."""
    return auction.bid_power(rules, (box.cards[card],))


def printed_power(box: Box, card: int) -> int:
    """The power that is printed on a card."""
    return box.cards[card].power


def whole(number: Any) -> int:
    """A number as compiled code counts with it; Python has one kind only."""
    return int(number)
