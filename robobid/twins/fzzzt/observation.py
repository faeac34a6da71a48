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

from robobid.twins.arrays import np
from robobid.twins.bits import popcount
from robobid.twins.fzzzt.box import AnyBox, Box
from robobid.twins.fzzzt.sets import holds
from robobid.twins.fzzzt.sketch import CARDS_IN_WORD, Sketch, draw_sketch
from robobid.twins.fzzzt.table import (
    BIDDING,
    PAYING,
    AnyTable,
    deck_size,
    seat_clockwise,
)
from robobid.twins.jit import small_part, whole
from robobid.twins.rows import (
    keep_and_write_bytes,
    write_bytes,
    write_eight,
    write_in_turn,
)

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

_NONE: Final = np.uint64(0)
_ONE: Final = np.uint64(1)
_TWO: Final = np.uint64(2)
_SEVEN: Final = np.uint64(7)
_BYTE_BITS: Final = np.uint64(8)
_BYTE: Final = np.uint64(0xFF)
_LOWEST_BITS: Final = np.uint64(0x0101010101010101)
_LOW_BITS: Final = np.uint64(0x7F7F7F7F7F7F7F7F)
_HIGH_BITS: Final = np.uint64(0x8080808080808080)
_OWN_BITS: Final = np.uint64(0x8040201008040201)


def observation_size(box: Box) -> int:
    """How many bytes an observation has: 64 are written at once, also in the middle."""
    cards = len(box.in_play)
    facts_end = 2 * cards + _FACTS + _SEAT_FACTS * box.players
    words = (cards + CARDS_IN_WORD - 1) // CARDS_IN_WORD
    size = max(facts_end, cards + CARDS_IN_WORD * words)
    return size + -size % 64


@small_part
def write_observation(
    box: AnyBox, table: AnyTable, sketch: Sketch, is_old: bool, viewer: int, row: Any
) -> None:
    """What a seat may know, by a sketch that may have to be drawn first.

    While bids are laid on an old sketch, the second part of the row stays as it is.
    """
    cards = whole(box.cards_in_play)
    if not is_old:
        draw_sketch(box, table, sketch)
    stays = is_old and table.phase == BIDDING
    bids = write_places(box, table, sketch, viewer, 0, row, stays)
    if cards > CARDS_IN_WORD:
        bids += write_places(box, table, sketch, viewer, 1, row, stays)
    if not stays:
        write_more(box, table, viewer, row)
    write_facts(box, table, viewer, row)
    write_seat_facts(box, table, sketch, viewer, bids, row)


@small_part
def write_more(box: AnyBox, table: AnyTable, viewer: int, row: Any) -> None:
    """The order of the belt, and which robots are on which units, or planned to be."""
    cards = whole(box.cards_in_play)
    write_bytes(row, cards, (_NONE,))
    if cards > CARDS_IN_WORD:
        write_bytes(row, cards + CARDS_IN_WORD, (_NONE,))
    more = np.uint64(cards)
    head = np.uint64(table.head)
    for at in range(head, np.uint64(table.end)):
        row[more + table.belt[at]] = at - head + _ONE
    for step in range(np.uint64(table.steps_built)):
        row[more + table.built_robot[step]] = 1 + table.built_unit[step]
    for step in range(np.uint64(table.steps_planned)):
        unit = table.plan_unit[step]
        if holds(table.units[viewer], whole(unit)):
            row[more + table.plan_robot[step]] = 1 + unit


