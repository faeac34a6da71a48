"""Lessons over HTTP: nothing is stored, and what is hidden stays hidden."""

from __future__ import annotations

from typing import Any

from tests.app.server.harness import browsers, quick, running, scenario

BID = "/api/lessons/fzzzt/bid"


@scenario
async def test_a_scene_by_http(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):

        async def answer(*answers: str) -> Any:
            return (await ann.post(BID, {"answers": answers})).json()

        begun, asked = await answer(), await answer("")
        wrong, right = await answer("", "r1a"), await answer("", "r3a+r2a")
        refused = await ann.post(BID, {"answers": ["", "r3b"]})
        unknown = await ann.post("/api/lessons/fzzzt/chess", {"answers": []})
        courses = (await ann.get("/api/lessons")).json()

    assert [course["name"] for course in courses] == ["fzzzt", "powergrid", "robots"]
    assert begun["asks"] == "go_on"
    assert begun["table"]["state"]["decision"] is None
    assert asked["moved"][-1]["state"]["decision"]["kind"] == "bid"
    assert wrong["wrong"]["key"] == "learn.fzzzt.bid.too_little"
    assert wrong["step"] == asked["step"] == 1
    assert right["wrong"] is None
    assert [moved["move"]["seat"] for moved in right["moved"]] == [0, 1, 2]
    assert refused.status_code == 409
    assert unknown.status_code == 404


@scenario
async def test_nobody_sees_what_is_to_be_guessed(sqlite_database: str) -> None:
    """Neither the hands of others, nor what a robot will do."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        bid = (await ann.post(BID, {"answers": []})).json()["table"]["state"]
        path = "/api/lessons/robots/a1"
        robot = (await ann.post(path, {"answers": []})).json()["table"]["state"]
        after = (await ann.post(path, {"answers": ["plant 20"]})).json()

    assert [player["hand"] for player in bid["view"]["players"][1:]] == [None, None]
    assert [seat["next"] for seat in robot["notes"]["seats"]] == [None, None]
    assert [line["kind"] for line in after["news"]] == ["RobotDid"]
