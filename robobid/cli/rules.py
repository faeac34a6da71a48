"""`robobid rules`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import add_game, add_language, set_run
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_rules(games: Words) -> None:
    """The whole rules of a game."""
    for card in cards():
        if card.rulebook:
            add_game(games, card, f"the rules of {card.title}", _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    variant = load(f"{card.rulebook}:VARIANT")
    game.add_argument(
        f"--{variant}",
        dest="variant",
        metavar="NAME",
        help=f"the rules of one {variant} (default: all of them)",
    )
    game.add_argument("--find", metavar="WORDS", help="only rules with these words")
    game.add_argument(
        "--html", type=Path, metavar="FILE", help="write a file to read or print"
    )
    add_language(game)
    set_run(game, "robobid.terminal.rulebook", "rules", game=card.name)
