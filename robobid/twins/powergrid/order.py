"""Phase 1: the turn order (A2)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.queues import EMPTY, Queue, first, rest
from robobid.twins.powergrid.robots.talent import rearranged
from robobid.twins.powergrid.sets import highest
from robobid.twins.powergrid.table import AUCTION, AnyTable, city_count


@small_part
def begin_round(box: AnyBox, table: AnyTable) -> None:
    """A round begins: phase 1, then everybody may buy a plant."""
    table.round += 1
    table.busy = 0
    work_out_order(box, table)
    table.phase = AUCTION
    table.sold = 0
    table.waiting = table.order


@small_part
def standing(table: AnyTable, seat: int) -> int:
    """Most cities first; among equals, the largest plant first (A2)."""
    plants = table.plants[seat]
    largest = highest(plants) + 1 if plants else 0
    return city_count(table, seat) << 6 | largest


@part
def work_out_order(box: AnyBox, table: AnyTable) -> None:
    """Sort the seats; who stood before others that are equal still does."""
    order = EMPTY
    this = table.order
    while this:
        seat = first(this)
        mine = standing(table, seat)
        place = 0
        is_before = True
        others = table.order
        while others:
            other = first(others)
            its = standing(table, other)
            is_before &= other != seat
            place += its > mine or (its == mine and is_before)
            others = rest(others)
        order |= (seat + 1) << 4 * place
        this = rest(this)
    settle_order(box, table, order)


@small_part
def settle_order(box: AnyBox, table: AnyTable, order: Queue) -> None:
    """This is the turn order now, if no robot has a say in it."""
    table.order = rearranged(table, order) if box.robots else order
