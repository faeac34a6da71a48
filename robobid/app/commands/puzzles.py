"""`robobid puzzles`: solves puzzles in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final, NamedTuple

from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import (
    LateParser,
    add_game,
    add_language,
    count,
    set_run,
)
from robobid.app.locales import Say
from robobid.app.puzzles.puzzle import Choice, Puzzle
from robobid.app.puzzles.shelf import explained, read_packed, shipped, with_id
from robobid.app.reports.numbers import decimal
from robobid.app.terminal.host import Host, Size
from robobid.app.terminal.party import host_of, names_from, party_of
from robobid.app.terminal.screen import QUIT, InputEnded, Screen
from robobid.app.terminal.seating import Seating
from robobid.app.terminal.voice import Voice, speaker
from robobid.bots import levels_of
from robobid.bots.seating import HUMAN
from robobid.core.decisions import seat_letter
from robobid.core.errors import Unsupported
from robobid.core.record import Record
from robobid.games.registry import GameEntry, entries, game_named

_PERCENT: Final = 5
"""How wide a share may be: 100.0."""


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Solving puzzles."""
    _add_solving(word)
    word.set_defaults(game=None)
    games = word.add_subparsers(metavar=meta("GAME"), parser_class=LateParser)
    for entry in entries():
        if entry.puzzles:
            add_game(
                games, entry, say("cli.puzzles.game", game=title(entry)), _add_game
            )


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    _add_solving(game)
    game.set_defaults(game=entry.name)


def _add_solving(word: argparse.ArgumentParser) -> None:
    word.add_argument("--theme", metavar=meta("NAME"), help=say("cli.puzzles.theme"))
    word.add_argument("--level", type=count, metavar="N", help=say("cli.puzzles.level"))
    word.add_argument("--puzzle", metavar=meta("NAME"), help=say("cli.puzzles.puzzle"))
    word.add_argument(
        "--from",
        dest="file",
        type=Path,
        metavar=meta("FILE"),
        help=say("cli.puzzles.from"),
    )
    add_language(word)
    set_run(word, f"{__name__}:solve")


class Task(NamedTuple):
    """A puzzle of a game."""

    game: str
    puzzle: Puzzle


def solve(
    *,
    game: str | None,
    theme: str | None,
    level: int | None,
    puzzle: str | None,
    file: Path | None,
    lang: str | None,
    screen: Screen | None = None,
) -> int:
    """Ask one puzzle after another until somebody has had enough; gives 0."""
    say, screen = speaker(lang), screen or Screen()
    tasks = tasks_of(game, file)
    if puzzle is not None:
        wanted = with_id([task.puzzle for task in tasks], puzzle)
        tasks = [task for task in tasks if task.puzzle == wanted]
    else:
        tasks = filtered(tasks, theme, level)
        SystemRandom().shuffle(tasks)
    solved = tried = 0
    try:
        for task in tasks:
            tried += 1
            solved += Asking(task, say, screen).ask()
            screen.show(["", say("puzzles.score", solved=solved, tried=tried)])
            if screen.ask(say("puzzles.next", quit=QUIT)).lower() == QUIT:
                break
    except InputEnded:
        pass
    return 0


def tasks_of(game: str | None, file: Path | None) -> list[Task]:
    """All puzzles of a game, or of all; a file of one's own is of one game."""
    names = [game] if game else [entry.name for entry in entries() if entry.puzzles]
    if file is not None and game is None:
        command = "robobid puzzles fzzzt --from"
        raise Unsupported(
            "puzzles_of_which_game",
            f"say which game the puzzles of the file are from: {command} {file}",
            command=f"{command} {file}",
        )
    return [
        Task(name, puzzle)
        for name in names
        for puzzle in (read_packed(file) if file else shipped(name))
    ]


def filtered(tasks: Sequence[Task], theme: str | None, level: int | None) -> list[Task]:
    """Those of a theme and of a level, counted from 1; refused if there are none."""
    themes = sorted({task.puzzle.theme for task in tasks})
    if theme is not None and theme not in themes:
        allowed = ", ".join(themes)
        raise Unsupported(
            "no_such_theme",
            f"no puzzle is about {theme!r}; there are {allowed}",
            theme=theme,
            allowed=allowed,
        )
    found = [
        task
        for task in tasks
        if theme in (None, task.puzzle.theme) and level in (None, task.puzzle.level + 1)
    ]
    if not found:
        raise Unsupported("no_puzzles_left", "there are no such puzzles")
    return found


