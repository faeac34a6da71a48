"""`robobid robots`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_json, add_language, add_word, set_run
from robobid.cli.speaking import meta, say

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_robots(words: Words) -> None:
    """The pieces of Power Grid's robots."""
    word = add_word(words, "robots")
    word.add_argument(
        "what",
        nargs="*",
        metavar=meta("decide [POSITION]|rate 2-5-1-6-3"),
        help=say("cli.robots.what"),
    )
    word.add_argument(
        "--then",
        action="append",
        default=[],
        metavar=meta("MOVE"),
        help=say("cli.robots.then"),
    )
    add_json(word)
    add_language(word)
    set_run(word, "robobid.terminal.powergrid.robots", "robots")
