"""`robobid balance`: its arguments."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from robobid.cli.options import add_account, add_game, count, set_run
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards

if TYPE_CHECKING:
    from robobid.cli.options import Words

_DEALS: Final = 2000


def add_balance(games: Words) -> None:
    """How balanced a game is."""
    for card in cards():
        if card.balance:
            text = say("cli.balance.game", game=title(card))
            add_game(games, card, text, _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        f"--{card.balance_of}",
        dest="boxes",
        action="append",
        metavar=meta("NAME"),
        help=say(f"cli.census.{card.balance_of}"),
    )
    game.add_argument(
        "--players",
        type=count,
        action="append",
        metavar="N",
        help=say("cli.balance.players"),
    )
    for option in ("weaker", "stronger"):
        game.add_argument(
            f"--{option}", metavar=meta("NAME"), help=say(f"cli.balance.{option}")
        )
    game.add_argument(
        "--deals",
        type=count,
        default=_DEALS,
        metavar="D",
        help=say("cli.balance.deals", default=str(_DEALS)),
    )
    add_account(game)
    set_run(game, "robobid.terminal.balance", "balance", game=card.name)
