"""A server that starts where nothing can be stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import uvicorn

from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.http.app import make_app
from robobid.app.server.http.security import COOKIE
from robobid.app.server.hub import Hub
from robobid.app.server.run import config_for
from robobid.app.server.storage.archive import open_archive
from tests.app.server.harness import ME, browsers, quick, running, scenario
from tests.app.server.test_adversaries import Broken


@scenario
async def test_a_server_that_starts_on_a_full_disk_is_read_and_recovers(
    sqlite_database: str,
) -> None:
    """It did not start, and did not end either: nobody started it again."""
    settings = quick(sqlite_database, write_seconds=0.05)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        code = (await ann.set_up(ME, ME))["code"]
        cookie = ann.cookie
    with Broken("INSERT", "UPDATE", "DELETE"):
        server = running(settings)
        address = await server.__aenter__()
    try:
        async with browsers(address, 1) as [ann]:
            ann.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
            with Broken("INSERT", "UPDATE", "DELETE"):
                while (await ann.get("/api/health")).status_code != 503:
                    await asyncio.sleep(0.01)
                mine = (await ann.get("/api/tables")).json()["tables"]
            while (await ann.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.01)
            window = await ann.open(code, seat=0)
    finally:
        await server.__aexit__(None, None, None)

    assert [table["code"] for table in mine] == [code]
    assert window.position == 1


@scenario
async def test_a_change_that_changes_nothing_does_not_end_the_trouble(
    sqlite_database: str,
) -> None:
    """Health was 200 on a full disk: somebody had looked for old tables in vain."""
    archive = open_archive(sqlite_database, Path("unused"))
    try:
        with Broken("UPDATE"), pytest.raises(StoreUnavailable):
            await archive.try_to_write()
        await archive.write(lambda: None)
        still = archive.changing.reason
        await archive.try_to_write()
    finally:
        await asyncio.to_thread(archive.close)

    assert still is not None
    assert archive.changing.reason is None


def test_a_server_that_cannot_open_ends(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that waited for work kept the process, and the lock on the file."""

    async def fail(_: Hub) -> None:
        raise RuntimeError("cannot open")

    monkeypatch.setattr(Hub, "_note_time", fail)
    archive = open_archive(sqlite_database, Path("unused"))
    app = make_app(quick(sqlite_database), archive)
    server = uvicorn.Server(config_for(quick(sqlite_database), app, port=0))
    with pytest.raises(SystemExit):
        server.run()

    open_archive(sqlite_database, Path("unused")).close()
