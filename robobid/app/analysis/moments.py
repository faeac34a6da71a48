"""The moments of a record at which somebody had a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from robobid.core.decisions import CHANCE, Decision
from robobid.core.game import AnyGame
from robobid.core.record import Entry, Record


class Moment(NamedTuple):
    """An entry that stands, and the table before it."""

    number: int
    """Its place among all entries, from 1, those taken back included."""
    entry: Entry
    table: Any
    decision: Decision

    def view(self, game: AnyGame) -> Any:
        """What the seat knew then."""
        return game.view(self.table, self.entry.seat)


def moments(record: Record[Any]) -> list[Moment]:
    """All choices of a record that were not taken back, and were more than one."""
    found: list[Moment] = []
    for number, entry, table in before_each(record):
        if entry.is_undo:
            at = [each.entry.seat for each in found][::-1].index(entry.seat)
            found.pop(len(found) - 1 - at)
        elif entry.seat != CHANCE:
            decisions = record.game.decisions(table)
            (decision,) = [each for each in decisions if each.seat == entry.seat]
            found.append(Moment(number, entry, table, decision))
    return [moment for moment in found if not is_forced(moment.decision)]


def is_forced(decision: Decision) -> bool:
    """Is there one option alone? Nobody is judged for it."""
    options = iter(decision.options)
    next(options)
    return next(options, None) is None


def before_each(record: Record[Any]) -> Iterator[tuple[int, Entry, Any]]:
    """Every entry, and a table of its own before it."""
    table = Record(record.game, record.extra).table
    for number, (entry, after) in enumerate(record.replay(), 1):
        yield number, entry, table
        table = after.copy()
