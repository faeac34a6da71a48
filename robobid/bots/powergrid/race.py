"""A race of plans: all begin in the same futures, and whoever falls back is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from robobid.bots.powergrid.plans import Plan

FIRST_FUTURES: Final = 24
"""So many futures every plan is tried in; then their number is doubled each time."""
DOUBT: Final = 2.5
"""So many standard errors behind the leader a plan is given up."""


class Futures(Protocol):
    """Where plans are tried."""

    def chances(self, plans: Sequence[Plan], futures: range) -> NDArray[np.int64]:
        """How surely each plan wins in each of these futures, in thousandths."""
        ...


class Tried(NamedTuple):
    """A plan, how surely it wins, and in how many futures it was tried."""

    plan: Plan
    chance: float
    futures: int


def race(
    plans: Sequence[Plan],
    futures: Futures,
    effort: int,
    bonus: Sequence[int],
    keep: int = 1,
) -> list[Tried]:
    """Try plans in so many futures, all counted, and give them, the best first.

    `bonus` is what speaks for a plan beforehand, in thousandths. At least so many as
    to `keep` stay to the end, so that their figures are equally sure.
    """
    lanes = [Lane(plan, more) for plan, more in zip(plans, bonus, strict=True)]
    running = lanes
    begun = spent = 0
    while count := min(max(FIRST_FUTURES, begun), (effort - spent) // len(running)):
        numbers = range(begun, begun + count)
        tried = futures.chances([lane.plan for lane in running], numbers)
        for lane, row in zip(running, tried, strict=True):
            lane.scores = np.concatenate([lane.scores, row])
        begun, spent = begun + count, spent + count * len(running)
        running = in_the_running(running, keep)
        if len(running) == 1:
            break
    dropped = [lane for lane in lanes if lane not in running]
    dropped.sort(key=lambda lane: (-len(lane.scores), -lane.merit))
    return [lane.tried for lane in (*running, *dropped)]


class Lane:
    """A plan on its way, and how it did in each future so far."""

    def __init__(self, plan: Plan, bonus: int) -> None:
        self.plan = plan
        self.bonus = bonus
        self.scores = np.zeros(0, np.int64)

    @property
    def merit(self) -> float:
        """How it does on average, and what speaks for it beforehand."""
        return self.bonus + float(self.scores.mean())

    @property
    def tried(self) -> Tried:
        """What came of it."""
        return Tried(self.plan, float(self.scores.mean()) / 1000, len(self.scores))

    def is_behind(self, leader: Lane) -> bool:
        """Does it do worse than another in the same futures, beyond doubt?"""
        errors = (leader.scores - self.scores).std() / len(self.scores) ** 0.5
        return bool(leader.merit - self.merit > DOUBT * errors)


def in_the_running(lanes: Sequence[Lane], keep: int) -> list[Lane]:
    """Those that may yet win, the best first."""
    order = sorted(lanes, key=lambda lane: -lane.merit)
    return [
        lane
        for place, lane in enumerate(order)
        if place < keep or not lane.is_behind(order[0])
    ]
