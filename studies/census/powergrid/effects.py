"""What each piece brings by itself, and which pairs help or hinder each other."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from robobid.arena.intervals import Interval, Z
from studies.census.powergrid.model import Floats, Model, Term, design, terms
from studies.census.powergrid.rating import POINT


class Effect(NamedTuple):
    """How many points a piece, or two pieces together, bring a robot that has them."""

    term: Term
    points: float
    interval: Interval

    @property
    def is_clear(self) -> bool:
        """Is the interval clear of zero?"""
        return self.interval.low > 0 or self.interval.high < 0


def of_pieces(model: Model) -> list[Effect]:
    """What each piece brings, against the mean of all robots."""
    rows = design(model.most)
    mean = rows.mean(axis=0)
    return [
        _effect(model, term, _mean_with(rows, term) - mean) for term in terms(1) if term
    ]


def of_pairs(model: Model) -> list[Effect]:
    """What two pieces bring beyond what each of them brings by itself."""
    rows = design(model.most)
    mean = rows.mean(axis=0)
    return [
        _effect(
            model,
            term,
            _mean_with(rows, term)
            - _mean_with(rows, term[:1])
            - _mean_with(rows, term[1:])
            + mean,
        )
        for term in terms(2)
        if len(term) == 2
    ]


def _mean_with(rows: Floats, term: Term) -> Floats:
    """The mean row of the robots that have these pieces."""
    place = {each: at for at, each in enumerate(terms(1))}
    has = np.all([rows[:, place[(piece,)]] > 0 for piece in term], axis=0)
    mean: Floats = rows[has].mean(axis=0)
    return mean


def _effect(model: Model, term: Term, weights: Floats) -> Effect:
    points = float(weights @ model.numbers) / POINT
    spread = Z * sqrt(float(weights @ model.covariance @ weights)) / POINT
    return Effect(term, points, Interval(points - spread, points + spread))
