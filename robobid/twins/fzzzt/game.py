"""Ties the phases together: who may act, what an action does, what comes next."""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import np
from robobid.twins.fzzzt import auction, building, preparation, setup
from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.ending import begin_ending, finish_game, is_last_round
from robobid.twins.fzzzt.sets import WORDS, is_empty, is_part, next_card, size
from robobid.twins.fzzzt.table import (
    BIDDING,
    BUILDING,
    DEALING,
    LAY_BELT,
    LAYOUT,
    OVER,
    PAYING,
    PERIPHERAL,
    SET_UP,
    TURN_UP,
    TURNING,
    AnyTable,
    first_seat,
)
from robobid.twins.jit import small_part

CHANCE: Final = -1
NOBODY: Final = -2
"""Who is to act when the game is over."""

ACTION: Final = np.dtype(
    [
        ("seat", "i8"),
        # A unit that a robot goes on, or the number of a mechanic or peripheral.
        ("on", "i8"),
        # The cards of a bid, or the one that is dealt, turned, paid or allocated;
        # none if a seat has finished building.
        ("cards", "u8", (WORDS,)),
    ],
    align=True,
)

AnyAction = Any
"""An action inside compiled code: an element of an array of `ACTION`."""


@small_part
def seat_to_act(box: AnyBox, table: AnyTable) -> int:
    """The first seat that may act now."""
    phase = table.phase
    if phase == BIDDING:
        return auction.next_bidder(box, table)
    if phase in (PAYING, BUILDING, LAYOUT):
        return first_seat(table.waiting)
    return NOBODY if phase == OVER else CHANCE


@small_part
def seats_to_act(box: AnyBox, table: AnyTable) -> int:
    """All seats that may act now, a bit for each."""
    if table.phase == BIDDING:
        return auction.seats_to_bid(box, table)
    return int(table.waiting)


@small_part
def is_option(box: AnyBox, table: AnyTable, action: AnyAction) -> bool:
    """May this be done now, by this seat?"""
    phase = table.phase
    seat = action.seat
    cards = action.cards
    if phase == OVER:
        return False
    if phase in (BIDDING, PAYING, BUILDING, LAYOUT):
        return (
            0 <= seat < box.players
            and seats_to_act(box, table) >> seat & 1 != 0
            and is_option_of_seat(box, table, seat, action)
        )
    if seat != CHANCE:
        return False
    at = action.on
    if phase == SET_UP:
        return bool(0 < at <= box.players and table.mechanics >> at & 1)
    if phase == PERIPHERAL:
        return bool(0 <= at < 64 and table.peripherals >> np.uint64(at) & np.uint64(1))
    if size(cards) != 1:
        return False
    if phase == DEALING:
        return is_part(cards, table.set_aside[first_seat(table.dealing)])
    return is_part(cards, table.unseen)


@small_part
def is_option_of_seat(
    box: AnyBox, table: AnyTable, seat: int, action: AnyAction
) -> bool:
    """May a seat that is to act do this?"""
    cards = action.cards
    if table.phase == BIDDING:
        laid = size(cards)
        return 0 < laid <= table.rules.bid_cards_at_most and is_part(
            cards, table.hand[seat]
        )
    if table.phase == PAYING:
        auction.cards_to_pay(box, table, seat)
        return size(cards) == 1 and is_part(cards, table.noted)
    if is_empty(cards):
        return True
    return (
        size(cards) == 1
        and 0 <= action.on < box.cards
        and building.may_allocate(box, table, seat, next_card(cards, 0), action.on)
    )


@small_part
def carry_out(box: AnyBox, table: AnyTable, action: AnyAction) -> None:
    """Carry out an action that is an option; what follows is `to_next_decision`."""
    phase = table.phase
    if phase == BIDDING:
        auction.lay_bid(table, action.seat, action.cards)
    elif phase == TURNING:
        preparation.turn_card(box, table, next_card(action.cards, 0))
    elif phase == DEALING:
        seat = first_seat(table.dealing)
        preparation.deal_card(table, seat, next_card(action.cards, 0))
    elif phase in (BUILDING, LAYOUT):
        if is_empty(action.cards):
            building.finish_building(table, action.seat)
        else:
            building.plan_robot(table, next_card(action.cards, 0), action.on)
    elif phase == PAYING:
        auction.pay(box, table, action.seat, next_card(action.cards, 0))
    elif phase == PERIPHERAL:
        preparation.reveal_peripheral(box, table, action.on)
    elif phase == SET_UP:
        setup.take_personal_cards(box, table, action.on)


@small_part
def to_next_decision(box: AnyBox, table: AnyTable, desk: Desk) -> None:
    """Go on until somebody, or chance, has something to decide."""
    while phase_has_ended(table):
        go_on(box, table, desk)


@small_part
def phase_has_ended(table: AnyTable) -> bool:
    """Is there nothing left to decide in this phase?"""
    phase = table.phase
    if phase in (BIDDING, BUILDING, LAYOUT):
        return bool(table.waiting == 0)
    if phase == TURNING:
        return bool(table.to_turn == 0)
    if phase == DEALING:
        preparation.deal_what_is_certain(table)
        return bool(table.dealing == 0)
    if phase == SET_UP:
        return bool(table.mechanics == 0)
    return False


@small_part
def go_on(box: AnyBox, table: AnyTable, desk: Desk) -> None:
    """A phase has ended: what comes next."""
    phase = table.phase
    if phase == BIDDING:
        if any_bid(box, table):
            auction.award_card(box, table)
        elif auction.cards_are_left(table):
            auction.next_auction(box, table)
        else:
            building.begin_building(box, table)
    elif phase == TURNING:
        auction.begin_auction(box, table)
    elif phase == DEALING:
        if table.after_dealing == LAY_BELT:
            preparation.lay_belt(box, table)
        elif table.after_dealing == TURN_UP:
            table.phase = TURNING
        else:
            auction.next_auction(box, table)
    elif phase == BUILDING:
        building.end_of_building(box, table)
        if is_last_round(box, table):
            begin_ending(box, table, desk)
        else:
            preparation.begin_round(box, table)
    elif phase == LAYOUT:
        building.end_of_building(box, table)
        finish_game(box, table, desk)
    elif phase == SET_UP:
        preparation.begin_round(box, table)


@small_part
def any_bid(box: AnyBox, table: AnyTable) -> bool:
    """Does anybody's bid lie on the table?"""
    seats = 0
    for seat in range(box.players):
        seats += not is_empty(table.bid[seat])
    return seats > 0
