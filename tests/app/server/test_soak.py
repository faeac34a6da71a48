"""Everything goes wrong at once, for a few minutes; `make soak` takes an hour."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.app.server.postgres import CRASHING, postgres
from tests.app.server.soak import soak

MINUTES = 3.0


@pytest.mark.soak
def test_everything_at_once_on_sqlite(sqlite_database: str, tmp_path: Path) -> None:
    found = asyncio.run(soak(tmp_path, sqlite_database, MINUTES))

    assert found.mistakes == []
    assert found.moves > 0
    assert found.shown > 0


@pytest.mark.soak
def test_everything_at_once_on_postgresql(tmp_path: Path) -> None:
    with postgres(CRASHING) as database:
        address = database.database()
        found = asyncio.run(soak(tmp_path, address, MINUTES, database))

    assert found.mistakes == []
    assert found.moves > 0
    assert found.shown > 0
