"""How strong each of the 7,776 robots is, as a census found (docs/census.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final, NamedTuple

from robobid.core.errors import Unsupported
from robobid.games.powergrid.robots.numbering import ROBOTS, number_of
from robobid.games.powergrid.rules.players import robot_of
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.variants import DIFFICULTIES, Pieces

FILE: Final = "data/robots.csv"
"""Points and their spread by robot, for each size of table; made by a command."""


class Rating(NamedTuple):
    """How strong a robot is at tables of one size."""

    points: int
    """1500 is an average robot; 400 more mean ten times the odds of winning."""
    spread: int
    """So many points to either side hold the truth 95 times in 100."""
    rank: int
    """1 is the strongest of all."""

    @property
    def difficulty(self) -> str:
        """In which third of all robots it is."""
        easiness = (self.rank - 1) * len(DIFFICULTIES) // ROBOTS
        return DIFFICULTIES[len(DIFFICULTIES) - 1 - easiness]


class Ratings(NamedTuple):
    """All ratings, and how they were made."""

    made_by: str
    by_seats: dict[int, tuple[Rating, ...]]
    """By how many play, and the robot's number."""


def rating_of(pieces: Pieces, seats: int) -> Rating:
    """How strong a robot is where so many play.

    >>> rating_of(Pieces.read("1-6-3-2-2"), 4).difficulty
    'easy'
    """
    return ratings().by_seats[seats][number_of(pieces)]


def rated_robot(text: str) -> Pieces:
    """A robot that has a rating: all its pieces must be named.

    >>> str(rated_robot("2-5-1-6-3"))
    '2-5-1-6-3'
    >>> rated_robot("hard")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: 'hard' names no robot that is rated: name all \
five pieces, like 2-5-1-6-3
    """
    pieces = robot_of(text)
    if not pieces.are_complete:
        raise Unsupported(
            "not_rated",
            f"{text!r} names no robot that is rated: name all five pieces, like "
            "2-5-1-6-3",
            pieces=text,
        )
    return pieces


@cache
def ratings() -> Ratings:
    """What the census found."""
    text = files("robobid.games.powergrid").joinpath(FILE).read_text("utf-8")
    comment, _, *lines = text.splitlines()
    rows = [[int(cell) for cell in line.split(",")[1:]] for line in lines]
    by_seats = {
        seats: _ranked([row[2 * at] for row in rows], [row[2 * at + 1] for row in rows])
        for at, seats in enumerate(SEAT_COUNTS)
    }
    return Ratings(comment.removeprefix("# made by: "), by_seats)


def _ranked(points: Sequence[int], spreads: Sequence[int]) -> tuple[Rating, ...]:
    order = sorted(range(ROBOTS), key=lambda number: (-points[number], number))
    ranks = {number: rank for rank, number in enumerate(order, 1)}
    return tuple(
        Rating(points[number], spreads[number], ranks[number])
        for number in range(ROBOTS)
    )


def third(robots: Sequence[Pieces], difficulty: str, seats: int) -> Sequence[Pieces]:
    """The weakest, the middle or the strongest third of some robots."""
    order = sorted(robots, key=lambda robot: -rating_of(robot, seats).rank)
    at = DIFFICULTIES.index(difficulty)
    first, last = (len(order) * place // len(DIFFICULTIES) for place in (at, at + 1))
    return order[first : max(first + 1, last)]


@cache
def as_difficult(
    wish: Pieces, piles: tuple[tuple[int, ...], ...], seats: int
) -> frozenset[Pieces]:
    """The robots that a wish for a difficulty may become, by the pieces that are left.

    Those are a third of all that the pieces make: the weakest, the middle, the best.

    >>> every = ((1, 2, 3, 4, 5, 6),) * 5
    >>> len(as_difficult(Pieces.read("hard"), every, 4))
    2592
    """
    columns = [
        (named,) if named > 0 else pile for named, pile in zip(wish, piles, strict=True)
    ]
    made = [Pieces(*numbers) for numbers in product(*columns)]
    return frozenset(third(made, wish.difficulty, seats))
