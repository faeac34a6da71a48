"""Kinds of persons of Power Grid, whose games teach the judge: they evolve.

They play as `simple` does, by other numbers, which evolve against its own and against
those of the generation before, among persons and among robots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.twins.judgement import SIMPLE_POWER_GRID, PowerGridJudgement
from robobid.twins.powergrid import Box, play
from studies.resumable import ResumableSums
from studies.training.evolution import Gene, Numbers, Progress, evolve

AMONG_PERSONS: Final = (("germany", 2), ("usa", 4), ("germany", 4), ("france", 3))
"""The maps and numbers of persons that they are tried with ..."""
AMONG_ROBOTS: Final = ("germany", "italy")
"""... and the maps on which they play alone among three robots."""
POPULATION: Final = 20
GAMES: Final = 240
"""So many games does each judgement play on each table."""
ALONE: Final = 6
"""So many generations play against `simple` alone."""
STEP: Final = 0.35
"""How far a number is tried at first, as a share of it."""
LARGEST: Final = 4.0
"""So many times as large as it was may a number become, and one more."""

GENES: Final = [
    Gene(value, STEP * value, 0.0, LARGEST * value + 1) for value in SIMPLE_POWER_GRID
]


class Tables:
    """Where judgements are tried."""

    def __init__(self) -> None:
        robot = POWER_GRID.seat_of("robot")
        self.persons = [Box.open(name, seats) for name, seats in AMONG_PERSONS]
        self.robots = [Box.open(name, [PERSON, *[robot] * 3]) for name in AMONG_ROBOTS]

    def fitness(
        self, judgement: PowerGridJudgement, rival: PowerGridJudgement, seed: int
    ) -> float:
        """The share of games that a judgement wins, on average over all tables."""
        among = [share_of(judgement, rival, box, seed) for box in self.persons]
        alone = [share_of(judgement, rival, box, seed) for box in self.robots]
        return float(np.mean([*among, *alone]))


def train_persons(
    seed: int, generations: int, checkpoint: ResumableSums, progress: Progress
) -> PowerGridJudgement:
    """Let judgements evolve; the same seed gives the same judgement."""
    tables = Tables()

    def fitness(numbers: Numbers, before: Numbers, done: int) -> float:
        is_old = done <= ALONE or done % 2 == 0
        rival = SIMPLE_POWER_GRID if is_old else judgement_of(before)
        return tables.fitness(judgement_of(numbers), rival, seed * 1_000_003 + done)

    return judgement_of(
        evolve(GENES, POPULATION, fitness, seed, generations, checkpoint, progress)
    )


def judgement_of(numbers: Numbers) -> PowerGridJudgement:
    """The judgement that some numbers make."""
    return PowerGridJudgement(*(round(float(number), 4) for number in numbers))


def share_of(
    judgement: PowerGridJudgement, rival: PowerGridJudgement, box: Box, seed: int
) -> float:
    """The share of games that one person wins among rivals, in all seats in turn."""
    seats = [at for at, seat in enumerate(box.setup.seats) if seat is PERSON]
    line_ups = [
        [judgement if at == own else rival for at in range(box.players)]
        for own in seats
    ]
    won = np.concatenate(list(play(box, line_ups, GAMES, seed)))["place"] == 1
    own = np.take(seats, np.arange(GAMES) % len(seats))
    shares: Sequence[float] = won[np.arange(GAMES), own] / won.sum(1)
    return float(np.mean(shares))
