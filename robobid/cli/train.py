"""`robobid train`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_file,
    add_game,
    add_language,
    count,
    count_from_zero,
    set_run,
)
from robobid.cli.speaking import say, title
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_train(games: Words) -> None:
    """Letting bots learn."""
    for card in cards():
        if card.train:
            add_game(games, card, say("cli.train.game", game=title(card)), _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    courses = tuple(load(card.train))
    game.add_argument(
        "what",
        choices=courses,
        metavar="|".join(courses),
        help=say(f"cli.train.what.{card.name}"),
    )
    game.add_argument(
        "--steps",
        type=count,
        metavar="N",
        help=say(f"cli.train.steps.{card.name}"),
    )
    game.add_argument(
        "--seed",
        type=count_from_zero,
        default=1,
        metavar="S",
        help=say("cli.train.seed", default=1),
    )
    add_file(game, "--out", "cli.train.out")
    add_file(game, "--checkpoint", "cli.train.checkpoint")
    add_language(game)
    set_run(game, "robobid.terminal.train", "train", game=card.name)
