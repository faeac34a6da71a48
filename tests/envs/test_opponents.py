"""Bots sit in any seat, and learners meet them there."""

from __future__ import annotations

import numpy as np
import pytest

from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.envs import fzzzt_v1, powergrid_v1
from robobid.envs.episode import EnvSpec, Episode
from robobid.envs.specs import course


def played(course: EnvSpec, seed: int) -> Episode:
    """A game in which whoever learns chooses at random."""
    episode, luck = Episode.begin(course, seed), Seeded(seed)
    dice = np.random.default_rng(seed)
    episode.let(luck)
    while not episode.is_over:
        assert episode.decision.seat in course.persons
        episode.choose(int(dice.choice(list(episode.options))))
        episode.let(luck)
    return episode


@pytest.mark.parametrize("line_up", ["apprentice, learner", "learner, apprentice"])
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_a_bot_beats_who_chooses_at_random(line_up: str, edition: str) -> None:
    met = course("fzzzt", line_up=line_up, edition=edition)
    assert len(met.persons) == 1
    worth = [played(met, seed).worth()[0] for seed in range(12)]
    assert np.mean(worth) < -0.3


def test_the_same_seed_gives_the_same_game() -> None:
    met = course("fzzzt", line_up="random+learner+random")
    assert played(met, 3).table == played(met, 3).table
    assert played(met, 3).table != played(met, 4).table


def test_bots_robots_and_learners_sit_together() -> None:
    met = course("powergrid", line_up=["simple", "2-5-1-6-3", "learner", "robot"])
    assert met.persons == (2,)
    assert met.bots == {0: "simple"}
    assert played(met, 1).is_over


def test_a_class_of_ones_own_can_sit_there() -> None:
    met = course("fzzzt", line_up="learner,robobid.bots.random:RandomPlayer")
    assert played(met, 1).is_over


def test_together_with_bots_learners_choose_at_once() -> None:
    env = fzzzt_v1.parallel_env(edition="ru", line_up="random,learner,learner")
    env.reset(seed=2)
    while env.agents:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert env.possible_agents == ["player_0", "player_1"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"line_up": "learner,psychic"}, "no bot of powergrid is called 'psychic'"),
        ({"line_up": "simple,simple"}, "at least one seat must be a learner's"),
        ({"line_up": "learner,robot", "players": 2}, "name no players and no robots"),
        ({"line_up": 3}, "line_up must be words, such as 'robot, robot', not 3"),
        ({"robots": 3}, "robots must be words"),
        ({"robots": ["robot", 2]}, "robots must be words"),
    ],
)
def test_what_cannot_sit_there_is_refused(
    options: dict[str, object], told: str
) -> None:
    with pytest.raises(Unsupported, match=told):
        powergrid_v1.env(**options)
