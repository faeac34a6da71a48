"""How somebody did with a deal, in one line: to be shared, and compared."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from robobid.app.puzzles.deals import Deal, deal_of
from robobid.core.errors import Unreadable
from robobid.core.record import Record
from robobid.games.registry import entries

_LINE: Final = re.compile(
    r"Robobid (?P<game>\w+) (?P<word>[A-Za-z0-9-]{1,20})"
    r" · (?P<place>\d)/(?P<seats>\d) · (?P<points>-?\d{1,4})(?: · (?P<name>.{1,40}))?"
)


class Result(NamedTuple):
    """A place among so many, and the points; perhaps whose they are."""

    deal: Deal
    place: int
    seats: int
    points: int
    name: str = ""

    @property
    def line(self) -> str:
        """The result as it is shared, in every language.

        >>> Result(Deal("fzzzt", "2026-11-17"), 2, 4, 31, "Ann").line
        'Robobid fzzzt 2026-11-17 · 2/4 · 31 · Ann'
        """
        game, word = self.deal
        whose = f" · {self.name}" if self.name else ""
        return (
            f"Robobid {game} {word} · {self.place}/{self.seats} · {self.points}{whose}"
        )

    @property
    def rank(self) -> tuple[int, int]:
        """The better, the smaller: places count, and then points."""
        return self.place, -self.points


def read_result(line: str) -> Result:
    """A result that somebody shared; anything else is refused.

    >>> read_result("Robobid fzzzt 2026-11-17 · 2/4 · 31 · Ann").points
    31
    """
    found = _LINE.fullmatch(line.strip())
    if not found or found["game"] not in [entry.name for entry in entries()]:
        raise Unreadable(
            "not_a_result",
            f"{line[:80]!r} is no result of a deal, such as "
            "'Robobid fzzzt 2026-11-17 · 2/4 · 31'",
            found=line[:80],
        )
    return Result(
        Deal(found["game"], found["word"]),
        int(found["place"]),
        int(found["seats"]),
        int(found["points"]),
        found["name"] or "",
    )


def result_of(record: Record[Any], seat: int, name: str = "") -> Result | None:
    """How a seat ended a deal; none if it is no deal, or not over."""
    deal = deal_of(record)
    if deal is None or not record.is_over:
        return None
    standings = record.game.standings(record.table)
    _, points, place = standings[seat]
    return Result(deal, place, len(standings), points, name)


def compared(results: Iterable[Result]) -> list[tuple[int, Result]]:
    """Results on one deal with their ranks, the best first; equal ones share theirs."""
    ordered = sorted(results, key=lambda result: result.rank)
    return [
        (1 + sum(other.rank < each.rank for other in ordered), each) for each in ordered
    ]
