"""`robobid saved`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, add_word, count, set_run
from robobid.cli.speaking import say

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_saved(words: Words) -> None:
    """The games that were left on a terminal."""
    word = add_word(words, "saved")
    word.add_argument(
        "number", type=count, nargs="?", metavar="N", help=say("cli.saved.number")
    )
    add_language(word)
    set_run(word, "robobid.terminal.saved", "saved")
