"""What a seat may do, as numbers for learners, and masks of what it may do now.

0                      to finish building
1, 2, 3, ...           a bid; bit k: the k-th card of the sorted hand is in it.
                       To pay the k-th card of the bid (Printer) is 1 << k
from `bid_numbers` on  a robot for a unit: unit by unit, and for each unit the
                       robots of the game that fit, in their order
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.core.errors import Unsupported
from robobid.fast.fzzzt.auction import cards_to_pay
from robobid.fast.fzzzt.box import MOST_BID_CARDS, AnyBox, Box, largest_hand
from robobid.fast.fzzzt.building import has_room, may_allocate, robots_that_fit
from robobid.fast.fzzzt.game import ACTION, AnyAction
from robobid.fast.fzzzt.sets import (
    WORDS,
    Cards,
    clear,
    holds,
    is_empty,
    next_card,
    nth,
    put,
    rank,
    size,
)
from robobid.fast.fzzzt.table import BIDDING, PAYING, AnyTable
from robobid.fast.jit import entry, jit, popcount, whole

DONE: Final = 0


def check_numbers(box: Box) -> None:
    """Are hands small enough for every bid to have a number?"""
    if largest_hand(box) > MOST_BID_CARDS:
        raise Unsupported(
            "large_hand",
            f"with hands of {largest_hand(box)} cards there are too many bids to "
            f"number; the most is {MOST_BID_CARDS}",
            most=MOST_BID_CARDS,
        )


def number_count(box: Box) -> int:
    """How many numbers there are.

    >>> number_count(Box.open("en", 4))
    320
    """
    check_numbers(box)
    return int(box.array["numbers"][0])


def to_numbers(
    box: Box, tables: NDArray[Any], actions: NDArray[Any]
) -> NDArray[np.int64]:
    """The numbers of the seats' actions, each on its table."""
    numbers = np.zeros(len(actions), np.int64)
    number_actions(box.array, tables, actions, numbers)
    return numbers


def from_numbers(
    box: Box, tables: NDArray[Any], seats: NDArray[Any], numbers: NDArray[Any]
) -> NDArray[Any]:
    """The actions that have these numbers, each on its table."""
    actions = np.zeros(len(numbers), ACTION)
    write_actions(box.array, tables, seats, numbers, actions)
    return actions


@entry
def number_actions(boxes: Any, tables: Any, actions: Any, numbers: Any) -> None:
    """Number every action."""
    for at in range(numbers.shape[0]):
        numbers[at] = number_of(boxes[0], tables[at], actions[at])


@entry
def write_actions(
    boxes: Any, tables: Any, seats: Any, numbers: Any, actions: Any
) -> None:
    """Write every action that has a number."""
    for at in range(numbers.shape[0]):
        write_action(boxes[0], tables[at], seats[at], numbers[at], actions[at])


@jit
def is_number_option(box: AnyBox, table: AnyTable, seat: int, number: int) -> bool:
    """May a seat that is to act do what has this number?"""
    if table.phase == BIDDING:
        return (
            0 < number < 1 << size(table.hand[seat])
            and popcount(np.uint64(number)) <= table.rules.bid_cards_at_most
        )
    if table.phase == PAYING:
        cards_to_pay(box, table, seat)
        slots = number_in_hand(table.bid[seat], table.noted)
        return number > 0 and number & (number - 1) == 0 and number & slots != 0
    if number == DONE:
        return True
    if number < box.bid_numbers or number >= box.numbers:
        return False
    unit = unit_numbered(box, number)
    return may_allocate(box, table, seat, robot_numbered(box, unit, number), unit)


@jit
def write_action(
    box: AnyBox, table: AnyTable, seat: int, number: int, action: AnyAction
) -> None:
    """The action that has this number."""
    action.seat = seat
    clear(action.cards)
    if table.phase == BIDDING:
        cards_in_slots(table.hand[seat], number, box.bid_cards, action.cards)
    elif table.phase == PAYING:
        cards_in_slots(table.bid[seat], number, box.bid_cards, action.cards)
    elif number != DONE:
        action.on = unit_numbered(box, number)
        put(action.cards, robot_numbered(box, action.on, number))


