"""Many games side by side are the games that the environments play."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from robobid.core.errors import Illegal
from robobid.envs.vector import FzzztVector, PowerGridVector, Vector

Make = Callable[[int, int], Vector]


def fzzzt(games: int, seed: int) -> Vector:
    """Games of Fzzzt! for three, with a peripheral."""
    return FzzztVector("ru", 3, games, seed, peripherals=["printer"])


def power_grid(games: int, seed: int) -> Vector:
    """Games of Power Grid, some of them with a robot."""
    return PowerGridVector("usa", ["A; B; robot", "A; B; C"], games, seed)


both = pytest.mark.parametrize("make", [fzzzt, power_grid])


@both
def test_rewards_come_when_a_game_ends_and_add_up_to_nothing(make: Make) -> None:
    games = make(32, 1)
    ended = 0
    for _ in range(300):
        step = games.step(games.random_numbers())
        assert step.masks.any(axis=1).all()
        assert not step.rewards[~step.finished].any()
        assert np.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
        assert (step.rewards[step.finished].max(axis=1) > 0).all()
        ended += int(step.finished.sum())
    assert ended > 0


@both
def test_the_same_seed_gives_the_same_games(make: Make) -> None:
    one, other = (make(8, 3) for _ in range(2))
    for _ in range(50):
        numbers = one.random_numbers()
        assert (
            one.step(numbers).observations == other.step(numbers).observations
        ).all()


@both
def test_a_number_that_is_not_allowed_changes_no_game(make: Make) -> None:
    games = make(4, 1)
    before = games.now().observations.copy()
    numbers = games.random_numbers()
    numbers[2] = games.choices - 1
    with pytest.raises(Illegal, match="game 2"):
        games.step(numbers)
    assert (games.now().observations == before).all()
