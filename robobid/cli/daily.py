"""`robobid daily`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, add_word, set_run
from robobid.cli.speaking import meta, say
from robobid.games import cards

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_daily(words: Words) -> None:
    """Playing the deal of the day, or another one."""
    word = add_word(words, "daily")
    names = [card.name for card in cards()]
    word.add_argument(
        "game",
        nargs="?",
        choices=names,
        metavar="|".join(names),
        help=say("cli.daily.game"),
    )
    word.add_argument("--deal", metavar=meta("NAME"), help=say("cli.daily.deal"))
    word.add_argument("--name", metavar=meta("NAME"), help=say("cli.daily.name"))
    word.add_argument(
        "--against",
        action="append",
        default=[],
        metavar=meta("RESULT"),
        help=say("cli.daily.against"),
    )
    add_language(word)
    set_run(word, "robobid.terminal.daily", "daily")
