"""Trainings that are killed: they must go on as if nothing had been."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from robobid.arena.training.checkpoint import Checkpoint
from robobid.arena.training.evolution import Progress

Training = Callable[[int, Checkpoint, Progress], Any]
"""By a seed."""


class Killed(Exception):
    """The training was stopped from outside."""


def nothing(done: int) -> None:
    """Nobody watches."""


def until(last: int) -> Progress:
    """Watches, and kills the training after so many steps."""

    def progress(done: int) -> None:
        if done == last:
            raise Killed

    return progress


def goes_on(training: Training, folder: Path, killed_after: int) -> None:
    """Killed or not, it learns the same; only another seed teaches something else."""
    whole = training(3, Checkpoint(None, {}), nothing)
    checkpoint = Checkpoint(folder / "kept", {})
    with pytest.raises(Killed):
        training(3, checkpoint, until(killed_after))

    assert training(3, checkpoint, nothing) == whole
    assert training(4, Checkpoint(None, {}), nothing) != whole
