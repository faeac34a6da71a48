"""Finished games looked back on: in the background, kept, and never while they run."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from robobid.app.analysis.luck import strokes
from robobid.app.hosting.rows import Wish
from robobid.app.hosting.tables.history import SystemLuck
from robobid.app.server.processes import analyses as analysing
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.store import Store
from robobid.core.luck import Seeded
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.game import FZZZT
from tests.app.analysis.records import at_random
from tests.app.server.harness import (
    FRIEND,
    ME,
    Browser,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)

QUICK = (sys.executable, "-m", "tests.app.server.quick_judge")
WISH = Wish("K7QF", "fzzzt", "a record", 3)


@pytest.fixture(autouse=True)
def _judged_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "COMMAND", QUICK)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    archive = open_archive(database, Path("unused"))
    yield archive.store
    archive.close()


def a_record() -> Record[Any]:
    return at_random("fzzzt", seed=4)


async def finished(browser: Browser, code: str) -> dict[str, Any]:
    """An analysis, once it is done."""
    while True:
        shown: dict[str, Any] = (await browser.get(f"/api/analyses/{code}")).json()
        if shown["state"] != "waiting":
            return shown
        await asyncio.sleep(0.1)


async def so_far_of(browser: Browser, path: str, moves: int) -> dict[str, Any]:
    """An analysis that is not done, once so many of its moves are shown."""
    while True:
        shown: dict[str, Any] = (await browser.get(path)).json()
        if shown["account"] and len(shown["account"]["moves"]) == moves:
            return shown
        await asyncio.sleep(0.1)


def test_an_analysis_is_kept_as_far_as_it_has_come(store: Store) -> None:
    analyses = store.analyses
    assert analyses.find("K7QF") is None
    assert analyses.ask(WISH, most=1)
    assert analyses.ask(WISH, most=1)  # it is there already
    assert not analyses.ask(WISH._replace(code="CCCC"), most=1)
    assert analyses.take(60) == WISH
    assert analyses.take(60) is None  # somebody works on it
    assert analyses.note("K7QF", 7, "a move", 60)
    assert analyses.note("K7QF", 7, "the same move", 60)
    assert not analyses.note("GONE", 7, "a move", 60)

    found = analyses.find("K7QF")
    analyses.give_back("K7QF")

    assert found is not None
    assert (found.wish, found.state, found.done, found.ahead) == (WISH, "waiting", 1, 0)
    assert analyses.judged("K7QF") == {7: "a move"}
    analyses.tell("K7QF", "so far")
    so_far = analyses.find("K7QF")
    assert so_far is not None
    assert (so_far.state, so_far.told) == ("waiting", "so far")
    assert analyses.take(60) == WISH
    analyses.end("K7QF", "done", "told")
    analyses.tell("K7QF", "too late")
    assert analyses.take(60) is None
    kept = analyses.find("K7QF")
    assert kept is not None
    assert (kept.state, kept.told) == ("done", "told")
    analyses.purge(float("inf"))
    assert analyses.find("K7QF") is None


def test_what_fails_again_and_again_is_given_up_and_may_be_asked_for_anew(
    store: Store,
) -> None:
    analyses = store.analyses
    analyses.ask(WISH, most=1)

    taken = [analyses.take(-1) for _ in range(4)]

    assert taken == [WISH, WISH, WISH, None]
    failed = analyses.find("K7QF")
    assert failed is not None
    assert failed.state == "failed"
    assert analyses.ask(WISH, most=1)
    assert analyses.take(60) == WISH


def test_nobody_waits_behind_what_is_given_up(store: Store) -> None:
    analyses, next_wish = store.analyses, WISH._replace(code="CCCC")
    analyses.ask(WISH, most=2)
    for _ in range(3):
        analyses.take(-1)
    analyses.ask(next_wish, most=2)

    assert analyses.take(60) == next_wish


@scenario
async def test_a_pasted_record_is_analysed_once_and_read_by_its_link(
    sqlite_database: str,
) -> None:
    record = a_record()
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        asked = await ann.post("/api/analyses", {"record": record.write()})
        again = await eve.post("/api/analyses", {"record": record.write()})
        cut = at_random("fzzzt", 12).write()
        unfinished = await ann.post("/api/analyses", {"record": cut})
        shown = await finished(eve, asked.json()["code"])
        unknown = await eve.get("/api/analyses/p123456789")

    assert asked.status_code == 200, asked.text
    assert asked.json()["code"] == again.json()["code"]
    assert unfinished.json()["code"] == "analysed_after_end"
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown_analysis")
    assert shown["state"] == "done"
    account = shown["account"]
    looked_at = len(account["moves"]) + len(account["draws"]) + 1  # and the opening
    assert shown["done"] == shown["total"] == looked_at
    assert read_record(shown["record"], FZZZT).write() == record.write()
    for seat in account["seats"]:
        moves = seat["received"] - seat["given"]
        explained = seat["start"] + moves + seat["luck"] + seat["rest"]
        assert explained == pytest.approx(seat["result"], abs=0.001)
    lucks = [seat["luck"] for seat in account["seats"]]
    assert lucks[0] == pytest.approx(0.01 * len(account["draws"])) == -lucks[1]
    assert account["seats"][0]["luckiest"] in [d["number"] for d in account["draws"]]
    assert account["seats"][0]["unluckiest"] is None
    assert account["draws"][0]["told"]
    bid = next(move for move in shown["account"]["moves"] if move["kind"] == "bid")
    assert bid["better_action"]["type"] == "Bid"
    assert bid["better_told"]["key"] == "choice.bid"


@scenario
async def test_a_move_that_takes_too_long_to_judge_ends_its_analysis(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went on for ever, and everybody else's waited."""
    silent = (sys.executable, "-c", "import sys; sys.stdin.read()")
    monkeypatch.setattr(analysing, "COMMAND", silent)
    settings = quick(sqlite_database, analysis_seconds=0.1)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        asked = await ann.post("/api/analyses", {"record": a_record().write()})
        shown = await finished(ann, asked.json()["code"])
        measured = (await ann.get("/metrics")).text

    assert shown["state"] == "failed"
    assert 'what="analysis"}' in measured


