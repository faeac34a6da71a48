"""`robobid simulate`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_fzzzt_options,
    add_fzzzt_seats,
    add_json,
    add_powergrid_options,
    add_powergrid_seats,
    add_seed,
    add_workers,
    count,
    set_run,
)

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_simulate(games: Words) -> None:
    """Letting bots play many games."""
    game = games.add_parser("fzzzt", help="many games of Fzzzt!")
    add_fzzzt_seats(game, seats="apprentice,random", people=False)
    add_fzzzt_options(game)
    _add_simulation(game)
    set_run(game, "robobid.terminal.simulate", "simulate_fzzzt")
    game = games.add_parser("powergrid", help="many games of Power Grid")
    add_powergrid_seats(game, seats="simple,robot,robot", people=False)
    add_powergrid_options(game, regions="drawn")
    _add_simulation(game)
    set_run(game, "robobid.terminal.simulate", "simulate_powergrid")


def _add_simulation(game: argparse.ArgumentParser) -> None:
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help="how many (default: 1000)",
    )
    add_seed(game)
    add_clock(game)
    add_workers(game)
    add_json(game)
