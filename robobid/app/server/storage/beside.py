"""What players keep beside the board: plans, private notes, and what orders gave up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from robobid.app.hosting.rows import Beside, Undone
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import BESIDE

_UNDONE_KEPT: Final = 20
"""Parts of orders that were given up, for each seat."""


class BesideBoard:
    """A row for each seat that has something there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def beside(self, code: str, seat: int) -> Beside:
        """All that is kept for a seat."""
        with self._database.engine.connect() as connection:
            return _read(connection, code, seat)

    def keep_plans(self, code: str, seat: int, plans: Sequence[str]) -> None:
        """These plans, instead of those before."""
        with self._database.engine.begin() as connection:
            self._keep(connection, code, seat, plans=json.dumps([*plans]))

    def keep_notes(self, code: str, seat: int, notes: str) -> None:
        """These notes, instead of those before."""
        with self._database.engine.begin() as connection:
            self._keep(connection, code, seat, notes=notes)

    def note_undone(self, code: str, seat: int, undone: Sequence[Undone]) -> None:
        """Parts of an order were given up; only the latest are kept."""
        with self._database.engine.begin() as connection:
            known = [*_read(connection, code, seat).undone, *undone]
            rows = [[each.round, each.told] for each in known[-_UNDONE_KEPT:]]
            self._keep(connection, code, seat, undone=json.dumps(rows))

    def _keep(self, connection: Connection, code: str, seat: int, **text: Any) -> None:
        new = {"code": code, "seat": seat, "plans": "[]", "notes": "", "undone": "[]"}
        if not self._database.insert(connection, BESIDE, {**new, **text}):
            connection.execute(update(BESIDE).where(_here(code, seat)).values(text))


def forget_beside(connection: Connection, code: str, seats: Sequence[int]) -> None:
    """Whoever leaves for good takes what they kept there with them."""
    gone = (BESIDE.c.code == code) & BESIDE.c.seat.in_(seats)
    connection.execute(delete(BESIDE).where(gone))


def _here(code: str, seat: int) -> Any:
    return (BESIDE.c.code == code) & (BESIDE.c.seat == seat)


def _read(connection: Connection, code: str, seat: int) -> Beside:
    row = connection.execute(select(BESIDE).where(_here(code, seat))).first()
    if row is None:
        return Beside()
    undone = tuple(Undone(*each) for each in json.loads(row.undone))
    return Beside(tuple(json.loads(row.plans)), row.notes, undone)
