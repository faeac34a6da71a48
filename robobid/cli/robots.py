"""`robobid robots`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_json, add_language, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_robots(words: Words) -> None:
    """The pieces of Power Grid's robots."""
    text = "the thirty robot pieces of Power Grid, and what a robot does now"
    word = words.add_parser("robots", help=text, description=f"{text.capitalize()}.")
    word.add_argument(
        "what",
        nargs="*",
        metavar="decide POSITION",
        help="what the robot to act does in a position (one line; - is standard input)",
    )
    word.add_argument(
        "--then",
        action="append",
        default=[],
        metavar="MOVE",
        help="what a person or chance chose then, as a record has it: "
        "'A robot-city Essen'; once for each choice",
    )
    add_json(word)
    add_language(word)
    set_run(word, "robobid.terminal.powergrid.robots", "robots")
