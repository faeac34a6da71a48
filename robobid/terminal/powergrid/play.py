"""`robobid play powergrid`: a game of Power Grid in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from robobid.bots import is_robot
from robobid.core.decisions import seat_letter
from robobid.core.record import Record
from robobid.locales import Say
from robobid.powergrid.players import is_robot_player
from robobid.powergrid.players import robot_name as given_name
from robobid.powergrid.variants import check_seat_count
from robobid.terminal.host import Host
from robobid.terminal.powergrid.host import PowerGridHost
from robobid.terminal.powergrid.setup import power_grid_on, power_grid_tags, tag_names
from robobid.terminal.powergrid.speech import PowerGridSpeech
from robobid.terminal.screen import Screen
from robobid.terminal.seating import Seating, seat_words, seating
from robobid.terminal.sitting import sit_down
from robobid.terminal.voice import speaker


def play_powergrid(
    *,
    map: str,
    players: int | None,
    seats: str,
    regions: str,
    readings: str,
    promo: str,
    open_money: bool,
    lang: str | None,
    seed: int | None,
    record: Path | None,
    screen: Screen | None = None,
) -> int:
    """Play a game; gives 0 if it was finished or saved, 1 if it was left and lost."""
    say = speaker(lang)
    screen = screen or Screen()
    game, map_name = power_grid_on(map)
    seated = seating(game.name, seat_words(seats, players))
    check_seat_count(len(seated.words))
    names = display_names(say, seated)
    with_bots = [
        f"{n} ({b})" if b and not is_robot(b) else n
        for n, b in zip(names, seated.bots, strict=True)
    ]
    tags = power_grid_tags(
        map_=map_name,
        names=tag_names(seated.words, with_bots),
        regions=regions,
        readings=readings,
        promo=promo,
        open_money=open_money,
    )
    tags["Seats"] = ",".join(seated.words)
    if seed is not None:
        tags["Seed"] = str(seed)
    bots = ["" if is_robot(bot) else bot for bot in seated.bots]
    speech = PowerGridSpeech(
        say, names, seated.you, screen.glyphs, bots, wordy=screen.plain
    )

    def host_of(going: Record[Any]) -> Host:
        options = going.table.options
        return PowerGridHost(speech, options, len(seated.humans), screen.width)

    return sit_down(Record(game, tags), seated, host_of, screen, record)


def display_names(say: Say, seated: Seating) -> list[str]:
    """Everybody's name: a robot is called by its letter."""
    return [
        robot_name(say, seat) if is_robot(word) else name
        for seat, (word, name) in enumerate(
            zip(seated.words, seated.names(say), strict=True)
        )
    ]


def robot_name(say: Say, seat: int) -> str:
    """What a robot is called: `Robot B`."""
    return say("powergrid.robot.name", letter=seat_letter(seat))


def names_from(say: Say, players: Sequence[str]) -> list[str]:
    """The names of a record's Players tag; robots without one by their letters."""
    return [
        given_name(player) or robot_name(say, seat)
        if is_robot_player(player)
        else player
        for seat, player in enumerate(map(str.strip, players))
    ]
