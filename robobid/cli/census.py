"""`robobid census`: its arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from robobid.bots import bot_names, usual_bot
from robobid.cli.options import (
    add_account,
    add_file,
    add_game,
    count,
    count_from_zero,
    set_run,
)
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards

if TYPE_CHECKING:
    from robobid.cli.options import Words

_GAMES: Final = 6_000_000
_DEALS: Final = 100_000
_EACH: Final = 10_000


def add_census(games: Words) -> None:
    """Rating everything that a game has."""
    for card in cards():
        if card.census:
            what = say(f"cli.census.{card.census_of}", game=title(card))
            add_game(games, card, what, _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    _OPTIONS[card.census_of](game, card)
    add_account(game)
    set_run(game, *card.census.split(":"))


def _of_robots(game: argparse.ArgumentParser, card: Card) -> None:
    """Which robots are rated, and how long."""
    game.add_argument(
        "--map",
        action="append",
        metavar=meta("NAME"),
        help=say("cli.census.map"),
    )
    game.add_argument(
        "--games",
        type=count,
        default=_GAMES,
        metavar="G",
        help=say("cli.census.games", default=str(_GAMES)),
    )
    game.add_argument(
        "--deals",
        type=count_from_zero,
        default=_DEALS,
        metavar="D",
        help=say("cli.census.deals", default=str(_DEALS)),
    )
    add_file(game, "--ratings", "cli.census.ratings")


def _of_cards(game: argparse.ArgumentParser, card: Card) -> None:
    """Whose games cards are rated by, and how many."""
    level = usual_bot(card.name)
    game.add_argument(
        "--edition",
        action="append",
        metavar=meta("NAME"),
        help=say("cli.census.edition"),
    )
    game.add_argument(
        "--players",
        type=count,
        action="append",
        metavar="N",
        help=say("cli.balance.players"),
    )
    game.add_argument(
        "--no-peripherals",
        action="store_true",
        help=say("cli.census.no_peripherals"),
    )
    game.add_argument(
        "--level",
        choices=bot_names(card.name),
        default=level,
        metavar=meta("NAME"),
        help=say(
            "cli.census.level", words=", ".join(bot_names(card.name)), default=level
        ),
    )
    game.add_argument(
        "--games",
        type=count,
        default=_EACH,
        metavar="G",
        help=say("cli.census.each", default=str(_EACH)),
    )
    add_file(game, "--worth", "cli.census.worth")


_OPTIONS: Final[dict[str, Callable[[argparse.ArgumentParser, Card], None]]] = {
    "robots": _of_robots,
    "cards": _of_cards,
}
"""By what is rated."""
