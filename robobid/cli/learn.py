"""`robobid learn`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import add_game, add_language, set_run
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_learn(games: Words) -> None:
    """The lessons of a game."""
    for card in cards():
        if card.courses:
            add_game(games, card, say("cli.learn.game", game=title(card)), _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        "--course",
        choices=card.courses,
        help=say("cli.learn.course", name=card.courses[0]),
    )
    game.add_argument("--scene", metavar=meta("NAME"), help=say("cli.learn.scene"))
    add_language(game)
    set_run(game, "robobid.terminal.learn", "learn", game=card.name)
