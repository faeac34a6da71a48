"""`robobid lab`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_file,
    add_game,
    add_json,
    add_logs,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.bots.roster import Roster
    from robobid.cli.options import Words


def add_lab(games: Words) -> None:
    """What a change does to the game: of a card, a plant, a rule."""
    for card in cards():
        if card.lab:
            text = say("cli.lab.game", game=title(card))
            add_game(games, card, text, _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        "change", type=Path, metavar=meta("CHANGE.toml"), help=say("cli.lab.change")
    )
    roster: Roster = load(card.bots)
    usual = roster.in_lab or roster.in_numbers
    game.add_argument(
        "--players",
        type=count,
        default=usual.players,
        metavar="N",
        help=say("cli.default", text=say("cli.players"), default=usual.players),
    )
    game.add_argument(
        "--bots",
        default=usual.words,
        metavar=meta("WORDS"),
        help=say("cli.lab.bots", default=usual.words),
    )
    add_setup(game, card, among_bots=True)
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help=say("cli.lab.games", default="1000"),
    )
    add_seed(game)
    game.add_argument(
        "--fast",
        action="store_true",
        help=say("cli.lab.fast", bots=", ".join(roster.by_twin)),
    )
    add_file(game, "--report", "cli.arena.report")
    add_clock(game)
    add_logs(game)
    add_workers(game)
    add_json(game)
    set_run(game, "robobid.terminal.lab.comparing", "compare", game=card.name)
