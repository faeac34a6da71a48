"""Who decides for a robot: the first player, the last player, or chance (C2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from robobid.core.decisions import CHANCE, Decision, Listed, Options

if TYPE_CHECKING:
    from robobid.games.powergrid.table import Table


def persons(table: Table) -> tuple[int, ...]:
    """The seats that are not robots, in turn order (C2).

    A bot that chooses freely counts as a person.
    """
    return tuple([seat for seat in table.order if table.players[seat].pieces is None])


def first_player(table: Table) -> int:
    """The person who stands earliest in the turn order; chance if there is none."""
    return next(iter(persons(table)), CHANCE)


def last_player(table: Table) -> int:
    """The person who stands latest in the turn order; chance if there is none.

    A single person is both first and last player (C2).
    """
    return next(iter(persons(table)[::-1]), CHANCE)


def advisers(table: Table, robot: int) -> tuple[int, ...]:
    """Who names or strikes cities for a robot, in turn order (F4, F6).

    Where robots play alone, the other robots do, by chance (C2, a reading).
    """
    return persons(table) or tuple([seat for seat in table.order if seat != robot])


def leader(table: Table, robot: int) -> int:
    """Whom B2 and B4 look at: the first player.

    Where robots play alone, the earliest other robot (C2, a reading).
    """
    return advisers(table, robot)[0]


def choice_of(
    table: Table, seat: int, kind: str, options: Options | Sequence[Any]
) -> tuple[Decision]:
    """A decision of a person for a robot; of chance, if the seat is no person."""
    free = seat != CHANCE and table.players[seat].pieces is None
    listed = options if isinstance(options, Options) else Listed(options)
    return (Decision(seat if free else CHANCE, kind, listed),)
