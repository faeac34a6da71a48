"""What a seat that is to act may know, as a row of bytes for learners.

For each card of the game, in the order of `Box.in_play`:
    its place        0 not yet dealt, 1 unseen, 2 on the belt, or 8 + 8 * r + k at the
                     r-th seat clockwise, 0 being the seat that looks; k as in `PLACES`
then for each card again:
    more about it    on the belt, 1 for the head, 2 for the next, ...; a robot that is
                     allocated or planned, 1 + the number of its unit; otherwise 0
then the numbers of `FACTS`, and for each seat clockwise those of `SEAT_FACTS`.
Up to 63 bytes at the end mean nothing.

It holds what the rules' view holds and nothing else: the twin test compares them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from robobid.fast.fzzzt.box import AnyBox, Box
from robobid.fast.fzzzt.table import (
    PAYING,
    AnyTable,
    deck_size,
    seat_clockwise,
)
from robobid.fast.jit import jit, popcount, whole, write_bytes, write_four

UNSEEN: Final = 1
ON_BELT: Final = 2
AT_SEAT: Final = 8
PLACES: Final = ("hand", "hidden", "shown", "spent", "bid", "unit", "allocated")
"""Own cards are in hand, shown (in hand, and others know it) or hidden (set aside);
those of others are hidden (in hand or set aside) or shown. A bid is an open one."""
HAND, HIDDEN, SHOWN, SPENT, BID, UNIT, ALLOCATED = range(len(PLACES))
FACTS: Final = ("phase", "round", "face_down", "deck_size", "peripheral", "chief")
"""The peripheral is 0 for none, the chief is counted clockwise from who looks."""
SEAT_FACTS: Final = ("hand_size", "pile_size", "bid_size", "waiting")
UNKNOWN_SIZE: Final = 255
"""A bid lies there, and nobody knows its size."""
_BYTE: Final = np.uint64(0xFF)
_BYTE_BITS: Final = np.uint64(8)
_SECOND: Final = np.uint64(8)
_THIRD: Final = np.uint64(16)
_FOURTH: Final = np.uint64(24)
_FACTS: Final = len(FACTS)
_SEAT_FACTS: Final = len(SEAT_FACTS)


def observation_size(box: Box) -> int:
    """How many bytes an observation has: 64 are written at once, also in the middle."""
    cards = len(box.in_play)
    facts_end = 2 * cards + _FACTS + _SEAT_FACTS * box.players
    size = max(facts_end, cards + 64 * _words(cards))
    return size + -size % 64


@jit
def _words(cards: int) -> int:
    """How many words of a set so many cards need."""
    return (cards + 63) >> 6


@jit
def write_observation(box: AnyBox, table: AnyTable, viewer: int, row: Any) -> None:
    """What a seat may know."""
    # Places come first: they are written 64 at a time, and what is too much is
    # overwritten by what follows.
    cards = box.cards_in_play
    held = pile = bids = np.uint64(0)
    for word in range(_words(cards)):
        more = write_places(box, table, viewer, word, row)
        held += more[0]
        pile += more[1]
        bids += more[2]
    for word in range(_words(cards)):
        write_bytes(row, cards + 64 * word, (np.uint64(0),))
    for at in range(table.head, table.end):
        card = table.belt[at]
        row[card] = ON_BELT
        row[cards + card] = 1 + at - table.head
    write_built(box, table, row)
    facts = 2 * cards
    row[facts] = table.phase
    row[facts + 1] = table.round
    row[facts + 2] = table.face_down
    row[facts + 3] = deck_size(table)
    row[facts + 4] = 1 + table.peripheral
    away = table.chief - viewer
    row[facts + 5] = away if away >= 0 else away + box.players
    write_seat_facts(box, table, viewer, (held, pile, bids), row)


@jit
def write_places(box: AnyBox, table: AnyTable, viewer: int, word: int, row: Any) -> Any:
    """Where the cards of a word of a set are, as far as the viewer knows.

    Card by card would be slow. So for each bit of a place we collect the cards that
    have it: three bits for who, three for what. That the kinds of `PLACES` have the
    bits that they have is used here.
    Gives how many cards are held, in the pile and in the bid: a byte for each seat.
    """
    what_1 = table.unseen[word]
    what_2 = what_4 = who_1 = who_2 = who_4 = np.uint64(0)
    held_sizes = pile_sizes = bid_sizes = np.uint64(0)
    all_open = table.rules.bids_face_up or table.phase == PAYING
    for distance in range(box.players):
        seat = seat_clockwise(box, viewer, distance)
        bid, shown = table.bid[seat, word], table.shown[seat, word]
        hand, hidden = table.hand[seat, word], table.set_aside[seat, word]
        spent, units = table.spent[seat, word], table.units[seat, word]
        byte = np.uint64(distance << 3)
        held_sizes |= np.uint64(popcount(hand | bid)) << byte
        pile_sizes |= np.uint64(popcount(hidden | spent)) << byte
        bid_sizes |= np.uint64(popcount(bid)) << byte
        everything = hand | bid | hidden | spent | units
        if distance == 0 or all_open:
            shown &= ~bid
        else:
            hidden |= bid & ~shown
            bid = np.uint64(0)
        if distance > 0:
            hidden |= hand & ~shown
        what_1 |= hidden | spent | units
        what_2 |= shown | spent
        what_4 |= bid | units
        who_1 |= everything if (1 + distance) & 1 else np.uint64(0)
        who_2 |= everything if (1 + distance) & 2 else np.uint64(0)
        who_4 |= everything if (1 + distance) & 4 else np.uint64(0)
    write_bytes(row, 64 * word, (what_1, what_2, what_4, who_1, who_2, who_4))
    return held_sizes, pile_sizes, bid_sizes


@jit
def write_seat_facts(
    box: AnyBox, table: AnyTable, viewer: int, sizes: Any, row: Any
) -> None:
    """What everybody can count."""
    held, pile, bids = sizes
    rules = table.rules
    sizes_seen = rules.bids_in_turn and rules.bid_sizes_open
    all_seen = sizes_seen or rules.bids_face_up or table.phase == PAYING
    at = 2 * box.cards_in_play + _FACTS
    for distance in range(box.players):
        seat = seat_clockwise(box, viewer, distance)
        bid = bids & _BYTE
        if distance and bid and not all_seen:
            bid = np.uint64(UNKNOWN_SIZE)
        waits = np.uint64(table.waiting >> seat & 1)
        fact = held & _BYTE | (pile & _BYTE) << _SECOND | bid << _THIRD
        write_four(row, at, fact | waits << _FOURTH)
        held >>= _BYTE_BITS
        pile >>= _BYTE_BITS
        bids >>= _BYTE_BITS
        at += _SEAT_FACTS


@jit
def write_built(box: AnyBox, table: AnyTable, row: Any) -> None:
    """Which robots are on which units, and which the viewer plans to put there."""
    for step in range(table.steps_built):
        robot, unit = whole(table.built_robot[step]), whole(table.built_unit[step])
        row[robot] = row[unit] + ALLOCATED - UNIT
        row[box.cards_in_play + robot] = 1 + unit
    for step in range(table.steps_planned):
        unit = whole(table.plan_unit[step])
        if row[unit] == AT_SEAT + UNIT:
            row[box.cards_in_play + table.plan_robot[step]] = 1 + unit
