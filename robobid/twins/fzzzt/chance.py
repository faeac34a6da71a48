"""Luck and players who roll dice: everything that may be done is equally likely."""

from __future__ import annotations

from typing import Any

from robobid.twins.arrays import np
from robobid.twins.bits import lowest_bit, popcount
from robobid.twins.fzzzt.auction import cards_to_pay
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.building import has_room, robots_that_fit, steps_to_build
from robobid.twins.fzzzt.game import CHANCE, seat_to_act
from robobid.twins.fzzzt.preparation import (
    deal_card,
    deal_what_is_certain,
    reveal_peripheral,
    turn_card,
)
from robobid.twins.fzzzt.sets import Cards, clear, is_empty, next_card, nth, put, size
from robobid.twins.fzzzt.setup import take_personal_cards
from robobid.twins.fzzzt.table import (
    BIDDING,
    DEALING,
    PAYING,
    PERIPHERAL,
    SET_UP,
    TURNING,
    AnyTable,
    first_seat,
)
from robobid.twins.jit import small_part
from robobid.twins.luck import Luck, below, bits


@small_part
def pick(box: AnyBox, table: AnyTable, luck: Luck, action: Any) -> None:
    """Any of the options of whoever acts first, luck included."""
    action.seat = seat_to_act(box, table)
    if action.seat == CHANCE:
        pick_luck(table, luck, action)
    else:
        pick_choice(box, table, luck, action)


@small_part
def pick_choice(box: AnyBox, table: AnyTable, luck: Luck, action: Any) -> None:
    """Any of the options of the seat that is to act."""
    if table.phase == BIDDING:
        pick_bid(table, action.seat, luck, action.cards)
    elif table.phase == PAYING:
        cards_to_pay(box, table, action.seat)
        pick_card(table.noted, luck, action.cards)
    else:
        pick_step(box, table, action.seat, luck, action)


@small_part
def pick_luck(table: AnyTable, luck: Luck, action: Any) -> None:
    """What chance decides."""
    if table.phase == DEALING:
        pick_card(table.set_aside[first_seat(table.dealing)], luck, action.cards)
    elif table.phase == TURNING:
        pick_card(table.unseen, luck, action.cards)
    elif table.phase == SET_UP:
        action.on = pick_bit(np.uint64(table.mechanics), luck)
    elif table.phase == PERIPHERAL:
        action.on = pick_bit(table.peripherals, luck)


@small_part
def let_luck_decide(box: AnyBox, table: AnyTable, luck: Luck) -> None:
    """All that chance decides in a row, as if it were picked one by one."""
    if table.phase == DEALING:
        while table.dealing:
            seat = first_seat(table.dealing)
            card = any_card(table.set_aside[seat], luck)
            deal_card(table, seat, card)
            deal_what_is_certain(table)
    elif table.phase == TURNING:
        while table.phase == TURNING and table.to_turn:
            turn_card(box, table, any_card(table.unseen, luck))
    elif table.phase == SET_UP:
        while table.mechanics:
            number = pick_bit(np.uint64(table.mechanics), luck)
            take_personal_cards(box, table, number)
    elif table.phase == PERIPHERAL:
        reveal_peripheral(box, table, pick_bit(table.peripherals, luck))


@small_part
def any_card(cards: Cards, luck: Luck) -> int:
    """One card of a set."""
    return nth(cards, below(luck, size(cards)))


@small_part
def pick_card(cards: Cards, luck: Luck, picked: Cards) -> None:
    """One card of a set, as a set."""
    card = any_card(cards, luck)
    clear(picked)
    put(picked, card)


@small_part
def pick_bit(word: Any, luck: Luck) -> int:
    """One of the bits that are set."""
    for _ in range(below(luck, popcount(word))):
        word &= word - np.uint64(1)
    return int(lowest_bit(word))


@small_part
def pick_bid(table: AnyTable, seat: int, luck: Luck, bid: Cards) -> None:
    """Any bid that the hand allows (F4.1, F4.3)."""
    hand = table.hand[seat]
    if size(hand) > table.rules.bid_cards_at_most:
        pick_small_bid(hand, table.rules.bid_cards_at_most, luck, bid)
        return
    # Every card is in or out; if all are out, again.
    clear(bid)
    while is_empty(bid):
        for word in range(2):
            if hand[word]:
                bid[word] = hand[word] & bits(luck)


@small_part
def pick_small_bid(hand: Cards, most: int, luck: Luck, bid: Cards) -> None:
    """Any bid of at most so many cards, fewer than the hand has."""
    count = size(hand)
    missing = how_many_cards(count, most, luck)
    # Which ones: each card of those left is as likely to be among the missing.
    clear(bid)
    card = next_card(hand, 0)
    while missing > 0:
        if below(luck, count) < missing:
            put(bid, card)
            missing -= 1
        count -= 1
        card = next_card(hand, card + 1)


@small_part
def how_many_cards(count: int, most: int, luck: Luck) -> int:
    """How many cards are chosen, if any ways to choose are equally likely.

    There are `count` over `cards` ways to choose so many.
    """
    ways, total = 1.0, 0.0
    for cards in range(1, most + 1):
        ways *= (count + 1 - cards) / cards
        total += ways
    chosen = float(bits(luck) >> np.uint64(11)) / (1 << 53) * total
    ways, chosen_cards = float(count), 1
    while chosen_cards < most and chosen >= ways:
        chosen -= ways
        chosen_cards += 1
        ways *= (count + 1 - chosen_cards) / chosen_cards
    return chosen_cards


@small_part
def pick_step(box: AnyBox, table: AnyTable, seat: int, luck: Luck, action: Any) -> None:
    """Any robot for any unit, or to finish building."""
    clear(action.cards)
    chosen = below(luck, steps_to_build(box, table, seat) + 1)
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        if has_room(table, seat, unit):
            fitting = robots_that_fit(box, table, seat, unit)
            if chosen < fitting:
                action.on = unit
                put(action.cards, nth(table.noted, chosen))
                return
            chosen -= fitting
        unit = next_card(table.units[seat], unit + 1)