@jit
def number_of(box: AnyBox, table: AnyTable, action: AnyAction) -> int:
    """The number of a seat's action."""
    if table.phase == BIDDING:
        return number_in_hand(table.hand[action.seat], action.cards)
    if table.phase == PAYING:
        return number_in_hand(table.bid[action.seat], action.cards)
    if is_empty(action.cards):
        return DONE
    return number_of_step(box, next_card(action.cards, 0), action.on)


@jit
def number_of_step(box: AnyBox, robot: int, unit: int) -> int:
    """The number of putting a robot on a unit."""
    numbered = box.numbered[box.symbols[unit]]
    return int(box.first_number[unit]) + rank(numbered, robot)


@jit
def cards_in_slots(hand: Cards, slots: int, most: int, cards: Cards) -> None:
    """The cards of some places in a hand, as a set."""
    for word in range(WORDS):
        left, chosen = hand[word], np.uint64(0)
        # As often as a hand may have cards: how many it has cannot be foreseen.
        for _ in range(most):
            card = left & -left
            chosen |= card & -np.uint64(slots & 1)
            slots >>= left != 0
            left ^= card
        cards[word] = chosen


@jit
def number_in_hand(hand: Cards, cards: Cards) -> int:
    """A bit for each card of a hand that is in a set."""
    slots = 0
    slot = 0
    card = next_card(hand, 0)
    while card >= 0:
        if holds(cards, card):
            slots |= 1 << slot
        slot += 1
        card = next_card(hand, card + 1)
    return slots


@jit
def unit_numbered(box: AnyBox, number: int) -> int:
    """The unit that a number speaks of."""
    return whole(box.unit_numbered[number - box.bid_numbers])


@jit
def robot_numbered(box: AnyBox, unit: int, number: int) -> int:
    """The robot that a number puts on a unit."""
    return nth(box.numbered[box.symbols[unit]], number - box.first_number[unit])


@jit
def write_mask(box: AnyBox, table: AnyTable, seat: int, mask: Any) -> None:
    """A one for each number that a seat may choose now, and noughts."""
    # Asked once: for all that the compiler knows, a byte written might be the box's.
    bids, numbers = np.uint64(box.bid_numbers), np.uint64(box.numbers)
    # Up to 0, no bid is allowed; a comparison is quicker than a branch.
    limit = 1 << size(table.hand[seat]) if table.phase == BIDDING else 0
    for number in range(bids):
        mask[np.uint64(number)] = number < limit
    for number in range(bids, numbers):
        mask[np.uint64(number)] = 0
    mask[DONE] = 0
    if table.phase == BIDDING:
        if size(table.hand[seat]) > table.rules.bid_cards_at_most:
            write_small_bids(table, seat, mask)
    elif table.phase == PAYING:
        cards_to_pay(box, table, seat)
        slots = number_in_hand(table.bid[seat], table.noted)
        for slot in range(size(table.bid[seat])):
            mask[1 << slot] = slots >> slot & 1
    else:
        write_build_mask(box, table, seat, mask)


@jit
def write_small_bids(table: AnyTable, seat: int, mask: Any) -> None:
    """A one for each bid that has few enough cards."""
    most = table.rules.bid_cards_at_most
    for number in range(1, 1 << size(table.hand[seat])):
        mask[number] = popcount(np.uint64(number)) <= most


@jit
def write_build_mask(box: AnyBox, table: AnyTable, seat: int, mask: Any) -> None:
    """A one for each robot that may go on a unit, and for having finished."""
    mask[DONE] = 1
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        if has_room(table, seat, unit) and robots_that_fit(box, table, seat, unit):
            robot = next_card(table.noted, 0)
            while robot >= 0:
                mask[number_of_step(box, robot, unit)] = 1
                robot = next_card(table.noted, robot + 1)
        unit = next_card(table.units[seat], unit + 1)
