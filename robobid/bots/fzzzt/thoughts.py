"""A seat's thoughts about one decision: the mechanic, run as plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from robobid.core.decisions import Decision
from robobid.games.fzzzt.rules.actions import Allocate
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import Rules
from robobid.games.fzzzt.view import View
from robobid.twins.judgement import Judgement
from robobid.twins.plain.fzzzt import bids, building, rivals, worth
from robobid.twins.plain.fzzzt.cards import Cards, holds, is_empty, next_card
from robobid.twins.plain.fzzzt.knowledge import Box, Seen, box_of
from robobid.twins.plain.fzzzt.plan import Desk
from robobid.twins.plain.fzzzt.sheet import Sheet


class Worth(NamedTuple):
    """What a card is worth: its parts, and their sum."""

    points: float
    symbols: float
    power: float

    @property
    def total(self) -> float:
        """All of it, in points."""
        return self.points + self.symbols + self.power


@dataclass
class Step:
    """Where a robot goes: cards as sets, units by their numbers."""

    cards: Cards = field(default_factory=lambda: [0])
    on: int = -1


class Thoughts:
    """What a seat sees, and works out about it."""

    def __init__(self, view: View, decision: Decision, judgement: Judgement) -> None:
        self.seat, self.judgement = decision.seat, judgement
        self.box = box_of(view)
        self.table = Seen(self.box, view, decision)
        self.sheet = Sheet(self.box.players)
        self.desk = Desk()
        self.at = (self.box, self.table, self.seat)

    def bid(self) -> tuple[Card, ...]:
        """The bid that promises most."""
        chosen: Cards = [0]
        bids.choose_bid(*self.at, self.judgement, self.sheet, self.desk, chosen)
        return tuple(self.box.cards_in(chosen))

    def step(self) -> Allocate | None:
        """A robot to put on a unit, if any should go."""
        step = Step()
        building.choose_step(*self.at, self.judgement, self.sheet, self.desk, step)
        if is_empty(step.cards):
            return None
        cards = self.box.cards
        return Allocate(cards[next_card(step.cards, 0)], cards[step.on])

    def worths(self) -> list[Worth]:
        """What each card on the belt is worth to the seat."""
        worth.recall_holdings(*self.at, self.sheet, self.desk)
        return [self.worth_of(card) for card in self.table.belt]

    def worth_of(self, card: int) -> Worth:
        """What a card is worth to the seat, part by part."""
        box, table, judgement = self.box, self.table, self.judgement
        mind, desk = self.sheet.minds[self.seat], self.desk
        if holds(box.units, card):
            whole = worth.worth_of_unit(box, table, card, judgement, mind, desk)
            return Worth(whole, 0, 0)
        return Worth(
            box.points[card],
            worth.worth_of_symbols(box, table, card, judgement, mind, desk),
            worth.worth_in_bids(box, table, card, judgement),
        )

    def chances(self) -> dict[int, float]:
        """For every power that can be bid, how likely it wins."""
        rivals.judge_everybody(*self.at, self.judgement, self.sheet, self.desk)
        hand = self.table.hand[self.seat]
        return {
            power: rivals.chance_to_win(*self.at, power, self.judgement, self.sheet)
            for power, _ in bids_of(self.box, self.table.rules, hand, self.sheet)
        }


def bids_by_power(view: View, hand: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
    """For every power that a hand can bid, the way that costs the fewest cards.

    In the order in which the cards make them, one after another: who weighs them by
    a few rollouts takes the first of equal ones.
    """
    box, rules = box_of(view), view.rules
    sheet = Sheet(box.players)
    ways = dict(bids_of(box, rules, box.set_of(hand), sheet))
    made: dict[int, int] = {}
    most = rules.bid_cards_at_most
    for card in hand:
        power = bid_power(rules, (card,))
        more = [(total + power, n + 1) for total, n in made.items() if n < most]
        for total, cards in [(power, 1), *more]:
            made[total] = min(cards, made.get(total, cards))
    order = [power for power in dict.fromkeys([*made, *ways]) if power in ways]
    return {power: tuple(box.cards_in(ways[power])) for power in order}


def bids_of(
    box: Box, rules: Rules, hand: Cards, sheet: Sheet
) -> Iterator[tuple[int, Cards]]:
    """Every power that a hand can bid, the weakest first, with its cards."""
    most = bids.list_bids(box, rules, hand, sheet)
    for place in range(most + 1):
        if sheet.bid_size[place]:
            yield bids.power_at_place(rules, place), sheet.bid[place]
