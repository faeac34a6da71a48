"""`robobid arena`: its arguments."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from robobid.cli.options import (
    add_clock,
    add_fast,
    add_file,
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
from robobid.cli.speaking import meta, say, title
from robobid.games import Card, cards, load

if TYPE_CHECKING:
    from robobid.cli.options import Words


def add_arena(games: Words) -> None:
    """Tournaments, described by the command or by a file."""
    for card in cards():
        add_game(games, card, say("cli.arena.game", game=title(card)), _add_game)
    word = games.add_parser("run", help=say("cli.arena.run"))
    word.add_argument("file", metavar=meta("FILE"), help=say("cli.arena.experiment"))
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
        metavar=meta("WORDS"),
        help=say("cli.arena.bots", default=",".join(contest)),
    )
    add_players(game)
    game.add_argument(
        "--line-up",
        action="append",
        default=[],
        metavar=meta("WORDS"),
        help=say("cli.arena.line_up"),
    )
    game.add_argument(
        "--deals",
        type=count,
        default=100,
        metavar="D",
        help=say("cli.arena.deals", default=100),
    )
    add_seed(game)
    game.add_argument(
        "--until-decided",
        action="store_true",
        help=say("cli.arena.until_decided"),
    )
    game.add_argument(
        "--margin",
        type=float,
        default=0.02,
        metavar="M",
        help=say("cli.arena.margin", default="0.02"),
    )
    add_clock(game)


def _add_outcome(word: argparse.ArgumentParser) -> None:
    """Where the results go."""
    add_file(word, "--results", "cli.arena.results")
    add_file(word, "--report", "cli.arena.report")
    add_logs(word)
    add_workers(word)
    add_json(word)
