"""What a seat may know, from the twin's table."""

from __future__ import annotations

from robobid.twins.fzzzt import building
from robobid.twins.fzzzt.box import POWER_BITS, AnyBox
from robobid.twins.fzzzt.sets import WORDS, Cards, holds, size
from robobid.twins.fzzzt.table import AnyTable
from robobid.twins.jit import small_part


@small_part
def cards_held(table: AnyTable, seat: int) -> int:
    """How many cards a seat has in its hand and in its bid together."""
    return size(table.hand[seat]) + size(table.bid[seat])


@small_part
def cards_laid(table: AnyTable, seat: int) -> int:
    """How many cards a seat has bid; whoever asks knows if that is seen."""
    return size(table.bid[seat])


@small_part
def note_hidden(table: AnyTable, seat: int, cards: Cards) -> None:
    """The cards of a seat of which nobody else can tell if they are in the hand."""
    for word in range(WORDS):
        held = table.hand[seat, word] | table.bid[seat, word]
        unshown = held & ~table.shown[seat, word]
        cards[word] = unshown | table.set_aside[seat, word]


@small_part
def note_owned(table: AnyTable, seat: int, cards: Cards) -> None:
    """All cards of a seat but its units and what lies on them (F4.12)."""
    for word in range(WORDS):
        held = table.hand[seat, word] | table.bid[seat, word]
        pile = table.set_aside[seat, word] | table.spent[seat, word]
        cards[word] = held | pile


@small_part
def has_room(box: AnyBox, table: AnyTable, seat: int, robot: int, unit: int) -> bool:
    """May this robot, if it fits, go on this unit now (F5.2)?"""
    return building.has_room(table, seat, unit)


@small_part
def printed_power(box: AnyBox, card: int) -> int:
    """The power that is printed on a card."""
    power = 0
    for bit in range(POWER_BITS):
        power += int(holds(box.power[1, bit], card)) << bit
    return power
