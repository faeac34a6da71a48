"""Databases for the server's tests, and a server without kernels."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def without_kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose wasmtime is as good as not installed."""
    folder = tmp_path_factory.mktemp("without")
    missing = "raise ModuleNotFoundError(name='wasmtime')\n"
    (folder / "wasmtime.py").write_text(missing)
    return folder


@pytest.fixture(autouse=True)
def _nobody_thinks_ahead(
    without_kernels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots of the server answer quickly: who thinks ahead is tested elsewhere."""
    paths = [str(without_kernels), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


@pytest.fixture(autouse=True)
def _workers_load_no_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are forked load the main module again: here that is pytest."""
    main = sys.modules["__main__"]
    monkeypatch.setattr(main, "__spec__", None)
    monkeypatch.delattr(main, "__file__", raising=False)


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
