"""What belongs to one person: results of their games, and all that they own."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select, update

from robobid.app.hosting.rows import Result
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import OWNERS, SEATS, TABLES


class Mine:
    """Results of games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note_results(self, code: str, results: Iterable[Result]) -> None:
        """Note how each seat of a finished game ended."""
        with self._database.engine.begin() as connection:
            for seat, points, place in results:
                here = (SEATS.c.code == code) & (SEATS.c.seat == seat)
                ended = {"points": points, "place": place}
                connection.execute(update(SEATS).where(here).values(ended))
            self._database.notify(connection, code)


def move_all(
    database: Database, connection: Connection, before: str, now: str, *, share: bool
) -> None:
    """The tables of one person belong to another from now on; or to both."""
    owned = select(OWNERS.c.code, OWNERS.c.seat).where(OWNERS.c.browser == before)
    for code, seat in connection.execute(owned).all():
        row = {"code": code, "seat": seat, "browser": now}
        database.insert(connection, OWNERS, row)
        database.notify(connection, code)
    if not share:
        connection.execute(delete(OWNERS).where(OWNERS.c.browser == before))
        hosted = update(TABLES).where(TABLES.c.creator == before)
        connection.execute(hosted.values(creator=now))
