"""Puzzles from many games, kept game by game: a later run goes on from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from robobid.arena.executors import Workforce
from robobid.bots.judging import judge_of
from robobid.core.errors import Unreadable, Unsupported, bad_file
from robobid.puzzles.finding import Task, puzzles_in
from robobid.puzzles.kinds import kind_of
from robobid.puzzles.puzzle import Puzzle, puzzle_from_json

FORMAT: Final = 1


class ResultsFile:
    """What was found, a game a line; the first line says what was looked for.

    What stands behind the last whole line was being written when something went
    wrong; it is cut off, and its game is played again.
    """

    def __init__(
        self, path: Path, game: str, seed: int, themes: frozenset[str] = frozenset()
    ) -> None:
        self._path = path
        self._head: dict[str, Any] = {"puzzles": game, "format": FORMAT, "seed": seed}
        if themes:
            self._head["themes"] = sorted(themes)
        self._length = 0

    def read(self) -> list[list[Puzzle]]:
        """What was found in each game; a file of something else is refused."""
        try:
            written = self._path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise bad_file(self._path, error) from error
        self._length = written.rfind(b"\n") + 1
        try:
            lines = written[: self._length].decode().splitlines()
            read: list[Any] = [json.loads(line) for line in lines]
            head, *games = read or [self._head]
            found = [[puzzle_from_json(each) for each in game] for game in games]
        except (ValueError, TypeError, KeyError) as error:
            raise self._unreadable() from error
        if head != self._head:
            raise Unsupported(
                "other_puzzles",
                f"{self._path} has other puzzles: {head}, not {self._head}",
                file=str(self._path),
            )
        return found

    def append(self, puzzles: list[Puzzle]) -> None:
        """Keep what was found in the next game."""
        lines: list[Any] = [] if self._length else [self._head]
        lines.append([puzzle.as_json() for puzzle in puzzles])
        data = "".join(f"{json_line(each)}\n" for each in lines).encode()
        try:
            with self._path.open("r+b" if self._path.exists() else "xb") as file:
                file.truncate(self._length)
                file.seek(self._length)
                file.write(data)
        except OSError as error:
            raise bad_file(self._path, error) from error
        self._length += len(data)

    def _unreadable(self) -> Unreadable:
        return Unreadable(
            "bad_puzzles",
            f"{self._path} is no file of puzzles",
            file=str(self._path),
        )


def json_line(value: Any) -> str:
    """A value in one line, without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def make_puzzles(
    game: str,
    games: int,
    seed: int,
    file: ResultsFile | None,
    force: Workforce,
    progress: Callable[[int], None] = lambda _: None,
    themes: frozenset[str] = frozenset(),
) -> list[Puzzle]:
    """All puzzles of so many games; those that are in the file are not played again.

    The same for the same seed, whoever works on it.
    """
    judge_of(game)
    found = file.read()[:games] if file else []
    progress(len(found))
    missing = range(len(found), games)
    tasks = [Task(game, number, seed, themes) for number in missing]
    for puzzles in force.results(puzzles_in, tasks):
        if file:
            file.append(puzzles)
        found.append(puzzles)
        progress(1)
    return [puzzle for puzzles in found for puzzle in puzzles]


def themes_named(game: str, said: str | None) -> frozenset[str]:
    """Themes by their names, split by commas; one that there is not is refused."""
    known = kind_of(game).themes
    names = frozenset(name.strip() for name in said.split(",")) if said else frozenset()
    for name in sorted(names.difference(known)):
        allowed = ", ".join(known)
        raise Unsupported(
            "no_such_theme",
            f"no puzzle is about {name!r}; there are {allowed}",
            theme=name,
            allowed=allowed,
        )
    return names
