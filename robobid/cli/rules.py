"""`robobid rules`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from robobid.cli.options import add_file, add_game, add_language, set_run
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_rules(games: Words) -> None:
    """The whole rules of a game."""
    for card in cards():
        if card.rulebook:
            add_game(games, card, say("cli.rules.game", game=title(card)), _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    variant = load(f"{card.rulebook}:VARIANT")
    game.add_argument(
        f"--{variant}",
        dest="variant",
        metavar=meta("NAME"),
        help=say(f"cli.rules.{variant}"),
    )
    game.add_argument("--find", metavar=meta("WORDS"), help=say("cli.rules.find"))
    add_file(game, "--html", "cli.rules.html")
    add_language(game)
    set_run(game, "robobid.terminal.rulebook", "rules", game=card.name)
