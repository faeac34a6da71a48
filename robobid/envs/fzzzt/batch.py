"""Games of Fzzzt! side by side on its twin, with bots among the learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.envs.batches import Games, Twin
from robobid.envs.episode import EnvSpec


def fzzzt_games(courses: Sequence[EnvSpec], games: int, seed: int) -> Games:
    """Games of Fzzzt! on its twin."""
    from robobid.twins.fzzzt import Batch, Box, mechanic_actions
    from robobid.twins.fzzzt.numbers import to_numbers
    from robobid.twins.judgement import APPRENTICE

    judgements = {"apprentice": APPRENTICE, "mechanic": mechanics_judgement()}

    class FzzztGames(Batch):
        """Games of Fzzzt!, with apprentices and mechanics among the players."""

        @property
        def points(self) -> NDArray[np.int64]:
            return self.scores

        @property
        def line_ups(self) -> NDArray[np.int64]:
            return self.number_of % len(courses)

        def bot_numbers(self, bot: str, games: NDArray[np.int64]) -> NDArray[np.int64]:
            if bot not in judgements:
                return self.random_numbers()[games]
            tables = self.tables[games]
            actions = mechanic_actions(self.box, tables, judgements[bot])
            return to_numbers(self.box, tables, actions)

    return FzzztGames(Box.of(courses[0].start), games, seed)


FZZZT: Final = Twin(("random", "apprentice", "mechanic"), fzzzt_games)
