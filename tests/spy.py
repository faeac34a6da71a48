"""A bot that remembers everything it was given, for tests."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from robobid.core.decisions import Decision


class Spy:
    """It plays at random."""

    given: ClassVar[list[tuple[Any, Decision]]] = []

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"spy:{seed}")

    def choose(self, view: Any, decision: Decision) -> Any:
        self.given.append((view, decision))
        return decision.options.pick(self._random)
