"""What a seat may do, as numbers for learners, and masks of what it may do now.

0                      to finish building
1, 2, 3, ...           a bid; bit k: the k-th card of the sorted hand is in it.
                       To pay the k-th card of the bid (Printer) is 1 << k
from `bid_numbers` on  a robot for a unit: unit by unit, and for each unit the
                       robots of the game that fit, in their order
"""

from __future__ import annotations

from typing import Any, Final

from robobid.core.errors import Unsupported
from robobid.twins.arguments import ROW
from robobid.twins.arrays import NDArray, np
from robobid.twins.bits import popcount, spread_bits
from robobid.twins.fzzzt.auction import cards_to_pay
from robobid.twins.fzzzt.box import BOX, MOST_BID_CARDS, AnyBox, Box, largest_hand
from robobid.twins.fzzzt.building import has_room, robots_that_fit
from robobid.twins.fzzzt.game import ACTION, AnyAction
from robobid.twins.fzzzt.sets import (
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
from robobid.twins.fzzzt.table import BIDDING, PAYING, TABLE, AnyTable
from robobid.twins.jit import entry, small_part, whole
from robobid.twins.rows import write_bytes

DONE: Final = 0
_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_ALL: Final = np.uint64(0xFFFFFFFFFFFFFFFF)


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
    whose, which = (np.asarray(row, np.int64) for row in (seats, numbers))
    write_actions(box.array, tables, whose, which, actions)
    return actions


@entry(BOX, TABLE, ACTION, ROW)
def number_actions(boxes: Any, tables: Any, actions: Any, numbers: Any) -> None:
    """Number every action."""
    for at in range(numbers.shape[0]):
        numbers[at] = number_of(boxes[0], tables[at], actions[at])


@entry(BOX, TABLE, ROW, ROW, ACTION)
def write_actions(
    boxes: Any, tables: Any, seats: Any, numbers: Any, actions: Any
) -> None:
    """Write every action that has a number."""
    for at in range(numbers.shape[0]):
        write_action(boxes[0], tables[at], seats[at], numbers[at], actions[at])


@small_part
def write_action(
    box: AnyBox, table: AnyTable, seat: int, number: int, action: AnyAction
) -> None:
    """The action that has this number."""
    action.seat = seat
    clear(action.cards)
    if table.phase == BIDDING:
        cards_in_slots(table.hand[seat], number, action.cards)
    elif table.phase == PAYING:
        cards_in_slots(table.bid[seat], number, action.cards)
    elif number != DONE:
        action.on = unit_numbered(box, number)
        put(action.cards, robot_numbered(box, action.on, number))


@small_part
def number_of(box: AnyBox, table: AnyTable, action: AnyAction) -> int:
    """The number of a seat's action."""
    if table.phase == BIDDING:
        return number_in_hand(table.hand[action.seat], action.cards)
    if table.phase == PAYING:
        return number_in_hand(table.bid[action.seat], action.cards)
    if is_empty(action.cards):
        return DONE
    return number_of_step(box, next_card(action.cards, 0), action.on)


@small_part
def number_of_step(box: AnyBox, robot: int, unit: int) -> int:
    """The number of putting a robot on a unit."""
    numbered = box.numbered[box.symbols[unit]]
    return int(box.first_number[unit]) + rank(numbered, robot)


@small_part
def cards_in_slots(hand: Cards, slots: int, cards: Cards) -> None:
    """The cards of some places in a hand, as a set."""
    cards[0] = spread_bits(np.uint64(slots), hand[0])
    others = np.uint64(slots) >> np.uint64(popcount(hand[0]))
    cards[1] = spread_bits(others, hand[1])


@small_part
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


@small_part
def unit_numbered(box: AnyBox, number: int) -> int:
    """The unit that a number speaks of."""
    return whole(box.unit_numbered[number - box.bid_numbers])


@small_part
def robot_numbered(box: AnyBox, unit: int, number: int) -> int:
    """The robot that a number puts on a unit."""
    return nth(box.numbered[box.symbols[unit]], number - box.first_number[unit])


@small_part
def write_mask(
    box: AnyBox, table: AnyTable, seat: int, mask: Any, used: Any, game: int
) -> int:
    """A one for each number that a seat may choose now, and noughts; gives how many.

    Of a hand of n cards the first 2^n numbers but 0 are bids, if no rule forbids large
    ones. The mask is written 64 bytes at a time, as far as it or the last one in its
    place has ones: so far it is used.
    """
    is_bidding = table.phase == BIDDING
    limit = 1 << size(table.hand[seat]) if is_bidding else 0
    below_64 = (_ONE << np.uint64(limit & 63)) - _ONE
    write_bytes(mask, 0, ((below_64 if limit < 64 else _ALL) & ~_ONE,))
    for start in range(64, max(limit, used[game]), 64):
        write_bytes(mask, start, (_ALL if start < limit else _NONE,))
    used[game] = limit
    if is_bidding:
        if size(table.hand[seat]) > table.rules.bid_cards_at_most:
            return write_small_bids(table, seat, mask)
        return limit - 1
    if table.phase == PAYING:
        used[game] = box.bid_numbers
        options = cards_to_pay(box, table, seat)
        slots = number_in_hand(table.bid[seat], table.noted)
        for slot in range(size(table.bid[seat])):
            mask[1 << slot] = slots >> slot & 1
        return options
    used[game] = box.numbers
    return write_build_mask(box, table, seat, mask)


@small_part
def write_small_bids(table: AnyTable, seat: int, mask: Any) -> int:
    """A one for each bid that has few enough cards; gives how many."""
    most = table.rules.bid_cards_at_most
    options = 0
    for number in range(1, 1 << size(table.hand[seat])):
        is_small = popcount(np.uint64(number)) <= most
        mask[number] = is_small
        options += is_small
    return options


@small_part
def write_build_mask(box: AnyBox, table: AnyTable, seat: int, mask: Any) -> int:
    """A one for each robot that may go on a unit, and for having finished."""
    mask[DONE] = 1
    options = 1
    unit = next_card(table.units[seat], 0)
    while unit >= 0:
        if has_room(table, seat, unit):
            options += robots_that_fit(box, table, seat, unit)
            robot = next_card(table.noted, 0)
            while robot >= 0:
                mask[number_of_step(box, robot, unit)] = 1
                robot = next_card(table.noted, robot + 1)
        unit = next_card(table.units[seat], unit + 1)
    return options
