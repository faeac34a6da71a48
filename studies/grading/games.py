"""Games of our levels, and their decisions judged as an analysis judges them.

`python -m studies.grading.games fzzzt --table levels --games 100 --results fzzzt.jsonl`

Whether chances come true depends on how many games have ended, not on how many
decisions of each were judged, since all of a seat's share its end: so most tables have
only a share of their decisions judged, drawn at random.

A game is a line of the results: stopped anywhere and run again, it goes on after the
last whole one. What is said of these games is in `bench.calibration`, `bench.analysis`
and `studies.grading.reference`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from robobid.app.analysis.grades import Grade
from robobid.app.analysis.in_points import InPoints
from robobid.app.analysis.judgement import USUAL, Effort, judge
from robobid.app.analysis.luck import results_at
from robobid.app.analysis.moments import moments
from robobid.bots import make_bot
from robobid.bots.appraisal import Appraisal
from robobid.bots.correction import NONE, apply
from robobid.bots.judge import Judge, judge_of
from robobid.core.decisions import CHANCE, Decision
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.games.registry import game_named

TAGS: Final = {"fzzzt": {"Edition": "en"}, "powergrid": {"Map": "germany"}}
LEVELS: Final = {
    "fzzzt": ("random", "apprentice", "mechanic", "chief"),
    "powergrid": ("random", "trainee", "simple", "planner"),
}
"""The ladder that people are compared with, the weakest first."""
SIZES: Final = {"fzzzt": (4, 3, 2), "powergrid": (4, 3, 5)}
"""How many play, in turn, where it is not one of each level."""

PLACES: Final = 4
"""Of a chance."""


class Design(NamedTuple):
    """How closely one looks at a table."""

    effort: Effort
    share: dict[str, float]
    """So many of the decisions are judged, by game."""


QUICK: Final = Effort(400, 256, points=0)
TABLES: Final = {
    "levels": Design(USUAL, {"fzzzt": 1, "powergrid": 1}),
    "mixed": Design(QUICK, {"fzzzt": 0.1, "powergrid": 0.08}),
    "strongest": Design(QUICK, {"fzzzt": 0.2, "powergrid": 0.15}),
    "random": Design(QUICK, {"fzzzt": 0.12, "powergrid": 0.05}),
}
"""One seat for each level, in turn at all places; a level for each seat, drawn; the
strongest alone; anybody."""


class Points(NamedTuple):
    """What a decision gave away in points, where no chance was at stake."""

    loss: float
    error: float
    stake: float
    whole: float


class Move(NamedTuple):
    """What was said of a decision."""

    number: int
    """The entry of the record."""
    round: int
    seat: int
    kind: str
    chance: float | None
    loss: float
    error: float
    stake: float
    grade: Grade
    wild: float
    """How much the table had played at random by then."""
    points: Points | None = None


class Game(NamedTuple):
    """A game that was played and judged."""

    name: str
    table: str
    number: int
    seats: tuple[str, ...]
    """The level of each seat."""
    results: tuple[float, ...]
    """1 is a win, shared by those who share it."""
    record: str
    moves: tuple[Move, ...]


def seats_of(name: str, table: str, number: int) -> tuple[str, ...]:
    """Who plays the game of that number."""
    levels = LEVELS[name]
    if table == "levels":
        return tuple(levels[(at + number) % len(levels)] for at in range(len(levels)))
    sizes = SIZES[name]
    players = sizes[number % len(sizes)]
    if table == "mixed":
        return tuple(Random(f"{name}:{table}:{number}").choices(levels, k=players))
    return (levels[-1 if table == "strongest" else 0],) * players


def play(name: str, seats: tuple[str, ...], seed: str) -> Record[Any]:
    """A game between bots."""
    tags = {**TAGS[name], "Players": "; ".join("ABCDEF"[: len(seats)])}
    record: Record[Any] = Record(game_named(name).game, tags)
    bots = [make_bot(name, level, f"{seed}:{at}") for at, level in enumerate(seats)]
    luck = Seeded(seed)
    while record.decisions:
        decision = record.decisions[0]
        if decision.seat == CHANCE:
            action = luck.draw(decision)
        else:
            view = record.game.view(record.table, decision.seat)
            action = bots[decision.seat].choose(view, decision)
        record.play(decision.seat, action)
    return record


class Uncorrected:
    """A judge as it is by itself: from what it says, corrections are learned."""

    def __init__(self, judge: Judge) -> None:
        self.think = judge.think
        self.explain = judge.explain
        self.chances = judge.chances
        self.points = judge.points
        self.wildness = judge.wildness
        self.points_at_most = judge.points_at_most

    def correct(self, view: Any, decision: Decision, raw: Appraisal) -> Appraisal:
        """Nothing is corrected; but nothing loses more than there is."""
        return apply(NONE, raw)


def judged(name: str, table: str, number: int) -> Game:
    """Play a game and judge it; everything follows from its number."""
    effort, share = TABLES[table]
    seats, seed = seats_of(name, table, number), f"{table}:{number}"
    record = play(name, seats, seed)
    results = results_at(record.game, record.table)
    assert results is not None
    who, drawn = Uncorrected(judge_of(name)), Random(f"share:{seed}")
    found = [
        (
            judge(record.game, moment, seed, effort, who),
            who.wildness(moment.view(record.game)),
        )
        for moment in moments(record)
        if drawn.random() < share[name]
    ]
    moves = [
        Move(
            each.number,
            each.round,
            each.seat,
            each.kind,
            None if each.chance is None else round(each.chance, PLACES),
            round(each.loss, PLACES),
            round(each.error, PLACES),
            round(each.stake, PLACES),
            each.grade,
            round(wild, PLACES),
            _points(each.points),
        )
        for each, wild in found
    ]
    return Game(
        name, table, number, seats, tuple(results), record.write(), tuple(moves)
    )


def _points(found: InPoints | None) -> Points | None:
    if found is None:
        return None
    loss, error, stake = (
        round(each, PLACES) for each in (found.loss, found.error, found.stake)
    )
    return Points(loss, error, stake, found.whole)


def read(path: Path) -> list[Game]:
    """All games of a file; a line that was cut off is none."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").rpartition("\n")[0].splitlines()
    return [_game(*json.loads(line)) for line in lines]


