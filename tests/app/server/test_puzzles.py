"""Puzzles and deals over HTTP."""

from __future__ import annotations

from random import Random

from robobid.app.puzzles.deals import deal_of
from robobid.app.puzzles.shelf import shipped
from robobid.core.decisions import CHANCE
from robobid.core.reader import read_record
from robobid.games.fzzzt.game import FZZZT
from tests.app.server.harness import browsers, play_on, quick, running, scenario

DEAL = {"game": "fzzzt", "deal": "2026-11-17", "name": "Ann"}


@scenario
async def test_puzzles_are_listed_and_shown(database: str) -> None:
    async with running(quick(database)) as server, browsers(server, 1) as (ann,):
        for game in ("fzzzt", "powergrid"):
            listed = (await ann.get(f"/api/puzzles/{game}")).json()
            assert len(listed["puzzles"]) == len(shipped(game))
            first = listed["puzzles"][0]

            shown = (await ann.get(f"/api/puzzles/{game}/{first['id']}")).json()

            assert shown["theme"] == first["theme"]
            assert shown["view"]["seat"] == shown["seat"]
            (best,) = [each for each in shown["choices"] if each["best"]]
            assert best["low"] <= best["chance"] <= best["high"]
        missing = await ann.get("/api/puzzles/fzzzt/nothing")
        assert missing.status_code == 404
        assert (await ann.get("/api/puzzles/chess")).status_code == 404


@scenario
async def test_a_deal_begins_alike_for_everybody(database: str) -> None:
    async with running(quick(database)) as server, browsers(server, 2) as people:
        views = []
        for person in people:
            table = (await person.post("/api/deals", DEAL)).json()
            assert table["tags"]["Deal"] == DEAL["deal"]
            assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * 3]
            assert not any(seat["link"] for seat in table["seats"])
            window = await person.open(table["code"], 0)
            views.append(window.state["view"])

        assert views[0]["belt"] == views[1]["belt"]
        assert views[0]["players"][0]["hand"] == views[1]["players"][0]["hand"]
        refused = await people[0].post("/api/deals", DEAL | {"deal": "two words"})
        assert refused.status_code == 400
        refused = await people[0].post("/api/deals", DEAL | {"game": "chess"})
        assert refused.status_code == 404


@scenario
async def test_a_whole_deal_has_the_luck_of_its_word(database: str) -> None:
    """Also when it is played again."""
    async with running(quick(database)) as server, browsers(server, 1) as (ann,):
        table = (await ann.post("/api/deals", DEAL)).json()
        await play_on(await ann.open(table["code"], 0), Random(1))

        text = (await ann.get(f"/api/tables/{table['code']}/record")).json()["record"]
        again = (await ann.post(f"/api/tables/{table['code']}/rematch")).json()

        record = read_record(text, FZZZT)
        deal = deal_of(record)
        assert deal is not None
        luck, before = deal.luck(FZZZT, record.table), FZZZT.set_up(record.extra)
        for entry, after in record.replay():
            if entry.seat == CHANCE:
                assert luck.draw(FZZZT.decisions(before)[0]) == entry.action
            before = after.copy()
        assert again["tags"]["Deal"] == DEAL["deal"]
