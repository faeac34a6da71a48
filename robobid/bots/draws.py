"""What chance and bots draw in a game that can be left and continued.

Whatever is drawn for the n-th action depends on the seed and n alone, so that a
continued game goes on as if it had never stopped. Without a seed everything is drawn
from the system: then nobody can look ahead, in no file and by no means.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from robobid.bots import make_any_bot
from robobid.core.decisions import Decision
from robobid.core.game import View
from robobid.core.luck import Luck


class Draws:
    """Draws for chance and bots, action by action."""

    def __init__(self, game: str, seed: int | None, luck: Luck | None = None) -> None:
        self._game = game
        self._seed = seed
        self._luck = luck
        """Of a deal, where one is played."""
        self._system = SystemRandom()

    def draw(self, decision: Decision, number: int) -> Any:
        """What chance does as the action of this number."""
        if self._luck is not None:
            return self._luck.draw(decision)
        if self._seed is None:
            return decision.options.pick(self._system)
        return decision.options.pick(Random(f"luck:{self._seed}:{number}"))

    def choose(self, bot: str, view: View, decision: Decision, number: int) -> Any:
        """What a bot does as the action of this number."""
        seed = f"{self.seed_of(decision.seat)}:{number}"
        return make_any_bot(self._game, bot, seed).choose(view, decision)

    def seed_of(self, seat: int) -> str:
        """All the luck that a bot needs in its seat."""
        seed = self._system.getrandbits(64) if self._seed is None else self._seed
        return f"{seed}:{seat}"