def _game(
    name: str,
    table: str,
    number: int,
    seats: list[str],
    results: list[float],
    record: str,
    moves: list[list[Any]],
) -> Game:
    return Game(
        name,
        table,
        number,
        tuple(seats),
        tuple(results),
        record,
        tuple(map(_move, moves)),
    )


def _move(row: list[Any]) -> Move:
    move = Move(*row)
    return move if move.points is None else move._replace(points=Points(*row[-1]))


def more(name: str, table: str, games: int, path: Path) -> Iterator[Game]:
    """Play and judge until a file has so many games of a table; gives the new ones."""
    found = read(path)
    text = "".join(f"{json.dumps(each)}\n" for each in found)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
    numbers = {
        each.number for each in found if (each.name, each.table) == (name, table)
    }
    for number in range(games):
        if number in numbers:
            continue
        game = judged(name, table, number)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")
        yield game


def main() -> None:
    """Play and judge games, and keep what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=TAGS)
    parser.add_argument("--table", choices=TABLES, action="append", help="default: all")
    parser.add_argument("--games", type=int, default=3, help="of each table")
    parser.add_argument("--results", type=Path, required=True, help="a game a line")
    chosen = parser.parse_args()
    for table in chosen.table or TABLES:
        for game in more(chosen.game, table, chosen.games, chosen.results):
            print(f"{table} {game.number}: {len(game.moves)} decisions", flush=True)


if __name__ == "__main__":
    main()
