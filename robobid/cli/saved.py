"""`robobid saved`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, count, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_saved(words: Words) -> None:
    """The games that were left on a terminal."""
    text = "the games that you left in the terminal; a number goes on with one"
    word = words.add_parser("saved", help=text, description=f"{text.capitalize()}.")
    word.add_argument(
        "number", type=count, nargs="?", metavar="N", help="the game to go on with"
    )
    add_language(word)
    set_run(word, "robobid.terminal.saved", "saved")
