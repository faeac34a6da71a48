"""`robobid saved`: the games that were left on a terminal, and each of them goes on."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from robobid.app.commands.language import say
from robobid.app.commands.options import add_language, count, set_run
from robobid.app.locales import Say
from robobid.app.locales.phrases import game_title, round_named
from robobid.app.terminal.keeper import Keeper, saved_games, written_at
from robobid.app.terminal.output import read_text
from robobid.app.terminal.party import display_names, host_of, party_of
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.seating import bot_titles, seating
from robobid.app.terminal.sitting import Left, go_on
from robobid.app.terminal.voice import speaker
from robobid.bots.seating import split_words
from robobid.core.errors import RobobidError, Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.core.setup import setup_from_tags
from robobid.games.registry import entries, game_named, game_of


def add_arguments(word: argparse.ArgumentParser) -> None:
    """The games that were left on a terminal."""
    word.add_argument(
        "number", type=count, nargs="?", metavar="N", help=say("cli.saved.number")
    )
    add_language(word)
    set_run(word, f"{__name__}:saved")


def saved(
    *, number: int | None = None, lang: str | None = None, screen: Screen | None = None
) -> int:
    """List the saved games, or go on with the one of a number; gives the exit code."""
    say, screen = speaker(lang), screen or Screen()
    paths = saved_games(entry.name for entry in entries())
    if number is None:
        _list(paths, say, screen)
        return 0
    if number > len(paths):
        raise Unsupported(
            "no_saved_game",
            f"there is no saved game {number}; there are {len(paths)}: robobid saved",
            number=number,
            n=len(paths),
        )
    return _resume(paths[number - 1], say, screen)


def _list(paths: list[Path], say: Say, screen: Screen) -> None:
    if not paths:
        screen.show([say("saved.none")])
        return
    for number, path in enumerate(paths, 1):
        screen.show([f"{number:3}  {written_at(path)}  {_told(path, say)}"])
    screen.show(["", say("saved.how")])


def _told(path: Path, say: Say) -> str:
    """A game in a line: which, with whom, and how far it has come."""
    try:
        record = _record(path)
    except RobobidError:
        return say("saved.unreadable", file=str(path))
    name = record.game.name
    return say(
        "saved.game",
        game=game_title(say, name, game_named(name).title),
        round=round_named(say, name, record.game.round_of(record.table)),
        players=_with_titles(record.tags()["Players"], say),
    )


def _with_titles(players: str, say: Say) -> str:
    """Bots are called as they are at the table."""
    titles = {name: say(f"bot.{name}") for name in bot_titles().values()}
    return re.sub(
        r"\((\w+)\)", lambda found: f"({titles.get(found[1], found[1])})", players
    )


def _record(path: Path) -> Record[Any]:
    text = read_text(str(path))
    return read_record(text, game_of(text))


def _resume(path: Path, say: Say, screen: Screen) -> int:
    record = _record(path)
    entry = game_named(record.game.name)
    words = split_words(record.tags().get("Seats", ""))
    seated = seating(entry, words)
    setup = setup_from_tags(record.game.setup_type, record.tags(), record.game)
    party = party_of(say, display_names(say, setup, seated), seated, screen)
    left = Left(Keeper(path, lasting=False), record)
    return go_on(left, seated, lambda it: host_of(entry, it, party), screen)
