"""A race of plans: all begin in the same futures, and whoever falls back is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple, Protocol

from robobid.bots.figures import deviation, mean
from robobid.bots.powergrid.plans import Plan

FIRST_FUTURES: Final = 24
"""So many futures every plan is tried in; then their number is doubled each time."""
PARTS: Final = 1000
"""Chances are counted in thousandths, so that sums are the same on every machine."""
DOUBT: Final = 2.5
"""So many standard errors behind the leader a plan is given up."""


class Futures(Protocol):
    """Where plans are tried."""

    def chances(self, plans: Sequence[Plan], futures: range) -> Sequence[Sequence[int]]:
        """How surely each plan wins in each of these futures, in thousandths."""
        ...


class Tried(NamedTuple):
    """A plan, how surely it wins, and in how many futures it was tried."""

    plan: Plan
    chance: float
    futures: int
    loss: float = 0.0
    """How much less surely it wins than the surest, in the futures of both ..."""
    error: float = 0.0
    """... and the standard error of that."""


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
            lane.scores.extend(row)
        begun, spent = begun + count, spent + count * len(running)
        running = in_the_running(running, keep)
        if len(running) == 1:
            break
    dropped = [lane for lane in lanes if lane not in running]
    dropped.sort(key=lambda lane: (-len(lane.scores), -lane.merit))
    surest = max(running, key=lambda lane: mean(lane.scores))
    return [lane.tried_beside(surest) for lane in (*running, *dropped)]


class Lane:
    """A plan on its way, and how it did in each future so far."""

    def __init__(self, plan: Plan, bonus: int) -> None:
        self.plan = plan
        self.bonus = bonus
        self.scores: list[int] = []

    @property
    def merit(self) -> float:
        """How it does on average, and what speaks for it beforehand."""
        return self.bonus + mean(self.scores)

    def tried_beside(self, surest: Lane) -> Tried:
        """What came of it, and how far it is behind another."""
        number = len(self.scores)
        lost = self._lost_against(surest)
        error = deviation(lost) / sqrt(max(1, number - 1)) / PARTS
        chance = mean(self.scores) / PARTS
        return Tried(self.plan, chance, number, mean(lost) / PARTS, error)

    def is_behind(self, leader: Lane) -> bool:
        """Does it do worse than another in the same futures, beyond doubt?"""
        errors = deviation(self._lost_against(leader)) / sqrt(len(self.scores))
        return leader.merit - self.merit > DOUBT * errors

    def _lost_against(self, other: Lane) -> list[int]:
        """What it lost against another, future by future."""
        pairs = zip(other.scores, self.scores, strict=False)
        return [its - own for its, own in pairs]


def in_the_running(lanes: Sequence[Lane], keep: int) -> list[Lane]:
    """Those that may yet win, the best first."""
    order = sorted(lanes, key=lambda lane: -lane.merit)
    return [
        lane
        for place, lane in enumerate(order)
        if place < keep or not lane.is_behind(order[0])
    ]
