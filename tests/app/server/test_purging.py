"""Old tables are forgotten, and no others, on both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from robobid.app.hosting.rows import Head
from robobid.app.server.hub import Hub
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.schema import METADATA, TABLES
from robobid.app.server.storage.store import Store
from tests.app.server.harness import BOT, ME, browsers, quick, running, scenario
from tests.app.server.test_storage import OPENING, a_move, a_table

DAY = 86_400.0


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    archive = open_archive(database, Path("unused"))
    yield archive.store
    archive.close()


def aged(code: str, days: float, *, over: bool) -> Head:
    then = time.time() - days * DAY
    return a_table(code)._replace(changed=then, created=then, is_over=over)


def left(store: Store) -> dict[str, int]:
    """How many rows each part of the database has."""
    with store.database.engine.connect() as connection:
        return {
            table.name: connection.scalar(select(func.count()).select_from(table)) or 0
            for table in METADATA.sorted_tables
        }


def test_finished_and_abandoned_tables_go_with_all_their_parts(store: Store) -> None:
    now = time.time()
    kept = [aged("AAAA", 5, over=False), aged("BBBB", 0, over=True)]
    for head in kept:
        store.tables.create(head, OPENING)
    before = left(store)
    followed_by = {"CCCC": "BBBB"}
    for head in (aged("CCCC", 5, over=True), aged("DDDD", 50, over=False)):
        store.tables.create(head, OPENING, followed_by.get(head.code))
        store.seats.add_personal_link(head.code, "ann", head.code, now + DAY, 5)
        store.seats.claim(head.code, f"secret-{head.code}", "bob", "Bob")
        store.talk.say(head.code, None, "hello", 9)
        store.notes.note(head.code, 3, ["{hm}"])
        with store.database.engine.begin() as connection:
            connection.execute(
                TABLES.update()
                .where(TABLES.c.code == head.code)
                .values(changed=head.changed)
            )

    assert store.tables.mark(now - 4 * DAY, now - 40 * DAY) == 2
    gone = store.tables.purge(now - 4 * DAY, now - 40 * DAY, now + DAY)

    assert gone == ["DDDD", "CCCC"]
    assert left(store) == before
    assert store.tables.purge(now - 4 * DAY, now - 40 * DAY, now + DAY) == []
    followed = store.questions.head("BBBB")
    assert followed is not None
    assert followed.rematch is None


def test_whoever_touches_a_table_keeps_it(store: Store) -> None:
    now = time.time()
    for code in ("MOVE", "TALK", "SEAT", "LEFT"):
        store.tables.create(aged(code, 50, over=False), OPENING)
    store.tables.append([a_move(1, code="MOVE")])
    store.talk.say("TALK", 0, "wait for me", 9)
    store.seats.claim("SEAT", "secret-SEAT", "bob", "Bob")

    store.tables.mark(now - DAY, now - DAY)
    assert store.tables.purge(now - DAY, now - DAY, now + DAY) == ["LEFT"]


def test_a_table_that_somebody_watches_is_spared(store: Store) -> None:
    store.tables.create(aged("CCCC", 50, over=True), OPENING)

    later = time.time() + DAY
    store.tables.mark(time.time(), time.time())

    assert store.tables.purge(time.time(), time.time(), later, ["CCCC"]) == []
    assert store.tables.purge(0.0, 0.0, later) == []


def test_a_table_is_marked_first_and_the_mark_goes_when_somebody_comes_back(
    store: Store,
) -> None:
    now = time.time()
    for code in ("GONE", "BACK"):
        store.tables.create(aged(code, 50, over=False), OPENING)

    assert store.tables.mark(now - DAY, now - DAY) == 2
    assert store.tables.purge(now - DAY, now - DAY, now - 30 * DAY) == []
    store.talk.say("BACK", 0, "here I am", 9)
    assert store.tables.mark(now - DAY, now - DAY) == 0
    assert store.tables.purge(now - DAY, now - DAY, now + DAY) == ["GONE"]
    head = store.questions.head("BACK")
    assert head is not None
    assert head.marked is None


def set_clock(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """The clock is so many days ahead from now on."""
    now, began = time.time(), time.monotonic()
    monkeypatch.setattr(
        time, "time", lambda: now + days * DAY + time.monotonic() - began
    )


@scenario
async def test_a_clock_that_is_wrong_at_the_start_forgets_nothing(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dead battery: 400 days ahead at one start, 900 at the next, then right."""
    settings = quick(sqlite_database, finished_days=365.0)
    archive = open_archive(sqlite_database, Path("unused"))
    archive.store.tables.create(aged("CCCC", 5, over=True), OPENING)
    archive.close()
    async with running(settings):
        pass
    for days in (400.0, 500.0, -900.0):
        set_clock(monkeypatch, days)
        async with running(settings) as address, browsers(address, 1) as [eve]:
            assert (await eve.get("/api/tables/CCCC")).status_code == 200


@scenario
async def test_a_clock_that_is_set_makes_no_table_old(
    sqlite_database: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And the log says how many were forgotten, and why none was."""
    caplog.set_level("INFO", "robobid.server")
    archive = open_archive(sqlite_database, Path("unused"))
    archive.store.tables.create(aged("CCCC", 5, over=True), OPENING)
    hub = Hub(quick(sqlite_database, finished_days=365.0, marked_days=0.0), archive)
    set_clock(monkeypatch, 400.0)

    assert await hub.forget_old_tables() == []
    # After an hour of agreement it is what it seems.
    hub.wall._doubted -= 3_601
    assert await hub.forget_old_tables() == ["CCCC"]
    await hub.close()
    assert "the clock was set: nothing is forgotten for an hour" in caplog.messages
    assert "old tables: 1 marked, 1 forgotten" in caplog.messages


@scenario
async def test_a_server_forgets_by_itself(database: str) -> None:
    soon = quick(
        database,
        finished_days=0.5 / DAY,
        abandoned_days=0.0,
        marked_days=0.0,
        purge_hours=0.1 / 3600,
    )
    async with running(soon) as address, browsers(address, 2) as [ann, eve]:
        over = await ann.set_up(BOT, BOT, edition="fr")
        going_on = await ann.set_up(ME, BOT)
        window = await eve.open(over["code"])
        while not window.state["over"]:
            await window.until("move")
        await asyncio.sleep(1.0)
        watched = await eve.get(f"/api/tables/{over['code']}")
        await window.close()

        gone = watched
        while gone.status_code != 404:
            await asyncio.sleep(0.1)
            gone = await ann.get(f"/api/tables/{over['code']}")

        assert watched.status_code == 200
        assert gone.json()["code"] == "unknown_table"
        mine = (await ann.get("/api/tables")).json()["tables"]
        assert [table["code"] for table in mine] == [going_on["code"]]
        knock = await eve.knock(over["code"])
        assert (await knock.receive())["problem"]["code"] == "unknown_table"
