"""Devices: whose each one is, and the links by which one more becomes somebody's.

A device is known by the hash of its own secret. Without a row it is a person by itself,
whose name in the other tables is that hash.
"""

from __future__ import annotations

import time
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from robobid.app.server.storage.contacts import (
    end_device,
    move_contacts,
    move_device,
)
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.mine import move_all
from robobid.app.server.storage.progress import move_progress
from robobid.app.server.storage.schema import (
    DEVICE_LINKS,
    DEVICES,
    OWNERS,
    PROGRESS,
    SEATS,
    TABLES,
)

Mine = Literal["move", "leave"]
"""What happens to the games that a device has, when it becomes somebody's."""


class Device(NamedTuple):
    """A device of somebody who has several."""

    hash: str
    person: str
    label: str
    made: float
    seen: float


class Link(NamedTuple):
    """What a link to another device is for."""

    person: str
    made: float
    name: str
    """What its maker calls themselves at their latest table."""
    tables: int
    """How many tables they have."""


class Holdings(NamedTuple):
    """What somebody has here."""

    tables: int
    progress: int


class Devices:
    """The devices of everybody, and the links to more."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def person_of(self, device: str) -> str:
        """Whose a device is: itself, somebody who has more, or nobody."""
        asked = select(DEVICES.c.person).where(DEVICES.c.hash == device)
        with self._database.engine.connect() as connection:
            found = connection.scalar(asked)
        return device if found is None else found

    def is_known(self, person: str) -> bool:
        """Has somebody anything here?"""
        with self._database.engine.connect() as connection:
            return any(_holdings(connection, person))

    def holdings(self, person: str) -> Holdings:
        """How much somebody has here."""
        with self._database.engine.connect() as connection:
            return _holdings(connection, person)

    def add_link(
        self, hashed: str, device: str, person: str, label: str, expires: float
    ) -> None:
        """Keep a link to one more device; the one that makes it is listed too."""
        now = time.time()
        row = {"hash": hashed, "person": person, "made": now, "expires": expires}
        gone = DEVICE_LINKS.c.expires < now
        with self._database.engine.begin() as connection:
            connection.execute(delete(DEVICE_LINKS).where(gone))
            self._database.insert(connection, DEVICE_LINKS, row)
            maker = Device(device, person, label, now, now)
            self._database.insert(connection, DEVICES, maker._asdict())

    def look_at_link(self, hashed: str) -> Link | None:
        """What a link is for, before anybody uses it."""
        with self._database.engine.connect() as connection:
            found = connection.execute(
                select(DEVICE_LINKS).where(DEVICE_LINKS.c.hash == hashed)
            ).first()
            if found is None or found.expires < time.time():
                return None
            named = connection.scalar(
                select(SEATS.c.name)
                .join(
                    OWNERS,
                    (OWNERS.c.code == SEATS.c.code) & (OWNERS.c.seat == SEATS.c.seat),
                )
                .join(TABLES, TABLES.c.code == SEATS.c.code)
                .where(OWNERS.c.browser == found.person)
                .order_by(TABLES.c.changed.desc(), SEATS.c.seat)
                .limit(1)
            )
            tables = _holdings(connection, found.person).tables
            return Link(found.person, found.made, named or "", tables)

    def use_link(
        self, hashed: str, device: str, person: str, label: str, mine: Mine
    ) -> bool:
        """A device is that of a link's maker from now on; false if the link is spent.

        `move` brings what it had along; its other devices keep it as well. What was
        left is the device's own again when it is ended.
        """
        here = DEVICE_LINKS.c.hash == hashed
        now = time.time()
        with self._database.engine.begin() as connection:
            found = connection.execute(select(DEVICE_LINKS).where(here)).first()
            if found is None or found.expires < now:
                return False
            if not connection.execute(delete(DEVICE_LINKS).where(here)).rowcount:
                return False
            if found.person == person:
                return True
            if mine == "move" and person:
                others = select(func.count()).where(
                    DEVICES.c.person == person, DEVICES.c.hash != device
                )
                share = bool(connection.scalar(others))
                move_all(self._database, connection, person, found.person, share=share)
                move_progress(self._database, connection, person, found.person)
                if not share:
                    move_contacts(connection, person, found.person)
            move_device(connection, device, found.person)
            row = Device(device, found.person, label, now, now)._asdict()
            if not self._database.insert(connection, DEVICES, row):
                changed = update(DEVICES).where(DEVICES.c.hash == device)
                connection.execute(changed.values(row))
            return True

    def devices_of(self, person: str) -> list[Device]:
        """The devices of somebody who has several, oldest first."""
        found = select(DEVICES).where(DEVICES.c.person == person)
        with self._database.engine.connect() as connection:
            rows = connection.execute(found.order_by(DEVICES.c.made, DEVICES.c.hash))
            return [Device(*row) for row in rows]

    def end(self, device: str, person: str) -> bool:
        """A device is somebody's no longer; false if it never was theirs.

        It is a person by itself again. Only the one that a person is named after must
        not be: it is nobody.
        """
        here = (DEVICES.c.hash == device) & (DEVICES.c.person == person)
        ended = (
            update(DEVICES).where(here).values(person="")
            if device == person
            else delete(DEVICES).where(here)
        )
        # Links that wait were made by any of them.
        waiting = delete(DEVICE_LINKS).where(DEVICE_LINKS.c.person == person)
        with self._database.engine.begin() as connection:
            connection.execute(waiting)
            end_device(connection, device)
            return connection.execute(ended).rowcount == 1

    def note_seen(self, device: str) -> None:
        """A device was here."""
        here = update(DEVICES).where(DEVICES.c.hash == device)
        with self._database.engine.begin() as connection:
            connection.execute(here.values(seen=time.time()))


def _holdings(connection: Connection, person: str) -> Holdings:
    seated = select(OWNERS.c.code).where(OWNERS.c.browser == person)
    tables = select(func.count()).where(
        (TABLES.c.creator == person) | TABLES.c.code.in_(seated)
    )
    done = select(func.count()).where(PROGRESS.c.browser == person)
    return Holdings(connection.scalar(tables) or 0, connection.scalar(done) or 0)
