"""Brings a database up to date: numbered files, each run once."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, text

from robobid.core.errors import Unsupported

_LOCK: Final = 0x0B1D
"""Any number, the same for all servers: one of them migrates, the others wait."""


class Migration(NamedTuple):
    """A numbered change of the database."""

    number: int
    name: str
    statements: tuple[str, ...]


def migrations() -> Iterator[Migration]:
    """All of them, in order."""
    folder = files(__package__) / "migrations"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        number, _, rest = file.name.partition("_")
        if not rest.endswith(".sql"):
            continue
        lines = file.read_text("utf-8").splitlines()
        script = "\n".join(line for line in lines if not line.startswith("--"))
        parts = (part.strip() for part in script.split(";"))
        yield Migration(int(number), rest[:-4], tuple(filter(None, parts)))


def migrate(engine: Engine) -> int:
    """Run what has not been run; gives the number that the database is at."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        connection.execute(
            text("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        )
        done = _done(connection)
        newest = 0
        for migration in migrations():
            newest = migration.number
            if migration.number in done:
                continue
            for statement in migration.statements:
                connection.execute(text(statement))
            connection.execute(
                text("INSERT INTO migrations (number) VALUES (:number)"),
                {"number": migration.number},
            )
        if done and max(done) > newest:
            raise Unsupported(
                "newer_database",
                f"the database is at migration {max(done)}, this program knows "
                f"{newest}: a newer version has used it",
                found=max(done),
                allowed=newest,
            )
    return newest


def _done(connection: Connection) -> set[int]:
    return set(connection.scalars(text("SELECT number FROM migrations")))
