"""The balance of Fzzzt!: who would win if the game ended after this auction?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from robobid.arena.balance.kind import Balance, Kind, Sheet
from robobid.bots.fzzzt.weighing import mechanics_judgement
from robobid.fast.fzzzt import Box
from robobid.fast.fzzzt.leading import play_led
from robobid.fast.judgement import APPRENTICE
from robobid.fzzzt.editions import EDITIONS, edition_named


def play(
    kind: Kind, rows: Sequence[Sequence[Any]], deals: int, seed: int, first: int
) -> Sheet:
    """Play some deals by the twin; seats begin clockwise from the first Chief."""
    led = play_led(Box.open(kind.box, kind.players), rows, deals, seed, first)
    clockwise = led.firsts[:, :1] + np.arange(kind.players)
    return Sheet(
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
