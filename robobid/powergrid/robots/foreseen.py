"""What a robot will do in this round's auctions, as far as the rules settle it (C3).

It holds for the plants that are on offer now: one that is sold makes room for another.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from robobid.powergrid.plants import Number
from robobid.powergrid.robots.acting import is_robot, robot_at
from robobid.powergrid.robots.wanting import has_enough_power, wanted
from robobid.powergrid.steps import actual_market
from robobid.powergrid.table import Table

Aim = Literal["bids", "takes", "enough", "none"]


class Foreseen(NamedTuple):
    """What a robot is after: it bids, takes what is offered first, or passes."""

    aim: Aim
    plants: tuple[tuple[Number, int], ...] = ()
    """Each with the highest bid that the robot makes for it."""


def foreseen(table: Table, seat: int) -> Foreseen | None:
    """What a robot will do when a plant is offered; None if it takes no part."""
    if table.phase != "auction" or seat not in table.waiting:
        return None
    if not is_robot(table, seat):
        return None
    if has_enough_power(table, seat):
        return Foreseen("enough")
    piece = robot_at(table, seat).auction
    least = table.setup.plants
    taken = [n for n in wanted(table, seat) if piece.takes_at_once(table, seat, n)]
    if taken:
        return Foreseen("takes", tuple((n, least[n].min_bid) for n in taken))
    bids = {n: piece.most_bid(table, seat, n) for n in actual_market(table)}
    plants = tuple((n, most) for n, most in bids.items() if most is not None)
    return Foreseen("bids", plants) if plants else Foreseen("none")
