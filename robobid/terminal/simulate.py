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
from robobid.bots import bot_names
from robobid.bots.external import is_external
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.locales import Say, language, words
from robobid.reports.simulation import as_json, show
from robobid.terminal.fzzzt.setup import fzzzt_tags, fzzzt_with
from robobid.terminal.powergrid.setup import power_grid_on, power_grid_tags, tag_names
from robobid.terminal.progress import progress_bar
from robobid.terminal.seating import HUMAN, seat_words
from robobid.terminal.stopped import tell_stopped

FAILED: Final = 1
"""The exit code where a bot crashed, cheated or was too slow."""


def simulate_fzzzt(
    *,
    edition: str,
    players: int | None,
    seats: str,
    peripherals: str | None,
    deck: Path | None,
    switch: list[str],
    lang: str | None,
    **wanted: Any,
) -> int:
    """Play many games of Fzzzt! and print what came out; gives the exit code."""
    say = words(language(lang))
    game = fzzzt_with(deck)
    bots = seat_words(seats, players)
    refuse_people("fzzzt", bots)
    tags = fzzzt_tags(
        game.deck, edition=edition, names=bots, peripherals=peripherals, switch=switch
    )
    title = partial(say, "simulate.title", edition=edition, players=len(bots))
    return _conduct(game, tags, bots, say, title, **wanted)


def simulate_powergrid(
    *,
    map: str,
    players: int | None,
    seats: str,
    regions: str,
    readings: str,
    promo: str,
    open_money: bool,
    lang: str | None,
    **wanted: Any,
) -> int:
    """Play many games of Power Grid and print what came out; gives the exit code."""
    say = words(language(lang))
    game, map_ = power_grid_on(map)
    bots = seat_words(seats, players)
    refuse_people(game.name, bots)
    tags = power_grid_tags(
        map_=map_,
        names=tag_names(bots, bots),
        regions=regions,
        readings=readings,
        promo=promo,
        open_money=open_money,
    )
    title = partial(say, "simulate.title_powergrid", map=map_, players=len(bots))
    return _conduct(game, tags, bots, say, title, **wanted)


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
    jobs: int | None,
    on: str | None,
    json: bool,
) -> int:
    """Play the games, and print what came out; gives 1 if a bot failed."""
    limits = limits_of(seconds_per_decision, seconds_per_game)
    experiment = simulation(game, tags, bots, games, seed, limits)
    work = len(portions(experiment, range(games)))
    start = perf_counter()

    def tell(tournament: Tournament) -> SimulationResult:
        result = summary(tournament, perf_counter() - start)
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


def refuse_people(game: str, bots: list[str]) -> None:
    """A person would have to be asked; here only bots play."""
    if HUMAN in bots:
        allowed = ", ".join(bot_names(game))
        raise Unsupported(
            "only_bots",
            f"only bots can be simulated, not {HUMAN!r}; there are {allowed}",
            allowed=allowed,
        )
