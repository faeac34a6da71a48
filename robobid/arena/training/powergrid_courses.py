"""What the bots of Power Grid can learn. It needs numba."""

from __future__ import annotations

from typing import Any, Final

from robobid.arena.training.checkpoint import Checkpoint
from robobid.arena.training.course import Course
from robobid.arena.training.evolution import Progress
from robobid.arena.training.judge import portions, train_judge, train_own
from robobid.arena.training.own_games import kinds
from robobid.arena.training.persons import train_persons


def _persons(
    seed: int, steps: int, checkpoint: Checkpoint, progress: Progress
) -> dict[str, Any]:
    return {"judgement": train_persons(seed, steps, checkpoint, progress)._asdict()}


PERSONS: Final = Course(_persons, 18, "generations", int)
JUDGE: Final = Course(train_judge, 1, "portions", lambda _: len(portions()))
OWN: Final = Course(train_own, 1, "portions", lambda _: len(portions()) + len(kinds()))
