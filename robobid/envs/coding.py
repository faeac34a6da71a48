"""What a game must offer to learners: its choices as numbers, its views as rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from robobid.core.decisions import Decision

Row = NDArray[Any]


class Layout(NamedTuple):
    """How a row of numbers looks: how many there are, and between which bounds."""

    size: int
    least: int
    most: int
    dtype: Any


class Coding(Protocol):
    """A game's choices as numbers, and what a seat may know as a row of numbers."""

    usual_players: ClassVar[int]
    """How many persons play if nobody says."""
    choices: int
    """How many numbers the choices of seats have."""
    outcomes: int
    """How many numbers the outcomes of chance have."""
    layout: Layout
    longest: int
    """More decisions than any game has, those of chance included."""

    def __init__(self, table: Any) -> None:
        """The numbers of all games that are set up like this one."""

    def persons(self, table: Any) -> tuple[int, ...]:
        """The seats that choose; those of Power Grid's robots do not."""

    def options(self, table: Any, decision: Decision) -> Mapping[int, Any]:
        """What may be chosen now, by number."""

    def observe(self, view: Any) -> Row:
        """What a seat may know; a spectator's view is counted from seat 0."""

    def points(self, table: Any) -> tuple[int, int]:
        """The least and the most points that a seat can end with."""


def mask(choices: int, options: Mapping[int, Any]) -> NDArray[np.int8]:
    """A one for each number that may be chosen, and noughts.

    >>> mask(4, {1: "bid", 3: "pass"}).tolist()
    [0, 1, 0, 1]
    """
    row = np.zeros(choices, np.int8)
    row[list(options)] = 1
    return row
