"""Preparation: hands are dealt, the belt is laid and its first cards turned up."""

from __future__ import annotations

from typing import Final

from robobid.games.fzzzt.rules.cards import WHOLE_BELT as _WHOLE_BELT
from robobid.twins.arrays import np
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.sets import clear, put, put_all, size, take
from robobid.twins.fzzzt.table import (
    DEALING,
    LAY_BELT,
    NO_PERIPHERAL,
    PERIPHERAL,
    TURN_UP,
    TURNING,
    AnyTable,
    first_seat,
    pile_size,
)
from robobid.twins.jit import small_part, whole

WHOLE_BELT: Final = _WHOLE_BELT
SPEED_ONE: Final = 1
SPEED_WHOLE_BELT: Final = 2


@small_part
def begin_round(box: AnyBox, table: AnyTable) -> None:
    """All shuffle their personal cards and are dealt a hand (F3.1)."""
    table.round += 1
    table.rules = box.rules[0]
    table.peripheral = NO_PERIPHERAL
    deal_new_hands(box, table, (1 << box.players) - 1)
    table.after_dealing = LAY_BELT


@small_part
def deal_new_hands(box: AnyBox, table: AnyTable, seats: int) -> None:
    """Take up all personal cards and begin to deal a hand of six (F3.1, F4.11)."""
    for seat in range(box.players):
        if seats >> seat & 1:
            put_all(table.hand[seat], table.set_aside[seat])
            put_all(table.spent[seat], table.set_aside[seat])
            put_all(table.bid[seat], table.set_aside[seat])
            clear(table.hand[seat])
            clear(table.spent[seat])
            clear(table.shown[seat])
            table.to_deal[seat] = table.rules.hand_size
    table.dealing |= seats
    table.phase = DEALING


@small_part
def deal_what_is_certain(table: AnyTable) -> None:
    """Deal everything that needs no luck: all the cards of whoever has few (F3.1)."""
    while table.dealing:
        seat = first_seat(table.dealing)
        hand = size(table.hand[seat])
        if hand + pile_size(table, seat) <= table.to_deal[seat]:
            take_up_pile(table, seat)
        elif hand < table.to_deal[seat]:
            return
        table.to_deal[seat] = 0
        table.dealing &= ~(1 << seat)


@small_part
def take_up_pile(table: AnyTable, seat: int) -> None:
    """Take the whole discard pile into the hand."""
    put_all(table.set_aside[seat], table.hand[seat])
    put_all(table.spent[seat], table.hand[seat])
    clear(table.set_aside[seat])
    clear(table.spent[seat])


@small_part
def deal_card(table: AnyTable, seat: int, card: int) -> None:
    """A card of the pile comes into the hand."""
    take(table.set_aside[seat], card)
    put(table.hand[seat], card)


@small_part
def lay_belt(box: AnyBox, table: AnyTable) -> None:
    """Lay the belt face down and turn its head up (F3.2)."""
    table.face_down = box.belt_length
    table.head = 0
    table.end = 0
    turn_next_batch(table)


@small_part
def turn_next_batch(table: AnyTable) -> None:
    """Turn up the next face-down card and read its belt speed (F3.3, F3.5)."""
    table.phase = TURNING
    table.to_turn = 1


@small_part
def turn_card(box: AnyBox, table: AnyTable, card: int) -> None:
    """Turn up a card; the speed of the first one of a batch says how many follow."""
    take(table.unseen, card)
    table.face_down -= 1
    table.to_turn -= 1
    is_head = table.head == table.end
    table.belt[table.end] = card
    table.end += 1
    if is_head and table.peripherals and table.face_down + 1 == box.belt_length:
        table.phase = PERIPHERAL
    elif is_head:
        table.to_turn = cards_that_follow(box, table, card)


@small_part
def cards_that_follow(box: AnyBox, table: AnyTable, head: int) -> int:
    """How many more cards a head turns up (F3.3, F3.4, F3.5)."""
    if table.rules.belt_speed == SPEED_ONE:
        return 0
    speed = box.belt_speed[head]
    if table.rules.belt_speed == SPEED_WHOLE_BELT or speed == WHOLE_BELT:
        return int(table.face_down)
    return min(int(speed) - 1, int(table.face_down))


@small_part
def reveal_peripheral(box: AnyBox, table: AnyTable, peripheral: int) -> None:
    """A peripheral changes the rules of this round (F7.2)."""
    table.peripheral = peripheral
    table.peripherals &= ~(np.uint64(1) << np.uint64(peripheral))
    table.rules = box.rules[1 + peripheral]
    table.to_turn = cards_that_follow(box, table, whole(table.belt[table.head]))
    table.phase = TURNING
    if table.rules.cards_drawn_at_once:
        draw_at_once(box, table)


@small_part
def draw_at_once(box: AnyBox, table: AnyTable) -> None:
    """All draw cards from their own discard piles (RAM Pack)."""
    for seat in range(box.players):
        if pile_size(table, seat):
            drawn = table.rules.cards_drawn_at_once
            table.to_deal[seat] = size(table.hand[seat]) + drawn
            table.dealing |= 1 << seat
    table.after_dealing = TURN_UP
    table.phase = DEALING
