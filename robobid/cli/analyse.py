"""`robobid analyse`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_json,
    add_language,
    add_seed,
    add_word,
    add_workers,
    set_run,
)
from robobid.cli.speaking import meta, say

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_analyse(words: Words) -> None:
    """Judging the moves of recorded games."""
    word = add_word(words, "analyse")
    word.add_argument(
        "file", nargs="+", metavar=meta("FILE"), help=say("cli.analyse.file")
    )
    word.add_argument("--seat", metavar=meta("NAMES"), help=say("cli.analyse.seat"))
    word.add_argument(
        "--annotate", metavar=meta("FILE"), help=say("cli.analyse.annotate")
    )
    for what in ("map", "deck"):
        word.add_argument(
            f"--{what}", metavar=meta("FILE"), help=say(f"cli.replay.{what}")
        )
    add_seed(word)
    add_workers(word)
    add_json(word)
    add_language(word)
    set_run(word, "robobid.terminal.analyse", "analyse_files")
