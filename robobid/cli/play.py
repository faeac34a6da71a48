"""`robobid play`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_game,
    add_seats,
    add_setup,
    set_run,
)
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_play(games: Words) -> None:
    """Playing a game in the terminal."""
    for card in cards():
        add_game(games, card, f"{card.title}, {card.about}", _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    add_seats(game, card, load(card.bots).at_home, people=True)
    add_setup(game, card)
    game.add_argument("--seed", type=int, help="the luck of the game")
    game.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="where the game is written down, and continued from",
    )
    set_run(game, "robobid.terminal.play", "play", game=card.name)
