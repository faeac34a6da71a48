"""A simulation: many games of the same bots, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console

from robobid.app.locales import Say
from robobid.app.reports.faults import fault_table, faults_as_json
from robobid.app.reports.numbers import between, decimal
from robobid.app.reports.text_table import TextTable, table_of
from robobid.arena.intervals import Interval, ends
from robobid.arena.matches import Limits
from robobid.arena.simulate import SeatResult, SimulationResult


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
        "faults": faults_as_json(result.incidents, "game"),
    }


def show(result: SimulationResult, say: Say, title: str) -> None:
    """Print a simulation as a table, with what it took below, and what went wrong."""
    console = Console(highlight=False)
    console.print(table_of(seat_table(result, say, title)))
    footer = say(
        "simulate.footer",
        decisions=result.decisions,
        seconds=decimal(result.seconds, 1, say),
        speed=round(result.decisions / result.seconds),
    )
    console.print(footer)
    if result.incidents:
        first = say("simulate.first_game")
        console.print(table_of(fault_table(say, result.incidents, first)))


def seat_table(result: SimulationResult, say: Say, title: str) -> TextTable:
    """A row for each word; how often they failed stands there only if one has."""
    keys = ("bot", "wins", "share", "interval", "mean_score", "interval")
    head = ["", *(say(f"simulate.{key}") for key in keys), say("arena.faults")]
    rows = [
        (str(number), seat.bot, *_figures(seat, say), str(seat.faults))
        for number, seat in enumerate(result.seats, start=1)
    ]
    if not result.incidents:
        head, rows = head[:-1], [row[:-1] for row in rows]
    return TextTable(title, "", (*head,), (*rows,), words=(1,))


def _figures(seat: SeatResult, say: Say) -> Iterator[str]:
    yield decimal(seat.wins, 1, say)
    yield decimal(100 * seat.share, 1, say) + " %"
    low, high = seat.interval
    yield between(Interval(100 * low, 100 * high), say) + " %"
    yield decimal(seat.mean_score, 1, say)
    yield between(seat.score_interval, say)
