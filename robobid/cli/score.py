"""`robobid score`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import add_deck_and_language, add_game, add_json, set_run
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_score(games: Words) -> None:
    """Scoring the cards of a real table."""
    for card in cards():
        if card.score:
            text = say("cli.score.game", game=title(card))
            add_game(games, card, text, _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        "file",
        nargs="?",
        metavar=meta("FILE"),
        help=say("cli.score.file"),
    )
    add_json(game)
    add_deck_and_language(game)
    set_run(game, *card.score.split(":"))
