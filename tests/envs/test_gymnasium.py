"""Gymnasium's own tests, over both games, one at a time and many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import robobid.envs.gymnasium  # noqa: F401  (registers the games)
from robobid.core.errors import Illegal

IDS = ["robobid/fzzzt-v1", "robobid/powergrid-v1"]


def played(env: Any, games: int) -> float:
    """What somebody who chooses at random gets in a game."""
    total = 0.0
    for seed in range(games):
        env.reset(seed=seed)
        is_over = False
        while not is_over:
            _, reward, is_over, _, _ = env.step(env.action_space.sample())
        total += reward
    return total / games


@pytest.mark.parametrize("name", IDS)
def test_their_checker(name: str) -> None:
    """But for their check of luck, which chooses before it knows what is allowed."""
    env = gymnasium.make(name).unwrapped
    assert env.spec is not None
    env.spec.nondeterministic = True
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_and_choices_give_the_same_game(name: str) -> None:
    envs: Any = [gymnasium.make(name) for _ in range(2)]
    for env in envs:
        env.reset(seed=5)
    one: Any = (None, None, False)
    while not one[2]:
        number = envs[0].action_space.sample()
        one, other = (env.step(number) for env in envs)
        assert (one[0]["observation"] == other[0]["observation"]).all()
        assert one[1:3] == other[1:3]
    with pytest.raises(Illegal, match="allowed: nothing"):
        envs[0].unwrapped.step(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_learner_sits_anywhere(seat: int) -> None:
    words = ["apprentice", "apprentice"]
    words[seat] = "learner"
    env = gymnasium.make(IDS[0], line_ups=[words])
    assert played(env, 8) < -0.2


def test_line_ups_take_turns() -> None:
    env: Any = gymnasium.make(IDS[0], line_ups=["learner,random", "random,learner"])
    seats = []
    for seed in (1, None, None):
        env.reset(seed=seed)
        seats.append(env.unwrapped.episode.course.persons)
    assert seats == [(0,), (1,), (0,)]


def test_two_learners_are_refused() -> None:
    with pytest.raises(ValueError, match="one learner"):
        gymnasium.make(IDS[0], line_ups=["learner,learner"])


def test_a_bad_choice_is_refused() -> None:
    env = gymnasium.make(IDS[0]).unwrapped
    env.reset(seed=1)
    with pytest.raises(Illegal, match="number 0 is not allowed"):
        env.step(0)


def test_a_drawing_is_an_array() -> None:
    env: Any = gymnasium.make(IDS[1], render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().ndim == 3


@pytest.mark.parametrize("name", IDS)
def test_many_at_once_on_the_test_vector(name: str) -> None:
    """What Gymnasium's vector environments promise: spaces, shapes and rewards."""
    envs: Any = gymnasium.make_vec(name, num_envs=6)
    seen, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    first, ended, total = seen["observation"].copy(), 0, 0.0
    for _ in range(300):
        seen, rewards, terminations, truncations, infos = envs.step(
            envs.unwrapped.random_actions()
        )
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert not rewards[~terminations].any()
        assert seen["action_mask"].any(axis=1).all()
        ended += int(terminations.sum())
        total += float(rewards.sum())
    assert ended > 0
    assert total < 0
    assert infos["seats"].shape == (6,)
    assert (envs.reset(seed=3)[0]["observation"] == first).all()


def test_what_was_given_stays_as_it_was_test_vector() -> None:
    envs: Any = gymnasium.make_vec(IDS[0], num_envs=4)
    seen, _ = envs.reset(seed=1)
    kept = seen["observation"].copy()
    for _ in range(5):
        envs.step(envs.unwrapped.random_actions())
    assert (seen["observation"] == kept).all()
    with pytest.raises(Illegal, match="each of 4 games"):
        envs.step(np.zeros(3, np.int64))


def test_all_seats_can_be_learners_test_vector() -> None:
    envs: Any = gymnasium.make_vec(IDS[0], num_envs=4, players=3)
    envs.reset(seed=1)
    seats = set()
    for _ in range(20):
        seats |= set(envs.step(envs.unwrapped.random_actions())[4]["seats"].tolist())
    assert seats == {0, 1, 2}
