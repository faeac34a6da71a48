"""Every game as a PettingZoo environment; `fzzzt_v1` and `powergrid_v1` are made here.

An observation is `{"observation": row, "action_mask": zeros and ones}`; what the
numbers mean is told by the parts of the game's coding, and in docs/numbers.md. Agents
are called `player_0`, `player_1`, ... Where seats choose at the same moment, the AEC
environment asks one after another, and none sees what the others chose; the parallel
one asks all at once.
"""

from __future__ import annotations

from typing import Any

from robobid.support.extras import lacking

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise lacking(error, "pettingzoo") from error

from robobid.core.luck import Seeded
from robobid.envs.coding import mask
from robobid.envs.episode import EnvSpec, Episode, position_in, whole
from robobid.envs.render import RENDER_MODES, check_render_mode, render
from robobid.envs.spaces import Choices, Rows
from robobid.envs.specs import course
from robobid.envs.versions import VERSION

NOTHING_TO_CHOOSE = 0
"""What an agent of the parallel environment says while it is not asked."""
Observation = dict[str, Any]
_NOTHING = {NOTHING_TO_CHOOSE: None}


def env(game: str, **options: Any) -> OrderEnforcingWrapper:
    """A game as an AEC environment that says what was done in the wrong order.

    The options are those of `raw_env`.
    """
    return OrderEnforcingWrapper(raw_env(game, **options))


def raw_env(
    game: str, render_mode: str | None = None, one_hot: bool = False, **options: Any
) -> AECGame:
    """A game as an AEC environment; the other options are those of `course`."""
    return AECGame(course(game, **options), render_mode, one_hot)


def parallel_env(
    game: str, render_mode: str | None = None, one_hot: bool = False, **options: Any
) -> ParallelGame:
    """A game with all who are to choose choosing at once."""
    return ParallelGame(course(game, **options), render_mode, one_hot)


class _Room:
    """What both kinds of environment share: spaces, luck, and what is shown."""

    def __init__(self, course: EnvSpec, render_mode: str | None, one_hot: bool) -> None:
        self.course = course
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{course.game.name}_{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.rows = Rows(course, one_hot)
        self.possible_agents = [f"player_{at}" for at in range(len(course.persons))]
        self.agents: list[str] = []
        self._spaces = dict.fromkeys(self.possible_agents, self.rows.space)
        self._actions = {agent: Choices(course.choices) for agent in self._spaces}
        self.state_space = self.rows.state_space
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def state(self) -> NDArray[Any]:
        """What all players know together: their rows, one behind another."""
        return self.rows.state(self.episode)

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begin a game: with the same seed, the same luck."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        drawn = int(self._seeds.integers(1 << 62))
        self.luck = Seeded(drawn)
        self.episode = Episode.begin(self.course, drawn, position_in(options))
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

    def render(self) -> Any:
        """The table as everybody sees it, as the render mode says."""
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to put away."""


class AECGame(_Room, AECEnv):  # type: ignore[misc]
    """A game in which one agent after another chooses."""

    def __init__(self, course: EnvSpec, render_mode: str | None, one_hot: bool) -> None:
        AECEnv.__init__(self)
        _Room.__init__(self, course, render_mode, one_hot)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self._begin(seed, options)
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
        seen = self.rows.seen(self.episode, player, self.episode.mask(player))
        self._actions[agent].allowed = seen["action_mask"]
        return seen


class ParallelGame(_Room, ParallelEnv):  # type: ignore[misc]
    """A game in which all who are to choose do so at once.

    Whoever is not asked says `NOTHING_TO_CHOOSE`, and its mask allows just that.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed, options)
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
        found = {}
        for player, agent in enumerate(self.possible_agents):
            allowed = mask(self.course.choices, asked.get(player, _NOTHING))
            self._actions[agent].allowed = allowed
            found[agent] = self.rows.seen(self.episode, player, allowed)
        return found
