"""`robobid cards`: its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from robobid.cli.options import add_deck_and_language, add_json, set_run

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_cards(words: Words) -> None:
    """Showing the deck."""
    text = "show the deck, and which of its facts are inferred"
    word = words.add_parser("cards", help=text, description=f"{text.capitalize()}.")
    add_json(word)
    add_deck_and_language(word)
    set_run(word, "robobid.terminal.fzzzt.cards", "show_cards")
