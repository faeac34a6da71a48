"""How strong robots are, as the census found."""

from __future__ import annotations

from msgspec import Struct


class RobotRating(Struct, kw_only=True):
    """How strong a robot is at tables of one size."""

    seats: int
    points: int
    """1500 is an average robot; 400 more mean ten times the odds of winning."""
    spread: int
    """So many points to either side hold the truth 95 times in 100."""
    rank: int
    """1 is the strongest of all."""
    difficulty: str
    """`easy`, `fair` or `hard`: the third of all robots that it is in."""


class RobotRatings(Struct, kw_only=True):
    """How strong a robot is, by how many play."""

    robot: str
    ratings: list[RobotRating]


class EveryRobot(Struct, kw_only=True):
    """All robots, in the order of their pieces: 1-1-1-1-1, 1-1-1-1-2, ..."""

    made_by: str
    """The command that gives the same figures."""
    last_ranks: dict[str, int]
    """The last rank of each difficulty."""
    points: dict[str, list[int]]
    """By how many play, and robot."""
    spreads: dict[str, list[int]]
