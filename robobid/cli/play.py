"""`robobid play`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_file,
    add_game,
    add_seats,
    add_setup,
    set_run,
)
from robobid.cli.speaking import said_or, say, title
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_play(games: Words) -> None:
    """Playing a game in the terminal."""
    for card in cards():
        add_game(games, card, _about(card), _add_game)


def _about(card: Card) -> str:
    return f"{title(card)}, {said_or(f'cli.about.{card.name}', card.about)}"


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    add_seats(game, card, load(card.bots).at_home, people=True)
    add_setup(game, card)
    game.add_argument("--seed", type=int, metavar="S", help=say("cli.play.seed"))
    add_file(game, "--record", "cli.play.record")
    set_run(game, "robobid.terminal.play", "play", game=card.name)
