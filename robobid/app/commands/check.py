"""`robobid check`: whether a database can be played on by this version."""

from __future__ import annotations

import argparse

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_language, count, set_run


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Replaying every table of a database."""
    word.add_argument(
        "database", nargs="?", metavar=meta("DATABASE"), help=say("cli.check.database")
    )
    word.add_argument("--jobs", type=count, metavar="J", help=say("cli.jobs"))
    add_language(word)
    set_run(word, "robobid.app.server.check_report:check")
