"""`robobid score`: the cards of a real table; each game has its own way."""

from __future__ import annotations

import argparse

from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import (
    add_deck_and_language,
    add_game,
    add_games,
    add_json,
    set_run,
)
from robobid.games.registry import GameEntry, entries


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Scoring the cards of a real table."""
    games = add_games(word)
    for entry in entries():
        if entry.score:
            text = say("cli.score.game", game=title(entry))
            add_game(games, entry, text, _add_game)


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    game.add_argument(
        "file",
        nargs="?",
        metavar=meta("FILE"),
        help=say("cli.score.file"),
    )
    add_json(game)
    add_deck_and_language(game)
    set_run(game, entry.score)
