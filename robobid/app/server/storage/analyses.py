"""Analyses: whose turn it is, how far they have come, and what came out."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from robobid.app.hosting.rows import AnalysisState, Kept, Wish
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import ANALYSES, JUDGED, MOVES, TABLES
from robobid.app.server.storage.values import moves_of

WAITING: Final = "waiting"
TRIES: Final = 3
"""So often it is begun without judging a single move before it is given up."""


class Analyses:
    """The analyses of all tables and pasted records."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def ask(self, wish: Wish, most: int) -> bool:
        """Store a wish, unless it is there; false if too many wait already.

        One that failed before is tried again.
        """
        row = wish._asdict() | {
            "asked": time.time(),
            "state": WAITING,
            "told": "",
            "tries": 0,
            "busy": 0.0,
        }
        here = ANALYSES.c.code == wish.code
        with self._database.engine.begin() as connection:
            state = connection.scalar(select(ANALYSES.c.state).where(here))
            if state not in (None, "failed"):
                return True
            if _waiting(connection) >= most:
                return False
            if not self._database.insert(connection, ANALYSES, row):
                connection.execute(update(ANALYSES).where(here).values(row))
            return True

    def find(self, code: str) -> Kept | None:
        """An analysis, if somebody has asked for it."""
        with self._database.engine.connect() as connection:
            row = connection.execute(
                select(ANALYSES).where(ANALYSES.c.code == code)
            ).first()
            if row is None:
                return None
            done = connection.scalar(select(func.count()).where(JUDGED.c.code == code))
            ahead = _waiting(connection, row.asked) if row.state == WAITING else 0
        wish = Wish(row.code, row.game, row.record, row.total)
        return Kept(wish, row.state, row.told, done or 0, ahead)

    def take(self, seconds: float) -> Wish | None:
        """The one that waits longest and nobody works on; it is ours for a while.

        One that was begun in vain too often is given up, and the next is looked at.
        """
        now = time.time()
        free = (ANALYSES.c.state == WAITING) & (ANALYSES.c.busy < now)
        oldest = select(ANALYSES).where(free).order_by(ANALYSES.c.asked).limit(1)
        with self._database.engine.begin() as connection:
            while row := connection.execute(oldest).first():
                is_hopeless = row.tries >= TRIES
                values = (
                    {"state": "failed", "told": "analysis_failed"}
                    if is_hopeless
                    else {"busy": now + seconds, "tries": row.tries + 1}
                )
                mine = update(ANALYSES).where((ANALYSES.c.code == row.code) & free)
                taken = connection.execute(mine.values(values)).rowcount
                if taken and not is_hopeless:
                    return Wish(row.code, row.game, row.record, row.total)
        return None

    def note(self, code: str, number: int, move: str, seconds: float) -> bool:
        """Keep a judged move; false if the analysis is wanted no longer."""
        with self._database.engine.begin() as connection:
            alive = connection.execute(
                update(ANALYSES)
                .where(ANALYSES.c.code == code)
                .values(busy=time.time() + seconds, tries=0)
            )
            if alive.rowcount:
                row = {"code": code, "number": number, "move": move}
                self._database.insert(connection, JUDGED, row)
            return bool(alive.rowcount)

    def judged(self, code: str) -> dict[int, str]:
        """The moves that have been judged, by their numbers."""
        found = select(JUDGED).where(JUDGED.c.code == code).order_by(JUDGED.c.number)
        with self._database.engine.connect() as connection:
            return {row.number: row.move for row in connection.execute(found)}

    def tell(self, code: str, told: str) -> None:
        """Keep what came out so far, as long as it goes on."""
        here = (ANALYSES.c.code == code) & (ANALYSES.c.state == WAITING)
        with self._database.engine.begin() as connection:
            connection.execute(update(ANALYSES).where(here).values(told=told))

    def end(self, code: str, state: AnalysisState, told: str) -> None:
        """It is done, or has failed; the moves stay, in case it is tried again."""
        values = {"state": state, "told": told, "busy": 0.0}
        with self._database.engine.begin() as connection:
            here = update(ANALYSES).where(ANALYSES.c.code == code)
            connection.execute(here.values(values))

    def give_back(self, code: str) -> None:
        """Let somebody else go on at once: this server ends."""
        with self._database.engine.begin() as connection:
            here = update(ANALYSES).where(ANALYSES.c.code == code)
            connection.execute(here.values(busy=0.0, tries=0))

    def purge(self, asked_before: float) -> None:
        """Forget old analyses of pasted records; those of tables go with them."""
        tables = select(TABLES.c.code)
        old = (ANALYSES.c.asked < asked_before) & ANALYSES.c.code.not_in(tables)
        with self._database.engine.begin() as connection:
            codes = list(connection.scalars(select(ANALYSES.c.code).where(old)))
            for part in (JUDGED, ANALYSES):
                connection.execute(delete(part).where(part.c.code.in_(codes)))

    def running_openings(self, game: str, opening: str) -> list[tuple[str, ...]]:
        """How unfinished games with the same first luck have gone, line by line."""
        begun = (
            select(MOVES.c.code)
            .join(TABLES, TABLES.c.code == MOVES.c.code)
            .where(TABLES.c.game == game, TABLES.c.is_over.is_(False))
            .where(MOVES.c.number == 0, MOVES.c.moves == opening)
        )
        with self._database.engine.connect() as connection:
            return [
                tuple(
                    line
                    for move in moves_of(connection, code, 0)
                    for line in move.lines
                )
                for code in list(connection.scalars(begun))
            ]


def _waiting(connection: Connection, before: float | None = None) -> int:
    found = select(func.count()).where(ANALYSES.c.state == WAITING)
    if before is not None:
        found = found.where(ANALYSES.c.asked < before)
    return connection.scalar(found) or 0
