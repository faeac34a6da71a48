"""`robobid lab`: its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_game,
    add_json,
    add_logs,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.bots.roster import Roster
    from robobid.cli.options import Words


def add_lab(games: Words) -> None:
    """What a change does to the game: of a card, a plant, a rule."""
    for card in cards():
        if card.lab:
            text = f"a change of {card.title} against the game as it is"
            add_game(games, card, text, _add_game)


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    game.add_argument(
        "change", type=Path, metavar="CHANGE.toml", help="what is changed, in TOML"
    )
    roster: Roster = load(card.bots)
    usual = roster.in_lab or roster.in_numbers
    game.add_argument(
        "--players",
        type=count,
        default=usual.players,
        metavar="N",
        help=f"how many (default: {usual.players})",
    )
    game.add_argument(
        "--bots",
        default=usual.words,
        metavar="WORDS",
        help="who plays: bots, split by commas; the last one repeats up to --players, "
        f"and they change places from game to game (default: {usual.words})",
    )
    add_setup(game, card, among_bots=True)
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help="so many of each: the game as it is, and the changed one (default: 1000)",
    )
    add_seed(game)
    game.add_argument(
        "--fast",
        action="store_true",
        help=f"by the fast twin, for {', '.join(roster.by_twin)}: a million games are "
        "no problem",
    )
    game.add_argument(
        "--report", type=Path, metavar="FILE", help="write a page with plots (HTML)"
    )
    add_clock(game)
    add_logs(game)
    add_workers(game)
    add_json(game)
    set_run(game, "robobid.terminal.lab.command", "lab", game=card.name)
