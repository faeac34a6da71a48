"""Databases for the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def the_postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process."""
    with postgres() as running:
        yield running


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    running: Postgres = request.getfixturevalue("the_postgres")
    return running.database()


@pytest.fixture
def postgres_database(the_postgres: Postgres) -> str:
    """The address of a new PostgreSQL database."""
    return the_postgres.database()
