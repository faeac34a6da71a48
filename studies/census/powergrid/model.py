"""What pieces, and pairs of pieces, bring: a logistic model of the chance to win.

The logarithm of a robot's odds to win is a sum of numbers: one for each of its five
pieces, and one for each of its ten pairs of pieces. All are thought to be small before
anything is known of them (a normal prior), so that nothing has to be left out to make
the sum unique.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.games.powergrid.robots.numbering import CHOICES, ROBOTS, robot
from robobid.games.powergrid.variants import Pieces
from studies.census.powergrid.counts import WIN, Count

Floats = NDArray[np.float64]
Term = tuple[tuple[int, int], ...]
"""One or two pieces of a robot, each as its kind and its number; none is everybody."""

KINDS: Final = range(len(Pieces._fields))
_SPREAD: Final = {0: 10.0, 1: 1.0, 2: 0.3}
"""How far from zero a number may be, by how many pieces it is about."""
_ROUNDS: Final = 50
_CLOSE: Final = 1e-10
_HELD_OUT: Final = 5
"""One robot in so many is kept from the model, to see what it knows of it."""


def terms(most: int) -> list[Term]:
    """What a model has numbers for: everybody, pieces, and pairs of them, if wanted."""
    return [term for size in range(most + 1) for term in _of_size(size)]


def _of_size(size: int) -> Iterator[Term]:
    for kinds in combinations(KINDS, size):
        for pieces in product(range(1, CHOICES + 1), repeat=size):
            yield tuple(zip(kinds, pieces, strict=True))


def design(most: int) -> Floats:
    """A row for each robot, with a one for each number that it is made of."""
    pieces = np.array([robot(number) for number in range(ROBOTS)])
    columns = [
        np.all([pieces[:, kind] == piece for kind, piece in term], axis=0)
        if term
        else np.ones(ROBOTS, bool)
        for term in terms(most)
    ]
    return np.stack(columns, axis=1).astype(np.float64)


class Model(NamedTuple):
    """What is known of the numbers."""

    most: int
    """Of how many pieces a number is at most."""
    numbers: Floats
    covariance: Floats

    @property
    def odds(self) -> Floats:
        """The logarithm of each robot's odds to win."""
        result: Floats = design(self.most) @ self.numbers
        return result

    def chances(self) -> Floats:
        """Each robot's chance to win."""
        chances: Floats = chance(self.odds)
        return chances

    def variances(self) -> Floats:
        """How unsure the odds are, by robot."""
        rows = design(self.most)
        result: Floats = ((rows @ self.covariance) * rows).sum(axis=1)
        return result


def chance(odds: Any) -> Any:
    """The chance that belongs to the logarithm of odds."""
    return 1 / (1 + np.exp(-odds))


def fit(counted: Count, most: int, seen: NDArray[np.bool_] | None = None) -> Model:
    """The numbers that go best with what was counted, of all robots or of some."""
    rows = design(most)
    games = counted.games.astype(np.float64)
    if seen is not None:
        games = np.where(seen, games, 0)
    won = np.where(games > 0, counted.won / WIN, 0)
    precision = np.array([_SPREAD[len(term)] ** -2 for term in terms(most)])
    numbers = np.zeros(len(precision))
    shared = _shared(most)
    for _ in range(_ROUNDS):
        chances = chance(rows @ numbers)
        slope = rows.T @ (won - games * chances) - precision * numbers
        weights = games * chances * (1 - chances)
        curve = _sums(weights, most)[shared] + np.diag(precision)
        step = np.linalg.solve(curve, slope)
        numbers = numbers + step
        if np.abs(step).max() < _CLOSE:
            break
    return Model(most, numbers, np.linalg.inv(curve).astype(np.float64))


def _sums(weights: Floats, most: int) -> Floats:
    """The weight of all robots that have some pieces, of up to so many kinds, twice.

    What the rows of the design share would be found by multiplying them with each
    other; to add up first, kind by kind, takes a tenth of the time.
    """
    table = weights.reshape((CHOICES,) * len(KINDS))
    sums = [
        table.sum(axis=tuple({*KINDS} - {*kinds})).ravel()
        for kinds in _kinds_of(2 * most)
    ]
    return np.concatenate([*sums, [0.0]])


def _kinds_of(most: int) -> list[tuple[int, ...]]:
    return [kinds for size in range(most + 1) for kinds in combinations(KINDS, size)]


@cache
def _shared(most: int) -> NDArray[np.intp]:
    """Where among the sums the robots are that have the pieces of two terms."""
    starts, start = {}, 0
    for kinds in _kinds_of(2 * most):
        starts[kinds] = start
        start += CHOICES ** len(kinds)
    every = terms(most)
    found = np.full((len(every), len(every)), start, np.intp)
    for one, first in enumerate(every):
        for other, second in enumerate(every):
            both = dict(first) | dict(second)
            if {*both.items()} >= {*first}:
                at = 0
                for kind in sorted(both):
                    at = CHOICES * at + both[kind] - 1
                found[one, other] = starts[tuple(sorted(both))] + at
    return found


class Check(NamedTuple):
    """How well robots are foretold that the model has not seen: log loss for a game."""

    constant: float
    pieces: float
    pairs: float
    games: int


def check(counted: Count) -> Check:
    """Fit the models to most robots, and let them foretell the others."""
    unseen = held_out()
    constant, pieces, pairs = (
        log_loss(fit(counted, most, ~unseen).chances(), counted, unseen)
        for most in range(3)
    )
    return Check(constant, pieces, pairs, int(counted.games[unseen].sum()))


def held_out() -> NDArray[np.bool_]:
    """Some robots, spread evenly: every piece is met about as often as any other."""
    sums = np.array([sum(robot(number)) for number in range(ROBOTS)])
    result: NDArray[np.bool_] = sums % _HELD_OUT == 0
    return result


def log_loss(chances: Floats, counted: Count, of: NDArray[np.bool_]) -> float:
    """How surprised somebody is, for each game, who thought that these are the chances.

    A shared win counts as a part of a win and a part of a loss.
    """
    won = counted.won[of] / WIN
    lost = counted.games[of] - won
    told = chances[of]
    surprise = -(won * np.log(told) + lost * np.log1p(-told)).sum()
    return float(surprise / counted.games[of].sum())
