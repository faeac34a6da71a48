"""Set-up: who is who, and which cards are in the game."""

from __future__ import annotations

from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.sets import clear, copy_all
from robobid.twins.fzzzt.table import LAY_BELT, NO_PERIPHERAL, SET_UP, AnyTable
from robobid.twins.jit import small_part


@small_part
def lay_table(box: AnyBox, table: AnyTable) -> None:
    """The table before anything is dealt: the rules' `new_table`."""
    for seat in range(box.players):
        clear(table.hand[seat])
        clear(table.set_aside[seat])
        clear(table.spent[seat])
        clear(table.shown[seat])
        clear(table.bid[seat])
        clear(table.units[seat])
        table.to_deal[seat] = 0
    clear(table.noted)
    clear(table.planned)
    copy_all(box.belt_deck, table.unseen)
    table.peripherals = box.chosen_peripherals
    table.peripheral = NO_PERIPHERAL
    table.rules = box.rules[0]
    table.mechanics = (2 << box.players) - 2
    table.phase = SET_UP
    table.after_dealing = LAY_BELT
    table.round = 0
    table.chief = 0
    table.waiting = 0
    table.face_down = 0
    table.to_turn = 0
    table.dealing = 0
    table.head = 0
    table.end = 0
    table.steps_planned = 0
    table.steps_built = 0


@small_part
def next_seat(box: AnyBox, table: AnyTable) -> int:
    """The seat that is dealt the next mechanic (F2.1)."""
    left = 0
    for number in range(1, box.players + 1):
        left += table.mechanics >> number & 1
    return int(box.players) - left


@small_part
def take_personal_cards(box: AnyBox, table: AnyTable, number: int) -> None:
    """A seat takes its mechanic and robots; mechanic 1 is Chief (F2.2, F2.3)."""
    seat = next_seat(box, table)
    table.mechanics &= ~(1 << number)
    copy_all(box.personal[number], table.hand[seat])
    if number == 1:
        table.chief = seat
