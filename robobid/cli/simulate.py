"""`robobid simulate`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_fast,
    add_file,
    add_game,
    add_json,
    add_logs,
    add_seats,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.cli.speaking import say, title
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_simulate(games: Words) -> None:
    """Letting bots play many games."""
    for card in cards():
        add_game(games, card, say("cli.simulate.game", game=title(card)), _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    add_seats(game, card, load(card.bots).in_numbers, people=False)
    add_setup(game, card, among_bots=True)
    add_fast(game, card)
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help=say("cli.games", default="1000"),
    )
    add_seed(game)
    add_clock(game)
    add_logs(game)
    add_file(game, "--keep", "cli.keep")
    add_workers(game)
    add_json(game)
    set_run(game, "robobid.terminal.simulate", "simulate", game=card.name)
