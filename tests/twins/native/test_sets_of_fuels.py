"""Sums of all sets of fuels at once, against what they mean."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from robobid.twins.native.compiler import entry
from robobid.twins.powergrid.table import FUEL_SETS, FUELS
from robobid.twins.rows import sets_beyond


@entry
def beyond(rooms: Any, stock: Any, more: int, sets: int) -> int:
    counts = (stock[0], stock[1], stock[2], stock[3])
    return sets_beyond(rooms, counts, more, sets)


def test_a_set_is_beyond_if_its_tokens_are_more_than_its_room() -> None:
    random = Random(1)
    for _ in range(500):
        rooms = [random.randint(-3, 30) for _ in range(FUEL_SETS)]
        stock = [random.randint(0, 12) for _ in range(FUELS)]
        more, sets = random.randint(0, 3), random.getrandbits(FUEL_SETS)

        found = beyond(np.array(rooms, np.int16), np.array(stock), more, sets)

        for some, room in enumerate(rooms):
            tokens = sum(stock[fuel] for fuel in range(FUELS) if some >> fuel & 1)
            tokens += more * (sets >> some & 1)
            assert (found >> some & 1) == (tokens > room)
