"""`robobid puzzles`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    LateParser,
    add_file,
    add_game,
    add_language,
    add_seed,
    add_word,
    add_workers,
    count,
    set_run,
)
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards

if TYPE_CHECKING:
    from robobid.cli.options import Words

_GAMES = 80
_MOST = 400


def add_puzzles(words: Words) -> None:
    """Solving puzzles, and finding more of them."""
    word = add_word(words, "puzzles")
    _add_solving(word)
    word.set_defaults(game=None)
    kinds: Words = word.add_subparsers(metavar=meta("GAME"), parser_class=LateParser)
    for card in cards():
        if card.puzzles:
            add_game(kinds, card, say("cli.puzzles.game", game=title(card)), _add_game)
    making = kinds.add_parser("make", help=say("cli.puzzles.make"))
    games: Words = making.add_subparsers(
        metavar=meta("GAME"), required=True, parser_class=LateParser
    )
    for card in cards():
        if card.puzzles:
            add_game(
                games, card, say("cli.puzzles.make_game", game=title(card)), _add_making
            )


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    _add_solving(game)
    game.set_defaults(game=card.name)


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
    set_run(word, "robobid.terminal.puzzles", "solve")


def _add_making(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        "--games",
        type=count,
        default=_GAMES,
        metavar="N",
        help=say("cli.puzzles.games", default=str(_GAMES)),
    )
    game.add_argument(
        "--theme", metavar=meta("NAMES"), help=say("cli.puzzles.make_theme")
    )
    add_seed(game)
    add_file(game, "--results", "cli.puzzles.results")
    add_file(game, "--out", "cli.puzzles.out")
    game.add_argument(
        "--most",
        type=count,
        default=_MOST,
        metavar="N",
        help=say("cli.puzzles.most", default=str(_MOST)),
    )
    add_workers(game)
    add_language(game)
    game.set_defaults(game=card.name)
    set_run(game, "robobid.terminal.puzzles_make", "make")
