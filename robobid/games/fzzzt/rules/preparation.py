"""Preparation: hands are dealt, the belt is laid and its first cards turned up.

EN "Preparation", DE "Vorbereitung", FR "Phase de Préparation", RU "Подготовка".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from robobid.core.decisions import CHANCE, Decision, Listed, Options
from robobid.games.fzzzt.rules.actions import Deal, Reveal, Turn
from robobid.games.fzzzt.rules.cards import WHOLE_BELT, Card
from robobid.games.fzzzt.rules.editions import with_switches
from robobid.games.fzzzt.rules.events import (
    CardTurned,
    HandDealt,
    PeripheralRevealed,
    RoundBegan,
)
from robobid.games.fzzzt.table import Player, Table


def begin_round(table: Table) -> None:
    """All shuffle their personal cards and are dealt a hand (F3.1)."""
    table.round += 1
    table.rules = table.edition.rules
    table.peripheral = None
    table.tell(RoundBegan(table.round, table.belt_length))
    deal_new_hands(table, table.seats)
    table.after_dealing = "lay_belt"


def deal_new_hands(table: Table, seats: Iterable[int]) -> None:
    """Take up all personal cards and begin to deal a hand of six (F3.1, F4.11)."""
    for seat in seats:
        player = table.players[seat]
        player.set_aside = player.personal_cards()
        player.hand, player.spent, player.shown = [], [], []
        table.to_deal.append((seat, table.rules.hand_size))
    table.auctions = []
    table.phase = "dealing"


def deal_what_is_certain(table: Table) -> None:
    """Deal everything that needs no luck: all the cards of whoever has few (F3.1)."""
    while table.to_deal:
        seat, size = table.to_deal[0]
        player = table.players[seat]
        if len(player.hand) + player.pile_size <= size:
            take_up_pile(player)
        elif len(player.hand) < size:
            return
        table.to_deal.pop(0)
        cards = tuple(player.hand)
        table.tell(HandDealt(seat, len(cards), player.pile_size, cards))


def take_up_pile(player: Player) -> None:
    """Take the whole discard pile into the hand."""
    player.hand = sorted([*player.hand, *player.set_aside, *player.spent])
    player.set_aside, player.spent = [], []


def deal_decision(table: Table) -> Decision:
    """Chance deals the next card of a hand."""
    seat, _ = table.to_deal[0]
    return Decision(CHANCE, "deal", CardsToDeal(seat, table.players[seat].set_aside))


def deal_card(table: Table, deal: Deal) -> None:
    """A card of the pile comes into the hand."""
    player = table.players[deal.seat]
    (card,) = deal.cards
    player.set_aside.remove(card)
    player.hand.append(card)
    player.hand.sort()


def lay_belt(table: Table) -> None:
    """Lay the belt face down and turn its head up (F3.2)."""
    table.face_down = table.belt_length
    turn_next_batch(table)


def turn_next_batch(table: Table) -> None:
    """Turn up the next face-down card and read its belt speed (F3.3, F3.5)."""
    table.phase = "turning"
    table.to_turn = 1


def turn_decision(table: Table) -> Decision:
    """Chance says which of the unseen cards is turned up."""
    return Decision(CHANCE, "turn", CardsToTurn(table.unseen))


def turn_card(table: Table, card: Card) -> None:
    """Turn up a card; the speed of the first one of a batch says how many follow."""
    table.unseen.remove(card)
    table.face_down -= 1
    table.to_turn -= 1
    table.belt.append(card)
    table.tell(CardTurned(card))
    is_head = len(table.belt) == 1
    if is_head and table.peripherals and table.face_down + 1 == table.belt_length:
        table.phase = "peripheral"
    elif is_head:
        table.to_turn = cards_that_follow(table, card)


def cards_that_follow(table: Table, head: Card) -> int:
    """How many more cards a head turns up; speeds behind it are ignored (F3.3, F3.4).

    With too few cards left all are turned up and the excess is ignored (F3.5).
    """
    if table.rules.belt_speed == "one":
        return 0
    speed = head.belt_speed or 1
    if table.rules.belt_speed == "whole_belt" or speed == WHOLE_BELT:
        return table.face_down
    return min(speed - 1, table.face_down)


def peripheral_decision(table: Table) -> Decision:
    """Chance says which peripheral is revealed."""
    return Decision(
        CHANCE, "peripheral", Listed([Reveal(p) for p in table.peripherals])
    )


def reveal_peripheral(table: Table, reveal: Reveal) -> None:
    """A peripheral changes the rules of this round (F7.2)."""
    table.peripheral = reveal.peripheral
    table.peripherals.remove(reveal.peripheral)
    table.rules = with_switches(table.rules, dict(reveal.peripheral.switches))
    table.tell(PeripheralRevealed(reveal.peripheral))
    table.to_turn = cards_that_follow(table, table.belt[0])
    table.phase = "turning"
    if table.rules.cards_drawn_at_once:
        draw_at_once(table)


def draw_at_once(table: Table) -> None:
    """All draw cards from their own discard piles (RAM Pack)."""
    for seat in table.seats:
        player = table.players[seat]
        if player.pile_size:
            size = len(player.hand) + table.rules.cards_drawn_at_once
            table.to_deal.append((seat, size))
    table.after_dealing = "turn_up"
    table.phase = "dealing"


class CardsToDeal(Options):
    """The cards of a pile, each as likely as any other."""

    __slots__ = ("_pile", "_seat")

    def __init__(self, seat: int, pile: list[Card]) -> None:
        self._seat = seat
        self._pile = pile

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Deal)
            and action.seat == self._seat
            and len(action.cards) == 1
            and action.cards[0] in self._pile
        )

    def __iter__(self) -> Iterator[Deal]:
        return (Deal(self._seat, (card,)) for card in self._pile)

    def __len__(self) -> int:
        return len(self._pile)

    def pick(self, random: Random) -> Any:
        pile = self._pile
        return Deal(self._seat, (pile[int(random.random() * len(pile))],))


class CardsToTurn(Options):
    """The cards nobody has seen, each as likely as any other."""

    __slots__ = ("_unseen",)

    def __init__(self, unseen: list[Card]) -> None:
        self._unseen = unseen

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Turn) and action.card in self._unseen

    def __iter__(self) -> Iterator[Turn]:
        return (Turn(card) for card in self._unseen)

    def __len__(self) -> int:
        return len(self._unseen)

    def pick(self, random: Random) -> Any:
        unseen = self._unseen
        return Turn(unseen[int(random.random() * len(unseen))])
