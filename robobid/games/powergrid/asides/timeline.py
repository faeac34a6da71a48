"""How a game went, round by round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from robobid.core.record import Record
from robobid.games.powergrid.rules.ending import standings
from robobid.games.powergrid.rules.events import IncomePaid, RoundBegan
from robobid.games.powergrid.table import Table


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How everybody stood when a round was over; a number for each seat."""

    round: int
    money: tuple[int, ...]
    cities: tuple[int, ...]
    supplied: tuple[int, ...]
    """Cities that were supplied in it."""


def course(record: Record[Any]) -> tuple[RoundEnd, ...]:
    """Every round that was finished, and the last one."""
    found: dict[int, RoundEnd] = {}
    table: Table = record.table
    supplied = [0] * len(table.players)
    for entry, after in record.replay():
        for event in entry.events:
            match event:
                case IncomePaid(seat, cities, _):
                    supplied[seat] = cities
                case RoundBegan(round) if round > 1:
                    found[round - 1] = _stand(after, round - 1, supplied)
    if record.is_over:
        supplied = [points for _, points, _ in sorted(standings(table))]
    found[table.round] = _stand(table, table.round, supplied)
    return tuple(found.values())


def _stand(table: Table, round: int, supplied: list[int]) -> RoundEnd:
    return RoundEnd(
        round,
        tuple(player.money for player in table.players),
        tuple(len(player.cities) for player in table.players),
        tuple(supplied),
    )
