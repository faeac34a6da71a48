"""Games of our levels, every decision judged as an analysis judges it.

`python -m studies.grading.games fzzzt --table levels --games 100 --results fzzzt.jsonl`

A game is a line of the results: stopped anywhere and run again, it goes on after the
last whole one. What is said of these games is in `bench.calibration`, `bench.analysis`
and `studies.grading.reference`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.app.analysis.grades import Grade
from robobid.app.analysis.judgement import USUAL, Effort, judge
from robobid.app.analysis.luck import results_at
from robobid.app.analysis.moments import moments
from robobid.bots import make_bot
from robobid.bots.appraisal import Appraisal
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
SIZES: Final = (4, 3, 5)
"""How many play, in turn, where it is not one of each level."""

PLACES: Final = 4
"""Of a chance."""


class Design(NamedTuple):
    """Who sits at a table, and how closely one looks."""

    effort: Effort
    every: int
    """One decision in so many is judged."""


TABLES: Final = {
    "levels": Design(USUAL, 1),
    "strongest": Design(Effort(400, 256), 4),
    "random": Design(Effort(400, 256), 4),
}
"""One seat for each level, in turn at all places; the strongest alone; anybody."""


class Move(NamedTuple):
    """What was said of a decision."""

    round: int
    seat: int
    kind: str
    chance: float | None
    loss: float
    error: float
    stake: float
    grade: Grade


class Game(NamedTuple):
    """A game that was played and judged."""

    name: str
    table: str
    number: int
    seats: tuple[str, ...]
    """The level of each seat."""
    results: tuple[float, ...]
    """1 is a win, shared by those who share it."""
    moves: tuple[Move, ...]


def seats_of(name: str, table: str, number: int) -> tuple[str, ...]:
    """Who plays the game of that number."""
    levels = LEVELS[name]
    if table == "levels":
        return tuple(levels[(at + number) % len(levels)] for at in range(len(levels)))
    level = levels[-1] if table == "strongest" else levels[0]
    return (level,) * SIZES[number % len(SIZES)]


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

    def correct(self, view: Any, decision: Decision, raw: Appraisal) -> Appraisal:
        """Nothing is corrected."""
        return raw


def judged(name: str, table: str, number: int) -> Game:
    """Play a game and judge it; everything follows from its number."""
    effort, every = TABLES[table]
    seats, seed = seats_of(name, table, number), f"{table}:{number}"
    record = play(name, seats, seed)
    results = results_at(record.game, record.table)
    assert results is not None
    who = Uncorrected(judge_of(name))
    found = [
        judge(record.game, moment, seed, effort, who)
        for moment in moments(record)[number % every :: every]
    ]
    moves = [
        Move(
            each.round,
            each.seat,
            each.kind,
            None if each.chance is None else round(each.chance, PLACES),
            round(each.loss, PLACES),
            round(each.error, PLACES),
            round(each.stake, PLACES),
            each.grade,
        )
        for each in found
    ]
    return Game(name, table, number, seats, tuple(results), tuple(moves))


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
    moves: list[list[Any]],
) -> Game:
    return Game(
        name,
        table,
        number,
        tuple(seats),
        tuple(results),
        tuple(Move(*each) for each in moves),
    )


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
