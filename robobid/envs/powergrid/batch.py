"""Games of Power Grid side by side on its twin, with bots among the learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from robobid.envs.batches import Games, Twin
from robobid.envs.episode import EnvSpec


def powergrid_games(courses: Sequence[EnvSpec], games: int, seed: int) -> Games:
    """Games of Power Grid on its twin."""
    from robobid.games.powergrid.robots.dealing import dealt_evenly
    from robobid.twins.powergrid import Batch, Box
    from robobid.twins.powergrid.batch_steps import player_actions
    from robobid.twins.powergrid.numbers import numbers_of_actions

    class PowerGridGames(Batch):
        """Games of Power Grid, with `random`, `trainee` and `simple` among others."""

        @property
        def points(self) -> NDArray[np.int64]:
            return self.supplied

        @property
        def line_ups(self) -> NDArray[np.int64]:
            return self.box_of

        def bot_numbers(self, bot: str, games: NDArray[np.int64]) -> NDArray[np.int64]:
            numbers = np.zeros(len(games), np.int64)
            boxes = self.box_of[games]
            for at in np.unique(boxes):
                some = games[boxes == at]
                box, luck = self.boxes.boxes[at], self.dice[some]
                actions = player_actions(box, self.tables[some], bot, luck)
                self.dice[some] = luck
                found = numbers_of_actions(box, self.first_numbers, actions)
                numbers[boxes == at] = found
            return numbers

    boxes = [Box.of(dealt_evenly(course.start)) for course in courses]
    return PowerGridGames(boxes, games, seed)


POWER_GRID: Final = Twin(("random", "trainee", "simple"), powergrid_games)
