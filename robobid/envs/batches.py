"""The fast twins as learners need them: games side by side, and bots among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from robobid.core.errors import Unsupported
from robobid.envs.episode import EnvSpec


class Games(Protocol):
    """Games side by side, as a twin plays them."""

    observations: NDArray[Any]
    masks: NDArray[Any]
    seats: NDArray[np.int64]
    finished: NDArray[np.bool_]
    places: NDArray[np.int64]

    @property
    def points(self) -> NDArray[np.int64]:
        """What each seat of a game that has ended got."""

    @property
    def line_ups(self) -> NDArray[np.int64]:
        """Which of the courses each game is played on."""

    def step(self, numbers: Any) -> None:
        """Do what the seats that are to act have chosen."""

    def step_some(self, numbers: NDArray[np.int64]) -> None:
        """The same, but where a number is LEFT."""

    def random_numbers(self) -> NDArray[np.int64]:
        """Any number that the mask allows, for each game."""

    def bot_numbers(self, bot: str, games: NDArray[np.int64]) -> NDArray[np.int64]:
        """What a bot chooses in some games."""


class Twin(NamedTuple):
    """What a game's twin offers to learners."""

    bots: tuple[str, ...]
    """Who can play among them."""
    games: Callable[[Sequence[EnvSpec], int, int], Games]
    """So many games on some courses, with a seed."""

    def check(self, bots: Iterable[str]) -> None:
        """Refuse a bot that does not play on the twin."""
        for bot in bots:
            if bot not in self.bots:
                allowed = ", ".join(self.bots)
                raise Unsupported(
                    "unknown_bot",
                    f"no player of the fast twin is called {bot!r}; there are "
                    f"{allowed}",
                    bot=bot,
                    allowed=allowed,
                )
