"""What belongs to one person: results of their games, and their devices."""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy import delete, select, update

from robobid.server.storage.database import Database
from robobid.server.storage.rows import Result
from robobid.server.storage.schema import DEVICE_LINKS, OWNERS, SEATS, TABLES


class Mine:
    """Results and devices."""

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

    def add_device_link(self, hashed: str, sealed: str, expires: float) -> None:
        """Keep what a link opens; old ones are forgotten."""
        row = {"hash": hashed, "sealed": sealed, "expires": expires}
        gone = DEVICE_LINKS.c.expires < time.time()
        with self._database.engine.begin() as connection:
            connection.execute(delete(DEVICE_LINKS).where(gone))
            self._database.insert(connection, DEVICE_LINKS, row)

    def use_device_link(self, hashed: str) -> str | None:
        """What a link opens, once."""
        here = DEVICE_LINKS.c.hash == hashed
        with self._database.engine.begin() as connection:
            found = connection.execute(select(DEVICE_LINKS).where(here)).first()
            if found is None or found.expires < time.time():
                return None
            if not connection.execute(delete(DEVICE_LINKS).where(here)).rowcount:
                return None
            sealed: str = found.sealed
            return sealed

    def move(self, before: str, now: str) -> None:
        """Everything of one browser belongs to another from now on."""
        owned = select(OWNERS.c.code, OWNERS.c.seat).where(OWNERS.c.browser == before)
        with self._database.engine.begin() as connection:
            for code, seat in connection.execute(owned).all():
                row = {"code": code, "seat": seat, "browser": now}
                self._database.insert(connection, OWNERS, row)
                self._database.notify(connection, code)
            connection.execute(delete(OWNERS).where(OWNERS.c.browser == before))
            hosted = update(TABLES).where(TABLES.c.creator == before)
            connection.execute(hosted.values(creator=now))
