"""`robobid train`: its arguments."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import add_language, add_seed, count, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_train(games: Words) -> None:
    """Letting bots learn."""
    game = games.add_parser("fzzzt", help="what the bots of Fzzzt! know")
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
    add_seed(game)
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
    set_run(game, "robobid.terminal.train", "train_fzzzt")
