"""My games: how they ended, from any of my devices, and forgotten by one click."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.progress import move_progress
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    Browser,
    Message,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)
from tests.app.server.test_lobby import problem


async def tables_of(browser: Browser) -> list[Message]:
    found: list[Message] = (await browser.get("/api/tables")).json()["tables"]
    return found


async def play(browser: Browser) -> str:
    """A whole game against a bot."""
    code: str = (await browser.set_up(ME, BOT))["code"]
    await play_on(await browser.open(code, seat=0), Random(1))
    return code


@scenario
async def test_finished_games_say_how_they_ended(database: str) -> None:
    async with running(quick(database)) as address, browsers(address, 1) as [ann]:
        code = await play(ann)
        [table] = await tables_of(ann)
        while table["seats"][0]["place"] is None:
            [table] = await tables_of(ann)
        replay = (await ann.get(f"/api/tables/{code}/replay")).json()
        assert [(s["points"], s["place"]) for s in table["seats"]] == [
            (each["points"], each["place"])
            for each in sorted(replay["standings"], key=lambda s: s["seat"])
        ]


@scenario
async def test_results_of_older_games_are_worked_out(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        code = await play(ann)
        cookie = ann.cookie
    archive = open_archive(sqlite_database, Path("unused"))
    archive.store.mine.note_results(code, [(0, None, None), (1, None, None)])  # type: ignore[list-item]
    archive.close()
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        ann.http.cookies.set("robobid", cookie)
        async with asyncio.timeout(60):
            while (await tables_of(ann))[0]["seats"][0]["place"] is None:
                await asyncio.sleep(0.05)


@scenario
async def test_another_device_has_all_my_tables(database: str) -> None:
    """And what it had before belongs to both."""
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [desk, phone, eve],
    ):
        first = (await desk.set_up(ME, BOT))["code"]
        second = (await phone.set_up(ME, BOT))["code"]
        link = (await desk.post("/api/me/link")).json()["link"]

        moved = await phone.post("/api/me/claim", {"link": link, "mine": "move"})
        assert moved.status_code == 200
        for device in (desk, phone):
            codes = {table["code"] for table in await tables_of(device)}
            assert codes == {first, second}
        third = (await phone.set_up(ME, BOT))["code"]
        assert third in {table["code"] for table in await tables_of(desk)}
        again = await eve.post("/api/me/claim", {"link": link})
        assert problem(again) == (403, "bad_link")


@scenario
async def test_finished_games_are_forgotten_and_no_others(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        gone = await play(ann)
        table = await ann.set_up(ME, FRIEND)
        await bob.claim(table["code"], table["seats"][1]["link"])
        running_one = (await ann.set_up(ME, FRIEND))["code"]
        windows = [
            await ann.open(table["code"], seat=0),
            await bob.open(table["code"], seat=1),
        ]
        await asyncio.gather(*(play_on(w, Random(at)) for at, w in enumerate(windows)))

        assert (await ann.post("/api/me/forget")).json() == {"count": 2}

        assert [each["code"] for each in await tables_of(ann)] == [running_one]
        assert (await ann.get(f"/api/tables/{gone}")).status_code == 404
        assert [each["code"] for each in await tables_of(bob)] == [table["code"]]


async def progress(browser: Browser, found: dict[str, str], *forget: str) -> Message:
    body = {"found": found, "forget": [*forget]}
    kept: Message = (await browser.post("/api/me/progress", body)).json()
    return kept


@scenario
async def test_progress_is_kept_for_all_my_devices_and_forgotten(database: str) -> None:
    first = {"puzzle:fzzzt-1": "missed", "lesson:fzzzt/bid": "done"}
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [desk, phone, eve],
    ):
        stranger = await progress(eve, first)
        await desk.set_up(ME, BOT)
        await phone.set_up(ME, BOT)
        kept = await progress(desk, first)
        again = await progress(desk, {"puzzle:fzzzt-1": "solved"})
        other = await progress(phone, {"puzzle:fzzzt-1": "solved", "deal:x/y": "1~2"})
        link = (await desk.post("/api/me/link")).json()["link"]
        await phone.post("/api/me/claim", {"link": link, "mine": "move"})
        joined = await progress(phone, {})
        gone = await progress(desk, {}, "puzzle:", "lesson:fzzzt/")
        bad = await desk.post("/api/me/progress", {"found": {"secret:x": "y"}})

    assert stranger == {"mark": "", "found": {}}
    assert kept["found"] == again["found"] == first
    assert other["mark"] != kept["mark"] == joined["mark"]
    assert joined["found"] == first | {"deal:x/y": "1~2"}
    assert gone["found"] == {"deal:x/y": "1~2"}
    assert bad.status_code == 400


@scenario
async def test_nobody_fills_the_database_with_progress_or_links(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database, kept_per_hour=3)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        await ann.set_up(ME, BOT)
        kept = await progress(ann, {"puzzle:fzzzt-1": "solved", "deal:x/y": "1"})
        more = await progress(ann, {"puzzle:fzzzt-2": "solved", "deal:x/z": "1"})
        nothing_new = await progress(ann, {})
        links = [await ann.post("/api/me/link") for _ in range(2)]

    assert len(kept["found"]) == 2
    assert more["code"] == "too_fast"
    assert nothing_new == kept
    assert [each.status_code for each in links] == [200, 429]


def test_the_earlier_try_counts_and_whoever_stays_away_is_forgotten(
    database: str,
) -> None:
    archive = open_archive(database, Path("unused"))
    kept = archive.store.progress
    kept.merge("old", {"puzzle:a": "solved"})
    kept.merge("new", {"puzzle:a": "missed", "puzzle:b": "solved"})

    with archive.store.database.engine.begin() as connection:
        move_progress(archive.store.database, connection, "old", "new")

    assert kept.merge("new", {}) == {"puzzle:a": "solved", "puzzle:b": "solved"}
    assert kept.merge("old", {}) == {}
    assert kept.merge("new", {"puzzle:c": "solved"}, most=2).keys() == {
        "puzzle:a",
        "puzzle:b",
    }
    kept.purge(0.0)
    assert kept.merge("new", {}, ["puzzle:a"]) == {"puzzle:b": "solved"}
    kept.purge(float("inf"))
    assert kept.merge("new", {}) == {}
    archive.close()
