"""Whoever asks while the server ends is told so; SIGTERM ends it in every state."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from robobid.app.hosting.metrics import Metrics
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.processes import workers
from robobid.app.server.processes.workers import Workers
from robobid.app.server.settings import Settings
from robobid.app.server.storage.archive import Archive, open_archive
from tests.app.server.harness import quick, running, scenario
from tests.app.server.process import free_port

ENDS = 60.0
"""Seconds after which something does not end at all."""
QUESTION = ("POST", "/api/replay", {"record": '[Game "fzzzt"] *'})
SMALL = ("GET", "/api/tables/KQXF", None)
PREVIEW = ("GET", "/t/KQXF", None)


@pytest.mark.parametrize("asked", [QUESTION, SMALL, PREVIEW])
@scenario
async def test_whoever_still_waits_is_told_that_the_server_ends(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, asked: Any
) -> None:
    """Under load a page was answered 500, as if that were a mistake of ours."""
    waits = asyncio.Event()

    async def for_ever(*_: Any, **__: Any) -> Any:
        waits.set()
        await asyncio.Event().wait()

    method, path, body = asked
    async with httpx.AsyncClient(trust_env=False, timeout=None) as client:
        async with running(quick(sqlite_database)) as address:
            monkeypatch.setattr(Archive, "read", for_ever)
            monkeypatch.setattr(Workers, "_answer", for_ever)
            url = address + path
            asking = asyncio.create_task(client.request(method, url, json=body))
            await waits.wait()
        answer = await asking

    assert (answer.status_code, answer.json()["code"]) == (503, "ending")
    assert answer.json()["told"]["key"] == "error.ending"
    assert answer.headers["cache-control"] == "no-store"


@scenario
async def test_a_window_that_is_just_opened_is_told_to_come_back(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asyncio.Event()

    async def for_ever(*_: Any, **__: Any) -> None:
        waits.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(WebSocket, "accept", for_ever)
    async with running(quick(sqlite_database)) as address:
        url = address.replace("http", "ws") + "/ws/tables/KQXF"
        opening = asyncio.create_task(asyncio.wait_for(connect(url, proxy=None), ENDS))
        await waits.wait()
    with pytest.raises(InvalidStatus) as refused:
        await opening

    assert refused.value.response.status_code == 503


@pytest.mark.parametrize("why", [OSError, EOFError, RuntimeError])
@scenario
async def test_a_process_that_cannot_be_started_is_no_mistake(
    monkeypatch: pytest.MonkeyPatch, why: type[Exception]
) -> None:
    def fail(_: object) -> None:
        raise why("there are too many")

    monkeypatch.setattr(workers._Worker, "start", fail)
    some = Workers(Settings(), Metrics(), 1)

    with pytest.raises(Denied) as refused:
        await some.work_out("ann", len, "abc")

    some.close()
    assert (refused.value.status, refused.value.code) == (503, "too_busy")
    assert some._metrics.failed == {"process": 1}
    assert len(some) == 0


@scenario
async def test_nothing_is_worked_out_after_the_end() -> None:
    some = Workers(Settings(), Metrics(), 1)
    some.close()

    with pytest.raises(Denied) as refused:
        await some.work_out("ann", len, "abc")

    assert (refused.value.status, refused.value.code) == (503, "ending")


@scenario
async def test_a_closed_database_is_unavailable(sqlite_database: str) -> None:
    archive = open_archive(sqlite_database, Path("unused"))
    await asyncio.to_thread(archive.close)

    with pytest.raises(StoreUnavailable):
        await archive.read(len, "abc")
    with pytest.raises(StoreUnavailable):
        await archive.write(len, "abc")


SIGNALLED = """
import os, signal, sys
from robobid.app.server import run
from robobid.app.server.serve import serve
_, where, port, database, workers = sys.argv

def signalled(*args, **kwargs):
    os.kill(os.getpid(), signal.SIGTERM)
    return before(*args, **kwargs)

before = getattr(run, where)
setattr(run, where, signalled)
sys.exit(serve(host="127.0.0.1", port=int(port), database=database,
               workers=int(workers), open_browser=False))
"""


@pytest.mark.parametrize(
    ("where", "workers"),
    [
        ("open_archive", 1),
        ("make_app", 1),
        ("config_for", 1),
        pytest.param("config_for", 2, marks=pytest.mark.postgresql),
        pytest.param("Multiprocess", 2, marks=pytest.mark.postgresql),
    ],
)
def test_sigterm_ends_a_server_that_has_not_even_started(
    request: pytest.FixtureRequest, where: str, workers: int
) -> None:
    """With several workers it was not heard at all for a moment.

    Where the database is opened, another program holds it for ever.
    """
    kind = "postgres_database" if workers > 1 else "sqlite_database"
    database = request.getfixturevalue(kind)
    arguments = [where, str(free_port()), database, str(workers)]
    held = (
        database.removeprefix("sqlite:///") if where == "open_archive" else ":memory:"
    )
    holder = sqlite3.connect(held, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")

    ended = subprocess.run([sys.executable, "-c", SIGNALLED, *arguments], timeout=ENDS)

    holder.close()
    assert ended.returncode == 0
