"""PettingZoo's own tests, over both games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from robobid.core.errors import Illegal, Unsupported
from robobid.envs import fzzzt_v1, powergrid_v1

ROOMS = [
    pytest.param(fzzzt_v1.env, {}, id="fzzzt"),
    pytest.param(
        fzzzt_v1.env,
        {"edition": "ru", "players": 4, "peripherals": ["printer", "plotter"]},
        id="fzzzt-ru-peripherals",
    ),
    pytest.param(powergrid_v1.env, {}, id="powergrid"),
    pytest.param(
        powergrid_v1.env, {"players": 2, "robots": ["robot"]}, id="powergrid-robot"
    ),
]


def with_a_mask(test: Any) -> Any:
    """Their test warns of any observation with a mask, but for their own games."""
    for text in ("Observation space for each agent", "Observation is not a NumPy"):
        test = pytest.mark.filterwarnings(f"ignore:{text}")(test)
    return test


@with_a_mask
@pytest.mark.parametrize(("make", "options"), ROOMS)
def test_their_api_test(make: Any, options: dict[str, Any]) -> None:
    api_test(make(**options), num_cycles=300)


@pytest.mark.parametrize(("make", "options"), ROOMS)
def test_their_seed_test(make: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: make(**options), num_cycles=100)


@pytest.mark.parametrize(("make", "options"), ROOMS)
def test_their_render_test(make: Any, options: dict[str, Any]) -> None:
    render_test(lambda render_mode=None: make(render_mode=render_mode, **options))


@pytest.mark.parametrize("players", [2, 5])
def test_their_parallel_tests(players: int) -> None:
    def make() -> Any:
        return fzzzt_v1.parallel_env(edition="ru", players=players)

    parallel_api_test(make(), num_cycles=300)
    parallel_seed_test(make, num_cycles=100)


def test_a_parallel_game_is_the_same_game() -> None:
    """The same choices lead to the same end, asked one by one or all at once."""
    together = fzzzt_v1.parallel_env(edition="ru", players=3)
    one_by_one = fzzzt_v1.env(edition="ru", players=3)
    observations, _ = together.reset(seed=5)
    chosen: dict[str, list[int]] = {agent: [] for agent in together.agents}
    rng = np.random.default_rng(1)
    while together.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        for player in together.episode.asked():
            agent = together.possible_agents[player]
            chosen[agent].append(actions[agent])
        observations, rewards, *_ = together.step(actions)
    one_by_one.reset(seed=5)
    while not one_by_one.episode.is_over:
        one_by_one.step(chosen[one_by_one.agent_selection].pop(0))
    assert one_by_one.episode.table == together.episode.table
    assert one_by_one.rewards == rewards


def test_whoever_is_not_asked_can_only_say_nothing() -> None:
    room = fzzzt_v1.parallel_env(edition="en", players=3)
    observations, _ = room.reset(seed=1)
    free = [a for a, seen in observations.items() if seen["action_mask"][0] == 0]
    assert len(free) == 1


def test_a_bad_number_is_refused() -> None:
    room = fzzzt_v1.env()
    room.reset(seed=1)
    with pytest.raises(Illegal, match="number 0 is not allowed"):
        room.step(0)


def test_a_bad_render_mode_is_refused() -> None:
    with pytest.raises(Unsupported, match="'oil'; there are ansi, human, rgb_array"):
        fzzzt_v1.env(render_mode="oil")


def test_no_choice_at_all_is_refused() -> None:
    env = fzzzt_v1.env()
    env.reset(seed=1)
    with pytest.raises(Illegal, match="number None is not allowed"):
        env.step(None)

    together = fzzzt_v1.parallel_env(edition="ru")
    observations, _ = together.reset(seed=1)
    first = int(np.flatnonzero(observations["player_0"]["action_mask"])[0])
    with pytest.raises(Illegal, match="number None is not allowed"):
        together.step({"player_0": first})


@pytest.mark.parametrize("make", [fzzzt_v1.env, powergrid_v1.env])
def test_too_many_players_are_refused_by_their_number(make: Any) -> None:
    with pytest.raises(Unsupported, match="9"):
        make(players=9)


def test_human_shows_every_moment(capsys: pytest.CaptureFixture[str]) -> None:
    env = fzzzt_v1.env(render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space("player_0").sample(env.last()[0]["action_mask"]))

    assert len(capsys.readouterr().out.splitlines()) == 2

    together = fzzzt_v1.parallel_env(render_mode="human", edition="ru")
    together.reset(seed=1)
    actions = {
        agent: together.action_space(agent).sample() for agent in together.agents
    }
    together.step(actions)

    assert len(capsys.readouterr().out.splitlines()) == 2
