"""`robobid simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import argparse
import json as json_format
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from robobid.app.commands.language import say, title
from robobid.app.commands.options import (
    add_clock,
    add_fast,
    add_file,
    add_game,
    add_games,
    add_json,
    add_logs,
    add_seats,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.app.locales import Say, language, words
from robobid.app.reports.simulation import as_json, show
from robobid.app.reports.titles import what_was_played
from robobid.app.terminal.output import (
    check_writable,
    progress_bar,
    tell_stopped,
    write_text,
)
from robobid.arena.executors import Stopped, workforce
from robobid.arena.matches import DEFAULT_LIMITS, Limits
from robobid.arena.simulate import SimulationResult, simulation, summary
from robobid.arena.tournament import Tournament, hold, portions
from robobid.bots import roster_of
from robobid.bots.external import is_external
from robobid.bots.seating import bot_word, seats_at
from robobid.bots.transcript import check_folder
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.games.registry import GameEntry, entries, game_named, load
from robobid.support.extras import not_installed

FAILED: Final = 1
"""The exit code where a bot crashed, cheated or was too slow."""


_RECORDS: Final = ".txt"


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Letting bots play many games."""
    games = add_games(word)
    for entry in entries():
        add_game(games, entry, say("cli.simulate.game", game=title(entry)), _add_game)


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    add_seats(game, entry, load(entry.bots).in_numbers, people=False)
    add_setup(game, entry, among_bots=True)
    add_fast(game, entry)
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help=say("cli.games", default="1000"),
    )
    add_seed(game)
    add_clock(game)
    add_logs(game)
    add_file(game, "--keep", "cli.keep")
    add_workers(game)
    add_json(game)
    set_run(game, f"{__name__}:simulate", game=entry.name)


def simulate(
    *,
    game: str,
    players: int | None,
    seats: str | None,
    lang: str | None,
    **arguments: Any,
) -> int:
    """Play many games and print what came out; gives the exit code."""
    say = words(language(lang))
    entry = game_named(game)
    if seats is None:
        seats, usual = roster_of(game).in_numbers
        players = players or usual
    bots = [bot_word(entry, word) for word in seats_at(entry, seats, players)]
    said, wanted = entry.settings_in(arguments, among_bots=True)
    laid = entry.lay_out(said, bots)
    tags = laid.tags(bots)
    title = partial(
        say,
        "simulate.title",
        game=what_was_played(say, game, tags),
        players=len(bots),
    )
    return _conduct(laid.game, tags, bots, say, title, **wanted)


def _conduct(
    game: AnyGame,
    tags: dict[str, str],
    bots: list[str],
    say: Say,
    title: Callable[..., str],
    *,
    games: int,
    seed: int,
    seconds_per_decision: float,
    seconds_per_game: float,
    keep_logs: Path | None,
    keep: Path | None,
    jobs: int | None,
    on: str | None,
    json: bool,
    fast: bool = False,
) -> int:
    """Play the games, and print what came out; gives 1 if a bot failed."""
    limits = limits_of(seconds_per_decision, seconds_per_game)
    check_folder(keep_logs)
    if keep is not None:
        check_keeping(keep, fast=fast)
    experiment = simulation(
        *(game, tags, bots, games, seed, limits, keep_logs),
        fast=fast,
        keep_games=keep is not None,
    )
    work = len(portions(experiment, range(games)))
    start = perf_counter()

    def tell(tournament: Tournament) -> SimulationResult:
        result = summary(tournament, perf_counter() - start)
        if keep is not None:
            keep_games(keep, tournament)
        if json:
            clock = limits if any(map(is_external, bots)) else None
            found = as_json(result, tags, seed, clock)
            print(json_format.dumps(found, ensure_ascii=False))
        else:
            show(result, say, title(games=result.games))
        return result

    try:
        with progress_bar(say, games) as bar, workforce(jobs, on, work) as force:
            tournament = hold(experiment, force, progress=bar)
    except Stopped as stop:
        if done := len(stop.so_far.deals):
            tell(stop.so_far)
        tell_stopped(say, "stopped.simulate", done, games)
        raise
    return FAILED if tell(tournament).incidents else 0


def limits_of(seconds_per_decision: float, seconds_per_game: float) -> Limits:
    """How long a program may think, as the command says it."""
    return DEFAULT_LIMITS._replace(decision=seconds_per_decision, game=seconds_per_game)


def check_keeping(path: Path, *, fast: bool) -> None:
    """Refuse what could not be kept, before hours of play."""
    if fast:
        raise Unsupported(
            "fast_keeps_nothing",
            "the fast twin keeps no games: leave out --fast, or --keep",
        )
    if path.suffix != _RECORDS:
        try:
            from robobid.envs.datasets import form_of
        except ModuleNotFoundError as error:
            raise not_installed(error, "datasets") from error
        form_of(path)
    check_writable(path)


def keep_games(path: Path, tournament: Tournament) -> None:
    """Write all games of a simulation into a file, in the form that its name says."""
    experiment = tournament.experiment
    records = [deal.games[0].record for deal in tournament.deals]
    if path.suffix == _RECORDS:
        write_text(path, "\n".join(records))
        return
    from robobid.envs.datasets import games_of, write_games

    (line_up,) = experiment.line_ups
    made_by = {"bots": list(line_up.bots), "seed": experiment.seed}
    write_games(path, games_of(experiment.game, records, made_by))
