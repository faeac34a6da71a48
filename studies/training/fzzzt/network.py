"""The network of a policy, and how it learns from where bids led: plain numpy.

Of every bid it is known how likely it led to victory. So the policy need not try them
one by one: its weights go straight up the mean of what all its bids are worth, each as
often as it lays them, and a little towards laying all of them, so that it stays hard
to foretell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.twins.fzzzt.search.bidders import (
    CONTEXT,
    HIDDEN,
    NUMBERS,
    PROMISE,
    Policy,
)
from robobid.twins.fzzzt.search.studies import Lessons
from robobid.twins.judgement import Judgement

ENTROPY: Final = 0.003
"""What it is worth to be hard to foretell, beside the chance to win."""
SPREAD: Final = 0.4
TRUST: Final = 35.0
"""How much of what a mechanic promises a policy makes at first."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""Adam's numbers (Kingma and Ba 2015)."""
UNLIKELY: Final = -1e9

Floats = NDArray[np.float64]


class Weights(NamedTuple):
    """What a network knows."""

    inner: Floats
    outer: Floats
    straight: Floats

    @classmethod
    def begin(cls, random: np.random.Generator) -> Weights:
        """Before it has learned, it bids about as a mechanic does."""
        straight = np.zeros(NUMBERS)
        straight[PROMISE] = TRUST
        inner = SPREAD * random.standard_normal((NUMBERS, HIDDEN))
        return cls(inner, np.zeros(HIDDEN), straight)

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Weights:
        """From a file."""
        return cls(*(np.array(plain[name]) for name in cls._fields))

    def as_plain(self) -> dict[str, Any]:
        """For a file."""
        return {name: part.tolist() for name, part in self._asdict().items()}

    def policy(self, judgement: Judgement) -> Policy:
        """Who bids by these weights."""
        return Policy(judgement, *self)


class Learner:
    """A network that learns, step by step."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.first = Weights(*(np.zeros_like(part) for part in weights))
        self.second = Weights(*(np.zeros_like(part) for part in weights))
        self.updates = 0

    def as_plain(self) -> dict[str, Any]:
        """For a file, to go on from there."""
        return {
            "weights": self.weights.as_plain(),
            "first": self.first.as_plain(),
            "second": self.second.as_plain(),
            "updates": self.updates,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Learner:
        """From a file."""
        learner = cls(Weights.from_plain(plain["weights"]))
        learner.first = Weights.from_plain(plain["first"])
        learner.second = Weights.from_plain(plain["second"])
        learner.updates = plain["updates"]
        return learner

    def climb(self, slopes: Weights, rate: float) -> None:
        """A step of Adam up some slopes."""
        self.updates += 1
        fair = [1 - FIRST**self.updates, 1 - SECOND**self.updates]
        for part, slope, one, two in zip(
            self.weights, slopes, self.first, self.second, strict=True
        ):
            one += (1 - FIRST) * (slope - one)
            two += (1 - SECOND) * (slope**2 - two)
            part += rate * (one / fair[0]) / (np.sqrt(two / fair[1]) + TINY)


def shares_of(weights: Weights, rows: Floats, bids: NDArray[np.int64]) -> Floats:
    """How often each bid is laid."""
    stirred = np.maximum(rows @ weights.inner, 0.0)
    said = stirred @ weights.outer + rows[..., CONTEXT:] @ weights.straight[CONTEXT:]
    said[np.arange(rows.shape[1]) >= bids[:, None]] = UNLIKELY
    shares = np.exp(said - said.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True), np.float64)


def slopes_of(weights: Weights, lessons: Lessons) -> Weights:
    """How what the bids are worth, and how mixed they are, changes with each weight."""
    rows, values = without_gaps(lessons)
    shares = shares_of(weights, rows, lessons.bids)
    logs = np.log(np.maximum(shares, 1e-12))
    mean = (shares * values).sum(1, keepdims=True)
    mixed = -(shares * logs).sum(1, keepdims=True)
    pull = shares * (values - mean - ENTROPY * (logs + mixed)) / len(rows)
    return passed_back(weights, rows, pull)


def slopes_to(weights: Weights, lessons: Lessons) -> Weights:
    """How likely the bids were that count 1, all others 0: its slopes."""
    rows, values = without_gaps(lessons)
    shares = shares_of(weights, rows, lessons.bids)
    return passed_back(weights, rows, (values - shares) / len(rows))


def without_gaps(lessons: Lessons) -> tuple[Floats, Floats]:
    """What is seen of the bids, and what they are worth, up to the longest list."""
    most = int(lessons.bids.max())
    return lessons.rows[:, :most], lessons.values[:, :most]


def passed_back(weights: Weights, rows: Floats, pull: Floats) -> Weights:
    """The slopes of all weights, by how each bid should be pulled."""
    flat, pulls = rows.reshape(-1, NUMBERS), pull.reshape(-1)
    before = flat @ weights.inner
    back = pulls[:, None] * weights.outer * (before > 0)
    straight = flat.T @ pulls
    straight[:CONTEXT] = 0.0
    return Weights(flat.T @ back, np.maximum(before, 0.0).T @ pulls, straight)
