"""`robobid serve`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import count, port, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_serve(words: Words) -> None:
    """Serving the games to browsers."""
    text = "serve the games to browsers"
    word = words.add_parser("serve", help=text, description=f"{text.capitalize()}.")
    word.add_argument("--host", default="127.0.0.1", help="default: this machine only")
    word.add_argument("--port", type=port, default=8000)
    word.add_argument(
        "--database",
        metavar="URL",
        help="SQLite (default: a file of yours) or postgresql://...",
    )
    word.add_argument(
        "--workers",
        type=count,
        default=1,
        metavar="N",
        help="processes; more than one need PostgreSQL",
    )
    word.set_defaults(open_browser=False, warm=True)
    set_run(word, "robobid.server.serve", "serve")
