"""`robobid replay`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, add_word, count_from_zero, set_run
from robobid.cli.speaking import meta, say

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_replay(words: Words) -> None:
    """Showing a recorded game."""
    word = add_word(words, "replay")
    word.add_argument("file", metavar=meta("FILE"), help=say("cli.replay.file"))
    word.add_argument(
        "--to", type=count_from_zero, metavar="N", help=say("cli.replay.to")
    )
    word.add_argument(
        "--view",
        default="all",
        metavar=meta("SEAT|all"),
        help=say("cli.replay.view"),
    )
    word.add_argument("--json", action="store_true", help=say("cli.replay.json"))
    for what in ("map", "deck"):
        word.add_argument(
            f"--{what}", metavar=meta("FILE"), help=say(f"cli.replay.{what}")
        )
    add_language(word)
    set_run(word, "robobid.terminal.replay", "replay")
