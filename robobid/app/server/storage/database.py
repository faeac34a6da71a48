"""The database, and what every change of it is made of.

Rows are there once, and other servers hear of what has changed.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Engine, text, update
from sqlalchemy.dialects import postgresql, sqlite

from robobid.app.server.storage.schema import METADATA, TABLES

CHANNEL = "robobid"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Database:
    """An open database, as one server uses it."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.engine = engine
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

    def insert(self, connection: Connection, table: Any, row: dict[str, Any]) -> bool:
        """Insert a row; false if one with such a key is there already."""
        made = connection.execute(self._inserts[table.name], row)
        return made.rowcount == 1

    def note_change(self, connection: Connection, code: str) -> None:
        """Somebody is at the table: it is not abandoned."""
        connection.execute(
            update(TABLES).where(TABLES.c.code == code).values(changed=time.time())
        )

    def notify(self, connection: Connection, code: str) -> None:
        """Tell the other servers, once the transaction is done."""
        if self.is_shared:
            payload = f"{self.server} {code}"
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    def say(self, code: str, words: str) -> None:
        """Tell the other servers something about a table that is not stored."""
        payload = f"{self.server} {code} {words}"
        with self.engine.begin() as connection:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})
