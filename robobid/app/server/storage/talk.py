"""Table talk: what was said, as far back as a newcomer is shown."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select

from robobid.app.hosting.rows import Said
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import SPECTATOR, TALK


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
                    self._forget_all_but(connection, code, seat is None, kept)
                    self._database.note_change(connection, code)
                    self._database.notify(connection, code)
                    return line

    def keep_lines(self, code: str, lines: Sequence[Said]) -> None:
        """Keep lines that were said elsewhere, instead of all that is kept."""
        with self._database.engine.begin() as connection:
            connection.execute(delete(TALK).where(TALK.c.code == code))
            for line in lines:
                row = {"code": code, **line._asdict()}
                row["seat"] = SPECTATOR if line.seat is None else line.seat
                self._database.insert(connection, TALK, row)

    def _forget_all_but(
        self, connection: Connection, code: str, is_spectator: bool, kept: int
    ) -> None:
        """Keep the latest of those who play apart from those who look on."""
        looks_on = TALK.c.seat == SPECTATOR
        alike = (TALK.c.code == code) & (looks_on if is_spectator else ~looks_on)
        latest = select(TALK.c.number).where(alike).order_by(TALK.c.number.desc())
        oldest = connection.scalar(latest.offset(kept - 1).limit(1))
        if oldest is not None:
            connection.execute(delete(TALK).where(alike & (TALK.c.number < oldest)))
