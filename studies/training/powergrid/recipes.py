"""What the bots of Power Grid can learn. It needs the twin's kernels."""

from __future__ import annotations

from typing import Any, Final

from studies.resumable import ResumableSums
from studies.training.evolution import Progress
from studies.training.powergrid.judge import portions, train_judge, train_own
from studies.training.powergrid.own_games import kinds
from studies.training.powergrid.persons import train_persons
from studies.training.recipe import Recipe


def _persons(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
) -> dict[str, Any]:
    return {"judgement": train_persons(seed, steps, checkpoint, progress)._asdict()}


PERSONS: Final = Recipe(_persons, 18, "generations", int)
JUDGE: Final = Recipe(train_judge, 1, "portions", lambda _: len(portions()))
OWN: Final = Recipe(train_own, 1, "portions", lambda _: len(portions()) + len(kinds()))
