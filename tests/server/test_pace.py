"""Time for each move, reminders, and tables that everybody may find."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from robobid.core.record import move_of
from robobid.fzzzt.game import FZZZT
from robobid.server import seating
from robobid.server.games import NewTable
from robobid.server.hub import Hub
from robobid.server.storage.archive import open_archive
from robobid.server.wire import NewSeat
from tests.server.harness import (
    FRIEND,
    ME,
    Message,
    browsers,
    quick,
    running,
    scenario,
)
from tests.server.test_lobby import gather, problem


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
async def test_the_pace_changes_in_the_middle_of_a_game(database: str) -> None:
    """The host gives a clock, other times, or none; a friend may not."""
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND)
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])
        path = f"/api/tables/{code}"
        await ann.post(f"{path}/begin", {})
        window = await ann.open(code, seat=0)
        asked = window.state["to_act"][0]
        seen: list[float | None] = []
        for seconds in (60, 600, None):
            await ann.post(f"{path}/terms", {"seconds": seconds})
            left: float | None = -1
            while left == -1 or (left is None) != (seconds is None):
                changed = (await window.until("changed"))["table"]
                if changed["seconds"] == seconds:
                    left = changed["seats"][asked]["seconds_left"]
            seen.append(left and round(left, -1))
        refused = await bob.post(f"{path}/terms", {"seconds": 60})

    assert seen == [60, 600, None]
    assert problem(refused) == (403, "host_only")


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
async def test_secret_moves_do_not_begin_the_time_again(sqlite_database: str) -> None:
    """Who waits must not learn how many robots somebody plans with."""
    hub = Hub(quick(sqlite_database), open_archive(sqlite_database, Path("unused")))
    await hub.open()
    try:
        wish = NewTable(setup={"game": "fzzzt"}, seats=[NewSeat(kind="friend")] * 2)
        room = await hub.room((await seating.set_up(hub, wish, "ann", "here")).code)
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
