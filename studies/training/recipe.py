"""A recipe: something that bots can learn by one command."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from studies.resumable import ResumableSums
from studies.training.evolution import Progress


class Recipe(NamedTuple):
    """What is learned, in how many steps, and how far one is."""

    train: Callable[[int, int, ResumableSums, Progress], dict[str, Any]]
    """By a seed and the number of steps; gives what goes into the file."""
    steps: int
    """So many, if nobody says."""
    unit: str
    """What is counted on the way: the message `train.<unit>` ..."""
    units: Callable[[int], int]
    """... and how many there are in so many steps."""
    strength: Callable[[Mapping[str, Any]], Mapping[str, Sequence[float]]] | None = None
    """How strong it was after each step, by what goes into the file."""
