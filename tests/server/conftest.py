"""Databases for the server's tests, and a server without numba."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def without_numba(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose numba is as good as not installed."""
    folder = tmp_path_factory.mktemp("without")
    (folder / "numba.py").write_text("raise ModuleNotFoundError(name='numba')\n")
    return folder


@pytest.fixture(autouse=True)
def _nothing_is_compiled(without_numba: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of the server think without numba: compiling would take too long here."""
    paths = [str(without_numba), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


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
