"""Tables and their moves: how they are stored, and forgotten."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, text, update

from robobid.app.hosting.rows import Addition, After, Head, StoredMove, numbers
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.notices import Noticeboard
from robobid.app.server.storage.purge import mark, purge
from robobid.app.server.storage.schema import FILES, MOVES, SEATS, SET_ASIDE, TABLES
from robobid.app.server.storage.seats import Seats

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
_CHANGE = _ADVANCE.values(changed=bindparam("changed"), moved=bindparam("changed"))


class Tables:
    """The tables of all rooms."""

    def __init__(self, database: Database, seats: Seats, board: Noticeboard) -> None:
        self._database = database
        self._seats = seats
        self._board = board

    def create(
        self,
        head: Head,
        opening: StoredMove | None,
        follows: str | None = None,
        files: Mapping[str, str] | None = None,
    ) -> bool:
        """Store a new table, with its opening if it begins; false if its code is taken.

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
            self._board.add(connection, head)
            if opening is not None:
                self._database.insert(connection, MOVES, move_row(head.code, opening))
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
                if self._database.insert(connection, MOVES, move_row(code, move)):
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
                    if after.answered:
                        self._board.note_answered(connection, code, after.answered)
                    if after.back:
                        its = (SEATS.c.code == code) & SEATS.c.seat.in_(after.back)
                        back = update(SEATS).where(its)
                        connection.execute(back.values(stand_in=None, once=False))
                    self._database.notify(connection, code)
        return stored

    def add_moves(self, code: str, moves: Sequence[StoredMove], after: After) -> None:
        """Store moves that were made elsewhere, all at once."""
        self.append([(code, move, after) for move in moves])

    def cut_back(self, code: str, moves: int, after: After) -> None:
        """Set all moves of a table from a number on aside: it goes on before them."""
        rest = (MOVES.c.code == code) & (MOVES.c.number >= moves)
        now = time.time()
        with self._database.engine.begin() as connection:
            for row in connection.execute(select(MOVES).where(rest)).all():
                kept = {"code": code, "number": row.number, "seat": row.seat}
                kept |= {"moves": row.moves, "at": now}
                self._database.insert(connection, SET_ASIDE, kept)
            connection.execute(delete(MOVES).where(rest))
            connection.execute(
                _CHANGE,
                {
                    "its_code": code,
                    "is_over": not after.to_act,
                    "is_due": after.is_due,
                    "to_act": numbers(after.to_act),
                    "round": after.round,
                    "changed": now,
                },
            )
            goes_on = update(TABLES).where(TABLES.c.code == code)
            connection.execute(goes_on.values(is_stopped=False))
            again = update(SEATS).where(SEATS.c.code == code)
            fresh = {"due": None, "asked": None, "late": None}
            connection.execute(again.values(points=None, place=None, **fresh))
            self._database.notify(connection, code)

    def mark(self, finished_before: float, abandoned_before: float) -> int:
        """Mark old tables, which are forgotten later; gives how many more there are."""
        with self._database.engine.begin() as connection:
            return mark(connection, finished_before, abandoned_before, time.time())

    def purge(
        self,
        finished_before: float,
        abandoned_before: float,
        marked_before: float,
        spared: Collection[str] = (),
    ) -> list[str]:
        """Forget some old tables; see `purging`."""
        with self._database.engine.begin() as connection:
            codes = purge(
                connection, finished_before, abandoned_before, marked_before, spared
            )
            for code in codes:
                self._database.notify(connection, code)
            return codes

    def stop(self, code: str) -> None:
        """A table cannot go on: no start shall meet it again."""
        with self._database.engine.begin() as connection:
            connection.execute(
                update(TABLES).where(TABLES.c.code == code).values(is_stopped=True)
            )
            self._database.notify(connection, code)

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


def move_row(code: str, move: StoredMove) -> dict[str, Any]:
    """A move as a row."""
    row = {"code": code, **move._asdict()}
    row["moves"] = "\n".join(row.pop("lines"))
    row["answered"] = move.answered and " ".join(move.answered)
    return row
