"""What the bots of Fzzzt! can learn. It needs numba."""

from __future__ import annotations

from typing import Any, Final

from robobid.arena.training.checkpoint import Checkpoint
from robobid.arena.training.course import Course
from robobid.arena.training.evolution import Progress
from robobid.arena.training.mechanic import train_mechanic
from robobid.arena.training.outlook import portions, train_outlook
from robobid.arena.training.policy import strength_of, train_policy
from robobid.arena.training.rivals import train_rivals
from robobid.bots.fzzzt.kinds import KINDS
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.weighing import mechanics_judgement
from robobid.bots.fzzzt.weights import weights


def _mechanic(
    seed: int, steps: int, checkpoint: Checkpoint, progress: Progress
) -> dict[str, Any]:
    return {"taste": train_mechanic(seed, steps, checkpoint, progress)._asdict()}


def _outlook(
    seed: int, steps: int, checkpoint: Checkpoint, progress: Progress
) -> dict[str, Any]:
    return train_outlook(seed, steps, mechanics_judgement(), checkpoint, progress)


def _policy(
    seed: int, steps: int, checkpoint: Checkpoint, progress: Progress
) -> dict[str, Any]:
    known = Learned.shipped()
    return train_policy(
        seed, steps, known.judgement, known.outlook_for, checkpoint, progress
    )


def _rivals(
    seed: int, steps: int, checkpoint: Checkpoint, progress: Progress
) -> dict[str, Any]:
    known = Learned.shipped()
    return train_rivals(
        seed,
        steps,
        weights("policy")["kinds"],
        known.judgement,
        known.outlook_for,
        checkpoint,
        progress,
    )


MECHANIC: Final = Course(_mechanic, 40, "generations", int)
OUTLOOK: Final = Course(_outlook, 3, "portions", lambda steps: len(portions(steps)))
POLICY: Final = Course(
    _policy, 15, "steps", lambda steps: steps * len(KINDS), strength_of
)
RIVALS: Final = Course(_rivals, 3, "steps", lambda steps: steps * len(KINDS))
