"""What all servers of a database share: a few named values."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select, update

from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import STATE

_KEY_BYTES = 32
_SEEN = "last_seen"


class State:
    """Named values."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def cookie_key(self) -> bytes:
        """What cookies are signed with: made once, the same for all servers."""
        fresh = secrets.token_hex(_KEY_BYTES)
        return bytes.fromhex(self.made_once("cookie_key", fresh))

    def made_once(self, name: str, fresh: str) -> str:
        """A value that the first server makes and all use; gives what is in use."""
        if known := self.read(name):
            return known  # also where nothing can be stored
        with self._database.engine.begin() as connection:
            self._database.insert(connection, STATE, {"name": name, "value": fresh})
            return self._value(connection, name)

    def read(self, name: str) -> str:
        """A value; empty if there is none."""
        with self._database.engine.connect() as connection:
            return self._value(connection, name)

    def write(self, name: str, value: str) -> None:
        """Keep a value."""
        with self._database.engine.begin() as connection:
            if not self._database.insert(
                connection, STATE, {"name": name, "value": value}
            ):
                here = update(STATE).where(STATE.c.name == name)
                connection.execute(here.values(value=value))

    def note_seen(self, now: float) -> float | None:
        """Somebody is here now; gives when somebody was before, to one server alone."""
        with self._database.engine.begin() as connection:
            before = self._value(connection, _SEEN)
            if not before:
                row = {"name": _SEEN, "value": repr(now)}
                self._database.insert(connection, STATE, row)
                return None
            mine = (STATE.c.name == _SEEN) & (STATE.c.value == before)
            noted = connection.execute(
                update(STATE).where(mine).values(value=repr(now))
            )
            return float(before) if noted.rowcount else None

    def _value(self, connection: Connection, name: str) -> str:
        return (
            connection.scalar(select(STATE.c.value).where(STATE.c.name == name)) or ""
        )
