"""`python -m studies.X GAME`: what the commands of all studies have in common."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import (
    LateParser,
    Parser,
    add_file,
    add_game,
    add_json,
    add_language,
    add_seed,
    add_workers,
    sentence,
)
from robobid.app.commands.run import run_command
from robobid.core.errors import Unsupported
from robobid.games.registry import GameEntry, game_named, load


class GameCommand(NamedTuple):
    """A study of one game."""

    about: str
    """The key of the message that says what it finds out."""
    arguments: str
    """The target of the function that adds the game's arguments to a parser."""


class Study(NamedTuple):
    """A study as a command: `python -m studies.NAME GAME`."""

    name: str
    about: str
    """The key of the message that says what it is for."""
    games: Mapping[str, GameCommand]

    def run(self, argv: Sequence[str] | None = None) -> int:
        """Run the command; gives its exit code."""
        return run_command(self.parser, argv)

    def parser(self) -> argparse.ArgumentParser:
        """Its games, and the arguments of each."""
        parser = Parser(
            prog=f"python -m studies.{self.name}", description=sentence(say(self.about))
        )
        words = parser.add_subparsers(
            metavar=meta("GAME"), required=True, parser_class=LateParser
        )
        for name, command in self.games.items():
            entry = game_named(name)
            about = say(command.about, game=title(entry))
            add_game(words, entry, about, partial(_add_arguments, command))
        return parser


def _add_arguments(
    command: GameCommand, parser: argparse.ArgumentParser, entry: GameEntry
) -> None:
    load(command.arguments)(parser, entry.name)


def add_report(parser: argparse.ArgumentParser) -> None:
    """Where a long report goes, who works on it, and how it is told."""
    add_seed(parser)
    add_file(parser, "--results", "cli.census.results")
    add_file(parser, "--report", "cli.arena.report")
    add_workers(parser)
    add_json(parser)
    add_language(parser)


def check_counts(asked: Iterable[int], known: Iterable[int]) -> None:
    """Refuse a number of players that nobody plays with.

    >>> check_counts([2], [2, 3])
    >>> check_counts([7], [2, 3])
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: the game is for 2 to 3 players, not 7
    """
    allowed = sorted({*known})
    for number in asked:
        if number not in allowed:
            raise Unsupported(
                "seat_count",
                f"the game is for {allowed[0]} to {allowed[-1]} players, not {number}",
                least=allowed[0],
                most=allowed[-1],
                seats=number,
            )
