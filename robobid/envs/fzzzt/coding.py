"""Fzzzt! for learners: the same numbers and rows as those of the fast twin.

Numbers of choices:
0                      to finish building
1, 2, 3, ...           a bid; bit k: the k-th card of the sorted hand is in it.
                       To pay the k-th card of the bid (Printer) is 1 << k
from 1 << largest hand a robot for a unit: unit by unit, and for each unit the robots
                       of the game that fit, in their order

Numbers of chance: a card of the game, in the order of `cards` (a mechanic stands for
all that comes with it), and behind them the peripherals.

A row is all bytes; its `parts` say what each of them means. Seats are counted
clockwise from the one that looks, which is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, ClassVar, Final, get_args

import numpy as np

from robobid.core.decisions import Action, Decision
from robobid.core.errors import Unsupported
from robobid.envs.coding import Part, Row, amount, layout_of
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Deal, Reveal, Turn
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import with_switches
from robobid.games.fzzzt.table import Phase, Table
from robobid.games.fzzzt.view import PlayerView, View

PLACES: Final = ("hand", "hidden", "shown", "spent", "bid", "unit", "allocated")
"""Own cards are in hand, shown (in hand, and others know it) or hidden (set aside);
those of others are hidden (in hand or set aside) or shown. A bid is an open one."""
UNKNOWN_SIZE: Final = 255
"""A bid lies there, and nobody knows its size."""
PHASES: Final[tuple[str, ...]] = get_args(Phase)
MOST_BID_CARDS: Final = 12
"""With larger hands there would be too many bids to number."""

_HAND, _HIDDEN, _SHOWN, _SPENT, _BID, _UNIT, _ALLOCATED = range(len(PLACES))
_UNSEEN: Final = 1
_ON_BELT: Final = 2
_AT_SEAT: Final = 8
_DONE: Final = 0


class FzzztCoding:
    """Numbers for the games that are played like one table, before it is dealt."""

    usual_players: ClassVar[int] = 2

    def __init__(self, table: Table) -> None:
        self.cards = cards_of(table)
        """The cards of the game, in the order of their numbers."""
        self._peripherals = sorted(table.deck.peripherals)
        self._number = {card: number for number, card in enumerate(self.cards)}
        self._bids = 1 << largest_hand(table)
        steps = [
            Allocate(robot, unit)
            for unit in self.cards
            if unit.is_unit
            for robot in self.cards
            if robot.is_robot and robot.fits(unit)
        ]
        self._steps = {step: self._bids + at for at, step in enumerate(steps)}
        self.choices = self._bids + len(steps)
        self.outcomes = len(self.cards) + len(self._peripherals)
        self.parts = tuple(_parts(table, self.cards, len(self._peripherals)))
        self.layout = layout_of(self.parts, np.uint8)
        rounds = len(table.unseen) // table.belt_length + 1
        # Everybody bids for each card and builds, and each card is turned and dealt.
        self.longest = 8 * rounds * len(self.cards) + 100

    def persons(self, table: Table) -> tuple[int, ...]:
        return tuple(table.seats)

    def options(self, table: Table, decision: Decision) -> dict[int, Any]:
        if decision.kind == "bid":
            slots = _slots(table.players[decision.seat].hand)
            numbers = {_bits(bid, slots): bid for bid in decision.options}
        elif decision.kind == "pay":
            slots = _slots(table.players[decision.seat].bid or ())
            numbers = {1 << slots[pay.card]: pay for pay in decision.options}
        else:
            numbers = {self._plain(action): action for action in decision.options}
        return dict(sorted(numbers.items()))

    def _plain(self, action: Action) -> int:
        """The number of a choice that means the same everywhere."""
        match action:
            case Allocate():
                return self._steps[action]
            case Deal(_, cards):
                return self._number[cards[0]]
            case Turn(card):
                return self._number[card]
            case Reveal(peripheral):
                return len(self.cards) + self._peripherals.index(peripheral)
        return _DONE

    def observe(self, view: View) -> Row:
        row = np.zeros(self.layout.size, np.uint8)
        viewer, players = view.seat or 0, len(view.players)
        for card in view.unseen:
            row[self._number[card]] = _UNSEEN
        for at, card in enumerate(view.belt):
            row[self._number[card]] = _ON_BELT
            row[len(self.cards) + self._number[card]] = 1 + at
        facts = [*self._facts(view, viewer)]
        for distance in range(players):
            player = view.players[(viewer + distance) % players]
            self._lay_out(row, player, _AT_SEAT + 8 * distance)
            facts += _seat_facts(view, player)
        row[2 * len(self.cards) :] = facts
        return row

    def _facts(self, view: View, viewer: int) -> Iterator[int]:
        yield PHASES.index(view.phase)
        yield view.round
        yield view.face_down
        yield view.deck_size
        yield (
            0
            if view.peripheral is None
            else 1 + self._peripherals.index(view.peripheral)
        )
        yield (view.chief - viewer) % len(view.players)

    def _lay_out(self, row: Row, player: PlayerView, here: int) -> None:
        """Where a player's cards are."""
        number, more = self._number, len(self.cards)
        for kind, cards in (
            (_HIDDEN, player.hidden),
            (_HAND, [card for card in player.hand or () if card in player.hidden]),
            (_SHOWN, player.shown),
            (_SPENT, player.spent),
            (_BID, player.bid.cards or () if player.bid else ()),
            (_UNIT, dict(player.units)),
        ):
            for card in cards:
                row[number[card]] = here + kind
        for unit, robots in player.units:
            for robot in robots:
                row[number[robot]] = here + _ALLOCATED
                row[more + number[robot]] = 1 + number[unit]
        for robot, unit in player.plan:
            row[more + number[robot]] = 1 + number[unit]

    def points(self, table: Table) -> tuple[int, int]:
        robots = sum(card.is_robot for card in self.cards)
        widget = max([card.points for card in self.cards if card.is_unit], default=0)
        printed = sum(abs(card.points) for card in self.cards)
        return -printed, printed + robots * widget


