"""A game of Fzzzt! in which one seat is watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from robobid.core.driver import AnyPlayer, play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT


def share_of_win(
    edition: str,
    players: int,
    own: int,
    seated: Callable[[int, Any], AnyPlayer],
    luck: str,
    **tags: str,
) -> float:
    """What a seat has of the win; who sits at a seat is asked with the table."""
    names = "; ".join(str(seat) for seat in range(players))
    table = FZZZT.set_up({"Edition": edition, "Players": names, **tags})
    seats = {seat: seated(seat, table) for seat in range(players)}
    play(FZZZT, table, seats, Seeded(luck))
    winners = [it.seat for it in FZZZT.standings(table) if it.place == 1]
    return (own in winners) / len(winners)
