"""How surely anything that may be done wins: what hints and analyses ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from robobid.bots.hints import Hint
from robobid.bots.needs import needs_numba
from robobid.bots.roster import Roster
from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.core.installing import how_to_install
from robobid.games import game_named, load

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Option(NamedTuple):
    """What might be done: actions to begin with, and how surely it wins."""

    actions: tuple[Any, ...]
    chance: float | None
    """From 0 to 1; none where nobody thought ahead."""

    @property
    def action(self) -> Any:
        """What is to be decided now."""
        return self.actions[0]


class Thought(NamedTuple):
    """What the strongest bot thinks of a decision."""

    options: tuple[Option, ...]
    """Those that it considered, the best first."""
    hint: Hint
    """The best of them, and why."""


class Judge(Protocol):
    """Judges what a seat may do by what it sees, and nothing else."""

    def think(
        self, view: Any, decision: Decision, seed: int | str, effort: int
    ) -> Thought:
        """What the strongest bot would consider, with so many continuations."""

    def chances(
        self,
        view: Any,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> NDArray[np.float64]:
        """How surely the seat wins that begins with each plan, by plan and portion.

        A portion is a few futures, of `PORTION`; all plans meet the same ones: what
        is hidden and what comes is made up alike.
        """


class Oracle(Protocol):
    """Judges whole tables, whatever is hidden there: for games that are over.

    It never plays, and is asked by nobody who does.
    """

    def chances(
        self, tables: Sequence[Any], futures: range, seed: int | str
    ) -> NDArray[np.float64]:
        """How surely everybody wins, by table, future and seat: together once.

        Futures of the same number have the same luck as far as can be.
        """


PORTION = 8
"""So many futures are taken together: a number of them is a multiple of it."""


def judge_of(game: str) -> Judge:
    """Who judges a game; refused where it has nobody, or numba is not installed."""
    roster: Roster = load(game_named(game).bots)
    if not roster.judge:
        raise Unsupported(
            "cannot_analyse", f"no bot of {game} can judge moves", game=game
        )
    judge: Judge = _loaded(roster.judge)
    return judge


def has_oracle(game: str) -> bool:
    """Does anybody judge whole tables of a game?"""
    roster: Roster = load(game_named(game).bots)
    return bool(roster.oracle)


def oracle_of(game: str) -> Oracle:
    """Who judges whole tables of a game that has somebody."""
    roster: Roster = load(game_named(game).bots)
    oracle: Oracle = _loaded(roster.oracle)
    return oracle


def _loaded(place: str) -> Any:
    try:
        return load(place)
    except ModuleNotFoundError as error:
        if not needs_numba(error):
            raise
        command = how_to_install("fast")
        raise Unsupported(
            "analysis_needs_numba",
            f"moves are judged with numba, which is not installed: {command}",
            command=command,
        ) from error
