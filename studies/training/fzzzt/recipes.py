"""What the bots of Fzzzt! can learn. It needs the twin's kernels."""

from __future__ import annotations

from typing import Any, Final

from robobid.bots.fzzzt.kinds import KINDS
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.fzzzt.weights import weights
from studies.resumable import ResumableSums
from studies.training.evolution import Progress
from studies.training.fzzzt.mechanic import train_mechanic
from studies.training.fzzzt.outlook import portions, train_outlook
from studies.training.fzzzt.policy import strength_of, train_policy
from studies.training.fzzzt.rivals import train_rivals
from studies.training.recipe import Recipe


def _mechanic(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
) -> dict[str, Any]:
    return {"taste": train_mechanic(seed, steps, checkpoint, progress)._asdict()}


def _outlook(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
) -> dict[str, Any]:
    return train_outlook(seed, steps, mechanics_judgement(), checkpoint, progress)


def _policy(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
) -> dict[str, Any]:
    known = Learned.shipped()
    return train_policy(
        seed, steps, known.judgement, known.outlook_for, checkpoint, progress
    )


def _rivals(
    seed: int, steps: int, checkpoint: ResumableSums, progress: Progress
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


MECHANIC: Final = Recipe(_mechanic, 40, "generations", int)
OUTLOOK: Final = Recipe(_outlook, 3, "portions", lambda steps: len(portions(steps)))
POLICY: Final = Recipe(
    _policy, 15, "steps", lambda steps: steps * len(KINDS), strength_of
)
RIVALS: Final = Recipe(_rivals, 3, "steps", lambda steps: steps * len(KINDS))
