"""A simulation: many games of the same bots, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from robobid.arena.intervals import Interval, ends
from robobid.arena.matches import Limits
from robobid.arena.simulate import SeatResult, SimulationResult
from robobid.locales import Say
from robobid.reports.numbers import between, decimal


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
