"""The special pieces S, and what pieces are called (C6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from robobid.powergrid.robots.errand import errand_of
from robobid.powergrid.robots.events import RobotDid
from robobid.powergrid.tables import HOUSE_COST

if TYPE_CHECKING:
    from robobid.powergrid.table import Table
    from robobid.powergrid.variants import Pieces

PARTS: Final = "FARBS"
"""First city, auction, resources, building, special: the five kinds of pieces."""
PIECES: Final = tuple(f"{part}{number}" for part in PARTS for number in range(1, 7))
"""All thirty pieces."""
RICH_START: Final = 100


def names_of(pieces: Pieces) -> Iterator[str]:
    """The pieces of a robot by their names; those not dealt yet are left out."""
    return (f"{part}{n}" for part, n in zip(PARTS, pieces, strict=True) if n)


def piece(table: Table, seat: int, part: str) -> str:
    """The piece of one kind that a robot has: `A3`."""
    pieces = table.players[seat].pieces
    assert pieces is not None
    return f"{part}{pieces[PARTS.index(part)]}"


def tell(table: Table, seat: int, name: str, why: str, **values: Any) -> None:
    """Say what a piece does."""
    table.tell(RobotDid(seat, name, why, values))


def has_special(table: Table, seat: int, number: int) -> bool:
    """Is this a robot with that special piece?"""
    pieces = table.players[seat].pieces
    return pieces is not None and pieces.special == number


def start_money(pieces: Pieces, money: int) -> int:
    """S1: it starts with 100 instead of 50."""
    return RICH_START if pieces.special == 1 else money


def rearranged(table: Table, order: tuple[int, ...]) -> tuple[int, ...]:
    """S2: it is last in every turn order, the drawn one included (D41)."""
    for seat in order[:-1]:
        if has_special(table, seat, 2):
            table.tell(RobotDid(seat, "S2", "moves_last", {}))
            return (*[other for other in order if other != seat], seat)
    return order


def payment(table: Table, seat: int, bid: int) -> int:
    """S3: it pays half of its winning bid, rounded down (D12)."""
    return bid // 2 if has_special(table, seat, 3) else bid


def place_prices(table: Table, seat: int, prices: tuple[int, ...]) -> tuple[int, ...]:
    """S4: every place costs 10. S5: the first place of every phase 4 is free (D33).

    Cities taken in phase 2 are paid (D24).
    """
    most = max(HOUSE_COST)
    if has_special(table, seat, 4):
        return tuple([HOUSE_COST[0] if p <= most else p for p in prices])
    if has_special(table, seat, 5) and table.phase != "early-cities":
        mine = table.turn == seat and table.phase == "building"
        if not (mine and errand_of(table).built):
            return tuple([0 if p <= most else p for p in prices])
    return prices


def counted_cities(table: Table, seat: int, cities: int) -> int:
    """S6: it is paid for one city more than it has, if it produces for it (D34)."""
    return cities + 1 if has_special(table, seat, 6) else cities
