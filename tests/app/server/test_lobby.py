"""The lobby: people gather, bots are chosen, invitations say what they are for."""

from __future__ import annotations

import asyncio
from random import Random

import httpx

from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Browser,
    Message,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)


async def gather(host: Browser, *seats: Message, game: str = "fzzzt") -> Message:
    """A table at which people gather."""
    wish = {"setup": {"game": game}, "seats": list(seats), "lobby": True}
    answer = await host.post("/api/tables", wish)
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    assert table["waiting"]
    return table


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@scenario
async def test_nobody_plays_before_the_host_begins(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, BOT, ME, FRIEND)
        code = table["code"]
        await bob.claim(code, table["seats"][2]["link"], name="Bob")
        window, other = await ann.open(code, seat=1), await bob.open(code, seat=2)
        await asyncio.sleep(0.3)
        # Nothing is dealt yet: the host could look, and set up another table.
        assert window.position == 0
        assert window.state["view"]["belt"] == []
        early = {"type": "act", "id": "early", "position": 0, "move": "m1"}
        assert await window.refusal(**early) == "not_begun"

        refused = await bob.post(f"/api/tables/{code}/begin", {})
        assert problem(refused) == (403, "host_only")
        begun = await ann.post(f"/api/tables/{code}/begin", {})
        assert not begun.json()["waiting"]
        while (await other.until("changed"))["table"]["waiting"]:
            pass

        bobs = asyncio.create_task(play_on(other, Random(2)))
        await play_on(window, Random(1))
        await bobs


@scenario
async def test_bots_sit_in_until_friends_come(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND)
        code, link = table["code"], table["seats"][1]["link"]

        begun = await ann.post(f"/api/tables/{code}/begin", {"bots_sit_in": True})
        assert begun.json()["seats"][1]["stand_in"]

        seat = (await bob.claim(code, link)).json()["seats"][1]
        assert (seat["mine"], seat["stand_in"]) == (True, None)


@scenario
async def test_the_host_chooses_who_sits_in_free_seats(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND, BOT)
        code = table["code"]
        seats = f"/api/tables/{code}/seats"

        stronger = {"kind": "bot", "bot": "apprentice", "name": "Bolt"}
        seat = (await ann.post(f"{seats}/2", stronger)).json()["seats"][2]
        assert (seat["bot"], seat["name"]) == ("apprentice", "Bolt")
        friend = (await ann.post(f"{seats}/2", {"kind": "friend"})).json()["seats"][2]
        assert (friend["kind"], friend["claimed"]) == ("person", False)
        assert (await bob.claim(code, friend["link"], name="Bob")).status_code == 200

        assert problem(await bob.post(f"{seats}/1", stronger)) == (403, "host_only")
        for taken in (0, 2, 5):
            answer = await ann.post(f"{seats}/{taken}", stronger)
            assert problem(answer) == (409, "seat_taken")
        unknown = await ann.post(f"{seats}/1", {"kind": "bot", "bot": "deep blue"})
        assert unknown.status_code == 409
        await ann.post(f"/api/tables/{code}/begin", {})
        late = await ann.post(f"{seats}/1", stronger)
        assert problem(late) == (409, "seat_taken")


@scenario
async def test_a_robots_seat_stays_a_robots(sqlite_database: str) -> None:
    """Its pieces belong to the game's set-up."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await gather(ann, ME, FRIEND, ROBOT, game="powergrid")
        path = f"/api/tables/{table['code']}/seats/2"
        answer = await ann.post(path, {"kind": "bot"})
        assert problem(answer) == (409, "seat_taken")


@scenario
async def test_an_invitation_says_what_it_is_for(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        table = await gather(ann, {**ME, "name": "Ann"}, FRIEND)
        code, link = table["code"], table["seats"][1]["link"]
        path = f"/api/tables/{code}/invitation"

        async def opened(by: Browser, link: str) -> tuple[str, int | None]:
            found = (await by.post(path, {"link": link})).json()
            assert found["table"]["host"] == 0
            assert found["table"]["seats"][0]["name"] == "Ann"
            return found["opens"], found["seat"]

        assert await opened(bob, link) == ("seat", 1)
        await bob.claim(code, link)
        assert await opened(bob, link) == ("mine", 1)
        assert await opened(eve, link) == ("nothing", None)
        own = (await ann.post(f"/api/tables/{code}/personal-link")).json()["link"]
        assert await opened(eve, own) == ("personal", None)
        unknown = await bob.post("/api/tables/NONE/invitation", {"link": link})
        assert problem(unknown) == (404, "unknown_table")