@small_part
def write_places(
    box: AnyBox,
    table: AnyTable,
    sketch: Sketch,
    viewer: int,
    word: int,
    row: Any,
    keeps: bool,
) -> Any:
    """Where the cards of a word of a set are, as far as the viewer knows.

    Card by card would be slow. So for each bit of a place we collect the cards that
    have it: three bits for who, three for what. That the kinds of `PLACES` have the
    bits that they have is used here. They are written 64 at a time: what comes behind
    the last has to be kept, or to be written again.
    Gives how many of the cards are in each seat's bid: a byte for each, clockwise.
    """
    who_1 = who_2 = who_4 = bids = sizes = _NONE
    for distance in range(box.players):
        seat = np.uint64(seat_clockwise(box, viewer, distance))
        bid = table.bid[seat, word]
        sizes |= np.uint64(popcount(bid)) << np.uint64(distance << 3)
        bids |= bid
        owned = sketch.owned[seat, word]
        who = np.uint64(distance + 1)
        who_1 |= owned & -(who & _ONE)
        who_2 |= owned & -(who >> _ONE & _ONE)
        who_4 |= owned & -(who >> _TWO & _ONE)
    own_bid = table.bid[viewer, word]
    open_bids = bids if all_bids_are_open(table) else own_bid
    what_1 = sketch.what_1[word] & ~(open_bids | own_bid | table.hand[viewer, word])
    what_2 = sketch.what_2[word] & ~open_bids
    what_4 = sketch.what_4[word] | open_bids
    planes = what_1, what_2, what_4, who_1, who_2, who_4
    if keeps:
        kept = whole(box.cards_in_play)
        keep_and_write_bytes(row, CARDS_IN_WORD * word, planes, kept)
    else:
        write_bytes(row, CARDS_IN_WORD * word, planes)
    return sizes


@small_part
def all_bids_are_open(table: AnyTable) -> bool:
    """Does everybody see the cards of all bids?"""
    return bool(table.rules.bids_face_up or table.phase == PAYING)


@small_part
def sizes_are_open(table: AnyTable) -> bool:
    """Does everybody see how many cards are in each bid?"""
    rules = table.rules
    in_turn = rules.bids_in_turn and rules.bid_sizes_open
    return bool(in_turn or all_bids_are_open(table))


@small_part
def write_facts(box: AnyBox, table: AnyTable, viewer: int, row: Any) -> None:
    """Where the game stands; two bytes more are written, which others overwrite."""
    away = table.chief - viewer
    facts = np.uint64(away if away >= 0 else away + box.players)
    facts = facts << _BYTE_BITS | np.uint64(1 + table.peripheral)
    facts = facts << _BYTE_BITS | np.uint64(deck_size(table))
    facts = facts << _BYTE_BITS | np.uint64(table.face_down)
    facts = facts << _BYTE_BITS | np.uint64(table.round)
    facts = facts << _BYTE_BITS | np.uint64(table.phase)
    write_eight(row, 2 * whole(box.cards_in_play), facts)


@small_part
def write_seat_facts(
    box: AnyBox, table: AnyTable, sketch: Sketch, viewer: int, bids: Any, row: Any
) -> None:
    """What everybody can count."""
    if not sizes_are_open(table):
        # No size reaches the highest bit of its byte, but 127 more does, unless it is
        # 0. So all bytes of those who bid become `UNKNOWN_SIZE`, but for the viewer's.
        has_bid = (bids + _LOW_BITS & _HIGH_BITS) >> _SEVEN
        bids = has_bid * _BYTE & ~_BYTE | bids & _BYTE
    held = bytes_clockwise(box, sketch.held, viewer)
    pile = bytes_clockwise(box, sketch.pile, viewer)
    # The bits of all seats eight times, of which each byte keeps that of its seat.
    waiting = np.uint64(table.waiting) * _LOWEST_BITS & _OWN_BITS
    waiting = (waiting + _LOW_BITS | waiting) & _HIGH_BITS
    waiting = bytes_clockwise(box, waiting >> _SEVEN, viewer)
    start = 2 * whole(box.cards_in_play) + _FACTS
    write_in_turn(row, start, (held, pile, bids, waiting), box.players)


@small_part
def bytes_clockwise(box: AnyBox, packed: Any, viewer: int) -> Any:
    """A byte for each seat, clockwise from the viewer; others mean nothing."""
    before = np.uint64(viewer << 3)
    after = np.uint64((box.players - viewer) << 3)
    return packed >> before | packed << after
