"""What a robot will do next, as far as the rules settle it (C3 to C5).

It holds for the table as it lies now: a plant that is sold makes room for another, and
whoever acts before the robot may take its fuel or its cities.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from robobid.core.decisions import Decision
from robobid.powergrid import flow
from robobid.powergrid.events import FuelBought, HouseBuilt
from robobid.powergrid.plants import Fuel, Number
from robobid.powergrid.robots.acting import is_robot, robot_at
from robobid.powergrid.robots.wanting import has_enough_power, wanted
from robobid.powergrid.steps import actual_market
from robobid.powergrid.table import Table

Aim = Literal[
    "bids",
    "takes",
    "enough",
    "none",
    "buys",
    "buys_nothing",
    "builds",
    "builds_nothing",
]


class Foreseen(NamedTuple):
    """What a robot is after: it bids, takes what is offered first, or passes; then
    what it buys, and where it builds."""

    aim: Aim
    plants: tuple[tuple[Number, int], ...] = ()
    """Each with the highest bid that the robot makes for it."""
    fuel: tuple[Fuel, ...] = ()
    cities: tuple[str, ...] = ()
    payment: int = 0
    """For the fuel or for the cities."""


def foreseen(table: Table, seat: int) -> Foreseen | None:
    """What a robot will do in its turn of this phase; None if that is not settled."""
    if not is_robot(table, seat):
        return None
    if table.phase == "auction":
        return _wishes(table, seat) if seat in table.waiting else None
    if seat == table.turn or seat in table.waiting:
        return _turn(table, seat)
    return None


def _turn(table: Table, seat: int) -> Foreseen | None:
    """What it buys or builds until it has finished, or somebody chooses for it."""
    after = table.copy()
    if table.turn != seat:
        after.turn, after.waiting, after.memory = seat, (), ()
        after.buying_at = 0 if len(after.fuel) == 1 else None
    after.events = []
    waits_for: Decision | None = None
    while after.turn == seat and after.phase == table.phase:
        waits_for, *_ = flow.decisions(after)
        if waits_for.seat != seat:
            break
        (action,) = waits_for.options
        flow.carry_out(after, seat, action)
    bought = [event for event in after.events if isinstance(event, FuelBought)]
    built = [event for event in after.events if isinstance(event, HouseBuilt)]
    is_settled = waits_for is not None and waits_for.seat == seat
    if table.phase == "resources" and is_settled:
        fuel, payment = tuple(e.fuel for e in bought), sum(e.payment for e in bought)
        return Foreseen("buys" if fuel else "buys_nothing", (), fuel, (), payment)
    if table.phase == "building" and (built or is_settled):
        cities, payment = (
            tuple(e.city for e in built),
            sum(e.path + e.place for e in built),
        )
        return Foreseen(
            "builds" if cities else "builds_nothing", (), (), cities, payment
        )
    return None


def _wishes(table: Table, seat: int) -> Foreseen:
    """What it will do when a plant is offered."""
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
