"""A table that cannot be continued: said in words, nothing hidden, nothing lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from random import Random
from typing import Any

import pytest

from robobid.app.commands import main
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    Browser,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)
from tests.app.server.test_files import BRINGS
from tests.app.server.test_lobby import problem


def path_of(database: str) -> str:
    return database.removeprefix("sqlite:///")


def spoil(database: str, code: str, *, version: str = "an older one") -> None:
    """As if a rule had been changed without a switch: a stored move is illegal now."""
    connection = sqlite3.connect(path_of(database))
    last = "SELECT max(number) FROM steps WHERE code = ? AND seat = 0"
    (number,) = connection.execute(last, [code]).fetchone()
    spoilt = "UPDATE steps SET moves = 'A m4+m4' WHERE code = ? AND number = ?"
    connection.execute(spoilt, [code, number])
    connection.execute("UPDATE state SET value = ? WHERE name = 'checked'", [version])
    connection.commit()
    connection.close()


async def a_few_moves(browser: Browser, code: str, count: int = 3) -> None:
    window = await browser.open(code, seat=0)
    while count:
        if window.is_to_act:
            answer = await window.act(window.any_move(Random(count)))
            count -= 1
            while window.position < answer["position"]:
                await window.receive()
        else:
            await window.until("move")
    await window.close()


async def refused_at(browser: Browser, code: str, seat: int | None) -> dict[str, Any]:
    at: dict[str, Any] = {} if seat is None else {"seat": seat}
    window = await browser.knock(code, **at)
    message: dict[str, Any] = await window.receive()
    assert message["type"] == "refused"
    refused: dict[str, Any] = message["problem"]
    return refused


@pytest.mark.parametrize(
    "brings",
    [pytest.param({}, id="ours"), pytest.param(BRINGS["fzzzt"], id="brought")],
)
@scenario
async def test_it_says_so_shows_nothing_hidden_and_is_played_on(
    sqlite_database: str, caplog: pytest.LogCaptureFixture, brings: dict[str, Any]
) -> None:
    settings = quick(sqlite_database)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        code = (await ann.set_up(ME, BOT, **brings))["code"]
        await a_few_moves(ann, code)
        cookie = ann.cookie
    spoil(sqlite_database, code)
    caplog.set_level(logging.INFO, "robobid.server")
    async with running(settings) as address, browsers(address, 2) as [ann, eve]:
        ann.http.cookies.set("robobid", cookie)
        for browser, seat in ((ann, 0), (eve, None), (ann, 0)):
            refused = await refused_at(browser, code, seat)
            assert refused["code"] == "cannot_continue"
            assert refused["values"] == {}
            assert "m4" not in str(refused)
        health = (await ann.get("/api/health")).json()
        measured = (await ann.get("/metrics")).text
        foreign = await eve.get(f"/api/tables/{code}/record")
        mine = (await ann.get(f"/api/tables/{code}/record")).json()["record"]
        theirs = await eve.post(f"/api/tables/{code}/mend")

        mended = await ann.post(f"/api/tables/{code}/mend")

        assert health["broken"] == 1
        assert "robobid_tables_broken" in measured
        assert problem(foreign) == (409, "not_over")
        assert mine.rstrip().endswith("*")
        assert problem(theirs) == (403, "not_your_seat")
        assert mended.status_code == 200
        window = await ann.open(code, seat=0)
        await play_on(window, Random(5))
        assert (await ann.get("/api/health")).json()["broken"] == 0
    said = [r.getMessage() for r in caplog.records if code in r.getMessage()]
    assert 1 <= len(said) <= 2, said  # by the check, by whoever opened it, or both
    assert "m4" not in "".join(said)
    kept = sqlite3.connect(path_of(sqlite_database)).execute(
        "SELECT count(*) FROM set_aside WHERE code = ?", [code]
    )
    assert kept.fetchone()[0] >= 1


@scenario
async def test_while_others_may_play_on_the_record_is_for_nobody(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database)
    async with running(settings) as address, browsers(address, 2) as [ann, bob]:
        table = await ann.set_up(ME, FRIEND, BOT)
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])
        playing = asyncio.create_task(play_on(await bob.open(code, seat=1), Random(2)))
        await a_few_moves(ann, code, 1)
        playing.cancel()
        cookie = ann.cookie
    spoil(sqlite_database, code)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        ann.http.cookies.set("robobid", cookie)
        await refused_at(ann, code, 0)
        record = await ann.get(f"/api/tables/{code}/record")
        mended = await ann.post(f"/api/tables/{code}/mend")
        window = await ann.open(code, seat=0)

    assert problem(record) == (409, "not_over")
    assert mended.status_code == 200
    assert not window.state["over"]


@scenario
async def test_a_move_that_cannot_be_made_here_is_told_without_what_it_was(
    sqlite_database: str,
) -> None:
    """As if another server had stored it, which plays by other rules."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        code = (await ann.set_up(ME, FRIEND))["code"]
        window = await ann.open(code, seat=0)
        connection = sqlite3.connect(path_of(sqlite_database))
        row = (code, 1, 0, "A m4+m4")
        into = "INSERT INTO steps (code, number, seat, moves) VALUES (?, ?, ?, ?)"
        connection.execute(into, row)
        connection.commit()
        connection.close()

        await window.send(type="say", text="hello")
        told = (await window.until("refused"))["problem"]
        still = await window.refusal(type="say", text="hello")
        again = await refused_at(ann, code, 0)
        mended = await ann.post(f"/api/tables/{code}/mend")
        later = await window.refusal(type="say", text="hello")
        after = await ann.open(code, seat=0)

    assert (told["code"], told["values"]) == ("cannot_continue", {})
    assert again["code"] == still == later == "cannot_continue"
    assert mended.status_code == 200
    assert after.state["to_act"]


