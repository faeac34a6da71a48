"""How the policy was learned: it plays itself, and search tells it which bids are best.

For each kind of table there is a policy of its own. Step by step it plays games with
itself and with mechanics; at some of the bids, all that could be laid are tried on
imagined tables, where it goes on by itself; and towards those that lead to victory its
weights move (`network`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.kinds import KINDS
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.bidders import Policy
from robobid.twins.fzzzt.search.rounds import note_rounds
from robobid.twins.fzzzt.search.studies import Lessons, study
from robobid.twins.judgement import Judgement
from studies.resumable import ResumableSums
from studies.training.evolution import Progress
from studies.training.fzzzt.network import Learner, Weights, slopes_of

LESSONS: Final = 1000
"""So many decisions are studied in a step ..."""
ONE_IN: Final = 6
"""... one in so many of those that are met ..."""
SAMPLES: Final = 8
"""... on so many imagined tables each."""
KEPT: Final = 5
"""It learns from what was studied in so many steps, this one included."""
EPOCHS: Final = 4
BATCHES: Final = 3
RATE: Final = 0.015
SLOWEST: Final = 0.1
"""The share of that rate with which the last step learns."""
OF_ITSELF: Final = 3
"""So many of its imagined rivals are like itself, beside one mechanic."""
MATCH: Final = 1000
"""So many games among mechanics tell how strong it is after a step."""

Outlooks = Mapping[int, NDArray[Any]]
"""By the number of players: what positions promise."""


class Studied(NamedTuple):
    """What was studied in a step: by it the same lessons are found again."""

    weights: dict[str, Any]
    seed: list[int]


class Student:
    """The policy of one kind of table, while it learns."""

    def __init__(self, kind: str, judgement: Judgement, outlooks: Outlooks) -> None:
        self.boxes = [Box.open(*table) for table in KINDS[kind]]
        self.judgement = judgement
        self.outlooks = outlooks
        self.learner = Learner(Weights.begin(np.random.default_rng(0)))
        self.studied: list[Studied] = []
        self.lessons: list[Lessons] = []
        """Those of the last steps: from each it learns several times."""
        self.strength: list[float] = []
        """How much more than an even share it won among mechanics, after each step."""

    def as_plain(self) -> dict[str, Any]:
        """For a file, to go on from there."""
        learner = self.learner.as_plain()
        return {
            "learner": learner,
            "studied": self.studied,
            "strength": self.strength,
        }

    def go_on(self, plain: Mapping[str, Any]) -> None:
        """From a file; what was studied lately is studied again."""
        self.learner = Learner.from_plain(plain["learner"])
        self.strength = list(plain["strength"])
        self.studied = [Studied(*it) for it in plain["studied"]]
        self.lessons = [self.study(it) for it in self.studied]

    @property
    def policy(self) -> Policy:
        """Who it is by now."""
        return self.learner.weights.policy(self.judgement)

    def step(self, rate: float, seed: Sequence[int]) -> None:
        """Study some decisions, and learn from them and from the last ones."""
        self.studied.append(Studied(self.learner.weights.as_plain(), [*seed]))
        self.lessons.append(self.study(self.studied[-1]))
        del self.studied[:-KEPT], self.lessons[:-KEPT]
        random = np.random.default_rng([*seed, 1])
        for _ in range(EPOCHS):
            for lessons in self.lessons:
                order = random.permutation(len(lessons.bids))
                for some in np.array_split(order, BATCHES):
                    slopes = slopes_of(self.learner.weights, lessons.some(some))
                    self.learner.climb(slopes, rate)
        self.strength.append(round(self.wins_among_mechanics(random), 4))

    def study(self, it: Studied) -> Lessons:
        """What all bids would have led to, at decisions on all its tables."""
        random = np.random.default_rng(it.seed)
        own = Weights.from_plain(it.weights).policy(self.judgement)
        found = [
            study(
                box,
                [*[[own] * box.players] * 2, *self.among_mechanics(own, box)],
                [*[own] * OF_ITSELF, self.judgement],
                self.outlooks[box.players],
                LESSONS // len(self.boxes),
                int(random.integers(1 << 62)),
                one_in=ONE_IN,
                samples=SAMPLES,
            )
            for box in self.boxes
        ]
        return Lessons(*(np.concatenate(parts) for parts in zip(*found, strict=True)))

    def among_mechanics(
        self, policy: Policy, box: Box
    ) -> list[list[Judgement | Policy]]:
        """Line-ups with a policy alone, at every seat in turn."""
        return [
            [policy if at == own else self.judgement for at in range(box.players)]
            for own in range(box.players)
        ]

    def wins_among_mechanics(self, random: np.random.Generator) -> float:
        """The share that it wins alone among mechanics, beyond an even one."""
        won = []
        for box in self.boxes:
            games = MATCH // len(self.boxes)
            seed = int(random.integers(1 << 62))
            line_ups = self.among_mechanics(self.policy, box)
            first = note_rounds(box, line_ups, games, seed).places == 1
            at = np.arange(games)
            own = first[at, at % box.players] / first.sum(1)
            won.append(own.mean() - 1 / box.players)
        return float(np.mean(won))


def train_policy(
    seed: int,
    steps: int,
    judgement: Judgement,
    outlook_for: Callable[[int], NDArray[Any]],
    checkpoint: ResumableSums,
    progress: Progress,
) -> dict[str, Any]:
    """Learn a policy for every kind of table; the same seed gives the same one."""
    kept = checkpoint.state or {}
    students = {
        kind: Student(
            kind, judgement, {players: outlook_for(players) for _, players in tables}
        )
        for kind, tables in KINDS.items()
    }
    for kind, plain in kept.items():
        students[kind].go_on(plain)
    done = sum(len(student.strength) for student in students.values())
    progress(done)
    for number, (kind, student) in enumerate(students.items()):
        for step in range(len(student.strength), steps):
            slower = 1 - (1 - SLOWEST) * step / steps
            student.step(RATE * slower, (seed, number, step))
            kept[kind] = student.as_plain()
            checkpoint.keep(kept)
            done += 1
            progress(done)
    return {"kinds": {kind: learned_by(student) for kind, student in students.items()}}


def strength_of(learned: Mapping[str, Any]) -> dict[str, list[float]]:
    """How strong the policy of each kind of table was, step by step."""
    return {kind: it["strength"] for kind, it in learned["kinds"].items()}


def learned_by(student: Student) -> dict[str, Any]:
    """What was learned, rounded, for a file."""
    weights = Weights(*(part.round(3) for part in student.learner.weights))
    return {
        "strength": student.strength,
        "policy": weights.as_plain(),
    }
