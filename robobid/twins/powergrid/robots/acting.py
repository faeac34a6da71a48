"""What a robot does now: the phase's module says it."""

from __future__ import annotations

from robobid.twins.jit import rare_part
from robobid.twins.powergrid.actions import Choice
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.robots.auction import (
    bid_or_drop,
    discard,
    losing,
    open_or_pass,
)
from robobid.twins.powergrid.robots.building import build_or_stop
from robobid.twins.powergrid.robots.resources import buy_or_stop
from robobid.twins.powergrid.robots.running import run_or_stop
from robobid.twins.powergrid.table import (
    AUCTION,
    BUILDING,
    DROP,
    INCOME,
    NOTHING,
    RESOURCES,
    AnyTable,
)


@rare_part
def ask_robot(box: AnyBox, table: AnyTable, seat: int, choice: Choice) -> None:
    """What the robot to act does, or the decision of whoever chooses for it."""
    if table.auctioned != NOTHING:
        bid_or_drop(box, table, seat, choice)
    elif table.owed == DROP:
        losing(table, seat, choice)
    elif table.owed != NOTHING:
        discard(table, seat, choice)
    elif table.phase == AUCTION:
        open_or_pass(box, table, seat, choice)
    elif table.phase == RESOURCES:
        buy_or_stop(box, table, seat, choice)
    elif table.phase == BUILDING:
        build_or_stop(box, table, seat, choice)
    elif table.phase == INCOME:
        run_or_stop(box, table, seat, choice)
