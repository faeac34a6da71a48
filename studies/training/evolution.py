"""Evolution of a few numbers: the best of each generation shape the next.

It is the cross-entropy method (Rubinstein 1999): numbers are drawn around a mean, and
the mean and how far they are drawn move to those of the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from studies.resumable import ResumableSums

ELITE: Final = 0.3
"""The share of a generation that shapes the next."""
HASTE: Final = 0.6
"""How far the mean moves to that of the best ..."""
CALM: Final = 0.4
"""... and how far the spread does, which must not vanish too soon."""
LEAST_SPREAD: Final = 0.02

Numbers = NDArray[np.float64]
Progress = Callable[[int], None]
"""Called with the number of generations that are done."""
Fitness = Callable[[Numbers, Numbers, int], float]
"""How good some numbers are, given those before and which generation it is."""


class Gene(NamedTuple):
    """A number that evolves: where it begins, how far it is tried, and its bounds."""

    start: float
    step: float
    least: float
    most: float


class Population(NamedTuple):
    """What a generation is drawn from."""

    mean: Numbers
    spread: Numbers

    @classmethod
    def begin(cls, genes: Sequence[Gene]) -> Population:
        """The population before the first generation."""
        return cls(
            np.array([gene.start for gene in genes]),
            np.array([gene.step for gene in genes]),
        )

    def draw(self, genes: Sequence[Gene], size: int, seed: Sequence[int]) -> Numbers:
        """A generation: the mean itself, and others around it."""
        random = np.random.default_rng(seed)
        drawn = self.mean + self.spread * random.standard_normal((size, len(genes)))
        drawn[0] = self.mean
        least = [gene.least for gene in genes]
        most = [gene.most for gene in genes]
        bounded: Numbers = np.clip(drawn, least, most)
        return bounded

    def next(
        self, genes: Sequence[Gene], drawn: Numbers, fitness: Numbers
    ) -> Population:
        """The population after a generation was tried."""
        best = drawn[np.argsort(-fitness, kind="stable")]
        elite = best[: max(2, round(ELITE * len(drawn)))]
        floor = LEAST_SPREAD * np.array([gene.step for gene in genes])
        return Population(
            (1 - HASTE) * self.mean + HASTE * elite.mean(0),
            (1 - CALM) * self.spread + CALM * np.maximum(elite.std(0), floor),
        )

    def as_plain(self) -> dict[str, Any]:
        """For a file."""
        return {"mean": self.mean.tolist(), "spread": self.spread.tolist()}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Population:
        """From a file."""
        return cls(np.array(plain["mean"]), np.array(plain["spread"]))


def evolve(
    genes: Sequence[Gene],
    size: int,
    fitness: Fitness,
    seed: int,
    generations: int,
    checkpoint: ResumableSums,
    progress: Progress,
) -> Numbers:
    """Let numbers evolve; the same seed gives the same ones."""
    done, population, before = _begin(genes, checkpoint.state)
    progress(done)
    while done < generations:
        drawn = population.draw(genes, size, (seed, done))
        found = np.array([fitness(numbers, before, done) for numbers in drawn])
        before, population = population.mean, population.next(genes, drawn, found)
        done += 1
        checkpoint.keep(
            {"done": done, "before": before.tolist(), **population.as_plain()}
        )
        progress(done)
    return population.mean


def _begin(genes: Sequence[Gene], state: Any) -> tuple[int, Population, Numbers]:
    if state is None:
        population = Population.begin(genes)
        return 0, population, population.mean
    return state["done"], Population.from_plain(state), np.array(state["before"])
