"""`robobid serve`: its arguments; the server itself is in `app/server`."""

from __future__ import annotations

import argparse

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import count, port, set_run


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Serving the games to browsers."""
    word.add_argument("--host", default="127.0.0.1", help=say("cli.serve.host"))
    word.add_argument(
        "--port", type=port, default=8000, help=say("cli.serve.port", default="8000")
    )
    word.add_argument(
        "--database",
        metavar="URL",
        help=say("cli.serve.database"),
    )
    word.add_argument(
        "--workers",
        type=count,
        default=1,
        metavar="N",
        help=say("cli.serve.workers"),
    )
    word.add_argument("--files", metavar=meta("DIR"), help=say("cli.serve.files"))
    word.add_argument(
        "--bot",
        nargs=2,
        action="append",
        default=[],
        dest="bots",
        metavar=(meta("GAME"), meta("WORD")),
        help=say("cli.serve.bot"),
    )
    word.set_defaults(open_browser=False)
    set_run(word, "robobid.app.server.serve:serve")
