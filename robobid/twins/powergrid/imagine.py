"""Makes up what a seat does not know: the money of others, where it is hidden."""

from __future__ import annotations

from robobid.twins.jit import part, small_part
from robobid.twins.luck import Luck, below
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.sets import has
from robobid.twins.powergrid.table import NOTHING, OVER, AnyTable


@small_part
def sees_money(box: AnyBox, table: AnyTable, viewer: int, seat: int) -> bool:
    """One's own, a robot's, anybody's where it is open, and all at the end (A0)."""
    is_open = box.open_money != 0 or table.phase == OVER
    return bool(seat == viewer or has(box.robots, seat) or is_open)


@part
def imagine(box: AnyBox, table: AnyTable, viewer: int, luck: Luck) -> None:
    """Guess what is hidden: the stack needs no guess, since it has no order yet.

    Enough for a standing bid, and at most what the richest known seat has.
    """
    richest = box.start_money
    for seat in range(box.players):
        if sees_money(box, table, viewer, seat):
            richest = max(richest, table.money[seat])
    for seat in range(box.players):
        if not sees_money(box, table, viewer, seat):
            is_bidder = table.auctioned != NOTHING and table.bidder == seat
            least = table.bid if is_bidder else 0
            most = max(least, richest)
            table.money[seat] = least + below(luck, most - least + 1)
