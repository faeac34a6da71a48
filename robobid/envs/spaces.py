"""Spaces of Gymnasium: what observations and choices look like."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from robobid.envs.coding import Layout
from robobid.envs.episode import EnvSpec, Episode
from robobid.envs.onehot import OneHot


class Choices(spaces.Discrete):
    """The numbers of an agent's choices; a sample is one that it may choose now."""

    allowed: NDArray[np.int8] | None = None
    """The mask of the moment, while there is one."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.allowed
        return super().sample(mask, probability)


class Rows:
    """How what players see is given: as it is, or one-hot."""

    def __init__(self, course: EnvSpec, one_hot: bool = False) -> None:
        self.spread = OneHot(course.coding.parts) if one_hot else None
        layout = self.spread.layout if self.spread else course.coding.layout
        self.space = seen_space(layout, course.choices)
        players = len(course.persons)
        self.state_space = row_space(layout._replace(size=players * layout.size))

    def row(self, episode: Episode, player: int) -> NDArray[Any]:
        """What a player may know."""
        row = episode.observe(player)
        return self.spread(row) if self.spread else row

    def seen(
        self, episode: Episode, player: int, allowed: NDArray[np.int8]
    ) -> dict[str, Any]:
        """What a player may know and do."""
        return {"observation": self.row(episode, player), "action_mask": allowed}

    def state(self, episode: Episode) -> NDArray[Any]:
        """What all players know together, one behind another."""
        players = range(len(episode.course.persons))
        return np.concatenate([self.row(episode, player) for player in players])


def row_space(layout: Layout) -> spaces.Box:
    """The space of a row."""
    size, least, most, dtype = layout
    return spaces.Box(least, most, (size,), dtype)


def seen_space(layout: Layout, choices: int) -> spaces.Dict:
    """The space of a row and its mask."""
    return spaces.Dict(
        {
            "observation": row_space(layout),
            "action_mask": spaces.MultiBinary(choices),
        }
    )
