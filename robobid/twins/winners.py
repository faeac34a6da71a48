"""Who has won a game, for both twins."""

from __future__ import annotations

from typing import Any

from robobid.twins.jit import small_part, whole


@small_part
def winners(players: int, place: Any) -> int:
    """A bit for each seat in the first place."""
    seats = 0
    for seat in range(players):
        seats |= whole(place[seat] == 1) << seat
    return seats
