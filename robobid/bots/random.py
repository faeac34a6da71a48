"""The bot that plays at random, whatever the game."""

from __future__ import annotations

from random import Random
from typing import Any

from robobid.core.decisions import Decision


class RandomPlayer:
    """It does not think.

    Everything it may do is as likely as anything else.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random:{seed}")

    def choose(self, view: Any, decision: Decision) -> Any:
        """Any of the options."""
        return decision.options.pick(self._random)
