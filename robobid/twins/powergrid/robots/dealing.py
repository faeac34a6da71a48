"""Set-up: the robots' pieces, and where they sit (C1)."""

from __future__ import annotations

from typing import Final

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.actions import CHANCE, PIECE, SEAT, Choice, ask
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import first, holds, put_behind, rest
from robobid.twins.powergrid.robots.talent import start_money
from robobid.twins.powergrid.sets import NONE, Set, has, only, size
from robobid.twins.powergrid.table import PARTS, AnyTable

PER_PART: Final = 6
ALONE_ONLY: Final = 2
"""F3, the piece for tables with one robot, among all pieces (D23)."""


@part
def ask_for_set_up(box: AnyBox, table: AnyTable, choice: Choice) -> bool:
    """The next piece that is dealt, or the next robot that is seated; False if none."""
    for seat in range(box.players):
        if has(box.robots, seat):
            for kind in range(PARTS):
                if table.pieces[seat, kind] == 0:
                    ask(choice, CHANCE, PIECE, pile(box, table, kind), 0)
                    choice.about = seat
                    return True
    for seat in range(box.players):
        if not holds(table.seating, seat):
            places = NONE
            seats = table.seating
            while seats:
                places |= only(first(seats))
                seats = rest(seats)
            ask(choice, CHANCE, SEAT, places, 0)
            choice.about = seat
            return True
    return False


@small_part
def pile(box: AnyBox, table: AnyTable, kind: int) -> Set:
    """The pieces of one kind that no robot has: nothing is put back (C1)."""
    pieces = NONE
    for number in range(PER_PART):
        pieces |= only(PER_PART * kind + number)
    pieces &= box.pieces
    for seat in range(box.players):
        if table.pieces[seat, kind]:
            pieces &= ~only(PER_PART * kind + table.pieces[seat, kind] - 1)
    if size(box.robots) > 1:
        pieces &= ~only(ALONE_ONLY)
    return pieces


@small_part
def deal_piece(box: AnyBox, table: AnyTable, seat: int, piece: int) -> None:
    """A robot has one more piece; S1 makes it richer at once."""
    table.pieces[seat, piece // PER_PART] = piece % PER_PART + 1
    table.money[seat] = start_money(box, table, seat)


@small_part
def seat_robot(table: AnyTable, seat: int, behind: int) -> None:
    """A robot sits clockwise next to another seat (D36)."""
    table.seating = put_behind(table.seating, seat, behind)
