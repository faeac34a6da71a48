"""Whose a seat is: claims by a friend's link or a personal one, and names."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import cast

from sqlalchemy import Connection, delete, select, update

from robobid.app.hosting.rows import Seat, numbers
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.departures import settle
from robobid.app.server.storage.schema import OWNERS, PERSONAL_LINKS, SEATS, TABLES
from robobid.app.server.storage.values import heads_of, seat_claimed_by


class Seats:
    """Who sits where, and by which link."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, connection: Connection, code: str, seats: Iterable[Seat]) -> None:
        """Store the seats of a new table."""
        for seat in seats:
            row = {"code": code, **seat._asdict(), "votes": numbers(seat.votes)}
            owners = row.pop("owners")
            self._database.insert(connection, SEATS, row)
            for browser in owners:
                self._own(connection, code, seat.seat, browser)

    def claim(
        self, code: str, link: str, browser: str, name: str, bot: str | None = None
    ) -> int | None:
        """Give the seat of a link to a browser; none if the link opens no seat.

        A bot that plays there over the network says what it is called. Whoever has the
        seat by this link already may ask again: the answer may have been lost on its
        way.
        """
        with self._database.engine.begin() as connection:
            found = select(SEATS.c.seat).where(
                SEATS.c.code == code, SEATS.c.link == link
            )
            seat = connection.scalar(found)
            if seat is None:
                return seat_claimed_by(connection, code, link, browser)
            claimed = connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.link == link)
                .values(
                    link=None,
                    spent=link,
                    stand_in=None,
                    votes="",
                    bot=bot,
                    **({"name": name} if name else {}),
                )
            )
            if not claimed.rowcount:
                return seat_claimed_by(connection, code, link, browser)
            self._own(connection, code, seat, browser)
            settle(self._database, connection, code)
            return cast(int, seat)

    def rename(self, code: str, seat: int, name: str) -> None:
        """Give a seat's player another name."""
        with self._database.engine.begin() as connection:
            connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.seat == seat)
                .values(name=name)
            )
            self._database.notify(connection, code)

    def give_order(self, code: str, seat: int, order: str | None) -> None:
        """Keep what shall be answered for a seat; the table has not changed by it."""
        with self._database.engine.begin() as connection:
            here = (SEATS.c.code == code) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(here).values(standing=order))
            for head in heads_of(connection, [code]):
                due = update(TABLES).where(TABLES.c.code == code)
                connection.execute(due.values(is_due=head.waits_for_bot))
            self._database.notify(connection, code)

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
        with self._database.engine.begin() as connection:
            gone = links.expires < time.time()
            connection.execute(delete(PERSONAL_LINKS).where(gone))
            old = list(connection.scalars(mine))[most - 1 :]
            connection.execute(delete(PERSONAL_LINKS).where(links.hash.in_(old)))
            self._database.insert(connection, PERSONAL_LINKS, row)

    def use_personal_link(self, code: str, hashed: str, browser: str) -> bool:
        """Give a browser the seats of the one that made the link, which ends it."""
        here = (PERSONAL_LINKS.c.hash == hashed) & (PERSONAL_LINKS.c.code == code)
        with self._database.engine.begin() as connection:
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
            self._database.notify(connection, code)
            return True

    def _own(self, connection: Connection, code: str, seat: int, browser: str) -> None:
        row = {"code": code, "seat": seat, "browser": browser}
        self._database.insert(connection, OWNERS, row)
