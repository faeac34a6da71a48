"""`robobid simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import json as json_format
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from robobid.arena.executors import workforce
from robobid.arena.matches import DEFAULT_LIMITS, Limits
from robobid.arena.simulate import SimulationResult, simulation, summary
from robobid.arena.stopping import Stopped
from robobid.arena.tournament import Tournament, hold, portions
from robobid.bots import bot_names, roster_of
from robobid.bots.external import is_external
from robobid.bots.transcript import check_folder
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.games import Card, game_named
from robobid.locales import Say, language, words
from robobid.reports.simulation import as_json, show
from robobid.reports.titles import what_was_played
from robobid.terminal.asking import settings_in
from robobid.terminal.keeping import check_keeping, keep_games
from robobid.terminal.progress import progress_bar
from robobid.terminal.seating import HUMAN, PERSON, seat_word, seats_at
from robobid.terminal.stopped import tell_stopped

FAILED: Final = 1
"""The exit code where a bot crashed, cheated or was too slow."""


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
    card = game_named(game)
    if seats is None:
        seats, usual = roster_of(game).in_numbers
        players = players or usual
    bots = [bot_word(card, word) for word in seats_at(card, seats, players)]
    said, wanted = settings_in(card, arguments, among_bots=True)
    laid = card.lay_out(said, bots)
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


def bot_word(card: Card, word: str) -> str:
    """A bot's word, as it is written; a person would have to be asked: refused."""
    if word in (HUMAN, PERSON):
        allowed = ", ".join(bot_names(card.name))
        raise Unsupported(
            "only_bots",
            f"only bots can be simulated, not {word!r}; there are {allowed}",
            allowed=allowed,
        )
    return seat_word(card, word)
