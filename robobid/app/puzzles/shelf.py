"""The puzzles that ship with the package, and those of somebody's own file."""

from __future__ import annotations

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.app.puzzles.maker import Course, Theme, maker_of
from robobid.app.puzzles.puzzle import (
    Choice,
    Opened,
    Puzzle,
    misfit,
    puzzle_from_json,
)
from robobid.bots.appraisal import NOISE
from robobid.bots.correction import Correction, correction_for, shown
from robobid.bots.shipped import shipped as learned
from robobid.core.errors import Unreadable, Unsupported, bad_file
from robobid.core.game import AnyGame
from robobid.core.record import move_of
from robobid.games.registry import game_named
from robobid.narration.message import Told

MOST: Final = 400
"""So many are packed if nobody says how many."""
_BROKEN: Final = (
    *(OSError, EOFError, zlib.error, RecursionError),
    *(ValueError, TypeError, KeyError, AttributeError),
)
"""What a file can raise that holds anything else."""


class Explained(NamedTuple):
    """A puzzle with its board, and with words for its choices and its theme."""

    puzzle: Puzzle
    game: AnyGame
    opened: Opened
    courses: tuple[Course, ...]
    """In the order of the puzzle's choices, the best first."""
    theme: Theme
    standing: Told
    """How everybody stands."""

    @property
    def asked(self) -> list[int]:
        """The choices in an order that tells nothing: as the game lists them."""
        listed = maker_of(self.game.name).courses(
            self.opened.view, self.opened.decision
        )
        by_start = {course.actions[0]: at for at, course in enumerate(self.courses)}
        return [by_start[course.actions[0]] for course in listed]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that are in the package, in the order of their file."""
    maker_of(game)
    place = files("robobid.app.puzzles").joinpath("data", f"{game}.json.gz")
    return tuple(_read(place.read_bytes()))


def read_packed(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a packed file; anything else is refused."""
    try:
        packed = path.read_bytes()
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error
    try:
        return tuple(_read(packed))
    except _BROKEN as error:
        command = "python -m studies.puzzles GAME --out FILE"
        raise Unreadable(
            "not_puzzles",
            f"{path} is no file of puzzles; {command} writes one",
            file=str(path),
            command=command,
        ) from error


def _read(packed: bytes) -> list[Puzzle]:
    return [puzzle_from_json(each) for each in json.loads(gzip.decompress(packed))]


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """Puzzles as they ship: the same bytes for the same puzzles."""
    told: list[Any] = [puzzle.as_json() for puzzle in puzzles]
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def mixed(puzzles: Sequence[Puzzle], most: int = MOST) -> list[Puzzle]:
    """So many of them, as evenly spread over themes and levels as can be.

    Of a theme and level, those that were found first; no position twice.
    """
    turns: Counter[tuple[str, int]] = Counter()
    rounds: list[tuple[int, int]] = []
    different = list({puzzle.id: puzzle for puzzle in puzzles}.values())
    for at, puzzle in enumerate(different):
        kind = puzzle.theme, puzzle.level
        rounds.append((turns[kind], at))
        turns[kind] += 1
    chosen = sorted(rounds)[:most]
    return [different[at] for _, at in sorted(chosen, key=lambda each: each[1])]


def with_id(puzzles: Sequence[Puzzle], id_: str) -> Puzzle:
    """A puzzle by its name; refused where there is none."""
    for puzzle in puzzles:
        if puzzle.id == id_:
            return puzzle
    raise Unsupported("no_such_puzzle", f"there is no puzzle {id_!r}", puzzle=id_)


def explained(game: str, puzzle: Puzzle) -> Explained:
    """A puzzle with everything that is shown of it.

    Its chances are corrected as a hint's are, so that both say the same of a position.
    """
    rules, kind = game_named(game).game, maker_of(game)
    opened = puzzle.open(rules)
    by_move = {
        move_of(rules, opened.table, puzzle.seat, course.actions[0]): course
        for course in kind.courses(opened.view, opened.decision)
    }
    if not {choice.moves[0] for choice in puzzle.choices} == by_move.keys():
        raise misfit(puzzle)
    courses = tuple(by_move[choice.moves[0]] for choice in puzzle.choices)
    theme = kind.theme(opened.view, opened.decision, courses)
    standing = kind.standing(opened.view, puzzle.seat)
    known = learned(f"robobid.bots.{game}", "correction")["stages"]
    view = opened.view
    correction = correction_for(known, view.round, opened.decision.kind)
    choices = tuple(_corrected(correction, puzzle.choices))
    puzzle = puzzle._replace(choices=choices)
    return Explained(puzzle, rules, opened, courses, theme, standing)


def _corrected(correction: Correction, choices: Sequence[Choice]) -> Iterator[Choice]:
    best = choices[0].chance
    for each in choices:
        low, high = map(correction.of, each.interval)
        loss, loss_error = shown(correction, best, each.loss, each.loss_error)
        yield each._replace(
            chance=correction.of(each.chance),
            error=(high - low) / (2 * NOISE),
            loss=loss,
            loss_error=loss_error,
        )
