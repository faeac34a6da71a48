"""Long questions: worked out beside the server, and ended when they take too long."""

from __future__ import annotations

import asyncio
import math
import os
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bench._bombs import HARD, hard_deck, hard_record
from robobid.app.hosting.metrics import Metrics
from robobid.app.hosting.problems import Denied, Reported
from robobid.app.server.processes.workers import Workers
from robobid.app.server.settings import Settings
from tests.app.server.harness import BOT, ME, browsers, quick, running, scenario

LONG = 3600.0
"""Seconds that nobody waits for."""


@asynccontextmanager
async def workers(many: int = 2, **settings: Any) -> AsyncIterator[Workers]:
    """Some processes."""
    found = Workers(Settings(**settings), Metrics(), many)
    try:
        yield found
    finally:
        found.close()


@scenario
async def test_a_question_that_takes_too_long_is_given_up() -> None:
    async with workers(1, question_seconds=0.2) as some:
        with pytest.raises(Denied) as refused:
            await some.work_out("ann", time.sleep, LONG)

        assert refused.value.code == "too_long_to_work_out"
        assert refused.value.status == 503
        assert some._metrics.slow == {"question": 1}
        assert len(some) == 0


@scenario
async def test_the_next_question_finds_another_process() -> None:
    async with workers(1, question_seconds=5.0) as some:
        first = await some.work_out("ann", os.getpid)
        with pytest.raises(Denied):
            await some.work_out("ann", os.kill, first, 9)

        assert await some.work_out("ann", os.getpid) != first


@scenario
async def test_one_is_worked_on_and_three_wait_for_each_address() -> None:
    async with workers(2) as some:
        asked = [
            asyncio.create_task(some.work_out("eve", time.sleep, LONG))
            for _ in range(4)
        ]
        while some.asked < 4:
            await asyncio.sleep(0.01)

        with pytest.raises(Denied) as refused:
            await some.work_out("eve", time.sleep, LONG)
        assert refused.value.status == 429
        # Somebody else has the second process, however long the first one takes.
        assert await some.work_out("ann", math.sqrt, 4.0) == 2.0
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert some.asked == 0


@scenario
async def test_what_nobody_waits_for_any_more_is_ended() -> None:
    async with workers(1) as some:
        asked = asyncio.create_task(some.work_out("eve", time.sleep, LONG))
        while not len(some):
            await asyncio.sleep(0.01)
        asked.cancel()

        assert await some.work_out("ann", math.sqrt, 9.0) == 3.0
        assert len(some) == 1


@scenario
async def test_a_mistake_is_told_without_what_it_says() -> None:
    async with workers(1) as some:
        with pytest.raises(Denied) as refused:
            await some.work_out("ann", math.sqrt, -1.0)

        assert (refused.value.status, refused.value.code) == (409, "contradicts_itself")
        assert some._metrics.failed == {"question": 1}


@scenario
async def test_a_question_that_needs_too_much_memory_fails() -> None:
    async with workers(1, question_memory=50) as some:
        with pytest.raises((Denied, Reported)):
            await some.work_out("ann", bytes, 1 << 30)

        assert await some.work_out("ann", math.sqrt, 9.0) == 3.0


@scenario
async def test_a_record_that_cannot_be_scored_stops_nobody(
    sqlite_database: str,
) -> None:
    """The server stood still for ever, and again after each start."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [eve, ann],
    ):
        for phase in ("over", "building"):
            record = hard_record(hard_deck(HARD), phase)
            wish = {"at": 0, "seat": 0, "record": record, "bot": "random"}
            refused = await eve.post("/api/play-on", wish)
            assert (refused.status_code, refused.json()["code"]) == (409, "bad_deck")
            told = (await eve.post("/api/replay", {"record": record})).json()
            assert told["values"]["reason"]["code"] == "deck_too_hard"

        table = await ann.set_up(ME, BOT)
        assert not (await ann.open(table["code"], 0)).state["over"]


@scenario
async def test_whoever_hangs_up_is_worked_for_no_longer(sqlite_database: str) -> None:
    """Also while others of theirs wait."""
    settings = quick(sqlite_database, questions_at_once=1, question_processes=1)
    record = hard_record(hard_deck(HARD + 1))
    async with (
        running(settings) as address,
        browsers(address, 2) as [eve, ann],
    ):
        asked = [
            asyncio.create_task(eve.post("/api/replay", {"record": record}))
            for _ in range(30)
        ]
        await asyncio.sleep(0.5)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

        assert (await ann.get("/api/puzzles/fzzzt")).status_code == 200
        metrics = (await ann.get("/metrics")).text
        answered = re.search(r"question_seconds_count\S* (\d+)", metrics)
        assert answered
        assert int(answered[1]) < 15
