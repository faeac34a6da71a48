"""`robobid maps`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_language, add_word, set_run
from robobid.cli.speaking import meta, say

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_maps(words: Words) -> None:
    """Listing, checking and exporting maps of Power Grid."""
    word = add_word(words, "maps")
    word.add_argument(
        "name", nargs="?", metavar=meta("NAME|FILE"), help=say("cli.maps.name")
    )
    word.add_argument("--json", action="store_true", help=say("cli.maps.json"))
    add_language(word)
    set_run(word, "robobid.terminal.powergrid.maps", "show_maps")
