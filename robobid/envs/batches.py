"""The fast twins as learners need them: games side by side, and bots among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.weighing import mechanics_judgement
from robobid.core.errors import Unsupported
from robobid.envs.episode import Course


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
    games: Callable[[Sequence[Course], int, int], Games]
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


def fzzzt_games(courses: Sequence[Course], games: int, seed: int) -> Games:
    """Games of Fzzzt! on its twin."""
    from robobid.fast.fzzzt import Batch, Box, mechanic_actions
    from robobid.fast.fzzzt.numbers import to_numbers
    from robobid.fast.judgement import APPRENTICE

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


def powergrid_games(courses: Sequence[Course], games: int, seed: int) -> Games:
    """Games of Power Grid on its twin."""
    from robobid.fast.powergrid import Batch, Box
    from robobid.fast.powergrid.numbers import numbers_of_actions
    from robobid.fast.powergrid.stepping import player_actions
    from robobid.powergrid.robots.dealing import dealt_evenly

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


FZZZT: Final = Twin(("random", "apprentice", "mechanic"), fzzzt_games)
POWER_GRID: Final = Twin(("random", "trainee", "simple"), powergrid_games)
