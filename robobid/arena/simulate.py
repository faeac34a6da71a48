"""Plays many games with the same bots: a tournament whose deals are not paired.

Every game has a seed of its own, made from the simulation's seed and its number, so
that it does not matter who plays it, or when: the same seed gives the same result on
one core and on a cluster.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from robobid.arena.executors import Workforce, workforce
from robobid.arena.experiment import Experiment, LineUp
from robobid.arena.figures import Incident, incidents
from robobid.arena.intervals import Interval, of_mean, wilson
from robobid.arena.matches import DEFAULT_LIMITS, Limits
from robobid.arena.tournament import Progress, Tournament, hold, portions
from robobid.bots.naming import name_of
from robobid.core.game import AnyGame


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
    incidents: tuple[Incident, ...] = ()
    """Why bots lost games, and in which."""

    @property
    def wins(self) -> tuple[float, ...]:
        """The wins of the bots, in the order in which they were named."""
        return tuple(seat.wins for seat in self.seats)


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
    experiment = simulation(game, tags, bots, games, seed, limits)
    work = len(portions(experiment, range(games)))
    with nullcontext(force) if force else workforce(jobs, work=work) as workers:
        tournament = hold(experiment, workers, progress=progress)
    return summary(tournament, perf_counter() - start)


def simulation(
    game: AnyGame,
    tags: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    limits: Limits = DEFAULT_LIMITS,
    keep_logs: Path | None = None,
    *,
    fast: bool = False,
    keep_games: bool = False,
) -> Experiment:
    """The experiment that a simulation is; what cannot be played is refused."""
    names = tuple(name.strip() for name in tags["Players"].split(";"))
    others = {tag: text for tag, text in tags.items() if tag != "Players"}
    line_up = LineUp(tuple(bots), names)
    experiment = Experiment(
        game,
        others,
        (line_up,),
        games,
        seed,
        limits=limits,
        paired=False,
        keep_logs=keep_logs,
        fast=fast,
        keep_games=keep_games,
    )
    experiment.check()
    return experiment


def summary(tournament: Tournament, seconds: float) -> SimulationResult:
    """All games of a simulation in a few figures, each with its uncertainty."""
    (line_up,) = tournament.experiment.line_ups
    seats = [
        _seat_result(tournament, word, bot) for word, bot in enumerate(line_up.bots)
    ]
    decisions = sum(deal.games[0].decisions for deal in tournament.deals)
    found = incidents(tournament.deals)
    return SimulationResult(
        len(tournament.deals), decisions, seconds, tuple(seats), found
    )


def _seat_result(tournament: Tournament, word: int, bot: str) -> SeatResult:
    """How the bot of one word did: in game n it has moved on by n seats."""
    places = tournament.experiment.seats
    played = [
        (deal.games[0], (word + deal.number) % places) for deal in tournament.deals
    ]
    games, wins = len(played), sum(game.wins[seat] for game, seat in played)
    points = [game.points[seat] for game, seat in played]
    return SeatResult(
        name_of(bot),
        wins,
        wins / games,
        wilson(wins, games),
        fmean(points),
        of_mean(points),
        sum(seat in game.faulty for game, seat in played),
    )
