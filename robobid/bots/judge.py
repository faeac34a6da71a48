"""How surely anything that may be done wins: what hints and analyses ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.hints import Hint
from robobid.bots.needs import how_to_get_kernels, needs_kernels
from robobid.bots.roster import Roster
from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.core.game import View
from robobid.games.registry import game_named, load


class Judge(Protocol):
    """Judges what a seat may do by what it sees, and nothing else."""

    points_at_most: float
    """So many points count as much as the whole of a chance."""

    def think(
        self, view: View, decision: Decision, seed: int | str, effort: int | None
    ) -> Appraisal:
        """What the strongest bot would consider, with so many continuations.

        Without a number it thinks as hard as that bot does when it plays.
        """

    def explain(
        self,
        view: View,
        decision: Decision,
        appraisal: Appraisal,
        other: Option | None = None,
    ) -> Hint:
        """The best option and why, beside another one; beside the next best if none.

        It says what the figures say, and looks at nothing else but the view.
        """

    def correct(self, view: View, decision: Decision, raw: Appraisal) -> Appraisal:
        """What was found in continuations, with chances that come true.

        What `think` gives is corrected already.
        """

    def wildness(self, view: Any) -> float:
        """How much the table has played at random so far, from 0 to 1.

        Everybody has seen it: it depends on what all know, and on nothing else.
        """

    def chances(
        self,
        view: View,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> Sequence[Sequence[float]]:
        """How surely the seat wins that begins with each plan, by plan and portion.

        A portion is a few futures, of `PORTION`; all plans meet the same ones: what
        is hidden and what comes is made up alike.
        """

    def points(
        self,
        view: Any,
        decision: Decision,
        plans: Sequence[tuple[Any, ...]],
        futures: range,
        seed: int | str,
    ) -> Sequence[Sequence[float]]:
        """What the seat has in the end that begins with each plan, by plan and portion.

        Where the game is lost or won, or all chances are even, this may still differ.
        It is counted in the game's own points, as `{game}.loss` tells them.
        """


class Oracle(Protocol):
    """Judges whole tables, whatever is hidden there: for games that are over.

    It never plays, and is asked by nobody who does.
    """

    def chances(
        self, tables: Sequence[Any], futures: range, seed: int | str
    ) -> Sequence[Sequence[Sequence[float]]]:
        """How surely everybody wins, by table, future and seat: together once.

        Futures of the same number have the same luck as far as can be.
        """


PORTION = 8
"""So many futures are taken together: a number of them is a multiple of it."""


def judge_of(game: str) -> Judge:
    """Who judges a game; refused where it has nobody, or wasmtime is not installed."""
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
        if not needs_kernels(error):
            raise
        command = how_to_get_kernels()
        raise Unsupported(
            "analysis_needs_kernels",
            f"moves are judged with wasmtime, which is not installed: {command}",
            command=command,
        ) from error
