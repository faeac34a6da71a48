"""Every game as a PettingZoo environment.

An observation is `{"observation": row, "action_mask": noughts and ones}`; what the
numbers mean is told by the game's coding (`fzzzt_coding`, `powergrid_coding`). Agents
are called `player_0`, `player_1`, ... Where seats choose at the same moment, the AEC
environment asks one after another, and none sees what the others chose; the parallel
one asks all at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.envs.coding import mask
from robobid.envs.courses import course
from robobid.envs.episode import Course, Episode, refusal

RENDER_MODES = ("ansi", "human")
NOTHING_TO_CHOOSE = 0
"""What an agent of the parallel environment says while it is not asked."""
Observation = dict[str, Any]
_NOTHING = {NOTHING_TO_CHOOSE: None}


def env(game: str, render_mode: str | None = None, **options: Any) -> AECGame:
    """A game as an AEC environment; the options are those of `course`."""
    return AECGame(course(game, **options), f"{game}_v1", render_mode)


def parallel_env(
    game: str, render_mode: str | None = None, **options: Any
) -> ParallelGame:
    """A game with all who are to choose choosing at once."""
    return ParallelGame(course(game, **options), f"{game}_v1", render_mode)


fzzzt_env: Final = partial(env, "fzzzt")
fzzzt_parallel_env: Final = partial(parallel_env, "fzzzt")
powergrid_env: Final = partial(env, "powergrid")


def whole(action: Any, options: Mapping[int, Any]) -> int:
    """The number of a choice among the options; 3.7 is none.

    >>> whole(np.int64(3), {3: "bid"}), whole(3.0, {3: "bid"})
    (3, 3)
    """
    if action is None or int(action) != action or isinstance(action, bool):
        raise refusal(action, options)
    return int(action)


class Choices(spaces.Discrete):
    """The numbers of an agent's choices; a sample is one that it may choose now."""

    allowed: NDArray[np.int8] | None = None
    """The mask of the moment, while there is one."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.allowed
        return super().sample(mask, probability)


class _Room:
    """What both kinds of environment share: spaces, luck, and what is shown."""

    def __init__(self, course: Course, name: str, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Unsupported(
                "unknown_render_mode",
                f"there is no render mode {render_mode!r}; there are "
                f"{', '.join(RENDER_MODES)}",
                mode=render_mode,
                allowed=", ".join(RENDER_MODES),
            )
        self.course = course
        self.render_mode = render_mode
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{at}" for at in range(len(course.persons))]
        self.agents: list[str] = []
        coding, (size, least, most, dtype) = course.coding, course.coding.layout
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, (size,), dtype),
                    "action_mask": spaces.MultiBinary(coding.choices),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: Choices(coding.choices) for agent in self._spaces}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        """Begin a game: with the same seed, the same luck."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.luck = Seeded(int(self._seeds.integers(1 << 62)))
        self.episode = Episode.begin(self.course)
        self.episode.let(self.luck)
        self.agents = list(self.possible_agents)
        self._show()

    def _show(self) -> None:
        """Whoever chose `human` sees every moment without asking."""
        if self.render_mode == "human":
            self.render()

    def _do(self, number: int) -> None:
        self.episode.choose(number)
        self.episode.let(self.luck)

    def render(self) -> str | None:
        """The table as everybody sees it, in one line; `human` prints it."""
        line = self.course.game.seen_position(self.episode.view(None))
        if self.render_mode == "human":
            print(line)
            return None
        return line

    def close(self) -> None:
        """There is nothing to put away."""


class AECGame(_Room, AECEnv):  # type: ignore[misc]
    """A game in which one agent after another chooses."""

    def __init__(self, course: Course, name: str, render_mode: str | None) -> None:
        AECEnv.__init__(self)
        _Room.__init__(self, course, name, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.player]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._do(whole(action, self.episode.options))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over:
            self.rewards = dict(zip(self.agents, self.episode.worth(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.player]
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> Observation:
        player = self.possible_agents.index(agent)
        row, allowed = self.episode.observe(player), self.episode.mask(player)
        self._actions[agent].allowed = allowed
        return {"observation": row, "action_mask": allowed}


class ParallelGame(_Room, ParallelEnv):  # type: ignore[misc]
    """A game in which all who are to choose do so at once.

    Whoever is not asked says `NOTHING_TO_CHOOSE`, and its mask allows just that.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all who are asked do what they chose."""
        asked, numbers = self.episode.asked(), {}
        for agent, action in actions.items():
            player = self.possible_agents.index(agent)
            numbers[player] = whole(action, asked.get(player, _NOTHING))
        self.episode.choose_together(numbers)
        self.episode.let(self.luck)
        agents, over = self.agents, self.episode.is_over
        observations = self._observations()
        self.agents = [] if over else agents
        self._show()
        return (
            observations,
            dict(zip(agents, self.episode.worth(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        asked = self.episode.asked()
        choices = self.course.coding.choices
        for player, agent in enumerate(self.possible_agents):
            self._actions[agent].allowed = mask(choices, asked.get(player, _NOTHING))
        return {
            agent: {
                "observation": self.episode.observe(player),
                "action_mask": self._actions[agent].allowed,
            }
            for player, agent in enumerate(self.possible_agents)
        }
