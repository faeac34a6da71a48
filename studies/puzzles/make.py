"""Puzzles from many games, kept game by game: a later run goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from robobid.app.puzzles.maker import maker_of
from robobid.app.puzzles.puzzle import Puzzle, puzzle_from_json
from robobid.arena.executors import Workforce
from robobid.arena.resumable import ResumableLines
from robobid.bots.judge import judge_of
from robobid.core.errors import Reason, Unsupported
from studies.puzzles.search import Task, puzzles_in

FORMAT: Final = 1


class ResultsFile(ResumableLines):
    """What was found, a game a line."""

    def __init__(
        self, path: Path, game: str, seed: int, themes: frozenset[str] = frozenset()
    ) -> None:
        asked: dict[str, Any] = {"puzzles": game, "format": FORMAT, "seed": seed}
        if themes:
            asked["themes"] = sorted(themes)
        super().__init__(path, asked)

    def read(self) -> list[list[Puzzle]]:
        """What was found in each game."""
        return [self._game(line, at) for at, line in enumerate(self.lines(), 2)]

    def _game(self, line: bytes, number: int) -> list[Puzzle]:
        try:
            return [puzzle_from_json(each) for each in self.value(line, number)]
        except (ValueError, TypeError, KeyError) as error:
            reason = Reason("puzzles_expected", "expected the puzzles of a game")
            raise self.unreadable(number, line, reason) from error

    def add(self, puzzles: list[Puzzle]) -> None:
        """Keep what was found in the next game."""
        self.append([puzzle.as_json() for puzzle in puzzles])


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
            file.add(puzzles)
        found.append(puzzles)
        progress(1)
    return [puzzle for puzzles in found for puzzle in puzzles]


def themes_named(game: str, said: str | None) -> frozenset[str]:
    """Themes by their names, split by commas; one that there is not is refused."""
    known = maker_of(game).themes
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
