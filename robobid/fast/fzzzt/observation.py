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
from robobid.fast.fzzzt.sets import size
from robobid.fast.fzzzt.table import (
    PAYING,
    AnyTable,
    deck_size,
    pile_size,
    seat_clockwise,
)
from robobid.fast.jit import jit, whole, write_bytes

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
_FACTS: Final = len(FACTS)
_SEAT_FACTS: Final = len(SEAT_FACTS)


def observation_size(box: Box) -> int:
    """How many bytes an observation has."""
    size = 2 * len(box.in_play) + _FACTS + _SEAT_FACTS * box.players
    return size + -size % 64


@jit
def write_observation(box: AnyBox, table: AnyTable, viewer: int, row: Any) -> None:
    """What a seat may know."""
    # Places come first: they are written 64 at a time, and what is too much is
    # overwritten by what follows.
    for word in range((box.cards_in_play + 63) // 64):
        write_places(box, table, viewer, word, row)
    # Numba counts negative numbers from the end; unsigned ones need no such test, and
    # only then, and if the box is not asked each time, are many bytes written at once.
    cards = np.uint64(box.cards_in_play)
    for card in range(box.cards_in_play):
        row[cards + np.uint64(card)] = 0
    for at in range(table.head, table.end):
        card = table.belt[at]
        row[card] = ON_BELT
        row[box.cards_in_play + card] = 1 + at - table.head
    write_built(box, table, row)
    facts = 2 * box.cards_in_play
    row[facts] = table.phase
    row[facts + 1] = table.round
    row[facts + 2] = table.face_down
    row[facts + 3] = deck_size(table)
    row[facts + 4] = 1 + table.peripheral
    away = table.chief - viewer
    row[facts + 5] = away if away >= 0 else away + box.players
    for distance in range(box.players):
        write_seat_facts(box, table, viewer, distance, row)


@jit
def write_places(
    box: AnyBox, table: AnyTable, viewer: int, word: int, row: Any
) -> None:
    """Where the cards of a word of a set are, as far as the viewer knows.

    Card by card would be slow. So for each bit of a place we collect the cards that
    have it: three bits for who, three for what. That the kinds of `PLACES` have the
    bits that they have is used here.
    """
    what_1 = table.unseen[word]
    what_2 = what_4 = who_1 = who_2 = who_4 = np.uint64(0)
    all_open = table.rules.bids_face_up or table.phase == PAYING
    for distance in range(box.players):
        seat = seat_clockwise(box, viewer, distance)
        bid, shown = table.bid[seat, word], table.shown[seat, word]
        hand, hidden = table.hand[seat, word], table.set_aside[seat, word]
        spent, units = table.spent[seat, word], table.units[seat, word]
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


@jit
def write_seat_facts(
    box: AnyBox, table: AnyTable, viewer: int, distance: int, row: Any
) -> None:
    """What everybody can count."""
    seat = seat_clockwise(box, viewer, distance)
    bid = size(table.bid[seat])
    at = 2 * box.cards_in_play + _FACTS + _SEAT_FACTS * distance
    row[at] = size(table.hand[seat]) + bid
    row[at + 1] = pile_size(table, seat)
    sizes_seen = table.rules.bids_in_turn and table.rules.bid_sizes_open
    is_seen = distance == 0 or sizes_seen or table.rules.bids_face_up
    row[at + 2] = bid if is_seen or table.phase == PAYING or not bid else UNKNOWN_SIZE
    row[at + 3] = table.waiting >> seat & 1


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
