"""How much time people have, whom others remind, and who may find a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select, update

from robobid.server.storage.database import Database
from robobid.server.storage.leaving import settle
from robobid.server.storage.rows import Listed
from robobid.server.storage.schema import SEATS, TABLES


class Pace:
    """Deadlines and reminders."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def set_terms(self, code: str, seconds: int | None, listed: Listed | None) -> None:
        """How many seconds each move may take, and for what the table is listed.

        With another pace, the time of whoever is to act begins anew.
        """
        with self._database.engine.begin() as connection:
            here = TABLES.c.code == code
            before = connection.scalar(select(TABLES.c.seconds).where(here))
            if seconds != before:
                all_seats = update(SEATS).where(SEATS.c.code == code)
                connection.execute(all_seats.values(due=None))
            changed = update(TABLES).where(here)
            connection.execute(changed.values(seconds=seconds, listed=listed))
            self._database.notify(connection, code)

    def set_due(self, code: str, due: Mapping[int, float | None]) -> None:
        """Until when some seats have time; none is for ever."""
        with self._database.engine.begin() as connection:
            for seat, until in due.items():
                self._change(connection, code, seat, due=until)
            self._database.notify(connection, code)

    def end_time(self, code: str, seat: int, bot: str, now: float) -> bool:
        """A bot plays for a seat whose time is over; false if it is not."""
        with self._database.engine.begin() as connection:
            asked = select(SEATS.c.due).where(
                SEATS.c.code == code, SEATS.c.seat == seat
            )
            due = connection.scalar(asked)
            if due is None or due > now:
                return False
            self._change(connection, code, seat, stand_in=bot, votes="", due=None)
            settle(self._database, connection, code)
            return True

    def nudge(self, code: str, seat: int, now: float, pause: float) -> bool:
        """Remind who sits there; false if that was done a moment ago."""
        with self._database.engine.begin() as connection:
            long_ago = SEATS.c.nudged.is_(None) | (SEATS.c.nudged < now - pause)
            nudged = connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.seat == seat, long_ago)
                .values(nudged=now)
            )
            self._database.notify(connection, code)
            return nudged.rowcount == 1

    def _change(
        self, connection: Connection, code: str, seat: int, **values: Any
    ) -> None:
        here = (SEATS.c.code == code) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(here).values(values))
