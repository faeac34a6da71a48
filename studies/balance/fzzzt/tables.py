"""The balance of Fzzzt!: who would win if the game ended after this auction?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.games.fzzzt.rules.editions import EDITIONS, edition_named
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.observe_lead import play_led
from robobid.twins.judgement import APPRENTICE
from studies.balance.tables import Balance, DealTally, Kind


def play(
    kind: Kind, rows: Sequence[Sequence[Any]], deals: int, seed: int, first: int
) -> DealTally:
    """Play some deals by the twin; seats begin clockwise from the first Chief."""
    led = play_led(Box.open(kind.box, kind.players), rows, deals, seed, first)
    clockwise = led.firsts[:, :1] + np.arange(kind.players)
    return DealTally(
        led.places.astype(np.int64),
        clockwise.astype(np.int64) % kind.players,
        led.leaders,
        led.rounds.astype(np.int64),
        led.decisions.astype(np.int64),
    )


BALANCE: Final = Balance(
    boxes=tuple(EDITIONS),
    named=lambda name: edition_named(name).name,
    player_counts=lambda edition: EDITIONS[edition].player_counts,
    levels={
        "random": "random",
        "apprentice": APPRENTICE,
        "mechanic": mechanics_judgement(),
    },
    moments="balance.auctions",
    usual=("apprentice", "mechanic"),
    play=play,
)
