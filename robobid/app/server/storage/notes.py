"""What players note in the records of their finished games."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import delete, select

from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import NOTES


class Notes:
    """Comments and variations, as they are written, by their moments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, code: str, at: int, notes: Sequence[str]) -> None:
        """Keep what is noted at a moment, instead of what was."""
        here = (NOTES.c.code == code) & (NOTES.c.at == at)
        with self._database.engine.begin() as connection:
            connection.execute(delete(NOTES).where(here))
            if notes:
                row = {"code": code, "at": at, "notes": json.dumps([*notes])}
                self._database.insert(connection, NOTES, row)

    def of(self, code: str) -> dict[int, list[str]]:
        """All that is noted in a game."""
        found = select(NOTES).where(NOTES.c.code == code).order_by(NOTES.c.at)
        with self._database.engine.connect() as connection:
            return {row.at: json.loads(row.notes) for row in connection.execute(found)}
