"""`robobid play`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_fzzzt_options,
    add_fzzzt_seats,
    add_powergrid_options,
    add_powergrid_seats,
    set_run,
)

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_play(games: Words) -> None:
    """Playing a game in the terminal."""
    game = games.add_parser("fzzzt", help="Fzzzt!, for 2 to 6 players")
    add_fzzzt_seats(game, seats=None, people=True)
    add_fzzzt_options(game)
    game.add_argument(
        "--by-hand",
        action="store_true",
        help="lay out the final allocation yourself (otherwise the best one is made)",
    )
    _add_seed_and_record(game)
    set_run(game, "robobid.terminal.fzzzt.play", "play_fzzzt")

    game = games.add_parser("powergrid", help="Power Grid, for 2 to 6, with robots")
    add_powergrid_seats(game, seats="human,robot,robot", people=True)
    add_powergrid_options(game, regions="drafted")
    _add_seed_and_record(game)
    set_run(game, "robobid.terminal.powergrid.play", "play_powergrid")


def _add_seed_and_record(game: argparse.ArgumentParser) -> None:
    game.add_argument("--seed", type=int, help="the luck of the game")
    game.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="where the game is written down, and continued from",
    )
