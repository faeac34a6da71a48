"""`robobid arena`: its arguments."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_fast,
    add_game,
    add_json,
    add_language,
    add_logs,
    add_players,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_arena(games: Words) -> None:
    """Tournaments, described by the command or by a file."""
    for card in cards():
        add_game(games, card, f"a tournament of {card.title}", _add_game)
    word = games.add_parser("run", help="the tournament that a file describes")
    word.add_argument("file", metavar="FILE", help="an experiment, in TOML")
    _add_outcome(word)
    add_language(word)
    set_run(word, "robobid.terminal.arena.command", "arena_from_file")


def _add_game(game: argparse.ArgumentParser, card: Card) -> None:
    _add_field(game, load(card.bots).contest)
    add_setup(game, card, among_bots=True)
    add_fast(game, card)
    _add_outcome(game)
    set_run(game, "robobid.terminal.arena.command", "arena", game=card.name)


def _add_field(game: argparse.ArgumentParser, contest: Sequence[str]) -> None:
    """Who meets whom, and how often."""
    game.add_argument(
        "--bots",
        metavar="WORDS",
        help="who takes part: bots, split by commas; they meet in all line-ups that "
        f"fill the seats evenly (default: {','.join(contest)})",
    )
    add_players(game)
    game.add_argument(
        "--line-up",
        action="append",
        default=[],
        metavar="WORDS",
        help="instead of --bots: exactly these bots at a table (can be repeated)",
    )
    game.add_argument(
        "--deals",
        type=count,
        default=100,
        metavar="D",
        help="each is played in all rotations of each line-up (default: 100)",
    )
    add_seed(game)
    game.add_argument(
        "--until-decided",
        action="store_true",
        help="stop as soon as it is clear of every pair who is better",
    )
    game.add_argument(
        "--margin",
        type=float,
        default=0.02,
        metavar="M",
        help="with --until-decided: a pair counts as equal when neither is ahead more "
        "often than the other by more than this share (default: 0.02)",
    )
    add_clock(game)


def _add_outcome(word: argparse.ArgumentParser) -> None:
    """Where the results go."""
    word.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="keep all results here; a later run goes on from them",
    )
    word.add_argument(
        "--report", type=Path, metavar="FILE", help="write a page with plots (HTML)"
    )
    add_logs(word)
    add_workers(word)
    add_json(word)
