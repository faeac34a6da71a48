"""`robobid check`: does every stored table replay by the rules that are installed?

Nothing is written. A database of an older version is read as it is: only what every
version has had is asked for.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError

from robobid.app.hosting.rows import Head, Result, Seat, Stored, StoredMove
from robobid.app.hosting.tables.good_part import good_part
from robobid.app.server.settings import default_database, settings_from
from robobid.app.server.storage.engine import database_address
from robobid.bots.orphans import end_with_parent
from robobid.core.errors import Unsupported

Problem = Literal["breaks", "other_result"]
Watch = Callable[[int, int], None]
_AT_ONCE: Final = 50
"""Tables that a process is given at a time."""
_BEHIND: Final = 10
"""How far everybody else goes first."""


class Job(NamedTuple):
    """A stored table, as it is checked."""

    stored: Stored
    results: tuple[Result, ...]
    """How it ended, by the database; empty if that was never noted."""


class Finding(NamedTuple):
    """A table with which something is wrong."""

    code: str
    game: str
    is_over: bool
    problem: Problem
    at: int
    """The number of the first move that cannot be made; of all, if that is none."""
    kind: str
    """What kind of error it is; never what it says, since that may be secret."""


class Checked(NamedTuple):
    """What was found."""

    tables: int
    findings: tuple[Finding, ...]

    @property
    def broken(self) -> list[Finding]:
        """The tables that cannot be continued or shown."""
        return [each for each in self.findings if each.problem == "breaks"]


def check_database(
    database: str,
    default: Path,
    *,
    processes: int | None = None,
    watch: Watch = lambda _done, _all: None,
) -> Checked:
    """Replay every table of a database; only reads it."""
    engine = _reading(database_address(database, default))
    try:
        with engine.connect() as connection:
            codes = list(connection.scalars(text("SELECT code FROM tables")))
            parts = (
                [*_jobs(connection, codes[at : at + _AT_ONCE])]
                for at in range(0, len(codes), _AT_ONCE)
            )
            findings: list[Finding] = []
            done = 0
            for count, found in _checked(parts, processes or os.cpu_count() or 1):
                findings += found
                done += count
                watch(done, len(codes))
    except DBAPIError as error:
        reason = str(error.orig).partition("\n")[0]
        raise Unsupported(
            "no_database", f"the database does not answer: {reason}", reason=reason
        ) from error
    finally:
        engine.dispose()
    return Checked(len(codes), tuple(sorted(findings)))


def check(job: Job) -> Finding | None:
    """Replay one table; none if all is well."""
    head = job.stored.head
    history, broken = good_part(job.stored)
    moves = 0 if history is None else len(history)
    found = Finding(head.code, head.game, head.is_over, "breaks", moves, "")
    if broken is not None or history is None:
        return found._replace(kind=getattr(broken, "code", type(broken).__name__))
    if head.is_over != history.is_over:
        return found._replace(problem="other_result", kind="is_over")
    standings = history.game.standings(history.record.table)
    replayed = {(s.seat, s.points, s.place) for s in standings}
    if job.results and replayed != {*job.results}:
        return found._replace(problem="other_result", kind="standings")
    return None


def _checked(
    parts: Iterator[list[Job]], processes: int
) -> Iterator[tuple[int, list[Finding]]]:
    """What is wrong with the tables of each part, and how many there were."""
    if processes == 1:
        for part in parts:
            yield len(part), _check_all(part)
        return
    workers = ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_go_behind
    )
    with workers as pool:
        # Not all at once: a large database is not held in memory.
        for batch in _some(parts, 2 * processes):
            for part, found in zip(batch, pool.map(_check_all, batch), strict=True):
                yield len(part), found


def _check_all(jobs: list[Job]) -> list[Finding]:
    return [found for job in jobs if (found := check(job)) is not None]


def _go_behind() -> None:
    os.nice(_BEHIND)


def _some(parts: Iterator[list[Job]], count: int) -> Iterator[list[list[Job]]]:
    """Several parts at a time."""
    batch: list[list[Job]] = []
    for part in parts:
        batch.append(part)
        if len(batch) == count:
            yield batch
            batch = []
    if batch:
        yield batch


# -- reading ----------------------------------------------------------------------


def _reading(url: URL) -> Engine:
    """An engine that cannot write."""
    if url.get_backend_name() == "postgresql":
        options = {"options": "-c default_transaction_read_only=on"}
        return create_engine(url, connect_args=options, hide_parameters=True)
    path = Path(url.database or "")
    if not path.exists():
        raise Unsupported(
            "no_database", f"there is no database {path}", reason=str(path)
        )
    only_read = URL.create(
        "sqlite",
        database=f"file:{path.resolve()}",
        query={"mode": "ro", "uri": "true"},
    )
    return create_engine(only_read, hide_parameters=True)


def _jobs(connection: Connection, codes: list[str]) -> Iterator[Job]:
    for code in codes:
        here = {"code": code}
        table = connection.execute(
            text("SELECT game, tags, is_over FROM tables WHERE code = :code"), here
        ).first()
        if table is None:
            continue
        moves = connection.execute(
            text(
                "SELECT number, seat, moves FROM steps WHERE code = :code "
                "ORDER BY number"
            ),
            here,
        )
        stored = Stored(
            _head(code, table.game, json.loads(table.tags), bool(table.is_over)),
            tuple(
                StoredMove(m.number, m.seat, tuple(m.moves.split("\n"))) for m in moves
            ),
            (),
            _files(connection, here),
        )
        yield Job(stored, tuple(_results(connection, here)))


def _head(code: str, game: str, tags: Mapping[str, str], is_over: bool) -> Head:
    return Head(
        code=code,
        game=game,
        tags=tags,
        creator="",
        created=0.0,
        changed=0.0,
        is_over=is_over,
        is_due=False,
        to_act=(),
        rematch=None,
        seats=tuple[Seat, ...](),
    )


def _files(connection: Connection, here: dict[str, Any]) -> dict[str, str]:
    if not inspect(connection).has_table("files"):
        return {}
    found = connection.scalar(text("SELECT tags FROM files WHERE code = :code"), here)
    tags: dict[str, str] = json.loads(found) if found else {}
    return tags


def _results(connection: Connection, here: dict[str, Any]) -> Iterator[Result]:
    columns = {column["name"] for column in inspect(connection).get_columns("seats")}
    if "place" in columns:
        found = connection.execute(
            text("SELECT seat, points, place FROM seats WHERE code = :code"), here
        )
        for row in found:
            if row.place is not None:
                yield row.seat, row.points, row.place


def main() -> int:
    """Check what the environment names, behind everybody else; tells it as JSON."""
    end_with_parent()
    _go_behind()
    database = settings_from().database
    try:
        found = check_database(database, default_database(), processes=1)
    except Unsupported:
        return 1  # the database went away; the server says that nothing was checked
    try:
        print(json.dumps([found.tables, found.findings]), flush=True)
    except BrokenPipeError:
        os._exit(1)  # the server that asked is gone, and another one will ask again
    return 0


if __name__ == "__main__":
    sys.exit(main())