@scenario
async def test_a_game_that_is_played_is_analysed_for_nobody(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by its code nor by a record of it to which somebody makes up an end."""
    luck = Seeded(5)
    monkeypatch.setattr(SystemLuck, "draw", lambda _, decision: luck.draw(decision))
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, FRIEND)
        made_up: Record[Any] = Record(FZZZT, {"Edition": "en", "Players": "1; 2"})
        made_up.commit(made_up.propose_luck(Seeded(5)))
        random = Random(1)
        while made_up.decisions:
            seat, _, options = made_up.decisions[0]
            made_up.play(seat, options.pick(random))
        answers = [
            await browser.post(f"/api/tables/{table['code']}/analysis")
            for browser in (ann, eve)
        ]
        pasted = await eve.post("/api/analyses", {"record": made_up.write()})
        secret = await eve.get(f"/api/analyses/{table['code']}")

    assert [answer.json()["code"] for answer in answers] == ["not_over"] * 2
    assert (pasted.status_code, pasted.json()["code"]) == (409, "still_running")
    assert secret.status_code == 404


@scenario
async def test_an_analysis_goes_on_after_a_restart_and_others_wait(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(sqlite_database, analyses_waiting=1, analysis_processes=1)
    monkeypatch.setattr(analysing, "COMMAND", (*QUICK, "3"))
    monkeypatch.setattr(analysing, "PREVIEW", 0.05)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        asked = await ann.post("/api/analyses", {"record": a_record().write()})
        other = at_random("fzzzt", seed=5).write()
        full = await ann.post("/api/analyses", {"record": other})
        path = f"/api/analyses/{asked.json()['code']}"
        luck = len([each for each in strokes(a_record()) if each.number < 12])
        while (await ann.get(path)).json()["done"] < luck + 3:
            await asyncio.sleep(0.1)
        so_far = await so_far_of(ann, path, 3)
    monkeypatch.setattr(analysing, "COMMAND", QUICK)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        shown = await finished(ann, asked.json()["code"])

    # What is known is shown before it is done; luck is added up at the end.
    assert so_far["state"] == "waiting"
    assert [seat["luck"] for seat in so_far["account"]["seats"]] == [None, None]
    assert (full.status_code, full.json()["code"]) == (429, "analyses_full")
    losses = [move["loss"] for move in shown["account"]["moves"]]
    assert losses == [0.08] * 3 + [0.06] * (len(losses) - 3)


@scenario
async def test_a_game_goes_on_from_any_moment_and_is_analysed_after_its_end(
    sqlite_database: str,
) -> None:
    record = a_record()
    theirs = [n for n, entry in enumerate(record.entries) if entry.seat == 1]
    wish = {"record": record.write(), "seat": 1, "bot": "random"}
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = (await ann.post("/api/play-on", {**wish, "at": theirs[-8]})).json()
        over = await ann.post("/api/play-on", {**wish, "at": len(record.entries)})
        nobody = await ann.post("/api/play-on", {**wish, "at": 9, "seat": 5})
        path = f"/api/tables/{table['code']}"
        window = await ann.open(table["code"], seat=1)
        begun = window.state["view"]["round"]
        early = await eve.post(f"{path}/analysis")
        await play_on(window, Random(1))
        asked = await eve.post(f"{path}/analysis")
        shown = await finished(eve, table["code"])
        await ann.post(f"{path}/leave")
        gone = await eve.get(f"/api/analyses/{table['code']}")

    kinds = [(seat["kind"], seat["name"]) for seat in table["seats"]]
    assert kinds == [("bot", "Ann"), ("person", "Bob")]
    assert begun == record.entries[theirs[-8]].round
    assert over.json()["code"] == "game_over"
    assert nobody.json()["code"] == "not_your_seat"
    assert early.json()["code"] == "not_over"
    assert (asked.json()["table"], asked.json()["record"]) == (True, None)
    assert shown["account"]["seats"][1]["fortune"]
    assert gone.status_code == 404
