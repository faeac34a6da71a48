"""`robobid replay`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, count_from_zero, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_replay(words: Words) -> None:
    """Showing a recorded game."""
    text = "show a recorded game move by move"
    word = words.add_parser("replay", help=text, description=f"{text.capitalize()}.")
    word.add_argument("file", metavar="FILE", help="a record (- is standard input)")
    word.add_argument(
        "--to", type=count_from_zero, metavar="N", help="stop after action N"
    )
    word.add_argument(
        "--view",
        default="all",
        metavar="SEAT|all",
        help="whose eyes to look through: a seat's letter, or all (default)",
    )
    word.add_argument("--json", action="store_true", help="one object a line")
    for what in ("map", "deck"):
        word.add_argument(
            f"--{what}", metavar="FILE", help=f"the {what} that it was played with"
        )
    add_language(word)
    set_run(word, "robobid.terminal.replay", "replay")
