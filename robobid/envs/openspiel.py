"""Every game as an OpenSpiel game; importing this module makes them loadable.

`pyspiel.load_game("robobid_fzzzt(edition=ru,players=3)")`. Chance nodes are explicit.
Where seats choose at the same moment they are asked one after another, and none sees
what the others chose. What the numbers of actions and of an observation mean is told
by the game's coding (`fzzzt_coding`, `powergrid_coding`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Final, NamedTuple

from robobid.core.decisions import Action
from robobid.support.extras import lacking

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking(error, "openspiel") from error

from robobid.bots import make_any_bot
from robobid.core.events import seen_by
from robobid.core.setup import Setting, offered_by
from robobid.envs.coding import Row
from robobid.envs.episode import REWARDS, EnvSpec, Episode
from robobid.envs.specs import coding_of, course
from robobid.games.registry import GameEntry, entries, load

FZZZT: Final = "robobid_fzzzt"
POWER_GRID: Final = "robobid_powergrid"
MOMENTS: Final = 8
"""So many of a player's last moments are in its information-state tensor."""
Parameters = dict[str, Any]


class Loadable(NamedTuple):
    """What OpenSpiel must know of a game that it can load."""

    name: str
    title: str
    least: int
    most: int
    defaults: Parameters
    course: Callable[..., EnvSpec]


def loadable(entry: GameEntry) -> Loadable:
    """A game of ours with its set-up as parameters.

    Several robots, peripherals or promo cards are joined by `+` or spaces, since a
    comma ends a parameter.
    """
    kind = entry.game.setup_type
    defaults = {
        "players": coding_of(entry).usual_players,
        **{said.name: parameter(said) for said in offered_by(kind)},
        **({"robots": ""} if kind.has_robots else {}),
        "reward": REWARDS[0],
    }
    least = 1 if kind.has_robots else kind.least_seats
    return Loadable(
        f"robobid_{entry.name}",
        entry.title,
        least,
        kind.most_seats,
        defaults,
        partial(course, entry.name),
    )


def parameter(said: Setting) -> Any:
    """A setting's default as OpenSpiel has it: yes or no, a number, or a text."""
    if said.kind.needs_game:
        return str(said.default)
    value = said.kind.read(said.default, None, said.tag)
    return (
        said.kind.plain(value)
        if said.kind.wire in (bool, int)
        else said.kind.write(value)
    )


SOLVABLE: Final = tuple(
    Loadable(name, title, players, players, {}, course_of)
    for entry in entries()
    if entry.reduced
    for name, title, players, course_of in load(entry.reduced)
)


def game_type(game: Loadable, *, zero_sum: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.least,
        max_num_players=game.most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=game.defaults,
    )


class CourseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, played on a course."""

    game: Loadable

    def __init__(self, params: Parameters | None = None) -> None:
        parameters = self.game.defaults | (params or {})
        self.course = course = self.game.course(**parameters)
        least, most = course.bounds
        coding = course.coding
        information = pyspiel.GameInfo(
            num_distinct_actions=coding.choices,
            max_chance_outcomes=coding.outcomes,
            num_players=len(course.persons),
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=0.0 if course.is_zero_sum else None,
            max_game_length=coding.longest,
        )
        kind = game_type(self.game, zero_sum=course.is_zero_sum)
        super().__init__(kind, information, parameters)

    def new_initial_state(self) -> CourseState:
        return CourseState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> CourseObserver | None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None  # no view of ours shows what several seats know
        return CourseObserver(self.course, wanted, params)

    def max_chance_nodes_in_history(self) -> int:
        return self.course.coding.longest


class Moment(NamedTuple):
    """What a player saw when it was to choose, and what it chose."""

    row: Row
    number: int


Past = tuple[Moment, ...]


class Memory:
    """An episode, and what each player has noticed of it: what clones share not.

    What was noticed is kept as a digest: two players' pasts are equal if these are.
    The last few moments of each player are kept as they were, for networks.
    """

    def __init__(
        self, episode: Episode, noticed: list[str], pasts: list[Past] | None = None
    ) -> None:
        self.episode = episode
        self.noticed = noticed
        self.pasts: list[Past] = pasts or [()] * len(noticed)

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return self.beside(self.episode.copy())

    def beside(self, episode: Episode) -> Memory:
        """The same memory of another episode."""
        return Memory(episode, self.noticed.copy(), self.pasts.copy())

    def choose(self, number: int) -> None:
        """Do what has a number, and let all notice what they may."""
        episode = self.episode
        chooser = None if episode.is_chance else episode.player
        if chooser is not None:
            moment = Moment(episode.observe(chooser), number)
            self.pasts[chooser] = (*self.pasts[chooser], moment)[-MOMENTS:]
        written = _words(episode, episode.options[number])
        events = episode.choose(number)
        for player, seat in enumerate(episode.course.persons):
            own = written if player == chooser else ""
            story = f"{self.noticed[player]} {own} {seen_by(events, seat)!r}"
            self.noticed[player] = _digest(story)


class CourseState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: CourseGame) -> None:
        super().__init__(game)
        episode = Episode.begin(game.course)
        self.memory = Memory(episode, [_digest("") for _ in game.course.persons])

    @property
    def episode(self) -> Episode:
        """The game under way."""
        return self.memory.episode

    def current_player(self) -> int:
        if self.episode.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.episode.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.player

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.episode.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = dict(self.episode.decision.options.outcomes())
        total = sum(weights.values())
        return [
            (number, weights[action] / total)
            for number, action in self.episode.options.items()
        ]

    def _apply_action(self, action: int) -> None:
        self.memory.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return _words(self.episode, self.episode.options[action])

    def is_terminal(self) -> bool:
        return self.episode.is_over

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> CourseState:
        """A state that looks the same to a player: what IS-MCTS thinks ahead on.

        What others have noticed is kept as it was; nobody can tell.
        """
        twin: CourseState = self.clone()
        episode, course = self.episode, self.episode.course
        table = course.game.imagine(episode.view(player), Random(sampler()))
        twin.memory = self.memory.beside(Episode(course, table))
        return twin

    def returns(self) -> list[float]:
        return self.episode.worth()

    def __str__(self) -> str:
        """What everybody sees, and digests of what each player has noticed."""
        public = self.episode.course.game.seen_position(self.episode.view(None))
        return " ".join([public, *self.memory.noticed])


class CourseObserver:
    """What a player sees, and with perfect recall what it has noticed so far.

    What is public is what a spectator sees; what is private is what stands in a
    player's view and not in the spectator's, and it comes as a line only.

    With perfect recall the tensor has, behind what is seen now, the player's last
    moments, the latest first: what it saw, and 1 + the number that it chose. The
    string remembers more: all moments, and what was shown between them.
    """

    def __init__(self, course: EnvSpec, wanted: Any, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters such as {params}")
        self._public = wanted.public_info
        self._private = wanted.private_info != pyspiel.PrivateInfoType.NONE
        self._recalls = wanted.perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self._public:
            size = course.coding.layout.size
            moments = MOMENTS if self._recalls and self._private else 0
            self.tensor = np.zeros(size + moments * (size + 1), np.float32)
            self.dict["observation"] = self.tensor[:size]
            if moments:
                self.dict["moments"] = self.tensor[size:].reshape(moments, size + 1)

    def set_from(self, state: CourseState, player: int) -> None:
        if self.tensor is None:
            return
        viewer = player if self._private else None
        self.dict["observation"][:] = state.episode.observe(viewer)
        if "moments" in self.dict:
            self.dict["moments"][:] = 0
            past = reversed(state.memory.pasts[player])
            for line, (row, number) in zip(self.dict["moments"], past, strict=False):
                line[:-1], line[-1] = row, 1 + number

    def string_from(self, state: CourseState, player: int) -> str:
        describe, view = state.episode.course.game.seen_position, state.episode.view
        if self._private and self._public:
            past = f"{player} {state.memory.noticed[player]} " if self._recalls else ""
            return past + describe(view(player))
        public = describe(view(None))
        if self._public:
            return public
        known = set(public.split())
        own = describe(view(player)).split() if self._private else []
        return " ".join(word for word in own if word not in known)


class BotPlayer(pyspiel.Bot):  # type: ignore[misc]
    """A bot of ours, by its word, as OpenSpiel's bots are: it plays our games there."""

    def __init__(self, game: CourseGame, word: str, seed: int = 0) -> None:
        super().__init__()
        self._name, self._word, self._seed = game.course.game.name, word, seed
        self.restart()

    def restart(self) -> None:
        """Begin a new game."""
        self._bot = make_any_bot(self._name, self._word, self._seed)

    def restart_at(self, state: CourseState) -> None:
        """Begin in the middle of a game: our bots need nothing of its past."""
        self.restart()

    def step(self, state: CourseState) -> int:
        """The number of what the bot does for the player whose turn it is."""
        episode = state.episode
        chosen = self._bot.choose(episode.view(episode.player), episode.decision)
        return next(n for n, action in episode.options.items() if action == chosen)


def _words(episode: Episode, action: Action) -> str:
    game, seat = episode.course.game, episode.decision.seat
    return " ".join(game.write(episode.table, seat, action))


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def register(game: Loadable) -> None:
    """Make a game loadable by its name."""
    kind = type(f"{game.name}_game", (CourseGame,), {"game": game})
    pyspiel.register_game(game_type(game, zero_sum=True), kind)


for _entry in entries():
    if _entry.coding:
        register(loadable(_entry))
for _game in SOLVABLE:
    register(_game)
