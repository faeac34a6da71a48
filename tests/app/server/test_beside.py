"""Plans, orders and notes beside the board: nobody else is ever sent them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from robobid.app.server.routes import ENDPOINTS
from tests.app.server.harness import (
    FRIEND,
    ME,
    PATIENCE,
    Browser,
    Message,
    browsers,
    quick,
    running,
    scenario,
)

DOWNLOADS: Final = [
    endpoint.path
    for endpoint in ENDPOINTS
    if endpoint.method == "GET" and endpoint.path.startswith("/api/tables/{code}")
]
"""All that can be asked of a table without changing it."""
SECRET: Final = "Zebulon knows where the uranium went"


async def sit_down(ann: Browser, bob: Browser, **setup: Any) -> str:
    table = await ann.set_up(ME, FRIEND, **setup)
    code = str(table["code"])
    assert (await bob.claim(code, table["seats"][1]["link"])).status_code == 200
    return code


async def beside(browser: Browser, code: str, seat: int = 0) -> Message:
    answer = await browser.get(f"/api/tables/{code}/seats/{seat}/beside")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def keep(browser: Browser, code: str, *plans: str) -> Message:
    path = f"/api/tables/{code}/seats/0/plans"
    answer = await browser.post(path, {"plans": list(plans)})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def order(browser: Browser, code: str, words: str | None) -> Message:
    path = f"/api/tables/{code}/seats/0/order"
    answer = await browser.post(path, {"order": words})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()["seats"][0]["order"]
    return found


@scenario
async def test_only_the_owner_sees_plans_orders_and_notes(sqlite_database: str) -> None:
    """Whatever others ask for, download or are sent."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        code = await sit_down(ann, bob, game="fzzzt")
        windows = [await bob.open(code, seat=1), await eve.open(code)]
        path = f"/api/tables/{code}/seats/0"
        notes = {"notes": f"{SECRET}\n- and more"}
        assert (await ann.post(f"{path}/notes", notes)).status_code == 200
        view = (await ann.open(code, seat=0)).state["view"]
        hand = view["players"][0]["hand"]
        prepared = f"for {view['belt'][0]} {hand[0]}"
        kept = await keep(ann, code, prepared)
        assert kept["plans"][0]["outlook"]["steps"][0]["state"] == "possible"

        for other in (bob, eve):
            assert (await other.get(f"{path}/beside")).status_code == 403
            assert (await other.post(f"{path}/notes", notes)).status_code == 403
            assert (await other.post(f"{path}/plans", {"plans": []})).status_code == 403
            assert (await other.post(f"{path}/plans/worth")).status_code == 403
            assert (
                await other.post(f"{path}/order", {"order": None})
            ).status_code == 403
            for each in DOWNLOADS:
                answer = await other.get(each.format(code=code, seat=0))
                assert SECRET not in answer.text
                assert prepared not in answer.text
        for window in windows:
            _ = [each async for each in window.arrived()]
            assert not any(SECRET in each or prepared in each for each in window.raw)
        assert (await beside(ann, code))["notes"] == notes["notes"]


@scenario
async def test_a_prepared_bid_is_laid_if_its_cards_are_still_there(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code = await sit_down(ann, bob, game="fzzzt", edition="ru")
        window = await ann.open(code, seat=0)
        view = window.state["view"]
        hand = view["players"][0]["hand"]

        given = await order(ann, code, f"for {view['belt'][0]} {hand[0]}")

        assert given["told"][0]["values"]["n"] == 1
        async with asyncio.timeout(PATIENCE):
            while window.is_to_act:
                await window.until("move")
        assert window.state["view"]["players"][0]["bid"]["cards"] == [hand[0]]


@scenario
async def test_whoever_leaves_takes_their_notes_along(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        code = await sit_down(ann, bob, game="fzzzt")
        path = f"/api/tables/{code}"
        mine = f"{path}/seats/0/notes"
        assert (await ann.post(mine, {"notes": SECRET})).status_code == 200

        assert (await ann.post(f"{path}/leave")).status_code == 200

        assert (await ann.get(f"{path}/seats/0/beside")).status_code == 403
        stored = Path(sqlite_database.removeprefix("sqlite:///")).read_bytes()
        assert SECRET.encode() not in stored
