"""The `robobid` command: parses arguments, calls one function, prints.

A command is one module, with its arguments and its body; it is imported when it is
named, so that `--help` answers at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from robobid import __version__
from robobid.app.commands.language import meta, say
from robobid.app.commands.options import LateParser, Parser, add_command, set_run
from robobid.app.commands.run import FAULTY, INTERRUPTED, REFUSED, run_command

__all__ = ["FAULTY", "INTERRUPTED", "REFUSED", "main"]

COMMANDS: Final = {
    "play": "play",
    "learn": "learn",
    "saved": "saved",
    "score": "score",
    "rules": "rules",
    "replay": "replay",
    "analyse": "analyse",
    "puzzles": "puzzles",
    "daily": "daily",
    "simulate": "simulate",
    "arena": "arena",
    "lab": "lab",
    "cards": "fzzzt.cards",
    "maps": "powergrid.maps",
    "robots": "powergrid.robots",
    "serve": "serve",
    "join": "join",
    "site": "site",
    "check": "check",
}
"""The module of each, below this package."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    return run_command(_parser, argv)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="robobid",
        description=say("cli.about"),
    )
    parser.add_argument(
        "--version", action="version", version=__version__, help=say("cli.version")
    )
    set_run(parser, "robobid.app.server.serve:play_here")
    commands = parser.add_subparsers(metavar=meta("COMMAND"), parser_class=LateParser)
    for name, module in COMMANDS.items():
        add_command(commands, name, f"{__name__}.{module}")
    return parser
