"""How the mechanic got its judgement: evolution against the apprentice and itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from robobid.twins.fzzzt import Box, play
from robobid.twins.judgement import APPRENTICE, Judgement
from studies.resumable import ResumableSums
from studies.training.evolution import Gene, Numbers, Progress, evolve

TABLES: Final = (("en", 2), ("en", 4), ("ru", 2), ("ru", 4))
"""The editions and player counts that it is tried on."""
POPULATION: Final = 20
GAMES: Final = 120
"""So many games does each judgement play on each table."""
ALONE: Final = 6
"""So many generations play against the apprentice alone."""
POINTS: Final = 40.0
"""So many points ahead are as good as a game won."""

GENES: Final = {
    "power_worth": Gene(0.3, 0.15, 0.0, 2.0),
    "dull_power": Gene(1.0, 0.5, -2.0, 4.0),
    "hope": Gene(0.7, 0.3, 0.0, 3.0),
    "lone_robot": Gene(1.0, 0.5, 0.0, 4.0),
    "typical_worth": Gene(4.0, 1.5, 0.0, 12.0),
    "surest": Gene(0.95, 0.05, 0.5, 1.0),
    "caution": Gene(0.5, 0.25, 0.0, 1.5),
    "fear": Gene(1.0, 0.3, 0.2, 3.0),
    "thrift": Gene(1.0, 0.4, 0.1, 4.0),
    "thinning": Gene(1.0, 0.3, 0.0, 3.0),
    "unit_hope": Gene(0.7, 0.3, 0.0, 3.0),
    "envy": Gene(0.3, 0.4, 0.0, 2.0),
    "desire": Gene(0.01, 0.03, -0.1, 0.3),
    "curve": Gene(1.0, 0.4, 0.2, 4.0),
    "card_price": Gene(0.0, 0.3, -1.0, 3.0),
}


def train_mechanic(
    seed: int, generations: int, checkpoint: ResumableSums, progress: Progress
) -> Judgement:
    """Let judgements evolve; the same seed gives the same judgement."""
    boxes = [Box.open(edition, players) for edition, players in TABLES]

    def fitness(numbers: Numbers, before: Numbers, done: int) -> float:
        rival = judgement_of(before) if done > ALONE and done % 2 else APPRENTICE
        return fitness_of(judgement_of(numbers), rival, boxes, _seed(seed, done))

    genes = list(GENES.values())
    return judgement_of(
        evolve(genes, POPULATION, fitness, seed, generations, checkpoint, progress)
    )


def _seed(seed: int, generation: int) -> int:
    return seed * 1_000_003 + generation


def judgement_of(numbers: Numbers) -> Judgement:
    """The judgement that some numbers make."""
    values = dict(zip(GENES, numbers, strict=True))
    return Judgement(**{name: round(float(value), 4) for name, value in values.items()})


def fitness_of(
    judgement: Judgement, rival: Judgement, boxes: Sequence[Box], seed: int
) -> float:
    """How much better than rivals a judgement does, alone among them, on all tables."""
    return float(np.mean([_fitness_at(judgement, rival, box, seed) for box in boxes]))


def _fitness_at(judgement: Judgement, rival: Judgement, box: Box, seed: int) -> float:
    seats = box.players
    line_ups = [
        [judgement if seat == own else rival for seat in range(seats)]
        for own in range(seats)
    ]
    share = ahead = 0.0
    for played in play(box, line_ups, GAMES, seed):
        games = np.arange(len(played.scores))
        own = (played.first + games) % seats
        won = played.places == 1
        share += float((won[games, own] / won.sum(1)).sum()) / GAMES
        scores = played.scores.astype(float)
        others = (scores.sum(1) - scores[games, own]) / (seats - 1)
        ahead += float((scores[games, own] - others).sum()) / GAMES
    return (share - 1 / seats) + ahead / POINTS
