"""Many games side by side are the games that the environments play."""

from __future__ import annotations

import numpy as np
import pytest

from robobid.core.errors import Illegal
from robobid.envs.vector import FzzztVector


def test_rewards_come_when_a_game_ends_and_add_up_to_nothing() -> None:
    games = FzzztVector("ru", players=3, games=32, seed=1, peripherals=["printer"])
    ended = 0
    for _ in range(300):
        step = games.step(games.random_numbers())
        assert step.masks.any(axis=1).all()
        assert not step.rewards[~step.finished].any()
        assert np.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
        assert (step.rewards[step.finished].max(axis=1) > 0).all()
        ended += int(step.finished.sum())
    assert ended > 0


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (FzzztVector(games=8, seed=3) for _ in range(2))
    for _ in range(50):
        numbers = one.random_numbers()
        assert (
            one.step(numbers).observations == other.step(numbers).observations
        ).all()


def test_a_number_that_is_not_allowed_changes_no_game() -> None:
    games = FzzztVector(games=4, seed=1)
    before = games.now().observations.copy()
    numbers = games.random_numbers()
    numbers[2] = games.choices - 1
    with pytest.raises(Illegal, match="game 2"):
        games.step(numbers)
    assert (games.now().observations == before).all()
