"""What a host may watch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from robobid.app.hosting.people import seats
from robobid.app.hosting.people.visitor import Visitor
from robobid.app.server.storage.engine import database_address, open_engine
from robobid.app.server.storage.store import Store
from tests.app.server.harness import BOT, ME, browsers, quick, running, scenario

LINE = re.compile(r'(robobid_\w+)\{([a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*)\} (\S+)')


RECORD = (
    '[Game "fzzzt"] [Edition "en"] [Players "Ann; Bob"]\n'
    "1. #deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b *"
)


def store_beside(database: str) -> Store:
    """The store of a server that runs, for a moment."""
    engine = open_engine(database_address(database, Path("unused")))
    return Store(engine, "beside")


def read(text: str) -> dict[str, dict[str, float]]:
    """Every measurement by its name and labels; a line that is none is refused."""
    found: dict[str, dict[str, float]] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            measured = LINE.fullmatch(line)
            assert measured, line
            name, labels, value = measured.groups()
            assert re.sub("_(bucket|sum|count)$", "", name) in kinds or name in kinds
            kept = re.sub('process="[0-9]+",?', "", labels)
            found.setdefault(name, {})[kept] = float(value)
    return found


@scenario
async def test_a_host_sees_tables_moves_times_and_refusals(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME, edition="ru")
        await ann.set_up(BOT, BOT, ME)
        window = await ann.open(table["code"], seat=0)
        hand = window.state["decision"]["limits"]["hand"]
        assert (await window.act(hand[0]))["type"] == "accepted"
        assert (await window.act(hand[0]))["type"] == "refused"
        await ann.get("/api/tables/XXXX")
        answer = await ann.get("/metrics")

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    seen = read(answer.text)
    assert seen["robobid_tables_unfinished"][""] == 2
    assert seen["robobid_tables_over"][""] == 0
    assert seen["robobid_connections"][""] == 1
    assert seen["robobid_rooms"][""] >= 1
    assert seen["robobid_move_seconds_count"][""] >= 1
    assert seen["robobid_refusals_total"]['code="unknown_table"'] == 1
    assert sum(seen["robobid_refusals_total"].values()) == 2
    asked = 'path="/api/tables"'
    assert seen["robobid_request_seconds_count"][asked] == 2
    buckets = [
        value
        for labels, value in seen["robobid_request_seconds_bucket"].items()
        if labels.startswith(asked)
    ]
    assert buckets == sorted(buckets)
    assert buckets[-1] == 2


@scenario
async def test_what_is_slow_stopped_or_failed_is_counted_and_logged_by_its_kind(
    sqlite_database: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """With the table's code, and without what a mistake says: that may be a card."""

    async def fail(*_: object) -> None:
        raise KeyError("b-me-04")

    settings = quick(sqlite_database, bot_seconds=0.001, question_seconds=0.001)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        code = (await ann.set_up(ME, ME))["code"]
        await ann.set_up(BOT, BOT)
        window = await ann.open(code, seat=0)
        store = store_beside(sqlite_database)
        store.tables.stop((await ann.set_up(ME, ME))["code"])
        store.close()
        slow = await ann.post("/api/replay", {"record": RECORD})
        monkeypatch.setattr(seats, "head_of", fail)
        monkeypatch.setattr(Visitor, "do", fail)
        failed = await ann.get(f"/api/tables/{code}")
        await window.send(type="say", text="hello")
        seen: dict[str, dict[str, float]] = {}
        while len(seen.get("robobid_failed_total", {})) < 2 or (
            'what="bot"' not in seen["robobid_slow_total"]
        ):
            seen = read((await ann.get("/metrics")).text)

    assert slow.json()["code"] == "too_long_to_work_out"
    assert failed.status_code == 500
    assert seen["robobid_tables_stopped"][""] == 1
    assert seen["robobid_slow_total"]['what="question"'] == 1
    assert seen["robobid_failed_total"] == {'what="connection"': 1, 'what="request"': 1}
    said = [r.getMessage() for r in caplog.records if "KeyError" in r.getMessage()]
    assert len(said) == 2
    assert all(line.startswith(f"table {code}, ") for line in said)
    assert "b-me" not in caplog.text


@scenario
async def test_nobody_else_sees_them(sqlite_database: str) -> None:
    """Whoever comes by a proxy is not the proxy."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        answer = await eve.http.get(
            "/metrics", headers={"x-forwarded-for": "192.0.2.7"}
        )

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


@scenario
async def test_they_tell_nothing_about_people(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up({**ME, "name": "Annabel"}, ME)
        await ann.get(f"/api/tables/{table['code']}")
        text = (await ann.get("/metrics")).text

    assert "Annabel" not in text
    assert table["code"] not in text
    assert ann.cookie not in text
