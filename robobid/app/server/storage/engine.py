"""Opens the database: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from robobid.core.errors import Unsupported, reason_of

try:
    import fcntl
except ImportError:  # a system without it, where nobody is kept from a second server
    fcntl = None  # type: ignore[assignment]


_PATIENCE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
"""A PostgreSQL that has vanished is noticed within half a minute."""


def database_address(text: str, default: Path) -> URL:
    """The address of a database; drivers need not be named.

    >>> str(database_address("postgresql://host/club", Path("x")))
    'postgresql+psycopg://host/club'
    >>> str(database_address("", Path("/data/tables.sqlite")))
    'sqlite:////data/tables.sqlite'
    >>> database_address("mysql://host/club", Path("x"))
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: 'mysql' is no database that we can use; there \
are sqlite and postgresql
    """
    if not text:
        return URL.create("sqlite", database=str(default))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Unsupported(
            "bad_database",
            "the database's address cannot be read; it looks like "
            "postgresql://user@host/name or sqlite:////folder/file",
        ) from error
    kind = url.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise Unsupported(
            "bad_database",
            "tables are kept in a file; its address looks like sqlite:////folder/file",
        )
    if kind != "sqlite":
        raise Unsupported(
            "unknown_database",
            f"{kind!r} is no database that we can use; there are sqlite and postgresql",
            found=kind,
        )
    return url


def open_engine(url: URL) -> Engine:
    """An engine for the address; a missing SQLite file is made."""
    try:
        if url.get_backend_name() == "postgresql":
            return create_engine(
                url.set(query={**_PATIENCE, **url.query}),
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                hide_parameters=True,
            )
        _make_file(Path(url.database or ""))
        engine = create_engine(url, hide_parameters=True)
    except OSError as error:
        raise _closed(error) from error
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise Unsupported(
            "no_driver",
            f"the driver of this database is not installed: {error}",
            reason=str(error),
        ) from error
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _closed(error: OSError) -> Unsupported:
    """The file of a database cannot be opened."""
    reason = reason_of(error)
    return Unsupported(
        "no_database", f"the database cannot be opened: {reason}", reason=reason
    )


def _make_file(path: Path) -> None:
    """A file that nobody else may read: it holds the links of friends."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        path.touch(mode=0o600)
    # A copy that was put back may be readable by all.
    with suppress(PermissionError):
        path.chmod(0o600)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Python's driver would begin no transaction before CREATE TABLE; we begin all.
    connection.isolation_level = None
    cursor = connection.cursor()
    # FULL: what was acknowledged survives a power cut as well. Many moves share one
    # transaction when there is much to do, so this costs little.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def take_lock(url: URL) -> Any:
    """One server per SQLite file: hold the result for as long as it is used."""
    if url.get_backend_name() != "sqlite" or not url.database or fcntl is None:
        return None
    try:
        # By whatever name it is called, it is the same file.
        path = os.path.realpath(url.database)
        held = open(f"{path}.lock", "a+")  # noqa: SIM115 - kept open on purpose
    except OSError as error:
        raise _closed(error) from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.seek(0)
        address = held.read()
        held.close()
        raise Unsupported(
            "database_in_use",
            "another server uses this SQLite file; several servers need PostgreSQL",
            address=address,
        ) from error
    held.truncate(0)
    return held
