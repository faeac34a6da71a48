"""The lobby: who shall sit where, until the game begins."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, select, update

from robobid.app.hosting.rows import After, Seat, StoredMove, numbers
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.departures import settle
from robobid.app.server.storage.schema import MOVES, SEATS, TABLES
from robobid.app.server.storage.tables import move_row

Opening = tuple[StoredMove, After]
"""The luck before anybody chooses, and what the table is like then."""


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

    def begin(self, code: str, bot: str | None, opening: Opening | None) -> None:
        """Begin the game; a bot, if there is one, sits in for who has not come.

        The opening is dealt now; a table of an older version has one already.
        """
        with self._database.engine.begin() as connection:
            if not self._is_waiting(connection, code):
                return  # somebody was quicker
            here = TABLES.c.code == code
            begun: dict[str, Any] = {"is_waiting": False, "moved": time.time()}
            if opening is not None:
                move, after = opening
                self._database.insert(connection, MOVES, move_row(code, move))
                begun |= {"to_act": numbers(after.to_act), "round": after.round}
                begun |= {"is_over": not after.to_act}
            connection.execute(update(TABLES).where(here).values(begun))
            if bot is not None:
                empty = (SEATS.c.code == code) & SEATS.c.link.is_not(None)
                connection.execute(update(SEATS).where(empty).values(stand_in=bot))
            settle(self._database, connection, code)

    def _is_waiting(self, connection: Connection, code: str) -> bool:
        asked = select(TABLES.c.is_waiting).where(TABLES.c.code == code)
        return bool(connection.scalar(asked))
