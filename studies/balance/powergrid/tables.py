"""The balance of Power Grid: who has most cities, then most money, after this round?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.twins.powergrid import Box
from robobid.twins.powergrid.observe_lead import play_led
from studies.balance.tables import Balance, DealTally, Kind


def play(
    kind: Kind, rows: Sequence[Sequence[Any]], deals: int, seed: int, first: int
) -> DealTally:
    """Play some deals by the twin; seats begin in the order that is drawn by lot."""
    seats = kind.players
    led = play_led(Box.open(kind.box, seats), rows, deals, seed, first)
    return DealTally(
        led["place"][:, :, :seats].astype(np.int64),
        led["order"][:, 0, :seats].astype(np.int64),
        led["leaders"],
        led["round"].astype(np.int64),
        led["decisions"].astype(np.int64),
    )


BALANCE: Final = Balance(
    boxes=MAP_NAMES,
    named=lambda name: standard_map(name).id,
    player_counts=lambda map_: SEAT_COUNTS,
    levels={name: name for name in ("random", "trainee", "simple")},
    usual=("trainee", "simple"),
    play=play,
)
