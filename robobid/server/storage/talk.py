"""Table talk: what was said, as far back as a newcomer is shown."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, select

from robobid.server.storage.database import Database
from robobid.server.storage.rows import Said
from robobid.server.storage.schema import SPECTATOR, TALK


class Talk:
    """What people said at the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def say(self, code: str, seat: int | None, said: str, kept: int) -> Said:
        """Store a line of talk under the next number, and forget all but the latest."""
        highest = select(func.coalesce(func.max(TALK.c.number), 0)).where(
            TALK.c.code == code
        )
        while True:
            with self._database.engine.begin() as connection:
                number = (connection.scalar(highest) or 0) + 1
                line = Said(number, seat, said, time.time())
                row = {"code": code, **line._asdict()}
                row["seat"] = SPECTATOR if seat is None else seat
                if self._database.insert(connection, TALK, row):
                    old = (TALK.c.code == code) & (TALK.c.number <= number - kept)
                    connection.execute(delete(TALK).where(old))
                    self._database.note_change(connection, code)
                    self._database.notify(connection, code)
                    return line
