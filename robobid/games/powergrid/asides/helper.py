"""The helper for a real table: what the robot to act does now, and why.

advice = decide(read_position("powergrid map=germany seats=person,1-3-4-6-2 ..."))
for step in advice.steps:
    print(step.words, step.reasons)
"""

from __future__ import annotations

from typing import NamedTuple

from robobid.core.decisions import Action, Decision
from robobid.core.events import Event
from robobid.games.powergrid.robots.acting import is_robot
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.rules import flow
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.notation import write_action


class Step(NamedTuple):
    """One thing that a robot does: how it is written, why, and what happens."""

    seat: int
    action: Action
    words: tuple[str, ...]
    reasons: tuple[RobotDid, ...]
    """The first is why it does that; others tell of special pieces."""
    events: tuple[Event, ...]


class Advice(NamedTuple):
    """What a robot does until it needs somebody else."""

    robot: int | None
    """None if no robot is to act: then `needs` says who is."""
    steps: tuple[Step, ...]
    needs: Decision | None
    """Who decides next: a person, chance, another robot; None at the end."""
    after: Table
    """The table after all steps."""


def decide(table: Table) -> Advice:
    """What the robot to act does now, step by step; the table is left alone."""
    after = table.copy()
    robot = robot_to_act(after)
    steps: list[Step] = []
    while decisions := flow.decisions(after):
        seat, _, options = decisions[0]
        if seat != robot or not is_robot(after, seat):
            return Advice(robot, tuple(steps), decisions[0], after)
        (action,) = options
        steps.append(_step(after, seat, action))
    return Advice(robot, tuple(steps), None, after)


def robot_to_act(table: Table) -> int | None:
    """The robot whose move it is, even if somebody must choose for it first."""
    seat = flow.seat_to_act(table)
    return seat if seat is not None and is_robot(table, seat) else None


def _step(table: Table, seat: int, action: Action) -> Step:
    words = write_action(seat, action)
    events: list[Event] = []
    table.events = events
    flow.carry_out(table, seat, action)
    table.events = []
    reasons = tuple(event for event in events if isinstance(event, RobotDid))
    return Step(seat, action, words, reasons, tuple(events))
