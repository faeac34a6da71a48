"""What people have solved, learnt and played of the deals: by their browsers."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, delete, func, select, update

from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import PROGRESS


class Progress:
    """Puzzles, scenes and deals, each with what came out the first time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def merge(
        self,
        browser: str,
        found: Mapping[str, str],
        forgotten: Iterable[str] = (),
        most: int = 5000,
    ) -> dict[str, str]:
        """Forget all that begins so, then keep what is new; gives all that there is.

        What is there already stays: the first try counts. No more than so many things
        are kept of a browser.
        """
        now, mine = time.time(), PROGRESS.c.browser == browser
        with self._database.engine.begin() as connection:
            for prefix in forgotten:
                begins = PROGRESS.c.what.startswith(prefix, autoescape=True)
                connection.execute(delete(PROGRESS).where(mine & begins))
            count = select(func.count()).where(mine)
            room = most - (connection.scalar(count) or 0)
            for what, outcome in [*found.items()][: max(0, room)]:
                _insert(self._database, connection, browser, what, outcome, now)
            connection.execute(update(PROGRESS).where(mine).values(seen=now))
            rows = connection.execute(select(PROGRESS).where(mine))
            return {row.what: row.outcome for row in rows}

    def purge(self, seen_before: float) -> None:
        """Forget those whose browsers have not come back for long."""
        with self._database.engine.begin() as connection:
            old = PROGRESS.c.seen < seen_before
            connection.execute(delete(PROGRESS).where(old))


def move_progress(
    database: Database, connection: Connection, before: str, now: str
) -> None:
    """What one person has done belongs to another; the earlier try counts."""
    found = select(PROGRESS).where(PROGRESS.c.browser == before)
    for row in connection.execute(found).all():
        later = (
            (PROGRESS.c.browser == now)
            & (PROGRESS.c.what == row.what)
            & (PROGRESS.c.first > row.first)
        )
        connection.execute(delete(PROGRESS).where(later))
        _insert(database, connection, now, row.what, row.outcome, row.first)
    connection.execute(delete(PROGRESS).where(PROGRESS.c.browser == before))


def _insert(
    database: Database,
    connection: Connection,
    browser: str,
    what: str,
    outcome: str,
    at: float,
) -> None:
    row = {
        "browser": browser,
        "what": what,
        "outcome": outcome,
        "first": at,
        "seen": time.time(),
    }
    database.insert(connection, PROGRESS, row)
