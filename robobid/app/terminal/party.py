"""Who sits at this terminal, and who speaks for the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.app.locales import Say
from robobid.app.terminal.host import Host, Party
from robobid.app.terminal.plain import plain_host
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.seating import Seating
from robobid.core.decisions import seat_letter
from robobid.core.game import AnyGame
from robobid.core.record import Record
from robobid.core.setup import PERSON, SetUp
from robobid.games.registry import GameEntry, load


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


def host_of(entry: GameEntry, record: Record[Any], party: Party) -> Host:
    """Who speaks for a game: its own host, or a plain one."""
    host: Host = (load(entry.host) if entry.host else plain_host)(record, party)
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