class Asking:
    """One puzzle at a terminal."""

    def __init__(self, task: Task, say: Say, screen: Screen) -> None:
        self._say, self._screen = say, screen
        self._task = task
        self._told = explained(task.game, task.puzzle)
        self._host = self._made_host()
        self._order = self._told.asked

    @property
    def _voice(self) -> Voice:
        return self._host.voice

    def _made_host(self) -> Host:
        """Who speaks for the game, to whoever sits in the puzzle's seat."""
        told, entry = self._told, game_named(self._task.game)
        seat, table = told.puzzle.seat, told.opened.table
        seats = told.game.seats(table)
        words = tuple(HUMAN if at == seat else "" for at in range(seats))
        letters = [seat_letter(at) for at in range(seats)]
        tags = {"Position": told.puzzle.position, "Players": "; ".join(letters)}
        record = Record(told.game, tags)
        players = record.tags()["Players"].split(";")
        names = names_from(self._say, told.game, players)
        party = party_of(self._say, names, Seating(words), self._screen)
        return host_of(entry, record, party)

    def ask(self) -> bool:
        """Show the table, ask, and explain; gives whether the answer was the best."""
        self._show_table()
        chosen = self._answer()
        is_right = chosen == 0
        say = self._say
        verdict = "puzzles.right" if is_right else "puzzles.wrong"
        best = self._voice.words(self._told.courses[0].told)
        self._screen.show(["", say(verdict, best=best), *self._reasons(chosen)])
        return is_right

    def _show_table(self) -> None:
        screen, opened = self._screen, self._told.opened
        below = ["", *self._question()]
        if screen.plain:
            screen.show(self._host.plain_table(opened.view, opened.decision))
        else:
            size = Size(screen.width, screen.height - screen.rows(below))
            screen.clear()
            screen.show(self._host.table(opened.view, opened.decision, [], [], size))
        screen.show(below)

    def _question(self) -> list[str]:
        """What is asked, and what may be answered."""
        which = self._say("puzzles.which", puzzle=self._told.puzzle.id)
        choices = [
            f"  {number}  {self._voice.tell(self._told.courses[at].told)}"
            for number, at in enumerate(self._order, 1)
        ]
        standing = self._voice.tell(self._told.standing)
        return [standing, which, self._level(), *choices]

    def _level(self) -> str:
        ladder, level = levels_of(self._task.game), self._told.puzzle.level
        if level >= len(ladder):
            return self._say("puzzles.level_beyond", level=level + 1)
        bot = self._say(f"bot.{ladder[level]}")
        return self._say("puzzles.level", level=level + 1, bot=bot)

    def _answer(self) -> int:
        """Which choice was named, in the order of the puzzle."""
        most = len(self._order)
        while True:
            line = self._screen.ask(self._say("puzzles.ask", n=most, quit=QUIT))
            if line.lower() == QUIT:
                raise InputEnded
            if line.isdecimal() and 1 <= int(line) <= most:
                return self._order[int(line) - 1]
            self._screen.show([self._say("learn.terminal.which", most=most)])

    def _reasons(self, chosen: int) -> list[str]:
        """Why the best is the best, and how surely everything wins."""
        say, told = self._say, self._told
        name = f"puzzles.theme.{self._task.game}.{told.theme.name}"
        lines = [
            say("puzzles.theme", theme=say(name)),
            self._voice.tell(told.theme.why),
        ]
        lines.append(say("puzzles.table", n=told.puzzle.futures))
        chances = [chance_of(choice, say) for choice in told.puzzle.choices]
        wide = max(map(len, chances))
        for at, chance in enumerate(chances):
            mark = "→" if at == chosen else " "
            words = self._voice.tell(told.courses[at].told)
            lines.append(f" {mark} {chance:<{wide}}  {words}")
        return lines


def chance_of(choice: Choice, say: Say) -> str:
    """How surely a choice wins, and how sure that is."""
    low, high = choice.interval
    return say(
        "puzzles.chance",
        chance=f"{decimal(100 * choice.chance, 1, say):>{_PERCENT}}",
        low=decimal(100 * low, 1, say),
        high=decimal(100 * high, 1, say),
    )
