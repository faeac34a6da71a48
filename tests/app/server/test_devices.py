"""Devices: nobody's games move by a link that they only opened; each can be ended."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.app.hosting.people.secrets import hashed, new_secret
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    Browser,
    Message,
    browsers,
    quick,
    running,
    scenario,
)
from tests.app.server.test_lobby import problem
from tests.app.server.test_mine import tables_of


async def link_of(browser: Browser) -> str:
    return str((await browser.post("/api/me/link")).json()["link"])


async def claim(browser: Browser, link: str, **more: Any) -> Any:
    return await browser.post("/api/me/claim", {"link": link, **more})


async def codes_of(browser: Browser) -> set[str]:
    return {table["code"] for table in await tables_of(browser)}


async def devices_of(browser: Browser) -> list[Message]:
    found: list[Message] = (await browser.get("/api/me/devices")).json()["devices"]
    return found


@scenario
async def test_a_strangers_link_moves_nothing_unless_i_say_so(database: str) -> None:
    """Mallory sends a link to a device of theirs as "photos of friday"."""
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [mallory, victim],
    ):
        await mallory.set_up({"kind": "me", "name": "Mallory"}, BOT)
        code = (await victim.set_up(ME, FRIEND))["code"]
        before = await codes_of(mallory)
        link = await link_of(mallory)
        asked = (await victim.post("/api/me/invitation", {"link": link})).json()

        refused = await claim(victim, link)

        assert asked["opens"] == "person"
        assert (asked["name"], asked["theirs"], asked["tables"]) == ("Mallory", 1, 1)
        assert problem(refused) == (409, "has_tables")
        assert refused.json()["values"] == {"count": 1}
        assert await codes_of(mallory) == before
        assert await codes_of(victim) == {code}


@scenario
async def test_what_is_left_is_mine_again_when_the_device_is_ended(
    database: str,
) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 2) as [desk, phone],
    ):
        first = (await desk.set_up(ME, BOT))["code"]
        second = (await phone.set_up(ME, BOT))["code"]
        cookie = phone.cookie

        joined = await claim(phone, await link_of(desk), mine="leave")

        assert joined.status_code == 200
        assert phone.cookie == cookie != desk.cookie
        assert await codes_of(phone) == await codes_of(desk) == {first}
        listed = await devices_of(desk)
        assert [each["here"] for each in listed] == [True, False]
        ended = await desk.post("/api/me/devices/end", {"device": listed[1]["device"]})
        assert [each["here"] for each in ended.json()["devices"]] == [True]
        assert await codes_of(phone) == {second}
        assert await codes_of(desk) == {first}


@scenario
async def test_the_first_device_can_be_ended_by_a_later_one(database: str) -> None:
    """It was stolen: it has nothing any more, and the person still has everything."""
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [desk, phone, eve],
    ):
        table = await desk.set_up(ME, FRIEND)
        await claim(phone, await link_of(desk))
        waiting = await link_of(desk)
        window = await desk.open(table["code"], seat=0)
        [first, _] = await devices_of(phone)

        ended = await phone.post("/api/me/devices/end", {"device": first["device"]})

        assert ended.status_code == 200
        told = await window.until("table")
        assert told["seat"] is None
        assert await codes_of(desk) == set()
        assert await codes_of(phone) == {table["code"]}
        # Whoever had the device may have made a link with it.
        assert problem(await claim(eve, waiting)) == (403, "bad_link")
        foreign = await eve.post("/api/me/devices/end", {"device": first["device"]})
        assert problem(foreign) == (404, "unknown_device")


@scenario
async def test_games_that_move_stay_with_my_other_devices(database: str) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 3) as [desk, phone, friend],
    ):
        mine = (await desk.set_up(ME, BOT))["code"]
        await claim(phone, await link_of(desk))
        theirs = (await friend.set_up(ME, BOT))["code"]

        await claim(phone, await link_of(friend), mine="move")

        assert await codes_of(phone) == await codes_of(friend) == {mine, theirs}
        assert await codes_of(desk) == {mine}


@scenario
async def test_a_cookie_that_we_did_not_give_is_nobody(sqlite_database: str) -> None:
    """A sibling domain may set cookies; an older version's is known by its games."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 3) as [ann, eve, old],
    ):
        code = (await ann.set_up(ME, BOT))["code"]
        secret = ann.cookie.partition(".")[0]
        eve.http.cookies.set("robobid", new_secret())
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, BOT]}
        made_up = await eve.post("/api/tables", wish)
        old.http.cookies.set("robobid", secret)

        assert made_up.json()["seats"][0]["mine"]
        assert made_up.headers["set-cookie"].partition(";")[0].count(".") == 1
        known = await old.get("/api/tables")
        assert [table["code"] for table in known.json()["tables"]] == [code]
        assert f"robobid={ann.cookie}" in known.headers["set-cookie"]
        eve.http.cookies.clear()
        eve.http.cookies.set("robobid", f"{secret}.{hashed('made up')[:24]}")
        assert await codes_of(eve) == set()


@pytest.mark.parametrize("scheme", ["http", "https"])
@scenario
async def test_with_tls_only_this_host_can_set_the_cookie(
    sqlite_database: str, scheme: str
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        ann.http.headers["x-forwarded-proto"] = scheme
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, BOT]}
        made = (await ann.post("/api/tables", wish)).headers["set-cookie"]
        cookie = made.partition(";")[0].partition("=")[2]
        ann.http.cookies.clear()

        ann.http.headers["cookie"] = f"robobid={cookie}"
        plain = await tables_of(ann)
        ann.http.headers["cookie"] = f"__Host-robobid={cookie}"
        prefixed = await tables_of(ann)

    assert made.startswith("__Host-robobid=" if scheme == "https" else "robobid=")
    assert ("Secure" in made) == (scheme == "https")
    assert "Path=/" in made
    assert "Domain" not in made
    assert (len(plain), len(prefixed)) == ((1, 0) if scheme == "http" else (0, 1))