def cards_of(table: Table) -> tuple[Card, ...]:
    """The cards that come in a game, sorted: the belt deck and the hands."""
    hands = [table.deck.robots_of(card.player or 0) for card in table.mechanics]
    return tuple(sorted([*table.unseen, *table.mechanics, *chain(*hands)]))


def largest_hand(table: Table) -> int:
    """The most cards that a player may hold when bidding."""
    base = table.edition.rules
    rounds = [with_switches(base, dict(p.switches)) for p in table.peripherals]
    largest = max(
        base.hand_size,
        *(max(r.hand_size, base.hand_size + r.cards_drawn_at_once) for r in rounds),
        0,
    )
    if largest > MOST_BID_CARDS:
        raise Unsupported(
            "large_hand",
            f"with hands of {largest} cards there are too many bids to number; the "
            f"most is {MOST_BID_CARDS}",
            most=MOST_BID_CARDS,
        )
    return largest


def _parts(table: Table, cards: tuple[Card, ...], peripherals: int) -> Iterator[Part]:
    """What every number of a row means."""
    seats, count, belt = len(table.players), len(cards), table.belt_length
    ids = tuple(card.id for card in cards)
    table_ = ("table",)
    last_place = _AT_SEAT + 8 * (seats - 1) + _ALLOCATED
    places = (
        "0 not yet dealt, 1 unseen, 2 on the belt, else 8 + 8 * seat + k: k is "
        + ", ".join(f"{at} {place}" for at, place in enumerate(PLACES))
    )
    more = "on the belt 1 for the head, ...; a robot's unit: 1 + its number; else 0"
    yield Part("place", ids, 0, last_place, places)
    yield Part("more", ids, 0, max(count, belt), more)
    phases = ", ".join(f"{at} {phase}" for at, phase in enumerate(PHASES))
    yield Part("phase", table_, 0, len(PHASES) - 1, phases)
    yield amount("round", table_, 255, "which round is played, from 1", 8)
    yield amount("face_down", table_, belt, "cards face down on the belt", belt)
    yield amount("deck_size", table_, count, "cards left in the deck", count)
    revealed = "the round's peripheral: 0 none, else 1 + its number"
    yield Part("peripheral", table_, 0, peripherals, revealed)
    yield Part("chief", table_, 0, seats - 1, "who is Chief Mechanic")
    for seat in range(seats):
        of = (f"seat {seat}",)
        yield amount("hand_size", of, count, "cards in hand", MOST_BID_CARDS)
        yield amount("pile_size", of, count, "cards in the discard pile", count)
        size = f"cards in the bid; {UNKNOWN_SIZE} if nobody knows"
        yield amount("bid_size", of, UNKNOWN_SIZE, size, MOST_BID_CARDS)
        yield Part("waiting", of, 0, 1, "1 if the seat is to choose")


def _slots(cards: Iterable[Card]) -> dict[Card, int]:
    return {card: at for at, card in enumerate(sorted(cards))}


def _bits(bid: Bid, slots: dict[Card, int]) -> int:
    return sum(1 << slots[card] for card in bid.cards)


def _seat_facts(view: View, player: PlayerView) -> Iterator[int]:
    yield player.hand_size
    yield player.pile_size
    if player.bid is None:
        yield 0
    else:
        yield UNKNOWN_SIZE if player.bid.size is None else player.bid.size
    yield int(player.seat in view.waiting)
