"""Games of dealt robots, counted by robot in whole numbers, so sums have no order."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.arena.executors import Portion
from robobid.games.powergrid.robots.numbering import CHOICES, ROBOTS
from robobid.games.powergrid.variants import Pieces
from robobid.twins.powergrid import play
from studies.census.powergrid.cells import Cell

Counts = NDArray[np.int64]
WIN: Final = 60
"""A win that nobody shares; it can be shared by 2, 3, 4, 5 or 6."""
_DIGITS: Final = np.array([CHOICES**at for at in reversed(range(len(Pieces._fields)))])


class Count(NamedTuple):
    """By robot: how many games it played, and what it won, in parts of a win."""

    games: Counts
    won: Counts


def count(portion: Portion[Cell]) -> Count:
    """Play some games, and count them."""
    cell = portion.of
    total = Count(np.zeros(ROBOTS, np.int64), np.zeros(ROBOTS, np.int64))
    for ended in play(
        cell.box(), cell.line_up, portion.games, portion.seed, first=portion.first
    ):
        won = shares(ended["place"][:, : cell.seats])
        numbers = robots_in(ended["pieces"])
        for seat in range(cell.robots):
            np.add.at(total.games, numbers[:, seat], 1)
            np.add.at(total.won, numbers[:, seat], won[:, seat])
    return total


def shares(places: NDArray[Any]) -> Counts:
    """What each seat wins of a game: a win is shared by all who are first."""
    first = places == 1
    result: Counts = np.where(first, WIN // first.sum(axis=-1, keepdims=True), 0)
    return result.astype(np.int64)


def robots_in(pieces: NDArray[Any]) -> Counts:
    """The number of the robot at each seat."""
    numbers: Counts = (pieces.astype(np.int64) - 1) @ _DIGITS
    return numbers
