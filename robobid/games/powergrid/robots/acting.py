"""What a robot does now: its piece for the phase says it, and why.

`decisions` is asked whenever a robot's seat is to act, and throughout the phase
"early-cities". It gives the robot's decision with its one option, or instead the
decision of the person, or of chance, that a piece leaves the matter to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from robobid.core.decisions import CHANCE, Action, Decision, Listed
from robobid.games.powergrid.robots import dealing, running
from robobid.games.powergrid.robots.cities import CityPiece
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.robots.first_city import FirstCityPiece
from robobid.games.powergrid.robots.memory import memory_of
from robobid.games.powergrid.robots.robot import Answer, Piece, Robot
from robobid.games.powergrid.rules.actions import DealPiece, SitBehind
from robobid.games.powergrid.table import Phase, Table

Next = Answer | tuple[Decision]


def decisions(table: Table, seat: int) -> Sequence[Decision]:
    """The decision of a robot that is to act, or of whoever chooses for it."""
    found = decide(table, seat)
    if isinstance(found, Answer):
        return (Decision(seat, found.kind, OnlyOption(found)),)
    return found


class OnlyOption(Listed):
    """What a robot does now, and why: nothing else can be chosen."""

    __slots__ = ("answer",)

    def __init__(self, answer: Answer) -> None:
        super().__init__((answer.action,))
        self.answer = answer


def begin(table: Table, seat: int, action: Action, decision: Decision | None) -> Answer:
    """Say why a robot does what it does; what it will remember is in the answer.

    Without the decision at hand its piece is asked once more.
    """
    if decision is not None and isinstance(decision.options, OnlyOption):
        answer = decision.options.answer
    else:
        found = decide(table, seat)
        assert isinstance(found, Answer)
        answer = found
    table.tell(RobotDid(seat, answer.piece, answer.reason, answer.values))
    robot_at(table, seat).special.remark(table, seat, action)
    return answer


def end(table: Table, answer: Answer) -> None:
    """The robot has acted: it remembers how far it has come in its turn."""
    table.memory = answer.then or ()


# -- what it does -------------------------------------------------------------


def decide(table: Table, seat: int) -> Next:
    """The answer of the robot to act, or the decision of whoever chooses for it."""
    if table.phase == "early-cities":
        return early_piece(table).early_decision(table)
    robot = robot_at(table, seat)
    if table.auction is not None:
        return robot.auction.bid_or_drop(table, seat, table.auction)
    if table.owed is not None and table.owed.kind == "drop":
        return robot.auction.losing(table, seat)
    if table.owed is not None:
        return robot.auction.discard(table, seat)
    return _TURNS[table.phase](robot, table, seat)


def _build(robot: Robot, table: Table, seat: int) -> Next:
    """The first city as its F piece says, then one city at a time by its B piece."""
    memory = memory_of(table)
    if memory.stage == "city":
        return city_piece(robot, table, seat).build_named(table, seat, memory.words[0])
    return city_piece(robot, table, seat).decide(table, seat)


_TURNS: Final[dict[Phase, Callable[[Robot, Table, int], Next]]] = {
    "auction": lambda robot, table, seat: robot.auction.open_or_pass(table, seat),
    "resources": lambda robot, table, seat: robot.resources.decide(table, seat),
    "building": _build,
    "income": lambda robot, table, seat: running.decide(table, seat),
}


def city_piece(robot: Robot, table: Table, seat: int) -> CityPiece:
    """The piece that says where a robot builds next."""
    return robot.building if table.players[seat].cities else robot.first_city


# -- what was chosen for it ---------------------------------------------------


def apply(table: Table, chooser: int, action: Action) -> None:
    """Carry out what a person or chance has chosen for a robot."""
    match action:
        case DealPiece():
            dealing.deal_piece(table, action)
        case SitBehind():
            dealing.seat_robot(table, action)
        case _:
            seat = table.turn if table.owed is None else table.owed.seat
            assert seat is not None
            _asking_piece(table, seat).hear(table, seat, chooser, action)


def _asking_piece(table: Table, seat: int) -> Piece:
    """The piece that has left a choice to others."""
    if table.phase == "early-cities":
        return early_piece(table)
    robot = robot_at(table, seat)
    if table.phase == "building":
        return city_piece(robot, table, seat)
    return robot.resources if table.phase == "resources" else robot.auction


def early_piece(table: Table) -> FirstCityPiece:
    """The piece that lets all seats choose early where they begin (F3)."""
    robots = [player.robot for player in table.players]
    return next(r.first_city for r in robots if r and r.first_city.begins_early)


def robot_at(table: Table, seat: int) -> Robot:
    """The robot that sits there."""
    robot = table.players[seat].robot
    assert robot is not None
    return robot


def is_robot(table: Table, seat: int) -> bool:
    """Does a robot sit there?"""
    return seat != CHANCE and table.players[seat].pieces is not None
