"""`robobid play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from robobid.bots import roster_of
from robobid.core.decisions import seat_letter
from robobid.core.game import AnyGame
from robobid.core.record import Record
from robobid.core.setup import PERSON, SetUp
from robobid.games import Card, game_named, load
from robobid.locales import Say
from robobid.terminal.asking import settings_in
from robobid.terminal.host import Host, Party
from robobid.terminal.plain import plain_host
from robobid.terminal.screen import Screen
from robobid.terminal.seating import Seating, seating, seats_at
from robobid.terminal.sitting import sit_down
from robobid.terminal.voice import speaker


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
    card = game_named(game)
    if seats is None:
        seats, usual = roster_of(game).at_home
        players = players or usual
    seated = seating(card, seats_at(card, seats, players))
    said, _ = settings_in(card, arguments)
    laid = card.lay_out(said, seated.words)
    names = display_names(say, laid.setup, seated)
    with_bots = [
        f"{n} ({b})" if b else n for n, b in zip(names, seated.bots, strict=True)
    ]
    tags = laid.tags(with_bots) | {"Seats": ",".join(seated.words)}
    if seed is not None:
        tags["Seed"] = str(seed)
    party = party_of(say, names, seated, screen)
    fresh = Record(laid.game, tags)
    return sit_down(fresh, seated, lambda it: host_of(card, it, party), screen, record)


def party_of(say: Say, names: Sequence[str], seated: Seating, screen: Screen) -> Party:
    """Who is at this terminal, by their seats."""
    return Party(
        say,
        names,
        seated.you,
        screen.glyphs,
        list(seated.bots),
        wordy=screen.plain,
        people=len(seated.humans),
        width=screen.width,
    )


def host_of(card: Card, record: Record[Any], party: Party) -> Host:
    """Who speaks for a game: its own host, or a plain one."""
    host: Host = (load(card.host) if card.host else plain_host)(record, party)
    return host


def display_names(say: Say, setup: SetUp, seated: Seating) -> list[str]:
    """Everybody's name: a robot is called by its letter."""
    return [
        name if who is PERSON else robot_name(say, seat)
        for seat, (who, name) in enumerate(
            zip(setup.seats, seated.names(say), strict=True)
        )
    ]


def robot_name(say: Say, seat: int) -> str:
    """What a robot is called: `Robot B`."""
    return say.noun("terminal.robot_name", letter=seat_letter(seat))


def names_from(say: Say, game: AnyGame, players: Sequence[str]) -> list[str]:
    """The names of a record's Players tag; robots without one by their letters."""
    return [
        game.name_of(player) or robot_name(say, seat)
        for seat, player in enumerate(players)
    ]
