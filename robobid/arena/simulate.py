"""Plays many games with the same bots, on as many cores as there are.

Every game has a seed of its own, made from the simulation's seed and its number, so
that it does not matter who plays it, or when: the same seed gives the same result on
one core and on a cluster.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from functools import partial
from statistics import fmean
from time import perf_counter
from typing import Any, Final, NamedTuple

from robobid.arena.intervals import Interval, normal, wilson
from robobid.bots import make_bot
from robobid.core.driver import play
from robobid.core.game import Game
from robobid.core.luck import Seeded

CHUNKS_PER_JOB: Final = 8
MOST_GAMES_PER_CHUNK: Final = 100

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


def simulate(
    game: Game[Any],
    tags: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> SimulationResult:
    """Play games with one bot for each word; they change places from game to game.

    `jobs` processes work at once, as many as there are cores by default; one works
    right here. Any other executor can be given instead.
    """
    start = perf_counter()
    for bot in bots:
        make_bot(game.name, bot, seed)  # an unknown one is refused before we begin
    game.set_up(tags)
    jobs = min(jobs or cores(), games) or 1
    work = partial(play_games, game, dict(tags), tuple(bots), seed)
    chunks = list(chunks_of(games, jobs))
    if executor is not None:
        results = gather(executor, work, chunks, progress)
    elif jobs == 1:
        results = play_here(work, games, progress)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            results = gather(pool, work, chunks, progress)
    seconds = perf_counter() - start
    return summary(bots, results, seconds)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks_of(games: int, jobs: int) -> Iterator[range]:
    """The numbers of the games, in portions that keep every core busy to the end."""
    size = max(1, min(MOST_GAMES_PER_CHUNK, games // (CHUNKS_PER_JOB * jobs)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))


Work = Callable[[range], list[GameResult]]


def play_here(work: Work, games: int, progress: Progress | None) -> list[GameResult]:
    """Play one game after another in this process."""
    results: list[GameResult] = []
    for number in range(games):
        results += work(range(number, number + 1))
        if progress is not None:
            progress(1)
    return results


def gather(
    executor: Executor, work: Work, chunks: Sequence[range], progress: Progress | None
) -> list[GameResult]:
    """Have all chunks played, in any order; gives the results in order."""
    numbers = {executor.submit(work, chunk): at for at, chunk in enumerate(chunks)}
    results: dict[int, list[GameResult]] = {}
    try:
        for done in as_completed(numbers):
            results[numbers[done]] = done.result()
            if progress is not None:
                progress(len(chunks[numbers[done]]))
    except BaseException:
        for future in numbers:
            future.cancel()
        raise
    return [result for at in sorted(results) for result in results[at]]


def play_games(
    game: Game[Any],
    tags: Mapping[str, str],
    bots: Sequence[str],
    seed: int,
    numbers: range,
) -> list[GameResult]:
    """Play some games, known by their numbers."""
    return [play_game(game, tags, bots, seed, number) for number in numbers]


def play_game(
    game: Game[Any],
    tags: Mapping[str, str],
    bots: Sequence[str],
    seed: int,
    number: int,
) -> GameResult:
    """Play one game; its number says who sits where."""
    count = len(bots)
    seat_of = [(word + number) % count for word in range(count)]
    players = {
        seat_of[word]: make_bot(game.name, bot, f"{seed}:{number}:{word}")
        for word, bot in enumerate(bots)
    }
    table = game.set_up(rotated(tags, seat_of))
    decisions = play(game, table, players, Seeded(f"{seed}:{number}"))
    standings = game.standings(table)
    winners = [standing.seat for standing in standings if standing.place == 1]
    return GameResult(
        decisions,
        tuple((seat in winners) / len(winners) for seat in seat_of),
        tuple(standings[seat].points for seat in seat_of),
    )


def rotated(tags: Mapping[str, str], seat_of: Sequence[int]) -> dict[str, str]:
    """The tags with the players in their places: some games say there who is what.

    >>> rotated({"Players": "simple; robot; random"}, [1, 2, 0])
    {'Players': 'random; simple; robot'}
    """
    names = tags["Players"].split(";")
    seats = [""] * len(names)
    for seat, name in zip(seat_of, names, strict=True):
        seats[seat] = name.strip()
    return {**tags, "Players": "; ".join(seats)}


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
                normal(scores),
            )
        )
    return SimulationResult(games, decisions, seconds, tuple(seats))
