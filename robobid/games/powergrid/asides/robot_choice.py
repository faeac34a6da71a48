"""What somebody chooses for a robot: what each option costs it, and what follows (C2).

Everything of a robot is open, so this is the same for every viewer.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from robobid.core.decisions import CHANCE, Decision
from robobid.games.powergrid.robots.acting import is_robot, robot_at
from robobid.games.powergrid.robots.memory import memory_of
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.rules.actions import NamePlant
from robobid.games.powergrid.rules.events import PlantBought
from robobid.games.powergrid.rules.network import cost_of
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.table import Table

What = Literal[
    "takes_plant",
    "opens_plant",
    "next_city",
    "first_city",
    "one_of_named",
    "veto",
    "strike",
    "stay",
    "city_bid",
]


class OptionForRobot(NamedTuple):
    """One of the things that can be chosen for a robot."""

    action: Any
    cost: int | None = None
    """What the robot pays, as far as it follows from this choice alone."""
    left: int | None = None
    """What it has afterwards."""
    region: str | None = None
    """Where the city lies."""
    taker: int | None = None
    """Who takes the plant at once: most often the robot itself (A2)."""
    most: int | None = None
    """The highest bid that the robot makes for the plant (A6)."""


class ChoiceForRobot(NamedTuple):
    """A decision of a person for a robot, with all that it needs."""

    robot: int
    chooser: int
    what: What
    piece: str
    """The piece that leaves it to a person."""
    money: int
    """What the robot has now."""
    options: tuple[OptionForRobot, ...] = ()
    region: str | None = None
    """The region that was drawn (F2)."""
    struck: tuple[str, ...] = ()
    """The cities that were struck out already (F6)."""
    bid: int | None = None
    bidder: int | None = None
    """The bid that stands, and whose it is (F5)."""


def choice_for_robot(table: Table) -> ChoiceForRobot | None:
    """What a person is to choose for a robot now; None if nothing is."""
    robot = flow.seat_to_act(table)
    if robot is None or not is_robot(table, robot):
        return None
    found = next(iter(flow.decisions(table)), None)
    if found is None or found.seat in (CHANCE, robot):
        return None
    what, piece = _about(table, robot, found)
    choice = ChoiceForRobot(robot, found.seat, what, piece, table.players[robot].money)
    if found.kind == "city-bid":
        return _with_standing_bid(table, choice)
    if found.kind == "robot-plant":
        plants = tuple([_plant(table, choice, action) for action in found.options])
        return choice._replace(options=plants)
    cities = tuple([_city(table, robot, action) for action in found.options])
    region = cities[0].region if what == "veto" else None
    struck = memory_of(table).words if found.kind == "strike" else ()
    return choice._replace(options=cities, region=region, struck=struck)


def _about(table: Table, robot: int, found: Decision) -> tuple[What, str]:
    """What is chosen, and the piece that leaves it to a person."""
    pieces = robot_at(table, robot)
    if found.kind == "robot-plant":
        plant = next(iter(found.options)).plant
        takes = pieces.auction.takes_at_once(table, robot, plant)
        return ("takes_plant" if takes else "opens_plant"), pieces.auction.name
    if table.players[robot].cities:
        return "next_city", pieces.building.name
    piece = pieces.first_city
    if found.kind == "robot-city":
        is_drawn = "named" in piece.stages
        return ("one_of_named" if is_drawn else "first_city"), piece.name
    if found.kind == "strike":
        return ("stay" if is_one_choice(found) else "strike"), piece.name
    return ("veto" if found.kind == "veto" else "city_bid"), piece.name


def _with_standing_bid(table: Table, choice: ChoiceForRobot) -> ChoiceForRobot:
    """Whoever bid last stands at the end of the queue (F5)."""
    memory = memory_of(table)
    if memory.bid < 0:
        return choice
    return choice._replace(bid=memory.bid, bidder=memory.queue[-1])


def _city(table: Table, robot: int, action: Any) -> OptionForRobot:
    city = table.land.index[action.city]
    cost = cost_of(table, robot, city).total
    left = table.players[robot].money - cost
    return OptionForRobot(action, cost, left, table.land.cities[city].region)


def _plant(table: Table, choice: ChoiceForRobot, named: NamePlant) -> OptionForRobot:
    """Carried out on a copy, until somebody else is to act."""
    robot, after = choice.robot, table.copy()
    after.events = []
    flow.carry_out(after, choice.chooser, named)
    (opening,) = flow.decisions(after)
    (action,) = opening.options
    flow.carry_out(after, robot, action)
    bought = [e for e in after.events if isinstance(e, PlantBought)]
    if bought:
        (sold,) = bought
        left = after.players[robot].money if sold.seat == robot else choice.money
        return OptionForRobot(named, sold.payment, left, taker=sold.seat)
    most = robot_at(table, robot).auction.most_bid(table, robot, named.plant)
    return OptionForRobot(named, action.bid, None, most=most)
