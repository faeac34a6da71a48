"""Trainings that are killed: they must go on as if nothing had been."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from studies.resumable import ResumableSums
from studies.training.evolution import Progress

TRAINING: Final = "python -m studies.training"
Training = Callable[[int, ResumableSums, Progress], Any]
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
    whole = training(3, ResumableSums(None, {}), nothing)
    with pytest.raises(Killed):
        training(3, ResumableSums(folder / "kept", {}), until(killed_after))

    assert training(3, ResumableSums(folder / "kept", {}), nothing) == whole
    assert training(4, ResumableSums(None, {}), nothing) != whole
