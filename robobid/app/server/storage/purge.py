"""Old tables are forgotten, so that a database does not grow for ever."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from robobid.app.server.storage.schema import (
    ANALYSES,
    ASKED,
    BESIDE,
    FILES,
    HOOKS,
    JUDGED,
    MOVES,
    NOTES,
    NOTICES,
    OUTBOX,
    OWNERS,
    PERSONAL_LINKS,
    SEATS,
    SET_ASIDE,
    TABLES,
    TALK,
    TOLD,
)

_AT_ONCE: Final = 200
"""Tables that go in one transaction, so that nobody waits for long."""
_PARTS: Final = (
    JUDGED,
    ANALYSES,
    NOTES,
    OUTBOX,
    NOTICES,
    ASKED,
    TOLD,
    HOOKS,
    BESIDE,
    PERSONAL_LINKS,
    TALK,
    MOVES,
    SET_ASIDE,
    FILES,
    OWNERS,
    SEATS,
)


def mark(
    connection: Connection,
    finished_before: float,
    abandoned_before: float,
    now: float,
) -> int:
    """Mark the tables that ended, or were left alone, before some times; how many?

    Whoever comes back to one, or a clock that was ahead, takes the mark away.
    """
    is_old = _is_old(finished_before, abandoned_before)
    marked = TABLES.c.marked
    spoilt = marked.is_not(None) & (~is_old | (marked > now))
    connection.execute(update(TABLES).where(spoilt).values(marked=None))
    fresh = update(TABLES).where(is_old, marked.is_(None)).values(marked=now)
    return connection.execute(fresh).rowcount


def _is_old(finished_before: float, abandoned_before: float) -> ColumnElement[bool]:
    over = TABLES.c.is_over
    return (over & (TABLES.c.changed < finished_before)) | (
        ~over & (TABLES.c.changed < abandoned_before)
    )


def purge(
    connection: Connection,
    finished_before: float,
    abandoned_before: float,
    marked_before: float,
    spared: Collection[str],
) -> list[str]:
    """Forget some old tables that have been marked long enough.

    Gives their codes; none means that there are no more. A table that somebody is
    just changing is left for the next time.
    """
    is_old = _is_old(finished_before, abandoned_before)
    is_old &= TABLES.c.marked <= marked_before
    found = (
        select(TABLES.c.code)
        .where(is_old, TABLES.c.code.not_in(spared))
        .order_by(TABLES.c.changed)
        .limit(_AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    codes = list(connection.scalars(found))
    if codes:
        forget(connection, codes)
    return codes


def forget(connection: Connection, codes: Collection[str]) -> None:
    """Forget tables with all their parts."""
    for part in _PARTS:
        connection.execute(delete(part).where(part.c.code.in_(codes)))
    followed = TABLES.c.rematch.in_(codes)
    connection.execute(update(TABLES).where(followed).values(rematch=None))
    connection.execute(delete(TABLES).where(TABLES.c.code.in_(codes)))
