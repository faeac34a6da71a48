"""What there is to tell of a table: whose turn it is, who came or left, and the end.

All of it is public: a notice says what everybody may know who looks at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from robobid.app.hosting.rows import Head, Seat

Kind = Literal["joined", "left", "turn", "over"]
RANKS: Final[tuple[Kind, ...]] = ("joined", "left", "turn", "over")
"""What matters less first: until a notice is seen, only a higher one replaces it."""
NOBODY: Final = -1
"""The seat of what is nobody's."""


class Told(NamedTuple):
    """What people have been told of a table, whether or not they have looked at it."""

    seated: frozenset[int] | None
    """The seats that people have; none if nobody has noted them yet."""
    asked: frozenset[int]
    """The seats whose players know that it is their turn."""
    is_over: bool


class News(NamedTuple):
    """Something to tell of a table."""

    kind: Kind
    seat: int
    """Whose turn it is, or who came or left."""
    people: frozenset[str]
    """Whom it concerns."""


def news_of(
    head: Head, told: Told, ordered: frozenset[int] | None = frozenset()
) -> list[News]:
    """What is new at a table since somebody was told something of it.

    The turns of seats that are `ordered` are played by their orders at once. Where that
    is not known (none), whoever left an order is told later: its table is looked at
    again when the order was asked.
    """
    turns = [
        news
        for news in _turns(head, told)
        if head.seats[news.seat].standing is None
        or (ordered is not None and news.seat not in ordered)
    ]
    return [*_comings(head, told), *turns, *_end(head, told)]


def seated_at(head: Head) -> frozenset[int]:
    """The seats that people have."""
    return frozenset(seat.seat for seat in head.seats if seat.owners)


def is_waited_for(head: Head, seat: Seat) -> bool:
    """Do other people wait for whoever sits there?"""
    return (
        seat.seat in head.to_act
        and not (head.is_waiting or head.is_over or head.is_stopped)
        and not seat.is_automatic
        and bool(_people(head) - seat.owners)
        and bool(seat.owners)
    )


def outranks(kind: Kind, before: str | None) -> bool:
    """Is something told though what was told before has not been seen?"""
    return before not in RANKS or RANKS.index(kind) > RANKS.index(before)


def _turns(head: Head, told: Told) -> Iterator[News]:
    for seat in head.seats:
        if seat.seat not in told.asked and is_waited_for(head, seat):
            yield News("turn", seat.seat, seat.owners)


def _comings(head: Head, told: Told) -> Iterator[News]:
    if told.seated is None or head.is_over:
        return
    now = seated_at(head)
    for seat in sorted(now ^ told.seated):
        others = _people(head) - head.seats[seat].owners
        yield News("joined" if seat in now else "left", seat, others)


def _end(head: Head, told: Told) -> Iterator[News]:
    people = _people(head)
    if head.is_over and not told.is_over and len(people) > 1:
        yield News("over", NOBODY, people)


def _people(head: Head) -> frozenset[str]:
    """Everybody who sits there, and who set the table up."""
    owners = frozenset[str]().union(*(seat.owners for seat in head.seats))
    return owners | {head.creator}
