"""Who leaves a table, for whom a bot plays meanwhile, and tables nobody wants."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, update

from robobid.app.hosting.rows import numbers
from robobid.app.server.storage.beside import forget_beside
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.purge import forget
from robobid.app.server.storage.schema import OWNERS, SEATS, TABLES
from robobid.app.server.storage.values import heads_of

FRESH: Final = {"votes": "", "due": None, "asked": None, "late": None, "once": False}
"""What is forgotten of a seat when somebody else plays there: its time begins anew."""


class Leaving:
    """Seats that people give up, for a while or for good."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def stand_in(self, code: str, seat: int, bot: str | None) -> None:
        """Let a bot play for a person, or nobody any more; votes begin anew."""
        with self._database.engine.begin() as connection:
            self._change(connection, code, seat, {"stand_in": bot, **FRESH})
            settle(self._database, connection, code)

    def vote(self, code: str, seat: int, voters: tuple[int, ...]) -> None:
        """Note who wants a bot to play for a seat."""
        with self._database.engine.begin() as connection:
            self._change(connection, code, seat, {"votes": numbers(voters)})
            settle(self._database, connection, code)

    def leave(self, code: str, browser: str, bot: str | None) -> bool:
        """Give a browser's seats up; whoever is left is the host then.

        A bot plays on in seats that nobody has any more. Gives whether the table
        was forgotten, since nobody is left at it.
        """
        with self._database.engine.begin() as connection:
            head = next(iter(heads_of(connection, [code])), None)
            if head is None:
                return True
            mine = [seat.seat for seat in head.seats if browser in seat.owners]
            others = head.others(browser)
            if not others:
                forget(connection, [code])
                self._database.notify(connection, code)
                return True
            # Other devices of the same person go with it.
            given_up = (OWNERS.c.code == code) & OWNERS.c.seat.in_(mine)
            connection.execute(delete(OWNERS).where(given_up))
            forget_beside(connection, code, mine)
            for seat in mine:
                gone = {"stand_in": bot, "standing": None, **FRESH}
                self._change(connection, code, seat, gone)
            if head.creator == browser:
                heir = TABLES.c.code == code
                connection.execute(update(TABLES).where(heir).values(creator=others[0]))
            settle(self._database, connection, code)
            return False

    def _change(
        self, connection: Connection, code: str, seat: int, values: dict[str, Any]
    ) -> None:
        here = (SEATS.c.code == code) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(here).values(values))


def settle(database: Database, connection: Connection, code: str) -> None:
    """Note whether a bot is to act now, and tell the other servers."""
    for head in heads_of(connection, [code]):
        here = update(TABLES).where(TABLES.c.code == code)
        connection.execute(here.values(is_due=head.waits_for_bot))
    database.note_change(connection, code)
    database.notify(connection, code)
