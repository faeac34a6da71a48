"""All questions to the database: each is asked on a connection of its own."""

from __future__ import annotations

import time

from sqlalchemy import func, select, union

from robobid.app.hosting.rows import Head, Stored, kept_talk
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import OWNERS, PERSONAL_LINKS, SEATS, TABLES
from robobid.app.server.storage.values import (
    files_of,
    heads_of,
    moves_of,
    seat_claimed_by,
    talk_of,
)


class Questions:
    """What can be asked about the tables of all rooms."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def ping(self) -> None:
        """Does the database answer?"""
        with self._database.engine.connect() as connection:
            connection.execute(select(TABLES.c.code).limit(1))

    def head(self, code: str) -> Head | None:
        """A table without its moves."""
        with self._database.engine.connect() as connection:
            return next(iter(heads_of(connection, [code])), None)

    def load(self, code: str, talk: int) -> Stored | None:
        """A table with all its moves and the last lines of talk."""
        with self._database.engine.connect() as connection:
            heads = heads_of(connection, [code])
            if not heads:
                return None
            return Stored(
                heads[0],
                moves_of(connection, code, 0),
                kept_talk(talk_of(connection, code, 0), talk),
                files_of(connection, code),
            )

    def files(self, code: str) -> dict[str, str]:
        """The tags that hold a table's files."""
        with self._database.engine.connect() as connection:
            return files_of(connection, code)

    def since(self, code: str, moves: int, talk: int) -> Stored | None:
        """A table with the moves from a number on, and what was said after another."""
        with self._database.engine.connect() as connection:
            heads = heads_of(connection, [code])
            if not heads:
                return None
            return Stored(
                heads[0],
                moves_of(connection, code, moves),
                talk_of(connection, code, talk),
            )

    def tables_of(self, browser: str, most: int) -> list[Head]:
        """The tables that a browser has a seat at or has set up, latest first."""
        seated = select(OWNERS.c.code).where(OWNERS.c.browser == browser)
        wanted = (
            select(TABLES.c.code)
            .where((TABLES.c.creator == browser) | TABLES.c.code.in_(seated))
            .order_by(TABLES.c.changed.desc(), TABLES.c.code)
            .limit(most)
        )
        with self._database.engine.connect() as connection:
            return heads_of(connection, list(connection.scalars(wanted)))

    def waiting_for(self, person: str) -> list[Head]:
        """The unfinished tables at which somebody sits and somebody is to act."""
        wanted = (
            select(TABLES.c.code)
            .join(OWNERS, OWNERS.c.code == TABLES.c.code)
            .where(OWNERS.c.browser == person, TABLES.c.to_act != "")
            .where(TABLES.c.is_over.is_(False), TABLES.c.is_stopped.is_(False))
            .distinct()
        )
        with self._database.engine.connect() as connection:
            return heads_of(connection, list(connection.scalars(wanted)))

    def open_tables(self, browser: str) -> int:
        """How many unfinished tables a browser has set up."""
        asked = select(func.count()).where(
            TABLES.c.creator == browser,
            TABLES.c.is_over.is_(False),
            TABLES.c.is_stopped.is_(False),
        )
        with self._database.engine.connect() as connection:
            return connection.scalar(asked) or 0

    def seat_claimed_by(self, code: str, link: str, browser: str) -> int | None:
        """The seat that a browser has by a link that is spent."""
        with self._database.engine.connect() as connection:
            return seat_claimed_by(connection, code, link, browser)

    def has_personal_link(self, code: str, hashed: str) -> bool:
        """Can seats be claimed by a personal link, from another device?"""
        asked = select(PERSONAL_LINKS.c.expires).where(
            PERSONAL_LINKS.c.code == code, PERSONAL_LINKS.c.hash == hashed
        )
        with self._database.engine.connect() as connection:
            expires = connection.scalar(asked)
        return expires is not None and expires > time.time()

    def overdue(self, now: float) -> list[str]:
        """The tables at which somebody's time is over, or was never set.

        A server may have died before it could do that.
        """
        timed = select(SEATS.c.code).where(SEATS.c.asked.is_not(None))
        forgotten = select(TABLES.c.code).where(
            TABLES.c.seconds.is_not(None) | TABLES.c.bank.is_not(None),
            TABLES.c.paused.is_(None) | (TABLES.c.paused <= now),
            TABLES.c.is_over.is_(False),
            TABLES.c.is_waiting.is_(False),
            TABLES.c.is_due.is_(False),
            TABLES.c.code.not_in(timed),
        )
        late = select(SEATS.c.code).where(SEATS.c.due < now)
        stopped = select(TABLES.c.code).where(TABLES.c.is_stopped.is_(True))
        found = union(
            late.where(SEATS.c.code.not_in(stopped)),
            forgotten.where(TABLES.c.is_stopped.is_(False)),
        )
        with self._database.engine.connect() as connection:
            return list(connection.scalars(found))

    def listed(self, since: float, most: int) -> list[Head]:
        """The unfinished tables that everybody may find, latest first."""
        found = (
            select(TABLES.c.code)
            .where(TABLES.c.listed.is_not(None), TABLES.c.is_over.is_(False))
            .where(TABLES.c.changed > since, TABLES.c.is_stopped.is_(False))
            .order_by(TABLES.c.changed.desc(), TABLES.c.code)
            .limit(most)
        )
        with self._database.engine.connect() as connection:
            return heads_of(connection, list(connection.scalars(found)))

    def counts(self) -> tuple[int, int]:
        """How many tables are unfinished, and how many are over."""
        asked = select(TABLES.c.is_over, func.count()).group_by(TABLES.c.is_over)
        with self._database.engine.connect() as connection:
            found = {row[0]: row[1] for row in connection.execute(asked)}
        return found.get(False, 0), found.get(True, 0)

    def stopped(self) -> int:
        """How many tables were stopped."""
        asked = select(func.count()).where(TABLES.c.is_stopped.is_(True))
        with self._database.engine.connect() as connection:
            return connection.scalar(asked) or 0

    def due(self, settled: float | None = None) -> list[str]:
        """The tables at which a bot or robot is to act, and since before some time."""
        found = select(TABLES.c.code).where(
            TABLES.c.is_due.is_(True), TABLES.c.is_stopped.is_(False)
        )
        if settled is not None:
            found = found.where(TABLES.c.changed < settled)
        with self._database.engine.connect() as connection:
            return list(connection.scalars(found.order_by(TABLES.c.changed)))
