"""Tables and their moves: how they are stored, and forgotten."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, text, update

from robobid.server.storage.database import Database
from robobid.server.storage.purging import purge
from robobid.server.storage.rows import Addition, Head, StoredMove, numbers
from robobid.server.storage.schema import FILES, MOVES, TABLES
from robobid.server.storage.seats import Seats

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


class Tables:
    """The tables of all rooms."""

    def __init__(self, database: Database, seats: Seats) -> None:
        self._database = database
        self._seats = seats

    def create(
        self,
        head: Head,
        opening: StoredMove,
        follows: str | None = None,
        files: Mapping[str, str] | None = None,
    ) -> bool:
        """Store a new table with its opening; false if its code is taken.

        If it follows another table, it is noted there; if that has been followed
        already, nothing is stored.
        """
        with self._database.engine.begin() as connection:
            row = head._asdict() | {
                "tags": json.dumps(dict(head.tags)),
                "to_act": numbers(head.to_act),
            }
            del row["seats"]
            if not self._database.insert(connection, TABLES, row):
                return False
            self._seats.add(connection, head.code, head.seats)
            self._database.insert(connection, MOVES, _move_row(head.code, opening))
            if files:
                row = {"code": head.code, "tags": json.dumps(dict(files))}
                self._database.insert(connection, FILES, row)
            if follows is None or self._note_rematch(connection, follows, head.code):
                return True
            connection.rollback()
            return False

    def append(self, additions: Sequence[Addition]) -> list[bool]:
        """Store moves, each under its number; false where the number is taken.

        Two servers that store the same moves do so in the same order, so that none
        waits for the other while being waited for.
        """
        now = time.time()
        order = sorted(range(len(additions)), key=lambda at: additions[at][:2])
        stored = [False] * len(additions)
        with self._database.engine.begin() as connection:
            for at in order:
                code, move, after = additions[at]
                if self._database.insert(connection, MOVES, _move_row(code, move)):
                    stored[at] = True
                    changes = {
                        "its_code": code,
                        "is_over": not after.to_act,
                        "is_due": after.is_due,
                        "to_act": numbers(after.to_act),
                        "round": after.round,
                    }
                    if after.is_public:
                        connection.execute(_CHANGE, changes | {"changed": now})
                    else:
                        connection.execute(_ADVANCE, changes)
                    self._database.notify(connection, code)
        return stored

    def purge(
        self,
        finished_before: float,
        abandoned_before: float,
        spared: Collection[str] = (),
    ) -> list[str]:
        """Forget some old tables; see `purging`."""
        with self._database.engine.begin() as connection:
            codes = purge(connection, finished_before, abandoned_before, spared)
            for code in codes:
                self._database.notify(connection, code)
            return codes

    def try_to_write(self) -> None:
        """Write something that changes nothing: fails if nothing can be stored."""
        with self._database.engine.begin() as connection:
            connection.execute(text("UPDATE migrations SET number = number"))

    def _note_rematch(self, connection: Connection, code: str, rematch: str) -> bool:
        """Note the table that follows; false if there is one already."""
        noted = connection.execute(
            update(TABLES)
            .where(TABLES.c.code == code, TABLES.c.rematch.is_(None))
            .values(rematch=rematch)
        )
        self._database.notify(connection, code)
        return noted.rowcount == 1


def _move_row(code: str, move: StoredMove) -> dict[str, Any]:
    row = {"code": code, **move._asdict()}
    row["moves"] = "\n".join(row.pop("lines"))
    row["answered"] = move.answered and " ".join(move.answered)
    return row
