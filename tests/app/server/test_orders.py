"""What is answered for a player: nobody else learns of it, and nothing forgets it."""

from __future__ import annotations

from typing import Any

from robobid.app.server.http.security import COOKIE
from tests.app.server.harness import (
    FRIEND,
    ME,
    Browser,
    Window,
    browsers,
    quick,
    running,
    scenario,
)

SET_UP: dict[str, Any] = {"game": "powergrid", "regions": ["red", "green", "yellow"]}
Pair = tuple[Browser, Browser]


async def sit_down(ann: Browser, bob: Browser) -> tuple[str, int, Pair]:
    """A table before its first auction; who opens it comes first."""
    table = await ann.set_up(ME, FRIEND, **SET_UP)
    code = table["code"]
    assert (await bob.claim(code, table["seats"][1]["link"])).status_code == 200
    (opens,) = (await ann.get(f"/api/tables/{code}")).json()["to_act"]
    return code, opens, (ann, bob) if opens == 0 else (bob, ann)


async def bid(window: Window, move: str) -> int:
    """Make a move in an auction; gives the bid that answers it, or 0 for none."""
    assert (await window.act(move))["type"] == "accepted"
    while (auction := window.state["view"]["auction"]) and not window.is_to_act:
        await window.until("move")
    return int(auction["bid"]) if auction else 0


@scenario
async def test_a_highest_bid_is_a_secret_and_is_bid_step_by_step(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code, seat, (opener, other) = await sit_down(ann, bob)
        window = await opener.open(code, seat=seat)
        path = f"/api/tables/{code}/seats/{1 - seat}/order"
        before = (await opener.get(f"/api/tables/{code}")).json()

        given = await other.post(path, {"order": "bid 4 9"})

        own = given.json()["seats"][1 - seat]["order"]
        assert (own["round"], own["told"][0]["values"]["most"]) == (1, 9)
        assert (await opener.get(f"/api/tables/{code}")).json() == before
        assert (await opener.post(path, {"order": "pass"})).status_code == 403
        assert [each async for each in window.arrived()] == []
        assert await bid(window, "plant 4") == 5
        assert await bid(window, "6") == 7
        assert await bid(window, "8") == 9
        assert await bid(window, "10") == 0
        assert all('"order":{' not in each for each in window.raw)


@scenario
async def test_an_order_is_withdrawn_and_outlives_the_server(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database)
    async with running(settings) as address, browsers(address, 2) as [ann, bob]:
        code, seat, (opener, other) = await sit_down(ann, bob)
        path = f"/api/tables/{code}/seats/{1 - seat}/order"
        assert (await other.post(path, {"order": "pass 6"})).status_code == 200
        gone = await other.post(path, {"order": None})
        assert gone.json()["seats"][1 - seat]["order"] is None
        wrong = await other.post(path, {"order": "bid 30 31"})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "plant_not_in_market")
        assert (await other.post(path, {"order": "bid 4 9"})).status_code == 200
        cookie = opener.cookie
    async with running(settings) as address, browsers(address, 1) as [again]:
        again.http.cookies.set(COOKIE, cookie)
        window = await again.open(code, seat=seat)

        assert await bid(window, "plant 4") == 5


@scenario
async def test_who_takes_something_back_answers_again(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code, seat, (opener, _) = await sit_down(ann, bob)
        window = await opener.open(code, seat=seat)
        path = f"/api/tables/{code}/seats/{seat}/order"
        assert (await opener.post(path, {"order": "bid 4 20"})).status_code == 200
        assert (await window.act("plant 4"))["type"] == "accepted"

        assert (await window.take_back())["type"] == "accepted"

        seats = (await opener.get(f"/api/tables/{code}")).json()["seats"]
        assert seats[seat]["order"] is None
