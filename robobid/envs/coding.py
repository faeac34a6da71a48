"""What a game must offer to learners: its choices as numbers, its views as rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


class Part(NamedTuple):
    """Some numbers of a row that stand side by side and mean the same kind of thing."""

    name: str
    of: tuple[str, ...]
    """What each number speaks of: a card, a city, a seat. So many there are."""
    least: int
    most: int
    about: str
    scale: int = 0
    """An amount is divided by this in one-hot rows; without it each value stands for
    something else."""


def amount(name: str, of: Iterable[str], most: int, about: str, scale: int) -> Part:
    """Numbers that count something."""
    return Part(name, tuple(of), 0, most, about, scale)


def layout_of(parts: Iterable[Part], dtype: Any) -> Layout:
    """How a row of these parts looks."""
    every = tuple(parts)
    return Layout(
        sum(len(part.of) for part in every),
        min(part.least for part in every),
        max(part.most for part in every),
        dtype,
    )


class Coding(Protocol):
    """A game's choices as numbers, and what a seat may know as a row of numbers."""

    usual_players: ClassVar[int]
    """How many persons play if nobody says."""
    choices: int
    """How many numbers the choices of seats have."""
    outcomes: int
    """How many numbers the outcomes of chance have."""
    parts: tuple[Part, ...]
    """What every number of a row means, in their order."""
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
    """A one for each number that may be chosen, and zeros.

    >>> mask(4, {1: "bid", 3: "pass"}).tolist()
    [0, 1, 0, 1]
    """
    row = np.zeros(choices, np.int8)
    row[list(options)] = 1
    return row