def stop(database: str, code: str) -> None:
    """As if its next move had taken too long."""
    connection = sqlite3.connect(path_of(database))
    connection.execute("UPDATE tables SET is_stopped = true WHERE code = ?", [code])
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "brings",
    [pytest.param({}, id="ours"), pytest.param(BRINGS["fzzzt"], id="brought")],
)
@scenario
async def test_a_table_that_was_stopped_is_played_on_from_the_last_choice(
    sqlite_database: str, brings: dict[str, Any]
) -> None:
    settings = quick(sqlite_database)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        code = (await ann.set_up(ME, BOT, **brings))["code"]
        await a_few_moves(ann, code)
        cookie = ann.cookie
    stop(sqlite_database, code)
    async with running(settings) as address, browsers(address, 2) as [ann, eve]:
        ann.http.cookies.set("robobid", cookie)
        refused = await refused_at(ann, code, 0)
        foreign = await eve.get(f"/api/tables/{code}/record")
        replay = await eve.get(f"/api/tables/{code}/replay")
        mine = (await ann.get(f"/api/tables/{code}/record")).json()["record"]
        theirs = await eve.post(f"/api/tables/{code}/mend")

        mended = await ann.post(f"/api/tables/{code}/mend")

        assert refused["code"] == "stopped_table"
        assert problem(foreign) == problem(replay) == (409, "not_over")
        assert mine.rstrip().endswith("*")
        assert problem(theirs) == (403, "not_your_seat")
        assert mended.status_code == 200
        window = await ann.open(code, seat=0)
        assert 0 in window.state["to_act"]
        await play_on(window, Random(5))
        assert window.state["over"]


@scenario
async def test_what_followed_from_the_last_choice_is_set_aside(
    sqlite_database: str,
) -> None:
    """Else the same would happen again: somebody has to choose otherwise."""
    settings = quick(sqlite_database, bot_wait=3600.0)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        is_first = False
        while not is_first:
            code = (await ann.set_up(ME, BOT))["code"]
            window = await ann.open(code, seat=0)
            is_first = window.is_to_act
        answer = await window.act(window.any_move(Random(3)))
        while window.position < answer["position"]:
            await window.receive()
        before = window.position
        stop(sqlite_database, code)
        await window.refusal(type="say", text="hello")

        mended = await ann.post(f"/api/tables/{code}/mend")
        still = await window.refusal(type="say", text="hello")
        after = await ann.open(code, seat=0)

    assert mended.status_code == 200
    assert still == "cannot_continue"
    assert after.position < before
    assert 0 in after.state["to_act"]


@scenario
async def a_spoilt_database(database: str) -> None:
    settings = quick(database)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        for seed in range(2):
            code = (await ann.set_up(ME, BOT))["code"]
            await play_on(await ann.open(code, seat=0), Random(seed))
        code = (await ann.set_up(ME, BOT))["code"]
        await a_few_moves(ann, code)
    spoil(database, code)
    connection = sqlite3.connect(path_of(database))
    over = "SELECT code FROM tables WHERE is_over LIMIT 1"
    (finished,) = connection.execute(over).fetchone()
    connection.execute("UPDATE seats SET points = 99 WHERE code = ?", [finished])
    connection.commit()
    connection.close()


def test_robobid_check_lists_what_would_break_and_writes_nothing(
    sqlite_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    a_spoilt_database(sqlite_database)
    path = path_of(sqlite_database)
    before = sqlite3.connect(path).iterdump()
    kept = list(before)

    found = main(["check", path, "--jobs", "2", "--lang", "en"])

    told = capsys.readouterr().out
    assert found == 1
    assert "cannot be made" in told
    assert "ends otherwise" in told
    assert "Tables: 3. With something wrong: 2." in told
    assert "m4" not in told
    assert list(sqlite3.connect(path).iterdump()) == kept


def test_robobid_check_refuses_what_is_not_there(capsys: Any) -> None:
    assert main(["check", "/nowhere/tables.sqlite", "--lang", "en"]) == 2
    assert "nowhere" in capsys.readouterr().err
