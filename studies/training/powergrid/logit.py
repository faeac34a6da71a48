"""A conditional logit: the weights by which those who won are likeliest to have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.twins.powergrid.judging import NUMBERS

Floats = NDArray[np.float64]

WIDTH: Final = 2 * NUMBERS
"""Weights for persons, then for robots."""
TINY: Final = 1e-4
"""Keeps weights small that nothing is known about."""
ROUNDS_OF_FIT: Final = 30


Weights = dict[str, Any]
"""For so many seats: of any map, and by the names of those that are known."""


class Fitted(NamedTuple):
    """The likeliest weights, and how sure they are."""

    weights: Floats
    precision: Floats


def fit(
    owned: Floats,
    shares: Floats,
    worth_before: Floats | float = 0.0,
    prior: Floats | None = None,
) -> Fitted:
    """The weights that make those who won likeliest, by Newton's method.

    They come on top of what everybody was believed to be worth before; the `prior`
    is how sure we are beforehand that nothing is to be added.
    """
    width = owned.shape[-1]
    weights = np.zeros(width)
    ridge = TINY * len(owned) * np.eye(width) if prior is None else prior
    for _ in range(ROUNDS_OF_FIT):
        chances = chances_of(worth_before + owned @ weights)
        slope = np.einsum("gs,gsk->k", chances - shares, owned) + ridge @ weights
        mean = np.einsum("gs,gsk->gk", chances, owned)
        spread = np.einsum("gs,gsk,gsl->kl", chances, owned, owned, optimize=True)
        precision = spread - mean.T @ mean + ridge
        weights = weights - np.linalg.solve(precision, slope)
    return Fitted(weights, precision)


def chances_of(worth: Floats) -> Floats:
    """How surely each seat wins by what everybody is worth."""
    shares = np.exp(worth - worth.max(-1, keepdims=True))
    return np.asarray(shares / shares.sum(-1, keepdims=True), np.float64)


def by_kind(own: Floats, is_robot: Sequence[bool]) -> Floats:
    """What every seat has, where the weights for its kind of player will be."""
    robots = np.array(is_robot)[:, None]
    return np.concatenate([own * ~robots, own * robots], -1)


def rounded(weights: Floats) -> list[list[float]]:
    """For a file: a row for persons, and one for robots."""
    rows: list[list[float]] = weights.reshape(2, NUMBERS).round(3).tolist()
    return rows
