"""`robobid simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from robobid.arena.executors import workforce
from robobid.arena.intervals import Interval, ends
from robobid.arena.matches import DEFAULT_LIMITS, Limits
from robobid.arena.simulate import SeatResult, SimulationResult, simulate
from robobid.bots import bot_names
from robobid.bots.external import is_external
from robobid.core.errors import Unsupported
from robobid.core.game import AnyGame
from robobid.locales import Say, language, words
from robobid.terminal.fzzzt.setup import fzzzt_tags, fzzzt_with
from robobid.terminal.powergrid.setup import power_grid_on, power_grid_tags, tag_names
from robobid.terminal.seating import HUMAN, seat_words


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
    """Play the games, and print what came out for people or for programs."""
    limits = limits_of(seconds_per_decision, seconds_per_game)
    with progress_bar(say, games) as progress, workforce(jobs, on) as force:
        result = simulate(
            game,
            tags,
            bots,
            games,
            seed,
            progress=progress,
            force=force,
            limits=limits,
        )
    if json:
        clock = limits if any(map(is_external, bots)) else None
        found = as_json(result, tags, seed, clock)
        print(json_format.dumps(found, ensure_ascii=False))
    else:
        show(result, say, title(games=games))
    return 0


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


@contextmanager
def progress_bar(say: Say, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error output if a person watches; gives what moves it on."""
    with Progress(
        TextColumn(say("simulate.progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=games)
        yield lambda finished: bar.advance(task, finished)


def as_json(
    result: SimulationResult, tags: dict[str, str], seed: int, clock: Limits | None
) -> dict[str, Any]:
    """Everything there is to know of a simulation, to be repeated from it."""
    return {
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 3),
        "seed": seed,
        "tags": tags,
        "limits": clock._asdict() if clock else None,
        "seats": [
            seat._asdict()
            | {
                "interval": ends(seat.interval),
                "score_interval": ends(seat.score_interval),
            }
            for seat in result.seats
        ],
    }


def show(result: SimulationResult, say: Say, title: str) -> None:
    """Print a simulation as a table, with what it took below."""
    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    table.add_column("", justify="right")
    table.add_column(say("simulate.bot"))
    for key in ("wins", "share", "interval", "mean_score", "interval"):
        table.add_column(say(f"simulate.{key}"), justify="right")
    has_faults = any(seat.faults for seat in result.seats)
    if has_faults:
        table.add_column(say("arena.faults"), justify="right")
    for number, seat in enumerate(result.seats, start=1):
        faults = [str(seat.faults)] if has_faults else []
        table.add_row(str(number), seat.bot, *figures(seat, say), *faults)
    console.print(table)
    footer = say(
        "simulate.footer",
        decisions=result.decisions,
        seconds=decimal(result.seconds, 1, say),
        speed=round(result.decisions / result.seconds),
    )
    console.print(footer)


def figures(seat: SeatResult, say: Say) -> Iterator[str]:
    """The figures of a row."""
    yield decimal(seat.wins, 1, say)
    yield decimal(100 * seat.share, 1, say) + " %"
    low, high = seat.interval
    yield between(Interval(100 * low, 100 * high), say) + " %"
    yield decimal(seat.mean_score, 1, say)
    yield between(seat.score_interval, say)


def between(interval: Interval, say: Say) -> str:
    """An interval in words: from the one to the other; a dash if nothing is known."""
    if not all(map(isfinite, interval)):
        return "–"
    low, high = (decimal(end, 1, say) for end in interval)
    return f"{low} … {high}"


def decimal(value: float, places: int, say: Say) -> str:
    """A number with the decimal sign of the language."""
    return f"{value:.{places}f}".replace(".", say("simulate.decimal_sign"))
