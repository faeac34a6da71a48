"""Plays many games with the same bots, on as many cores as there are.

Every game has a seed of its own, made from the simulation's seed and its number, so
that it does not matter who plays it, or when: the same seed gives the same result on
one core and on a cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from statistics import fmean
from time import perf_counter
from typing import Final, NamedTuple

from robobid.arena.executors import Workforce, workforce
from robobid.arena.intervals import Interval, of_mean, wilson
from robobid.arena.lineups import rotated
from robobid.arena.matches import DEFAULT_LIMITS, Limits, play_match
from robobid.bots import check_bot
from robobid.core.game import AnyGame
from robobid.core.luck import Seeded

PORTION: Final = 10
"""So many games are played by one worker before it reports."""

Progress = Callable[[int], None]
"""Called with the number of games that have just been finished."""


class SeatResult(NamedTuple):
    """How the bot of one word did, whatever places it had."""

    bot: str
    wins: float
    """A win shared by n seats counts as 1/n."""
    share: float
    interval: Interval
    """Of the share."""
    mean_score: float
    score_interval: Interval
    faults: int
    """Games that it lost since it crashed, cheated or was too slow."""


class SimulationResult(NamedTuple):
    """What came out of many games."""

    games: int
    decisions: int
    """Those that seats answered, never chance."""
    seconds: float
    seats: tuple[SeatResult, ...]


class GameResult(NamedTuple):
    """What came out of one game, by word."""

    decisions: int
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    faulty: tuple[bool, ...]


def simulate(
    game: AnyGame,
    tags: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None = None,
    progress: Progress | None = None,
    force: Workforce | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> SimulationResult:
    """Play games with one bot for each word; they change places from game to game.

    `jobs` processes work at once, as many as there are cores by default; one works
    right here. Any other workforce can be given instead. The limits are for bots that
    are programs of their own.
    """
    start = perf_counter()
    for bot in bots:
        check_bot(game.name, bot)
    game.set_up(tags)
    work = partial(play_games, game, dict(tags), tuple(bots), seed, limits=limits)
    results: list[GameResult] = []
    with nullcontext(force) if force else workforce(jobs) as workers:
        for finished in workers.results(work, portions(games)):
            results += finished
            if progress is not None:
                progress(len(finished))
    return summary(bots, results, perf_counter() - start)


def portions(games: int) -> list[range]:
    """The numbers of the games, in portions.

    >>> portions(25)
    [range(0, 10), range(10, 20), range(20, 25)]
    """
    return [
        range(first, min(first + PORTION, games)) for first in range(0, games, PORTION)
    ]


def play_games(
    game: AnyGame,
    tags: Mapping[str, str],
    bots: Sequence[str],
    seed: int,
    numbers: range,
    limits: Limits = DEFAULT_LIMITS,
) -> list[GameResult]:
    """Play some games, known by their numbers."""
    return [play_game(game, tags, bots, seed, number, limits) for number in numbers]


def play_game(
    game: AnyGame,
    tags: Mapping[str, str],
    bots: Sequence[str],
    seed: int,
    number: int,
    limits: Limits = DEFAULT_LIMITS,
) -> GameResult:
    """Play one game; its number says who sits where."""
    names = [name.strip() for name in tags["Players"].split(";")]
    seeds = [f"{seed}:{number}:{word}" for word in range(len(bots))]
    match = play_match(
        game,
        {**tags, "Players": "; ".join(rotated(names, number))},
        rotated(bots, number),
        Seeded(f"{seed}:{number}"),
        rotated(seeds, number),
        limits,
    )
    seat_of = [(word + number) % len(bots) for word in range(len(bots))]
    return GameResult(
        match.decisions,
        tuple(match.wins[seat] for seat in seat_of),
        tuple(match.standings[seat].points for seat in seat_of),
        tuple(any(fault.seat == seat for fault in match.faults) for seat in seat_of),
    )


def summary(
    bots: Sequence[str], results: Sequence[GameResult], seconds: float
) -> SimulationResult:
    """All games in a few figures, each with its uncertainty."""
    games = len(results)
    decisions = sum(result.decisions for result in results)
    seats = []
    for word, bot in enumerate(bots):
        wins = sum(result.wins[word] for result in results)
        scores = [result.scores[word] for result in results]
        seats.append(
            SeatResult(
                bot,
                wins,
                wins / games,
                wilson(wins, games),
                fmean(scores),
                of_mean(scores),
                sum(result.faulty[word] for result in results),
            )
        )
    return SimulationResult(games, decisions, seconds, tuple(seats))
