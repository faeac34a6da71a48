"""`robobid warm`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, count, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_warm(words: Words) -> None:
    """Compiling everything before it is wanted."""
    text = "compile all that is compiled, once, so that nobody waits for it later"
    word = words.add_parser("warm", help=text, description=f"{text.capitalize()}.")
    word.add_argument(
        "games", nargs="*", metavar="GAME", help="of these games (default: of all)"
    )
    word.add_argument(
        "--jobs",
        type=count,
        metavar="J",
        help="processes at most, never more than cores or work (default: all cores)",
    )
    add_language(word)
    set_run(word, "robobid.terminal.warm", "warm")
