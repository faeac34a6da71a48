"""`robobid play`: a game in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from robobid.app.commands.language import said_or, say, title
from robobid.app.commands.options import (
    add_file,
    add_game,
    add_games,
    add_seats,
    add_setup,
    set_run,
)
from robobid.app.terminal.party import display_names, host_of, party_of
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.seating import seating
from robobid.app.terminal.sitting import sit_down
from robobid.app.terminal.voice import speaker
from robobid.bots import roster_of
from robobid.bots.seating import seats_at
from robobid.core.record import Record
from robobid.games.registry import GameEntry, entries, game_named, load


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Playing a game in the terminal."""
    games = add_games(word)
    for entry in entries():
        add_game(games, entry, _about(entry), _add_game)


def _about(entry: GameEntry) -> str:
    return f"{title(entry)}, {said_or(f'cli.about.{entry.name}', entry.about)}"


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    add_seats(game, entry, load(entry.bots).at_home, people=True)
    add_setup(game, entry)
    game.add_argument("--seed", type=int, metavar="S", help=say("cli.play.seed"))
    add_file(game, "--record", "cli.play.record")
    set_run(game, f"{__name__}:play", game=entry.name)


def play(
    *,
    game: str,
    players: int | None = None,
    seats: str | None = None,
    lang: str | None = None,
    seed: int | None = None,
    record: Path | None = None,
    screen: Screen | None = None,
    **arguments: Any,
) -> int:
    """Play a game; gives 0 if it was finished or saved, 1 if it was left and lost.

    A seed is written into the record, since whoever gave it knows it. Without one the
    luck is the system's, drawn when it is needed and nowhere before.
    """
    say = speaker(lang)
    screen = screen or Screen()
    entry = game_named(game)
    if seats is None:
        seats, usual = roster_of(game).at_home
        players = players or usual
    seated = seating(entry, seats_at(entry, seats, players))
    said, _ = entry.settings_in(arguments)
    laid = entry.lay_out(said, seated.words)
    names = display_names(say, laid.setup, seated)
    with_bots = [
        f"{n} ({b})" if b else n for n, b in zip(names, seated.bots, strict=True)
    ]
    tags = laid.tags(with_bots) | {"Seats": ",".join(seated.words)}
    if seed is not None:
        tags["Seed"] = str(seed)
    party = party_of(say, names, seated, screen)
    fresh = Record(laid.game, tags)
    return sit_down(fresh, seated, lambda it: host_of(entry, it, party), screen, record)
