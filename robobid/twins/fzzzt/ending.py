"""The end of the game: the last allocation, and the scores."""

from __future__ import annotations

from robobid.twins.fzzzt.box import AnyBox
from robobid.twins.fzzzt.building import wait_for_builders
from robobid.twins.fzzzt.desk import Desk
from robobid.twins.fzzzt.scoring import score_seats
from robobid.twins.fzzzt.table import LAYOUT, NO_PERIPHERAL, OVER, AnyTable, deck_size
from robobid.twins.jit import small_part


@small_part
def is_last_round(box: AnyBox, table: AnyTable) -> bool:
    """Has the deck too few cards for another full belt (F5.5)?"""
    return bool(deck_size(table) < box.belt_length)


@small_part
def begin_ending(box: AnyBox, table: AnyTable, desk: Desk) -> None:
    """All allocate what they have left, by hand or by the program (F6.7)."""
    table.rules = box.rules[0]
    table.peripheral = NO_PERIPHERAL
    if box.by_hand:
        table.phase = LAYOUT
        wait_for_builders(box, table)
    else:
        finish_game(box, table, desk)


@small_part
def finish_game(box: AnyBox, table: AnyTable, desk: Desk) -> None:
    """Score every seat (F6)."""
    table.phase = OVER
    table.waiting = 0
    score_seats(box, table, desk)
