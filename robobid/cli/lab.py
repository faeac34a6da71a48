"""`robobid lab`: its arguments."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_fzzzt_options,
    add_json,
    add_seed,
    add_workers,
    count,
    set_run,
)

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_lab(games: Words) -> None:
    """What a changed card, switch or peripheral does to the game."""
    game = games.add_parser(
        "fzzzt", help="a change of Fzzzt! against the game as it is"
    )
    game.add_argument(
        "change", type=Path, metavar="CHANGE.toml", help="what is changed, in TOML"
    )
    game.add_argument(
        "--players", type=count, default=4, metavar="N", help="how many (default: 4)"
    )
    game.add_argument(
        "--bots",
        default="mechanic",
        metavar="WORDS",
        help="who plays: bots, split by commas; the last one repeats up to --players, "
        "and they change places from game to game (default: mechanic)",
    )
    add_fzzzt_options(game)
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help="so many of each: the game as it is, and the changed one (default: 1000)",
    )
    add_seed(game)
    game.add_argument(
        "--fast",
        action="store_true",
        help="by the fast twin, for random, apprentice and mechanic: a million games "
        "are no problem",
    )
    game.add_argument(
        "--report", type=Path, metavar="FILE", help="write a page with plots (HTML)"
    )
    add_clock(game)
    add_workers(game)
    add_json(game)
    set_run(game, "robobid.terminal.lab.command", "lab_fzzzt")
