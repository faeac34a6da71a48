"""All questions to the database, and all changes: one small interface.

Every method is one transaction. It blocks: the server calls it from threads.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Iterable, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Engine, bindparam, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from robobid.server.storage.purging import purge
from robobid.server.storage.questions import Questions
from robobid.server.storage.rows import Append, Head, Said, Seat, Step
from robobid.server.storage.schema import (
    METADATA,
    OWNERS,
    PERSONAL_LINKS,
    SEATS,
    SPECTATOR,
    STEPS,
    TABLES,
    TALK,
)

CHANNEL = "robobid"
_ADVANCE = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("its_code"))
    .values(
        is_over=bindparam("is_over"),
        is_due=bindparam("is_due"),
        to_act=bindparam("to_act"),
        round=bindparam("round"),
    )
)
_CHANGE = _ADVANCE.values(changed=bindparam("changed"))
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Store(Questions):
    """The tables of all rooms."""

    def __init__(self, engine: Engine, server: str) -> None:
        super().__init__(engine)
        self.server = server
        self.is_shared = engine.dialect.name == "postgresql"
        """May other servers use the same database?"""
        insert = postgresql.insert if self.is_shared else sqlite.insert
        # Without the option PostgreSQL's driver may not say how many rows it made.
        self._inserts = {
            table.name: insert(table)
            .on_conflict_do_nothing()
            .execution_options(preserve_rowcount=True)
            for table in METADATA.sorted_tables
        }

    # -- changes ------------------------------------------------------------------

    def create(self, head: Head, opening: Step, follows: str | None = None) -> bool:
        """Store a new table with its opening; false if its code is taken.

        If it follows another table, it is noted there; if that has been followed
        already, nothing is stored.
        """
        with self.engine.begin() as connection:
            row = head._asdict() | {
                "tags": json.dumps(dict(head.tags)),
                "to_act": _numbers(head.to_act),
            }
            del row["seats"]
            if not self._insert(connection, TABLES, row):
                return False
            self._add_seats(connection, head.code, head.seats)
            self._insert(connection, STEPS, _step_row(head.code, opening))
            if follows is None or self._note_rematch(connection, follows, head.code):
                return True
            connection.rollback()
            return False

    def append(self, appends: Sequence[Append]) -> list[bool]:
        """Store steps, each under its number; false where the number is taken.

        Two servers that store the same steps do so in the same order, so that none
        waits for the other while being waited for.
        """
        now = time.time()
        order = sorted(
            range(len(appends)), key=lambda at: (appends[at].code, appends[at].step)
        )
        stored = [False] * len(appends)
        with self.engine.begin() as connection:
            for at in order:
                code, step, to_act, is_due, number, is_public = appends[at]
                if self._insert(connection, STEPS, _step_row(code, step)):
                    stored[at] = True
                    changes = {
                        "its_code": code,
                        "is_over": not to_act,
                        "is_due": is_due,
                        "to_act": _numbers(to_act),
                        "round": number,
                    }
                    if is_public:
                        connection.execute(_CHANGE, changes | {"changed": now})
                    else:
                        connection.execute(_ADVANCE, changes)
                    self._notify(connection, code)
        return stored

    def say(self, code: str, seat: int | None, said: str, kept: int) -> Said:
        """Store a line of talk under the next number, and forget all but the latest."""
        highest = select(func.coalesce(func.max(TALK.c.number), 0)).where(
            TALK.c.code == code
        )
        while True:
            with self.engine.begin() as connection:
                number = (connection.scalar(highest) or 0) + 1
                line = Said(number, seat, said, time.time())
                row = {"code": code, **line._asdict()}
                row["seat"] = SPECTATOR if seat is None else seat
                if self._insert(connection, TALK, row):
                    old = (TALK.c.code == code) & (TALK.c.number <= number - kept)
                    connection.execute(delete(TALK).where(old))
                    self._note_change(connection, code)
                    self._notify(connection, code)
                    return line

    def claim(self, code: str, link: str, browser: str, name: str) -> int | None:
        """Give the seat of a link to a browser; none if the link opens no seat.

        Whoever has the seat by this link already may ask again: the answer may have
        been lost on its way.
        """
        with self.engine.begin() as connection:
            found = select(SEATS.c.seat).where(
                SEATS.c.code == code, SEATS.c.link == link
            )
            seat = connection.scalar(found)
            if seat is None:
                return self._claimed(connection, code, link, browser)
            claimed = connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.link == link)
                .values(link=None, spent=link, **({"name": name} if name else {}))
            )
            if not claimed.rowcount:
                return self._claimed(connection, code, link, browser)
            self._own(connection, code, seat, browser)
            self._note_change(connection, code)
            self._notify(connection, code)
            return cast(int, seat)

    def _claimed(
        self, connection: Connection, code: str, link: str, browser: str
    ) -> int | None:
        """The seat that a browser has by a link that is spent."""
        found = (
            select(SEATS.c.seat)
            .join(
                OWNERS,
                (OWNERS.c.code == SEATS.c.code) & (OWNERS.c.seat == SEATS.c.seat),
            )
            .where(SEATS.c.code == code, SEATS.c.spent == link)
            .where(OWNERS.c.browser == browser)
        )
        return connection.scalar(found)

    def rename(self, code: str, seat: int, name: str) -> None:
        """Give a seat's player another name."""
        with self.engine.begin() as connection:
            connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.seat == seat)
                .values(name=name)
            )
            self._notify(connection, code)

    def add_personal_link(
        self, code: str, browser: str, hashed: str, expires: float, most: int
    ) -> None:
        """Remember a link by which another device gets a browser's seats.

        Of too many the oldest ends.
        """
        row = {"hash": hashed, "code": code, "browser": browser, "expires": expires}
        links = PERSONAL_LINKS.c
        mine = (
            select(links.hash)
            .where(links.code == code, links.browser == browser)
            .order_by(links.expires.desc())
        )
        with self.engine.begin() as connection:
            gone = links.expires < time.time()
            connection.execute(delete(PERSONAL_LINKS).where(gone))
            old = list(connection.scalars(mine))[most - 1 :]
            connection.execute(delete(PERSONAL_LINKS).where(links.hash.in_(old)))
            self._insert(connection, PERSONAL_LINKS, row)

    def use_personal_link(self, code: str, hashed: str, browser: str) -> bool:
        """Give a browser the seats of the one that made the link, which ends it."""
        here = (PERSONAL_LINKS.c.hash == hashed) & (PERSONAL_LINKS.c.code == code)
        with self.engine.begin() as connection:
            found = connection.execute(select(PERSONAL_LINKS).where(here)).first()
            if found is None or found.expires < time.time():
                return False
            if not connection.execute(delete(PERSONAL_LINKS).where(here)).rowcount:
                return False
            seats = select(OWNERS.c.seat).where(
                OWNERS.c.code == code, OWNERS.c.browser == found.browser
            )
            for seat in list(connection.scalars(seats)):
                self._own(connection, code, seat, browser)
            self._notify(connection, code)
            return True

    def purge(
        self,
        finished_before: float,
        abandoned_before: float,
        spared: Collection[str] = (),
    ) -> list[str]:
        """Forget some old tables; see `purging`."""
        with self.engine.begin() as connection:
            codes = purge(connection, finished_before, abandoned_before, spared)
            for code in codes:
                self._notify(connection, code)
            return codes

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()

    # -- rows ---------------------------------------------------------------------

    def _add_seats(
        self, connection: Connection, code: str, seats: Iterable[Seat]
    ) -> None:
        for seat in seats:
            row = {"code": code, **seat._asdict()}
            owners = row.pop("owners")
            self._insert(connection, SEATS, row)
            for browser in owners:
                self._own(connection, code, seat.seat, browser)

    def _note_rematch(self, connection: Connection, code: str, rematch: str) -> bool:
        """Note the table that follows; false if there is one already."""
        noted = connection.execute(
            update(TABLES)
            .where(TABLES.c.code == code, TABLES.c.rematch.is_(None))
            .values(rematch=rematch)
        )
        self._notify(connection, code)
        return noted.rowcount == 1

    def _own(self, connection: Connection, code: str, seat: int, browser: str) -> None:
        row = {"code": code, "seat": seat, "browser": browser}
        self._insert(connection, OWNERS, row)

    def _insert(self, connection: Connection, table: Any, row: dict[str, Any]) -> bool:
        """Insert a row; false if one with such a key is there already."""
        made = connection.execute(self._inserts[table.name], row)
        return made.rowcount == 1

    def _note_change(self, connection: Connection, code: str) -> None:
        """Somebody is at the table: it is not abandoned."""
        connection.execute(
            update(TABLES).where(TABLES.c.code == code).values(changed=time.time())
        )

    def _notify(self, connection: Connection, code: str) -> None:
        """Tell the other servers, once the transaction is done."""
        if self.is_shared:
            connection.execute(
                _NOTIFY,
                {"channel": CHANNEL, "payload": f"{self.server} {code}"},
            )


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _step_row(code: str, step: Step) -> dict[str, Any]:
    return {"code": code, **step._asdict(), "moves": "\n".join(step.moves)}
