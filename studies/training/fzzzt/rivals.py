"""How rivals are foretold who think ahead: a policy that bids as they do.

To think for everybody in an imagined game would take forever. So in games of such
rivals all bids are tried on a few imagined tables, as those who think ahead do, and a
policy is fitted to the best of them, for each kind of table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.kinds import KINDS
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.studies import Lessons, study
from robobid.twins.judgement import Judgement
from studies.resumable import ResumableSums
from studies.training.evolution import Progress
from studies.training.fzzzt.network import Learner, Weights, slopes_to

LESSONS: Final = 4000
"""So many decisions are studied in a step ..."""
ONE_IN: Final = 6
"""... one in so many of those that are met ..."""
SAMPLES: Final = 8
"""... on so many imagined tables each."""
EPOCHS: Final = 60
BATCHES: Final = 4
RATE: Final = 0.02


def imitate(start: Weights, lessons: Lessons, seed: Sequence[int]) -> Weights:
    """The policy that makes the bids that count 1, all others 0, likeliest."""
    learner = Learner(Weights(*(part.copy() for part in start)))
    random = np.random.default_rng(seed)
    for epoch in range(EPOCHS):
        for some in np.array_split(random.permutation(len(lessons.bids)), BATCHES):
            slopes = slopes_to(learner.weights, lessons.some(some))
            learner.climb(slopes, RATE * (1 - epoch / EPOCHS))
    return learner.weights


def best_alone(lessons: Lessons) -> Lessons:
    """The same decisions, where the best bid counts 1, all others 0."""
    places = np.arange(lessons.values.shape[1])
    values = np.where(places < lessons.bids[:, None], lessons.values, -np.inf)
    best = places == values.argmax(1)[:, None]
    return lessons._replace(values=best.astype(np.float64))


class Imitator:
    """One who learns how those bid who think ahead, at one kind of table."""

    def __init__(
        self,
        kind: str,
        policy: Weights,
        judgement: Judgement,
        outlook_for: Callable[[int], NDArray[Any]],
    ) -> None:
        self.boxes = [Box.open(*table) for table in KINDS[kind]]
        self.policy = policy
        """By what those who think ahead play on themselves."""
        self.judgement = judgement
        self.outlook_for = outlook_for

    def step(self, rivals: Weights, seed: Sequence[int]) -> Weights:
        """How those bid who think of such rivals, in games of such rivals."""
        random = np.random.default_rng(seed)
        own = self.policy.policy(self.judgement)
        rival = rivals.policy(self.judgement)._replace(is_foretold=True)
        found = [
            study(
                box,
                [[rival] * box.players],
                [own, rival, rival, self.judgement],
                self.outlook_for(box.players),
                LESSONS // len(self.boxes),
                int(random.integers(1 << 62)),
                one_in=ONE_IN,
                samples=SAMPLES,
            )
            for box in self.boxes
        ]
        lessons = Lessons(
            *(np.concatenate(parts) for parts in zip(*found, strict=True))
        )
        fitted = imitate(self.policy, best_alone(lessons), [*seed, 1])
        return Weights(*(part.round(3) for part in fitted))


def train_rivals(
    seed: int,
    steps: int,
    policies: Mapping[str, Any],
    judgement: Judgement,
    outlook_for: Callable[[int], NDArray[Any]],
    checkpoint: ResumableSums,
    progress: Progress,
) -> dict[str, Any]:
    """Learn how rivals bid at every kind of table; the same seed gives the same."""
    kept = checkpoint.state or {}
    done = sum(it["steps"] for it in kept.values())
    progress(done)
    for number, kind in enumerate(KINDS):
        policy = Weights.from_plain(policies[kind]["policy"])
        imitator = Imitator(kind, policy, judgement, outlook_for)
        first = kept[kind]["steps"] if kind in kept else 0
        rivals = Weights.from_plain(kept[kind]["policy"]) if first else policy
        for step in range(first, steps):
            rivals = imitator.step(rivals, (seed, number, step))
            kept[kind] = {"steps": step + 1, "policy": rivals.as_plain()}
            checkpoint.keep(kept)
            done += 1
            progress(done)
    return {"kinds": {kind: {"policy": kept[kind]["policy"]} for kind in KINDS}}
