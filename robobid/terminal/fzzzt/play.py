"""`robobid play fzzzt`: a game of Fzzzt! in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from robobid.core.record import Record
from robobid.terminal.fzzzt.host import FzzztHost
from robobid.terminal.fzzzt.setup import fzzzt_tags, fzzzt_with
from robobid.terminal.fzzzt.speech import Speech
from robobid.terminal.screen import Screen
from robobid.terminal.seating import seat_words, seating
from robobid.terminal.sitting import sit_down
from robobid.terminal.voice import speaker

DEFAULT_SEATS: Final = "human,mechanic"
DEFAULT_PLAYERS: Final = 4


def play_fzzzt(
    *,
    edition: str,
    players: int | None,
    seats: str | None,
    peripherals: str | None,
    deck: Path | None,
    switch: list[str],
    by_hand: bool,
    lang: str | None,
    seed: int | None,
    record: Path | None,
    screen: Screen | None = None,
) -> int:
    """Play a game; gives 0 if it was finished or saved, 1 if it was left and lost.

    A seed is written into the record, since whoever gave it knows it. Without one the
    luck is the system's, drawn when it is needed and nowhere before.
    """
    say = speaker(lang)
    screen = screen or Screen()
    if seats is None:
        seats, players = DEFAULT_SEATS, players or DEFAULT_PLAYERS
    seated = seating("fzzzt", seat_words(seats, players))
    game = fzzzt_with(deck)
    names = seated.names(say)
    tags = fzzzt_tags(
        game.deck,
        edition=edition,
        names=[
            f"{n} ({b})" if b else n for n, b in zip(names, seated.bots, strict=True)
        ],
        peripherals=peripherals,
        switch=switch,
        by_hand=by_hand,
    )
    tags["Seats"] = ",".join(seated.words)
    if seed is not None:
        tags["Seed"] = str(seed)
    fresh = Record(game, tags)
    speech = Speech(
        say, names, seated.you, screen.glyphs, seated.bots, wordy=screen.plain
    )
    host = FzzztHost(speech, game.deck)
    return sit_down(fresh, seated, lambda _: host, screen, record)
