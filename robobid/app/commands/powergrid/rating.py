"""`robobid robots rate`: how strong robots are, as the census found."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console

from robobid.app.locales import Say
from robobid.app.reports.text_table import TextTable, table_of
from robobid.games.powergrid.robots.numbering import ROBOTS
from robobid.games.powergrid.robots.ratings import (
    Rating,
    rated_robot,
    rating_of,
    ratings,
)
from robobid.games.powergrid.robots.robot import names_of
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.variants import Pieces

RATE: Final = "rate"


def rate(say: Say, words: Sequence[str], *, json: bool) -> None:
    """How strong some robots are, each by how many play."""
    robots = [rated_robot(word) for word in words]
    if json:
        print(json_text.dumps([_as_json(robot) for robot in robots]))
        return
    console = Console(highlight=False)
    for robot in robots:
        console.print(table_of(_table(say, robot)))
        console.print(_pieces(say, robot), markup=False)
    console.print("\n" + say("ratings.explained"), markup=False)
    console.print(say("ratings.made_by"), markup=False)
    console.print(f"  {ratings().made_by}", markup=False)


def _table(say: Say, robot: Pieces) -> TextTable:
    rows = tuple(_row(say, n, rating_of(robot, n)) for n in SEAT_COUNTS)
    names = ("players", "rating", "rank", "difficulty")
    head = tuple(say(f"ratings.{name}") for name in names)
    return TextTable(say("ratings.robot", pieces=str(robot)), "", head, rows, (3,))


def _row(say: Say, seats: int, rating: Rating) -> tuple[str, ...]:
    return (
        str(seats),
        say("ratings.points", points=rating.points, spread=rating.spread),
        say("ratings.rank_of", rank=rating.rank, all=ROBOTS),
        say(f"powergrid.difficulty.{rating.difficulty}"),
    )


def _pieces(say: Say, robot: Pieces) -> str:
    """Its pieces by their names."""
    return "; ".join(
        f"{name} {say(f'powergrid.piece.{name}.name')}" for name in names_of(robot)
    )


def _as_json(robot: Pieces) -> dict[str, Any]:
    found = {seats: rating_of(robot, seats) for seats in SEAT_COUNTS}
    return {
        "robot": str(robot),
        "made_by": ratings().made_by,
        "ratings": {
            seats: {
                "points": rating.points,
                "interval": [
                    rating.points - rating.spread,
                    rating.points + rating.spread,
                ],
                "rank": rating.rank,
                "difficulty": rating.difficulty,
            }
            for seats, rating in found.items()
        },
    }
