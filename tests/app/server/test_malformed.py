"""Requests that are none: answered or dropped, and hardly worth a line."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from robobid.app.server.logs import Seldom
from tests.app.server.harness import Browser, scenario
from tests.app.server.process import ServerProcess

GOOD = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
NONSENSE = {
    "no HTTP": b"\x16\x03\x01 hello?\r\n\r\n",
    "a body that breaks off": GOOD + b"transfer-encoding: chunked\r\n\r\nZZZ\r\n",
    "a second request that is none": GOOD + b"\r\n" + b"\x00\x01\x02 ???\r\n\r\n",
    "a header that is none": GOOD + b"no colon here\r\n\r\n",
    "two lengths": GOOD + b"content-length: 1\r\ncontent-length: 2\r\n\r\nx",
    "an endless header": GOOD + b"x: " + b"y" * 70_000,
    "a posted body that breaks off": b"POST /api/fzzzt/score HTTP/1.1\r\nhost: x\r\n"
    b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n-9\r\n",
    "a half WebSocket": b"GET /ws/tables/XXXX HTTP/1.1\r\nhost: x\r\n"
    b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: ?\r\n\r\n\xff",
}


async def send(port: int, nonsense: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(nonsense)
        async with asyncio.timeout(20):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@scenario
async def test_nonsense_leaves_no_traceback_and_no_flood_of_lines(
    sqlite_database: str, tmp_path: Path
) -> None:
    """A few hundred such connections wrote 4 MB."""
    server = ServerProcess(sqlite_database, tmp_path / "log")
    await asyncio.to_thread(server.start)
    try:
        for _ in range(10):
            answers = await asyncio.gather(
                *(send(server.port, each) for each in NONSENSE.values())
            )
        ann = Browser(server.address)
        healthy = await ann.get("/api/health")
        await ann.close()
    finally:
        await asyncio.to_thread(server.end)

    assert all(b" 400 " in answer or b" 200 " in answer for answer in answers[:5])
    assert healthy.status_code == 200
    log = server.log.read_text("utf-8")
    assert "Traceback" not in log
    assert len(log.splitlines()) < 10, log


def test_the_same_is_said_once_a_minute_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1_000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    seldom = Seldom()

    def said(message: str) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, message, None, None)
        return record.getMessage() if seldom.filter(record) else None

    assert said("bad request") == "bad request"
    assert [said("bad request") for _ in range(5)] == [None] * 5
    assert said("something else") == "something else"
    now += 61
    assert said("bad request") == "bad request (and 5 more like this)"
    now += 61
    assert said("bad request") == "bad request"
