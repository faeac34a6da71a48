"""Old tables are forgotten, so that a database does not grow for ever."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, select, update

from robobid.server.storage.schema import (
    ANALYSES,
    FILES,
    JUDGED,
    MOVES,
    NOTES,
    OWNERS,
    PERSONAL_LINKS,
    SEATS,
    TABLES,
    TALK,
)

_AT_ONCE: Final = 200
"""Tables that go in one transaction, so that nobody waits for long."""
_PARTS: Final = (
    JUDGED,
    ANALYSES,
    NOTES,
    PERSONAL_LINKS,
    TALK,
    MOVES,
    FILES,
    OWNERS,
    SEATS,
)


def purge(
    connection: Connection,
    finished_before: float,
    abandoned_before: float,
    spared: Collection[str],
) -> list[str]:
    """Forget some tables that ended, or were left alone, before some times.

    Gives their codes; none means that there are no more. A table that somebody is
    just changing is left for the next time.
    """
    over = TABLES.c.is_over
    is_old = (over & (TABLES.c.changed < finished_before)) | (
        ~over & (TABLES.c.changed < abandoned_before)
    )
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
