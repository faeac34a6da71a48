"""Whole games over real WebSockets."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.harness import (
    BOT,
    FRIEND,
    ME,
    Browser,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)


@scenario
async def test_a_whole_game_against_bots(database: str) -> None:
    async with running(quick(database)) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up({**ME, "name": "Ann"}, BOT, {"kind": "bot"})
        window = await ann.open(table["code"], seat=0)

        await play_on(window, Random(1))

        assert sorted(s["seat"] for s in window.state["standings"]) == [0, 1, 2]
        shown = (await ann.get(f"/api/tables/{table['code']}")).json()
        assert shown["over"]
        assert shown["to_act"] == []


@pytest.mark.parametrize("edition", ["en", "ru"])
@scenario
async def test_two_people_and_a_spectator_see_the_same_game(
    sqlite_database: str, edition: str
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        table = await ann.set_up(ME, FRIEND, edition=edition)
        code, link = table["code"], table["seats"][1]["link"]
        claimed = await bob.claim(code, link, name="Bob")
        assert claimed.json()["seats"][1]["mine"]
        windows = [
            await ann.open(code, seat=0),
            await bob.open(code, seat=1),
            await eve.open(code),
        ]

        await asyncio.gather(*(play_on(w, Random(at)) for at, w in enumerate(windows)))

        first, second, third = (w.state["standings"] for w in windows)
        assert first
        assert first == second == third


@scenario
async def test_hot_seat_shows_one_seat_at_a_time(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [home],
    ):
        table = await home.set_up(ME, ME, edition="de")
        assert [seat["mine"] for seat in table["seats"]] == [True, True]
        window = await home.open(table["code"], seat=0)
        random = Random(5)

        while not window.state["over"]:
            seat = window.state["to_act"][0]
            if window.seat != seat:
                await window.send(type="sit", seat=seat)
                assert (await window.until("table"))["state"]["view"]["seat"] == seat
            answer = await window.act(window.any_move(random))
            assert answer["type"] == "accepted"
            while window.position < answer["position"]:
                await window.receive()

        assert len(window.state["standings"]) == 2


@scenario
async def test_taking_back_is_told_to_everybody(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [home, eve],
    ):
        table = await home.set_up(ME, ME)
        chief = table["to_act"][0]
        window = await home.open(table["code"], seat=chief)
        watching = await eve.open(table["code"])
        before = window.state
        hand = before["view"]["players"][chief]["hand"]

        await window.act(hand[0])
        assert window.state["may_undo"]
        after = window.position
        await window.send(type="undo", id="back", position=after)
        accepted = await window.until("accepted")

        assert accepted["position"] == after + 1
        assert window.state["view"] == before["view"]
        assert window.state["decision"] == before["decision"]
        await watching.until("step")
        undone = await watching.until("step")
        assert undone["step"]["undo"]
        assert undone["step"]["seat"] == chief
        assert undone["state"]["view"]["players"][chief]["bid"] is None
        await window.send(type="undo", id="again", position=window.position)
        refused = await window.until("refused")
        assert refused["problem"]["code"] == "nothing_to_undo"


@scenario
async def test_a_hint_names_its_reason(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        seat = table["to_act"][0]
        window = await ann.open(table["code"], seat=seat)

        await window.send(type="hint")
        hint = await window.until("hint", "refused")

        assert hint["type"] == "hint"
        assert set(hint["action"]["cards"]) <= set(
            window.state["decision"]["limits"]["hand"]
        )
        assert hint["reason"].startswith("bid_")
        assert (await window.act(hint["move"]))["type"] == "accepted"


@scenario
async def test_talk_reaches_everybody_as_plain_text(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database, chat_length=20)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, BOT)
        window, watching = (
            await ann.open(table["code"], seat=0),
            await eve.open(table["code"]),
        )

        await window.send(type="say", text=" <b>Hi\u202e\x00</b>\n there, everybody ")

        line = (await watching.until("talk"))["line"]
        assert line["seat"] == 0
        assert line["text"] == "<b>Hi </b> there, ev"
        late = await eve.knock(table["code"])
        assert (await late.receive())["talk"] == [line]
        await watching.send(type="say", text="me too")
        refused = await watching.until("refused")
        assert refused["problem"]["code"] == "not_your_seat"


@scenario
async def test_a_rematch_keeps_the_people(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND, BOT, edition="fr")
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"], name="Bob")
        windows = [await ann.open(code, seat=0), await bob.open(code, seat=1)]
        early = await ann.post(f"/api/tables/{code}/rematch")
        await asyncio.gather(*(play_on(w, Random(at)) for at, w in enumerate(windows)))

        again = (await bob.post(f"/api/tables/{code}/rematch")).json()
        twice = (await ann.post(f"/api/tables/{code}/rematch")).json()

        assert early.status_code == 409
        assert again["code"] == twice["code"] != code
        assert [seat["mine"] for seat in again["seats"]] == [False, True, False]
        assert [seat["mine"] for seat in twice["seats"]] == [True, False, False]
        assert again["tags"] == table["tags"]
        assert (await windows[0].until("changed"))["table"]["rematch"] == again["code"]
        stranger = Browser(address)
        assert (await stranger.post(f"/api/tables/{code}/rematch")).status_code == 403
        await stranger.close()


@scenario
async def test_many_options_are_not_listed_but_can_be_played(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=table["to_act"][0])
        decision = window.state["decision"]

        answer = await window.act(window.any_move(Random(2)))

        assert decision["options"] is None
        assert decision["count"] == 2 ** len(decision["limits"]["hand"]) - 1
        assert answer["type"] == "accepted"
