"""`robobid cards`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_deck_and_language, add_json, add_word, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_cards(words: Words) -> None:
    """Showing the deck."""
    word = add_word(words, "cards")
    add_json(word)
    add_deck_and_language(word)
    set_run(word, "robobid.terminal.fzzzt.cards", "show_cards")
