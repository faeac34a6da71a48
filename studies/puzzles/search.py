"""Puzzles in one game of the bots: a cheap look at its choices, then a long one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.app.analysis.moments import is_forced
from robobid.app.puzzles.maker import Course, PuzzleMaker, Setting, maker_of
from robobid.app.puzzles.puzzle import PLACES, Choice, Opened, Puzzle, write_actions
from robobid.bots import levels_of, make_bot
from robobid.bots.appraisal import NOISE
from robobid.bots.judge import PORTION, Judge, judge_of
from robobid.core.decisions import Decision
from robobid.core.driver import AnyPlayer, play
from robobid.core.game import AnyGame
from robobid.core.luck import Seeded
from robobid.games.registry import game_named

LOOKED_AT: Final = 60
"""So many choices of a game are looked at."""
SCREEN: Final = 32
"""In so many futures each of them is looked at."""
PROMISING: Final = 0.04
"""So much better than all others must one choice be then."""
STAGES: Final = (128, 512)
"""After so many other futures it is asked whether it can still be clear."""
A_GAME: Final = 5
"""So many puzzles are taken from a game, each of another theme."""
CLEAR: Final = 0.05
"""So much surer than any other must the best choice win: all others are mistakes.

The whole interval of the difference must lie above it.
"""


class Task(NamedTuple):
    """A game to be played and searched."""

    game: str
    number: int
    seed: int
    themes: frozenset[str] = frozenset()
    """What puzzles are to be about; anything, if it is empty."""

    def wants(self, theme: str) -> bool:
        """Is a puzzle with this theme looked for?"""
        return theme in (self.themes or maker_of(self.game).themes)


class Spot(NamedTuple):
    """A choice that somebody had, with what they knew."""

    view: Any
    decision: Decision
    courses: list[Course]


class Measured(NamedTuple):
    """A spot, and how its courses fared in each portion of the futures."""

    spot: Spot
    chances: NDArray[np.float64]
    """By course, the best first, and portion."""
    gap: float
    """How much better the best is: by the mean at first, at last at least."""


def puzzles_in(task: Task) -> list[Puzzle]:
    """Play a game, and find what is clear in it: the same for the same task.

    Whoever looks for certain themes looks at all choices: they are rare.
    """
    entry, kind = game_named(task.game), maker_of(task.game)
    setting = kind.settings[task.number % len(kind.settings)]
    laid = entry.lay_out(setting.said, setting.seats)
    seed = f"puzzles:{task.seed}:{task.number}"
    game = laid.game
    spots = spots_of(game, kind, laid.tags(setting.seats), setting, seed)
    if not task.themes:
        spots = some_of(spots, Random(seed))
    seen = [found for spot in spots if (found := screen(task.game, spot, seed))]
    seen.sort(key=lambda found: -found.gap)
    taken: dict[str, Puzzle] = {}
    for found in seen:
        if len(taken) == A_GAME:
            break
        theme = kind.theme(*found.spot).name
        if theme in taken or not task.wants(theme):
            continue
        measured = measure(task.game, found.spot, seed)
        if measured:
            puzzle = puzzle_of(game, kind, measured, seed)
            if task.wants(puzzle.theme):
                taken.setdefault(puzzle.theme, puzzle)
    return list(taken.values())


def spots_of(
    game: AnyGame, kind: PuzzleMaker, tags: dict[str, str], setting: Setting, seed: str
) -> list[Spot]:
    """The choices of a game that the bots play, in its order."""
    asked: list[tuple[Any, Decision]] = []

    class Watched:
        """A bot whose choices are noted."""

        def __init__(self, bot: AnyPlayer) -> None:
            self._bot = bot

        def choose(self, view: Any, decision: Decision) -> Any:
            if not is_forced(decision):
                asked.append((view, decision))
            return self._bot.choose(view, decision)

    players = {
        seat: Watched(make_bot(game.name, word, f"{seed}:{seat}"))
        for seat, word in enumerate(setting.seats)
    }
    play(game, game.set_up(tags), players, Seeded(seed))
    return [
        Spot(view, decision, courses)
        for view, decision in asked
        if len(courses := kind.courses(view, decision)) > 1
    ]


def some_of(spots: Sequence[Spot], random: Random) -> list[Spot]:
    """Some spots drawn at random: of each kind as many, as long as there are any.

    Spots are of a kind where the same things may be done.
    """
    order = random.sample(range(len(spots)), len(spots))
    seen: Counter[frozenset[str]] = Counter()
    turns: dict[int, int] = {}
    for at in order:
        kind = frozenset(course.told.key for course in spots[at].courses)
        turns[at] = seen[kind]
        seen[kind] += 1
    chosen = sorted(order, key=lambda at: turns[at])[:LOOKED_AT]
    return [spots[at] for at in sorted(chosen)]


def screen(game: str, spot: Spot, seed: str) -> Measured | None:
    """A cheap look: the courses, the best first; nothing if none looks much better."""
    tried = _tried(judge_of(game), spot, range(SCREEN), f"{seed}:screen")
    means = tried.mean(axis=1)
    order = np.argsort(-means, kind="stable")
    gap = float(means[order[0]] - means[order[1]])
    return Measured(*_ordered(spot, tried, order), gap) if gap >= PROMISING else None


def measure(game: str, spot: Spot, seed: str) -> Measured | None:
    """A long look, in other futures; nothing if the first is not clearly the best."""
    tried = np.zeros((len(spot.courses), 0))
    for stage in STAGES:
        futures = range(tried.shape[1] * PORTION, stage)
        more = _tried(judge_of(game), spot, futures, f"{seed}:measure")
        tried = np.concatenate([tried, more], axis=1)
        losses = tried[0] - tried[1:]
        means, margins = losses.mean(axis=1), NOISE * _errors(losses)
        if (means + margins).min() < CLEAR:
            return None
    gap = float((means - margins).min())
    rest = 1 + np.argsort(means, kind="stable")
    order = np.concatenate([[0], rest])
    return Measured(*_ordered(spot, tried, order), gap) if gap >= CLEAR else None


def _ordered(
    spot: Spot, tried: NDArray[np.float64], order: NDArray[np.int64]
) -> tuple[Spot, NDArray[np.float64]]:
    """The courses in another order."""
    courses = [spot.courses[at] for at in order]
    return spot._replace(courses=courses), tried[order]


def _tried(judge: Judge, spot: Spot, futures: range, seed: str) -> NDArray[np.float64]:
    plans = [course.actions for course in spot.courses]
    return np.array(judge.chances(spot.view, spot.decision, plans, futures, seed))


def _errors(portions: NDArray[np.float64]) -> NDArray[np.float64]:
    """The standard errors of means over portions."""
    errors: NDArray[np.float64] = portions.std(axis=-1, ddof=1)
    errors /= portions.shape[-1] ** 0.5
    return errors


def puzzle_of(game: AnyGame, kind: PuzzleMaker, found: Measured, seed: str) -> Puzzle:
    """A puzzle for whoever sits where the bot sat, with what the bot knew."""
    (view, decision, courses), tried, _ = found
    table = game.imagine(view, Random(seed))
    seat = decision.seat
    means, errors = tried.mean(axis=1), _errors(tried)
    losses = tried[0] - tried
    figures = zip(
        means.clip(0.0, 1.0), errors, losses.mean(axis=1), _errors(losses), strict=True
    )
    choices = tuple(
        Choice(
            write_actions(game, table, seat, course.actions),
            *(round(float(figure), PLACES) for figure in each),
        )
        for course, each in zip(courses, figures, strict=True)
    )
    puzzle = Puzzle(
        position=game.position(table),
        seat=seat,
        theme=kind.theme(view, decision, courses).name,
        level=level_of(game.name, view, decision, courses[0].actions[0], seed),
        futures=STAGES[-1],
        choices=choices,
    )
    _check(game, puzzle, view)
    return puzzle


def _check(game: AnyGame, puzzle: Puzzle, view: Any) -> None:
    """Does the position give the seat what it saw, and nothing else?"""
    opened: Opened = puzzle.open(game)
    if game.seen_position(opened.view) != game.seen_position(view):
        raise AssertionError(f"another view than before: {puzzle.position}")


def level_of(game: str, view: Any, decision: Decision, best: Any, seed: str) -> int:
    """The lowest rung of the ladder from which on all bots find the best choice."""
    ladder = levels_of(game)
    for above in range(len(ladder), 0, -1):
        bot = make_bot(game, ladder[above - 1], f"{seed}:level")
        if bot.choose(view, decision) != best:
            return above
    return 0
