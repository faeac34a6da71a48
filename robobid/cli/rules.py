"""`robobid rules`: its arguments."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import add_language, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words

_VARIANTS = {"fzzzt": "edition", "powergrid": "map"}


def add_rules(games: Words) -> None:
    """The whole rules of a game."""
    for name, variant in _VARIANTS.items():
        game = games.add_parser(name, help=f"the rules of {name}")
        game.add_argument(
            f"--{variant}",
            dest="variant",
            metavar="NAME",
            help=f"the rules of one {variant} (default: all of them)",
        )
        game.add_argument("--find", metavar="WORDS", help="only rules with these words")
        game.add_argument(
            "--html", type=Path, metavar="FILE", help="write a file to read or print"
        )
        game.set_defaults(game=name)
        add_language(game)
        set_run(game, "robobid.terminal.rulebook", "rules")
