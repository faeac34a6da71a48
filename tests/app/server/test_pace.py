"""Time for each move, reminders, and tables that everybody may find."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from robobid.app.hosting.games.directory import NewTable
from robobid.app.hosting.people import seats
from robobid.app.hosting.wire import NewSeat
from robobid.app.server.hub import Hub
from robobid.app.server.storage.archive import open_archive
from robobid.core.record import move_of
from robobid.games.fzzzt.game import FZZZT
from tests.app.server.harness import (
    FRIEND,
    ME,
    Message,
    browsers,
    quick,
    running,
    scenario,
)
from tests.app.server.test_lobby import gather, problem
from tests.app.server.test_purging import DAY, set_clock
from tests.app.server.test_storage import OPENING, a_table


@scenario
async def test_a_bot_plays_for_who_has_no_time_left(database: str) -> None:
    """And its player takes the seat back, with new time."""
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND)
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])
        path = f"/api/tables/{code}"
        slow = await ann.post(f"{path}/terms", {"seconds": 10})
        assert slow.json()["seconds"] == 10
        window = await ann.open(code, seat=0)
        assert slow.json()["seats"][0]["seconds_left"] is None
        await ann.post(f"{path}/begin", {})
        while not window.state["to_act"]:
            await window.receive()

        asked = window.state["to_act"][0]
        seat: Message = {}
        while not seat.get("seconds_left"):
            seat = (await window.until("changed"))["table"]["seats"][asked]
        assert 8 < seat["seconds_left"] <= 10
        while not seat["stand_in"]:
            seat = (await window.until("changed"))["table"]["seats"][asked]
        assert seat["seconds_left"] is None
        while asked in window.state["to_act"]:
            await window.until("move")

        owner = ann if asked == 0 else bob
        await owner.post(f"{path}/seats/{asked}/take-back")


@scenario
async def test_what_was_agreed_stands_when_the_game_has_begun(database: str) -> None:
    """Before, the host gives a clock, other times, or none; a friend may not."""
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND)
        path = f"/api/tables/{table['code']}"
        await bob.claim(table["code"], table["seats"][1]["link"])
        seen = [
            (await ann.post(f"{path}/terms", {"seconds": seconds})).json()["seconds"]
            for seconds in (60, 600, None)
        ]
        refused = await bob.post(f"{path}/terms", {"seconds": 10})
        agreed = {"seconds": 600, "listed": "watch", "patience": 3_600}
        await ann.post(f"{path}/terms", agreed)
        await ann.post(f"{path}/begin", {})

        quicker = await ann.post(f"{path}/terms", {**agreed, "seconds": 10})
        hinted = await ann.post(f"{path}/terms", {**agreed, "hints": True})
        joined = await ann.post(f"{path}/terms", {**agreed, "listed": "join"})
        unlisted = await ann.post(f"{path}/terms", {**agreed, "listed": None})

    assert seen == [60, 600, None]
    assert problem(refused) == (403, "host_only")
    for each in (quicker, hinted, joined):
        assert problem(each) == (409, "terms_agreed")
    assert unlisted.json()["listed"] is None
    assert unlisted.json()["agreed"]


@scenario
async def test_a_deadline_is_kept_though_nobody_looks(sqlite_database: str) -> None:
    """By post: the server was away when the time was over."""
    settings = quick(sqlite_database, room_idle=0.2, look_seconds=0.2)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await gather(ann, ME, FRIEND)
        code = table["code"]
        path = f"/api/tables/{code}"
        await ann.post(f"{path}/terms", {"seconds": 86_400})
        begun = (await ann.post(f"{path}/begin", {})).json()
        to_act = begun["to_act"][0]
        while not begun["seats"][to_act]["seconds_left"]:
            begun = (await ann.get(path)).json()
    archive = open_archive(sqlite_database, Path("unused"))
    archive.store.pace.set_due(code, {to_act: time.time() - 1})
    archive.close()

    async with running(settings) as address, browsers(address, 1) as [eve]:
        async with asyncio.timeout(60):
            while True:
                seat = (await eve.get(path)).json()["seats"][to_act]
                if seat["stand_in"]:
                    break
                await asyncio.sleep(0.1)


@scenario
async def test_nobody_is_late_by_a_clock_that_was_just_set(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day for each move, and for a moment the clock is three days ahead."""
    settings = quick(sqlite_database, look_seconds=0.1)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        code = (await gather(ann, ME, FRIEND))["code"]
        path = f"/api/tables/{code}"
        await ann.post(f"{path}/terms", {"seconds": 86_400})
        begun = (await ann.post(f"{path}/begin", {})).json()
        to_act = begun["to_act"][0]
        while not begun["seats"][to_act]["seconds_left"]:
            begun = (await ann.get(path)).json()

        set_clock(monkeypatch, 3.0)
        await asyncio.sleep(1.0)

        seats = (await ann.get(path)).json()["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, None]


def test_the_time_for_which_nobody_was_here_is_nobodys_fault(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = open_archive(sqlite_database, Path("unused"))
    store = archive.store
    store.tables.create(a_table("AAAA"), OPENING)
    due = time.time() + 3_600
    store.pace.set_due("AAAA", {0: due})

    async def start() -> None:
        hub = Hub(quick(sqlite_database), archive)
        await hub._note_time()
        await hub.bots.close()

    asyncio.run(start())
    set_clock(monkeypatch, 2.0)
    asyncio.run(start())

    head = store.questions.head("AAAA")
    assert head is not None
    assert head.seats[0].due == pytest.approx(due + 2 * DAY, abs=60)
    archive.close()


@scenario
async def test_secret_moves_do_not_begin_the_time_again(sqlite_database: str) -> None:
    """Who waits must not learn how many robots somebody plans with."""
    hub = Hub(quick(sqlite_database), open_archive(sqlite_database, Path("unused")))
    await hub.open()
    try:
        wish = NewTable(setup={"game": "fzzzt"}, seats=[NewSeat(kind="friend")] * 2)
        room = await hub.room((await seats.set_up(hub, wish, "ann", "here")).code)
        history, random, secret = room.history, Random(3), 0
        while not history.is_over:
            seat = random.choice(history.to_act)
            decision = history.decision(seat)
            assert decision is not None
            action = decision.options.pick(random)
            move = move_of(FZZZT, history.record.table, seat, action)
            room.asked_anew.clear()
            await room.act(seat, move, history.position(seat))
            is_asked = seat in history.to_act
            is_public = history.notices(None, len(history) - 1)
            assert (seat in room.asked_anew) == (is_asked and is_public)
            secret += is_asked and not is_public
        assert secret
    finally:
        await hub.close()


@scenario
async def test_who_is_waited_for_can_be_reminded(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        table = await ann.set_up(ME, FRIEND)
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])
        windows = [await ann.open(code, seat=0), await bob.open(code, seat=1)]
        [slow] = windows[0].state["to_act"]
        quick_one, slow_one = windows[1 - slow], windows[slow]

        await quick_one.send(type="nudge", seat=slow)
        while not (await slow_one.until("changed"))["table"]["seats"][slow]["nudged"]:
            pass

        assert await quick_one.refusal(type="nudge", seat=slow) == "too_fast"
        assert await slow_one.refusal(type="nudge", seat=1 - slow) == "not_waited_for"
        watching = await eve.open(code)
        assert await watching.refusal(type="nudge", seat=slow) == "not_your_seat"


@scenario
async def test_a_listed_table_is_found_and_joined(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        code = (await gather(ann, ME, FRIEND))["code"]
        path = f"/api/tables/{code}"
        assert (await bob.get("/api/public")).json() == {"tables": []}
        assert problem(await bob.post(f"{path}/sit", {})) == (409, "no_free_seat")
        refused = await bob.post(f"{path}/terms", {"listed": "join"})
        assert problem(refused) == (403, "host_only")

        await ann.post(f"{path}/terms", {"listed": "join"})
        [found] = (await bob.get("/api/public")).json()["tables"]
        assert (found["code"], found["listed"]) == (code, "join")
        assert found["seats"][1]["link"] is None
        for _ in range(2):
            sat = (await bob.post(f"{path}/sit", {"name": "Bob"})).json()
            assert [seat["mine"] for seat in sat["seats"]] == [False, True]
        assert problem(await eve.post(f"{path}/sit", {})) == (409, "no_free_seat")
        await ann.post(f"{path}/terms", {"listed": None})
        assert (await bob.get("/api/public")).json() == {"tables": []}


@scenario
async def test_a_server_may_list_no_tables(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database, public_tables=False)) as address,
        browsers(address, 1) as [ann],
    ):
        code = (await gather(ann, ME, FRIEND))["code"]
        answer = await ann.post(f"/api/tables/{code}/terms", {"listed": "watch"})
        assert problem(answer) == (403, "no_public_tables")
