"""The lobby: who shall sit where, until the game begins."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from robobid.server.storage.database import Database
from robobid.server.storage.leaving import settle
from robobid.server.storage.rows import Seat
from robobid.server.storage.schema import SEATS, TABLES


class Lobby:
    """Tables whose game has not begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def seat(self, code: str, seat: Seat) -> bool:
        """Have another bot, or a friend, in a seat; false if it was too late for it."""
        with self._database.engine.begin() as connection:
            if not self._is_waiting(connection, code):
                return False
            changed = connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.seat == seat.seat)
                # A friend who sits down at this moment keeps the seat.
                .where((SEATS.c.kind == "bot") | SEATS.c.link.is_not(None))
                .values(
                    kind=seat.kind,
                    name=seat.name,
                    bot=seat.bot,
                    link=seat.link,
                    spent=None,
                )
            )
            settle(self._database, connection, code)
            return changed.rowcount == 1

    def begin(self, code: str, bot: str | None) -> None:
        """Begin the game; a bot, if there is one, sits in for who has not come."""
        with self._database.engine.begin() as connection:
            here = TABLES.c.code == code
            connection.execute(update(TABLES).where(here).values(is_waiting=False))
            if bot is not None:
                empty = (SEATS.c.code == code) & SEATS.c.link.is_not(None)
                connection.execute(update(SEATS).where(empty).values(stand_in=bot))
            settle(self._database, connection, code)

    def _is_waiting(self, connection: Connection, code: str) -> bool:
        asked = select(TABLES.c.is_waiting).where(TABLES.c.code == code)
        return bool(connection.scalar(asked))
