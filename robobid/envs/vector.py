"""Many games side by side on a fast twin, for training.

In every game one learner's seat is to act. Where a game ends, its rewards are given and
the next one begins at once, so that a step always has a choice for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.support.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "pettingzoo") from error

from robobid.core.errors import Unsupported
from robobid.envs.batches import Twin
from robobid.envs.episode import EnvSpec
from robobid.envs.onehot import OneHot
from robobid.envs.specs import course
from robobid.games.registry import game_named, load
from robobid.twins.choices import LEFT

_NO_BOT: Final = -1


class Step(NamedTuple):
    """What a learner gets; the next step uses the arrays again: copy what you keep."""

    observations: NDArray[Any]
    """For each game what the seat that is to act may know: bytes for Fzzzt!, whole
    numbers for Power Grid, and zeros and ones if they are wanted one-hot."""
    masks: NDArray[np.uint8]
    """For each game a one for each number that may be chosen."""
    seats: NDArray[np.int64]
    """For each game who is to act."""
    rewards: NDArray[np.float32]
    """For each game and seat, bots and robots included: nothing until a game ends."""
    finished: NDArray[np.bool_]
    """For each game whether it has just ended; its observation is of the next game."""


class Vector:
    """Games of one kind, stepped together; several line-ups take turns.

    >>> games = vector("fzzzt", players=2, games=16, seed=1)
    >>> step = games.step(games.random_numbers())
    >>> step.rewards.shape, int(step.masks.sum(axis=1).min()) > 0
    ((16, 2), True)
    """

    def __init__(
        self,
        courses: Sequence[EnvSpec],
        games: int = 1024,
        seed: int = 0,
        *,
        one_hot: bool = False,
    ) -> None:
        self.courses = tuple(courses)
        self.games = _checked_count(games)
        one = self.courses[0]
        self.coding = one.coding
        self.players = one.seats
        """How many seats there are, those of bots and robots included."""
        self.choices = one.choices
        self._spread = OneHot(one.coding.parts) if one_hot else None
        self.layout = self._spread.layout if self._spread else one.coding.layout
        self._twin = _twin_of(one)
        self._bots = sorted({word for each in courses for word in each.bots.values()})
        self._twin.check(self._bots)
        self._seated = np.full((len(self.courses), self.players), _NO_BOT)
        for at, each in enumerate(self.courses):
            for seat, word in each.bots.items():
                self._seated[at, seat] = self._bots.index(word)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Step:
        """Begin all games anew; the k-th game depends on the seed and k alone."""
        self.batch = self._twin.games(self.courses, self.games, seed)
        self._rewards = np.zeros((self.games, self.players), np.float32)
        self._finished = np.zeros(self.games, np.bool_)
        self._let_bots_play()
        self._rewards[:] = 0
        self._finished[:] = False
        return self.now()

    def now(self) -> Step:
        """What is to be decided in every game."""
        batch = self.batch
        rows = batch.observations[:, : self.coding.layout.size]
        return Step(
            self._spread(rows) if self._spread else rows,
            batch.masks[:, : self.choices],
            batch.seats,
            self._rewards,
            self._finished,
        )

    def step(self, numbers: Any) -> Step:
        """Do what has been chosen in every game; if one may not be, nothing is done."""
        self.batch.step(numbers)
        self._rewards[:] = 0
        self._finished[:] = False
        self._note_ends(np.arange(self.games))
        self._let_bots_play()
        return self.now()

    def random_numbers(self) -> NDArray[np.int64]:
        """Any number that the mask allows, for each game."""
        return self.batch.random_numbers()

    def _let_bots_play(self) -> None:
        """Bots choose until in every game a learner is to act."""
        while self._bots:
            batch = self.batch
            who = self._seated[batch.line_ups, batch.seats]
            due = np.flatnonzero(who != _NO_BOT)
            if not len(due):
                return
            numbers = np.full(self.games, LEFT)
            for bot, word in enumerate(self._bots):
                theirs = np.flatnonzero(who == bot)
                if len(theirs):
                    numbers[theirs] = batch.bot_numbers(word, theirs)
            batch.step_some(numbers)
            self._note_ends(due)

    def _note_ends(self, games: NDArray[np.int64]) -> None:
        """Give the rewards of the games among these that have just ended."""
        ended = games[self.batch.finished[games]]
        if not len(ended):
            return
        self._finished[ended] = True
        if self.courses[0].reward == "points":
            self._rewards[ended] = self.batch.points[ended]
            return
        winners = self.batch.places[ended] == 1
        shares = winners / winners.sum(axis=1, keepdims=True)
        self._rewards[ended] = shares - 1 / self.players


def vector(
    game: str,
    *,
    games: int = 1024,
    seed: int = 0,
    one_hot: bool = False,
    line_ups: Sequence[str | Sequence[str]] = (),
    **options: Any,
) -> Vector:
    """Games of one kind, stepped together; the other options are those of `course`.

    `line_ups` are several line-ups that take turns from game to game.
    """
    if line_ups:
        courses = [course(game, line_up=each, **options) for each in line_ups]
    else:
        courses = [course(game, **options)]
    return Vector(courses, games, seed, one_hot=one_hot)


def _checked_count(games: int) -> int:
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise Unsupported(
            "no_games", f"at least one game is needed, not {games!r}", found=repr(games)
        )
    return games


def _twin_of(course: EnvSpec) -> Twin:
    entry = game_named(course.game.name)
    if not entry.learners:
        raise Unsupported(
            "no_vector",
            f"{entry.title} has no fast twin for learners",
            game=entry.title,
        )
    twin: Twin = load(entry.learners)
    return twin
