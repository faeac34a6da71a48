"""What a robot will do next, as far as the rules settle it (C3 to C5).

It holds for the table as it lies now: a plant that is sold makes room for another, and
whoever acts before the robot may take its fuel or its cities.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from robobid.core.decisions import Decision
from robobid.games.powergrid.robots.acting import is_robot, robot_at
from robobid.games.powergrid.robots.wanting import has_enough_power, wanted
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.rules.events import FuelBought, HouseBuilt
from robobid.games.powergrid.rules.plants import Fuel, Number
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.table import Table

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


class RobotBid(NamedTuple):
    """What a robot does when a plant is put up by somebody else."""

    seat: int
    plant: Number
    takes: int | None = None
    """It takes the plant at once, for so much (A2)."""
    most: int | None = None
    """It bids up to so much."""
    rule: str = ""
    """Or why it does not bid at all."""


def robot_bids(table: Table) -> tuple[RobotBid, ...]:
    """What every robot in this auction phase does for every plant on offer."""
    if table.phase != "auction":
        return ()
    auction = table.auction
    plants = [auction.plant] if auction else actual_market(table)
    there = auction.queue if auction else table.waiting
    return tuple(
        [
            _bid(table, seat, plant)
            for seat, _ in table.robots()
            if seat in there
            for plant in plants
            if plant in table.setup.plants
        ]
    )


def _bid(table: Table, seat: int, plant: Number) -> RobotBid:
    robot = robot_at(table, seat)
    if robot.auction.takes_at_once(table, seat, plant):
        paid = robot.special.payment(table.setup.plants[plant].min_bid)
        return RobotBid(seat, plant, takes=paid)
    most = robot.auction.most_bid(table, seat, plant)
    if most is not None:
        return RobotBid(seat, plant, most=most)
    rule = robot.auction.objection(table, seat, plant)
    return RobotBid(seat, plant, rule=rule)
