"""`robobid rules`: the whole rules of a game, in the terminal or as a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import (
    add_file,
    add_game,
    add_games,
    add_language,
    set_run,
)
from robobid.app.locales import language
from robobid.app.rulebook.html import as_html
from robobid.app.rulebook.shelf import book_of, check_variant
from robobid.app.terminal.output import write_text
from robobid.app.terminal.rulebook import all_lines, found_lines, width_of_rules
from robobid.games.registry import GameEntry, entries, load


def add_arguments(word: argparse.ArgumentParser) -> None:
    """The whole rules of a game."""
    games = add_games(word)
    for entry in entries():
        if entry.rulebook:
            add_game(games, entry, say("cli.rules.game", game=title(entry)), _add_game)


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    variant = load(f"{entry.rulebook}:VARIANT")
    game.add_argument(
        f"--{variant}",
        dest="variant",
        metavar=meta("NAME"),
        help=say(f"cli.rules.{variant}"),
    )
    game.add_argument("--find", metavar=meta("WORDS"), help=say("cli.rules.find"))
    add_file(game, "--html", "cli.rules.html")
    add_language(game)
    set_run(game, f"{__name__}:rules", game=entry.name)


def rules(
    game: str,
    variant: str | None = None,
    find: str | None = None,
    html: Path | None = None,
    lang: str | None = None,
) -> int:
    """Print the rules, or what a search finds in them; or write them to a file."""
    check_variant(game, variant)
    book = book_of(game, language(lang)).for_variant(variant)
    if html is not None:
        write_text(html, as_html(book))
        return 0
    lines = found_lines(book, find, width_of_rules()) if find else all_lines(book)
    for line in lines:
        print(line)
    return 0
