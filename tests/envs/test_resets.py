"""A reset begins where it is told to, and says what it cannot do."""

from __future__ import annotations

import numpy as np
import pytest

from robobid.core.errors import Unsupported
from robobid.envs import fzzzt_v1, powergrid_v1


def test_a_game_begins_from_a_position() -> None:
    one = fzzzt_v1.env(players=3)
    one.reset(seed=1)
    for _ in range(10):
        agent = one.agent_selection
        one.observe(agent)
        one.step(one.action_space(agent).sample())
    line = one.unwrapped.course.game.position(one.unwrapped.episode.table)
    other = fzzzt_v1.env(players=3)
    other.reset(seed=5, options={"position": line})

    assert other.agent_selection == one.agent_selection
    seen = [env.observe(one.agent_selection)["observation"] for env in (one, other)]
    assert (seen[0] == seen[1]).all()


def test_a_position_of_another_game_is_refused() -> None:
    env, other = fzzzt_v1.env(players=3), fzzzt_v1.env(players=2)
    other.reset(seed=1)
    line = other.unwrapped.course.game.position(other.unwrapped.episode.table)
    with pytest.raises(Unsupported, match="another set-up or other seats"):
        env.reset(options={"position": line})


@pytest.mark.parametrize("one_hot", [False, True])
def test_the_state_is_what_all_know_together(one_hot: bool) -> None:
    env = powergrid_v1.parallel_env(players=2, robots="robot", one_hot=one_hot)
    seen, _ = env.reset(seed=1)
    rows = [seen[agent]["observation"] for agent in env.agents]

    assert (env.state() == np.concatenate(rows)).all()
    assert env.state_space.contains(env.state())
    assert env.observation_space("player_0").contains(seen["player_0"])
