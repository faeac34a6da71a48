"""Rows of the database as plain values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection, Row, select

from robobid.app.hosting.rows import (
    Answer,
    Head,
    Kind,
    Said,
    Seat,
    StoredMove,
    Why,
)
from robobid.app.server.storage.schema import (
    FILES,
    MOVES,
    OWNERS,
    SEATS,
    SPECTATOR,
    TABLES,
    TALK,
)


def heads_of(connection: Connection, codes: Sequence[str]) -> list[Head]:
    """The tables with some codes, in that order; unknown ones are left out."""
    found = connection.execute(select(TABLES).where(TABLES.c.code.in_(codes)))
    rows = {row.code: row for row in found}
    owners: dict[tuple[str, int], set[str]] = {}
    for row in connection.execute(select(OWNERS).where(OWNERS.c.code.in_(codes))):
        owners.setdefault((row.code, row.seat), set()).add(row.browser)
    seats: dict[str, list[Seat]] = {}
    seated = select(SEATS).where(SEATS.c.code.in_(codes)).order_by(SEATS.c.seat)
    for row in connection.execute(seated):
        own = frozenset(owners.get((row.code, row.seat), ()))
        kind = cast(Kind, row.kind)
        votes = tuple(map(int, row.votes.split()))
        seat = Seat(
            row.seat,
            kind,
            row.name,
            row.bot,
            row.link,
            own,
            row.stand_in,
            votes,
            row.due,
            row.nudged,
            row.points,
            row.place,
            row.standing,
            row.bank,
            row.asked,
            row.late,
            row.once,
            row.pause,
        )
        seats.setdefault(row.code, []).append(seat)
    return [_head(rows[code], seats.get(code, [])) for code in codes if code in rows]


def seat_claimed_by(
    connection: Connection, code: str, link: str, browser: str
) -> int | None:
    """The seat that a browser has by a link that is spent."""
    of_seat = (OWNERS.c.code == SEATS.c.code) & (OWNERS.c.seat == SEATS.c.seat)
    found = (
        select(SEATS.c.seat)
        .join(OWNERS, of_seat)
        .where(SEATS.c.code == code, SEATS.c.spent == link)
        .where(OWNERS.c.browser == browser)
    )
    return connection.scalar(found)


def moves_of(connection: Connection, code: str, first: int) -> tuple[StoredMove, ...]:
    """The moves of a table from a number on."""
    found = select(MOVES).where(MOVES.c.code == code, MOVES.c.number >= first)
    return tuple(
        StoredMove(
            row.number,
            row.seat,
            tuple(row.moves.split("\n")),
            row.sent_as,
            _answer(row.answered),
        )
        for row in connection.execute(found.order_by(MOVES.c.number))
    )


def files_of(connection: Connection, code: str) -> dict[str, str]:
    """The tags that hold a table's files; most have none."""
    found = connection.scalar(select(FILES.c.tags).where(FILES.c.code == code))
    files: dict[str, str] = json.loads(found) if found else {}
    return files


def _answer(text: str | None) -> Answer | None:
    why, _, bot = (text or "").partition(" ")
    return Answer(cast(Why, why), bot) if bot else None


def talk_of(connection: Connection, code: str, after: int) -> tuple[Said, ...]:
    """What was said at a table after a number."""
    found = select(TALK).where(TALK.c.code == code, TALK.c.number > after)
    return tuple(
        Said(row.number, None if row.seat == SPECTATOR else row.seat, row.said, row.at)
        for row in connection.execute(found.order_by(TALK.c.number))
    )


def _head(row: Row[Any], seats: Sequence[Seat]) -> Head:
    values = row._asdict() | {
        "tags": json.loads(row.tags),
        "to_act": tuple(map(int, row.to_act.split())),
        "seats": tuple(seats),
    }
    return Head(**values)
