"""Every game as Gymnasium knows it: one learner, whose opponents are part of the world.

Importing this module registers `robobid/fzzzt-v1`, `robobid/powergrid-v1` and whatever
other game has numbers. `gymnasium.make` gives one game by the rules, against any bot;
`gymnasium.make_vec` gives many on the fast twin, against the bots that it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.core.decisions import Action
from robobid.support.extras import lacking

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "pettingzoo") from error

from robobid.bots import bot_names
from robobid.core.luck import Seeded
from robobid.envs.episode import EnvSpec, Episode, position_in, whole
from robobid.envs.render import RENDER_MODES, check_render_mode, render
from robobid.envs.spaces import Choices, Rows, seen_space
from robobid.envs.specs import LEARNER, coding_of, course
from robobid.envs.vector import Step, vector
from robobid.envs.versions import VERSION
from robobid.games.registry import entries, game_named

Seen = dict[str, Any]
LineUps = Sequence[str | Sequence[str]]


class OneLearner(gymnasium.Env[Seen, np.int64]):
    """One game after another; where several line-ups are named, they take turns."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        line_ups: LineUps = (),
        render_mode: str | None = None,
        one_hot: bool = False,
        **options: Any,
    ) -> None:
        self._courses = [
            _one_learner(course(game, line_up=line_up, **options))
            for line_up in line_ups or [usual_line_up(game)]
        ]
        self.render_mode = check_render_mode(render_mode)
        self.rows = Rows(self._courses[0], one_hot)
        self.observation_space = self.rows.space
        self._choices = Choices(self._courses[0].choices)
        self.action_space = self._choices
        self._begun = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._begun = 0
        drawn = int(self.np_random.integers(1 << 62))
        course = self._courses[self._begun % len(self._courses)]
        self._begun += 1
        self.luck = Seeded(drawn)
        self.episode = Episode.begin(course, drawn, position_in(options))
        self.episode.let(self.luck)
        self._show()
        return self._seen(), {}

    def step(self, action: Action) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        options = {} if self.episode.is_over else self.episode.options
        self.episode.choose(whole(action, options))
        self.episode.let(self.luck)
        self._show()
        (reward,) = self.episode.worth()
        return self._seen(), reward, self.episode.is_over, False, {}

    def render(self) -> Any:
        return render(self.episode, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Seen:
        seen = self.rows.seen(self.episode, 0, self.episode.mask(0))
        is_over = self.episode.is_over
        self._choices.allowed = None if is_over else seen["action_mask"]
        return seen


class ManyGames(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games on the fast twin; where one ends, the next begins in the same step.

    The reward is that of the seat that chose. `infos` has who is to act and, for games
    with several learners, what every seat got.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        line_ups: LineUps = (),
        one_hot: bool = False,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if not line_ups and "players" not in options and "line_up" not in options:
            line_ups = [usual_line_up(game)]
        self._games = vector(
            game, games=num_envs, one_hot=one_hot, line_ups=line_ups, **options
        )
        self._copies = copy
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        choices = self._games.choices
        self.single_observation_space = seen_space(self._games.layout, choices)
        self.single_action_space = gymnasium.spaces.Discrete(choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        if seed is None:
            seed = int(self.np_random.integers(1 << 62))
        else:
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(
                seed
            )
        step = self._games.reset(seed)
        return self._seen(step), self._infos(step)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        chose = self._games.now().seats.copy()
        step = self._games.step(actions)
        rewards = step.rewards[np.arange(self.num_envs), chose]
        return (
            self._seen(step),
            rewards,
            step.finished.copy(),
            self._truncations.copy(),
            self._infos(step),
        )

    def random_actions(self) -> NDArray[np.int64]:
        """Any number that the mask allows, for each game."""
        return self._games.random_numbers()

    def _seen(self, step: Step) -> Seen:
        rows, masks = step.observations, step.masks
        if self._copies:
            rows, masks = rows.copy(), masks.copy()
        return {"observation": rows, "action_mask": masks.view(np.int8)}

    def _infos(self, step: Step) -> dict[str, Any]:
        return {"seats": step.seats.copy(), "rewards": step.rewards.copy()}


def usual_line_up(game: str) -> list[str]:
    """One learner, and at all other seats the weakest bot that thinks.

    >>> usual_line_up("fzzzt")
    ['learner', 'apprentice']
    """
    seats = coding_of(game_named(game)).usual_players
    return [LEARNER, *[bot_names(game)[:2][-1]] * (seats - 1)]


def _one_learner(course: EnvSpec) -> EnvSpec:
    if len(course.persons) != 1:
        raise ValueError(
            "Gymnasium's environments have one learner; for several there is PettingZoo"
        )
    return course


for _entry in entries():
    if _entry.coding:
        gymnasium.register(
            id=f"robobid/{_entry.name}-{VERSION}",
            entry_point=f"{__name__}:OneLearner",
            vector_entry_point=f"{__name__}:ManyGames",
            kwargs={"game": _entry.name},
        )
