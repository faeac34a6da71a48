"""`robobid warm`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, add_word, count, set_run
from robobid.cli.speaking import meta, say

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_warm(words: Words) -> None:
    """Compiling everything before it is wanted."""
    word = add_word(words, "warm")
    word.add_argument(
        "games", nargs="*", metavar=meta("GAME"), help=say("cli.warm.games")
    )
    word.add_argument(
        "--jobs",
        type=count,
        metavar="J",
        help=say("cli.jobs"),
    )
    add_language(word)
    set_run(word, "robobid.terminal.warm", "warm")
