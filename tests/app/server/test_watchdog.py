"""A loop that stands still is noticed, its table is stopped, and the process ends."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from robobid.app.hosting.tables.room import Room
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.watchdog import STOOD_STILL, Watchdog
from tests.app.server.harness import BOT, ME, browsers, quick, running, scenario
from tests.app.server.process import ServerProcess

ENDS = 60.0
"""Seconds after which something does not end at all."""


class Stuck(Room):
    """A room whose rules never come to an end."""

    def __init__(self) -> None:
        self.head = SimpleNamespace(code="KQXF")  # type: ignore[assignment]
        self.left = threading.Event()

    def stand_still(self) -> None:
        while not self.left.wait(0.01):
            pass


@scenario
async def test_the_table_at_which_the_loop_stands_still_is_stopped(
    caplog: pytest.LogCaptureFixture,
) -> None:
    stopped: list[str] = []
    left: list[int] = []
    room = Stuck()

    def leave(code: int) -> None:
        left.append(code)
        room.left.set()

    dog = Watchdog(0.2, stopped.append, leave, look=0.02)
    dog.start()
    with caplog.at_level(logging.CRITICAL):
        room.stand_still()

    assert stopped == ["KQXF"]
    assert left == [STOOD_STILL]
    assert "table KQXF: the server stands still" in caplog.text


@scenario
async def test_a_loop_that_turns_is_left_alone() -> None:
    left: list[int] = []
    dog = Watchdog(10.0, lambda code: None, left.append, look=0.01)
    dog.start()

    await asyncio.sleep(0.2)

    dog.end()
    assert left == []


@scenario
async def test_a_stopped_table_says_so_and_gives_its_record(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, BOT)
        code, cookie = table["code"], ann.cookie
    archive = open_archive(sqlite_database, Path("unused"))
    archive.store.tables.stop(code)
    due = archive.store.questions.due()
    archive.close()

    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        ann.http.cookies.set("robobid", cookie)
        window = await eve.knock(code)
        refused = await window.receive()
        record = (await ann.get(f"/api/tables/{code}/record")).json()["record"]

    assert due == []
    assert refused["problem"]["code"] == "stopped_table"
    assert record.startswith('[Game "fzzzt"]')


ALWAYS_BUSY = """
import signal, threading, time
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.watchdog import leave_in_time
signal.signal(signal.SIGTERM, lambda *_: None)
leave_in_time(0.2)
threading.Thread(target=time.sleep, args=(3600,)).start()
print("ready", flush=True)
while True:
    pass
"""


def test_sigterm_ends_whatever_goes_on() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ALWAYS_BUSY], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()

        process.send_signal(signal.SIGTERM)

        assert process.wait(ENDS) == 0


def test_sigterm_ends_a_server_that_works_on_long_questions(
    sqlite_database: str, tmp_path: Path
) -> None:
    """It went on until they were answered, which may be never."""
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    asking = [
        subprocess.Popen(
            [sys.executable, "-c", ASK, server.address], stderr=subprocess.DEVNULL
        )
        for _ in range(3)
    ]
    time.sleep(1.0)

    code = server.end()

    for each in asking:
        each.kill()
        each.wait()
    assert code == 0


ASK = """
import json, sys, urllib.request
from bench._bombs import hard_deck, hard_record
for seed in range(6, 10):
    body = json.dumps({"record": hard_record(hard_deck(seed))}).encode()
    urllib.request.urlopen(urllib.request.Request(
        sys.argv[1] + "/api/replay", body, {"content-type": "application/json"}))
"""
