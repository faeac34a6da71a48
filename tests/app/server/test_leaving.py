"""Leaving a table for a while or for good, and bots that play for who is away."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from robobid.app.hosting.people import votes
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    Browser,
    Message,
    Window,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)

QUICK = {"away_seconds": 0.0}


async def sit_down(host: Browser, *friends: Browser) -> Message:
    """A table of Fzzzt! with a seat for everybody."""
    table = await host.set_up(ME, *[FRIEND for _ in friends])
    for at, friend in enumerate(friends, 1):
        answer = await friend.claim(table["code"], table["seats"][at]["link"])
        assert answer.status_code == 200
    return table


async def seats_of(browser: Browser, code: str) -> list[Message]:
    found: list[Message] = (await browser.get(f"/api/tables/{code}")).json()["seats"]
    return found


@scenario
async def test_a_bot_plays_until_i_take_my_seat_back(database: str) -> None:
    async with (
        running(quick(database, **QUICK)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code = (await sit_down(ann, bob))["code"]
        window = await ann.open(code, seat=0)
        seat = f"/api/tables/{code}/seats/0"

        asked = await ann.post(f"{seat}/stand-in")
        assert asked.json()["seats"][0]["stand_in"]
        while 0 in window.state["to_act"]:
            await window.until("move")
        assert await window.refusal(
            type="act", id="mine", position=window.position, move="m1"
        ) == ("bot_plays")
        theirs = await bob.post(f"{seat}/take-back")
        assert (theirs.status_code, theirs.json()["code"]) == (403, "not_your_seat")

        taken = await ann.post(f"{seat}/take-back")
        assert taken.json()["seats"][0]["stand_in"] is None
        other = await bob.open(code, seat=1)
        bobs = asyncio.create_task(play_on(other, Random(2)))
        await play_on(window, Random(1))
        await bobs


async def play_until_asked(seat: int, *windows: Window) -> None:
    """The others play until the table waits for a seat."""
    while seat not in windows[0].state["to_act"]:
        next_one = next(window for window in windows if window.is_to_act)
        answer = await next_one.act(next_one.any_move(Random(1)))
        assert answer["type"] == "accepted", answer
        for window in windows:
            while window.position < answer["position"]:
                await window.receive()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for who is away: as if a day had gone by."""
    monkeypatch.setattr(votes, "USUAL_PATIENCE", 0)


@scenario
async def test_nobody_takes_my_seat_before_a_day_has_gone_by(database: str) -> None:
    """A phone that is locked is away after five seconds."""
    async with (
        running(quick(database, **QUICK)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code = (await sit_down(ann, bob))["code"]
        answers = [
            await who.post(f"/api/tables/{code}/seats/{seat}/stand-in")
            for who, seat in ((ann, 1), (bob, 0))
        ]
        told = (await ann.get(f"/api/tables/{code}")).json()

    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (409, "not_late")
    assert told["patience"] == 86_400
    assert [seat["late"] for seat in told["seats"]] == [False, False]


@pytest.mark.usefixtures("impatient")
@scenario
async def test_the_host_gives_the_seat_of_who_is_away_to_a_bot(database: str) -> None:
    async with (
        running(quick(database, **QUICK)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code = (await sit_down(ann, bob))["code"]
        window = await ann.open(code, seat=0)
        theirs = await bob.open(code, seat=1)
        while not (await window.until("changed"))["table"]["seats"][1]["here"]:
            pass
        path = f"/api/tables/{code}/seats/1/stand-in"
        refused = await ann.post(path)
        assert (refused.status_code, refused.json()["code"]) == (409, "still_here")

        await theirs.close()
        while (await window.until("changed"))["table"]["seats"][1]["here"]:
            pass
        await play_until_asked(1, window)
        assert (await ann.post(path)).json()["seats"][1]["stand_in"]
        await play_on(window, Random(1))

        back = await bob.post(f"/api/tables/{code}/seats/1/take-back")
        assert back.json()["seats"][1]["stand_in"] is None


@pytest.mark.usefixtures("impatient")
@scenario
async def test_more_than_half_of_the_others_replace_an_absent_host(
    database: str,
) -> None:
    async with (
        running(quick(database, **QUICK)) as address,
        browsers(address, 5) as [ann, bob, cleo, dan, eve],
    ):
        code = (await sit_down(ann, bob, cleo, dan))["code"]
        path = f"/api/tables/{code}/seats/0/stand-in"
        windows = [
            await who.open(code, seat=at) for at, who in ((1, bob), (2, cleo), (3, dan))
        ]
        await play_until_asked(0, *windows)

        stranger = await eve.post(path)
        assert (stranger.status_code, stranger.json()["code"]) == (403, "not_your_seat")
        for _ in range(2):
            first = (await bob.post(path)).json()["seats"][0]
            assert (first["votes"], first["votes_needed"]) == ([1], 2)
            assert first["stand_in"] is None
        second = (await dan.post(path)).json()["seats"][0]
        assert second["stand_in"]
        assert second["votes"] == []


@scenario
async def test_who_leaves_for_good_is_not_asked_again(database: str) -> None:
    """A bot plays on, and the next player is the host, with the links."""
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND, FRIEND)
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])

        left = await ann.post(f"/api/tables/{code}/leave")
        assert left.json() == {"gone": False}

        assert (await ann.get("/api/tables")).json()["tables"] == []
        again = await ann.post(f"/api/tables/{code}/seats/0/take-back")
        assert again.status_code == 403
        seen = (await bob.get(f"/api/tables/{code}")).json()
        assert seen["hosting"]
        assert seen["host"] == 1
        assert (seen["seats"][0]["left"], seen["seats"][0]["here"]) == (True, False)
        assert seen["seats"][2]["link"]
        window = await bob.open(code, seat=1)
        await bob.post(f"/api/tables/{code}/seats/2/stand-in")
        await play_on(window, Random(1))

        rematch = (await bob.post(f"/api/tables/{code}/rematch")).json()
        assert [seat["kind"] for seat in rematch["seats"]] == [
            "bot",
            "person",
            "person",
        ]


@scenario
async def test_a_table_that_nobody_else_plays_at_is_gone(database: str) -> None:
    """So that limits on open tables can always be obeyed."""
    async with (
        running(quick(database, open_tables=1)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        code = (await ann.set_up(ME, FRIEND, BOT))["code"]
        watching = await eve.open(code)
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, BOT]}
        refused = await ann.post("/api/tables", wish)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        stranger = await eve.post(f"/api/tables/{code}/leave")
        assert stranger.status_code == 403

        assert (await ann.post(f"/api/tables/{code}/leave")).json() == {"gone": True}

        await watching.until("gone")
        assert (await ann.get(f"/api/tables/{code}")).status_code == 404
        assert (await ann.post("/api/tables", wish)).status_code == 200


@scenario
async def test_a_friend_who_comes_late_takes_the_seat_from_the_bot(
    database: str,
) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND)
        code = table["code"]
        await ann.post(f"/api/tables/{code}/seats/1/stand-in")
        assert (await seats_of(ann, code))[1]["stand_in"]

        await bob.claim(code, table["seats"][1]["link"], name="Bob")

        seat = (await seats_of(ann, code))[1]
        assert (seat["stand_in"], seat["name"], seat["claimed"]) == (None, "Bob", True)


@scenario
async def test_robots_and_bots_cannot_be_replaced(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        code = (await ann.set_up(ME, BOT))["code"]
        for seat in (1, 5):
            asked = await ann.post(f"/api/tables/{code}/seats/{seat}/stand-in")
            assert (asked.status_code, asked.json()["code"]) == (409, "no_persons_seat")
