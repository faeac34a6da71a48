"""`robobid train`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import add_game, add_language, count, count_from_zero, set_run
from robobid.games import Card, cards

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_train(games: Words) -> None:
    """Letting bots learn."""
    for card in cards():
        if card.train:
            add_game(games, card, f"what the bots of {card.title} know", _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        "what",
        choices=("mechanic", "outlook"),
        help="how the mechanic judges, or what engineer and chief expect of a position",
    )
    game.add_argument(
        "--steps",
        type=count,
        metavar="N",
        help="generations of the mechanic (default: 40), or portions of 1,000 games "
        "for each table of the outlook (default: 3)",
    )
    game.add_argument(
        "--seed",
        type=count_from_zero,
        default=1,
        metavar="S",
        help="the same seed teaches the same (default: 1)",
    )
    game.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where it is written (default: mechanic.json or outlook.json)",
    )
    game.add_argument(
        "--checkpoint",
        type=Path,
        metavar="FILE",
        help="where it is kept until it is finished, and continued from "
        "(default: beside --out)",
    )
    add_language(game)
    set_run(game, *card.train.split(":"))
