"""Whole games over real WebSockets."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Browser,
    Window,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)

OTHERS: dict[str, list[dict[str, str]]] = {
    "fzzzt": [BOT, {"kind": "bot"}],
    "powergrid": [BOT, ROBOT, {**ROBOT, "pieces": "2-5-1-6-3"}],
}
"""Who plays with Ann; of the robots one is dealt its pieces."""
EDITIONS = ({"edition": "en"}, {"edition": "ru"}, {"game": "powergrid"})


@pytest.mark.parametrize("game", OTHERS)
@scenario
async def test_a_whole_game_against_bots(database: str, game: str) -> None:
    async with running(quick(database)) as address, browsers(address, 1) as [ann]:
        seats = [{**ME, "name": "Ann"}, *OTHERS[game]]
        table = await ann.set_up(*seats, game=game)
        window = await ann.open(table["code"], seat=0)

        await play_on(window, Random(1))

        ranked = sorted(s["seat"] for s in window.state["standings"])
        assert ranked == [*range(len(seats))]
        shown = (await ann.get(f"/api/tables/{table['code']}")).json()
        assert shown["over"]
        assert shown["to_act"] == []
        assert shown["round"] == window.state["view"]["round"] > table["round"] == 1


@pytest.mark.parametrize("setup", EDITIONS, ids=lambda s: next(iter(s.values())))
@scenario
async def test_two_people_and_a_spectator_see_the_same_game(
    sqlite_database: str, setup: dict[str, str]
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        robots = [ROBOT, ROBOT] if "game" in setup else []
        table = await ann.set_up(ME, FRIEND, *robots, **setup)
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


@pytest.mark.parametrize(("game", "rounds"), [("fzzzt", 99), ("powergrid", 3)])
@scenario
async def test_hot_seat_shows_one_seat_at_a_time(
    sqlite_database: str, game: str, rounds: int
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [home],
    ):
        table = await home.set_up(ME, ME, game=game)
        assert [seat["mine"] for seat in table["seats"]] == [True, True]
        window = await home.open(table["code"], seat=0)
        random = Random(5)

        while not window.state["over"] and window.state["view"]["round"] <= rounds:
            seat = window.state["to_act"][0]
            if window.seat != seat:
                await window.sit(seat)
                assert window.state["view"]["seat"] == seat
            answer = await window.act(window.any_move(random))
            assert answer["type"] == "accepted"
            while window.position < answer["position"]:
                await window.receive()

        assert len(window.state["standings"]) == (2 if game == "fzzzt" else 0)


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
        await watching.until("move")
        undone = await watching.until("move")
        assert undone["move"]["undo"]
        assert undone["move"]["seat"] == chief
        assert undone["state"]["view"]["players"][chief]["bid"] is None
        await window.send(type="undo", id="again", position=window.position)
        refused = await window.until("refused")
        assert refused["problem"]["code"] == "nothing_to_undo"


@scenario
async def test_purchases_and_buildings_are_taken_back_until_the_turn_ends(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [home, eve],
    ):
        table = await home.set_up(ME, ME, game="powergrid", regions="drawn")
        window = await home.open(table["code"], seat=0)
        watching = await eve.open(table["code"])
        random = Random(2)
        for kind in ("fuel", "build"):
            seat = await play_until(window, kind, random)
            before = window.state
            choices = before["decision"]["options"][:-1]
            await window.act(choices[0]["move"])
            again = window.state["decision"]["options"][0]["move"]
            await window.act(again)
            for back in range(2):
                assert window.state["may_undo"]
                answer = await window.take_back()
                assert answer["type"] == "accepted", (kind, back, answer)
            for part in ("view", "notes", "decision"):
                assert window.state[part] == before[part]
            await window.act(choices[0]["move"])
            await window.act("done")
            assert (await window.take_back())["type"] == "accepted"
            await window.act("done")
            await play_until_another_acts(window, random, seat)
            # Somebody else has acted since: now it stands.
            await window.sit(seat)
            assert not window.state["may_undo"]
            refused = await window.take_back()
            assert refused["problem"]["code"] == "nothing_to_undo"
        undone = [json.loads(raw) async for raw in watching.arrived()]
        assert sum(m["move"]["undo"] for m in undone if m["type"] == "move") == 6


async def play_until(window: Window, kind: str, random: Random) -> int:
    """Play for all seats until one of them has a decision of a kind."""
    while True:
        seat = await sit_where_to_act(window)
        if window.state["decision"]["kind"] != kind:
            await window.act(window.any_move(random))
        elif window.state["decision"]["count"] > 2:
            return seat
        else:
            await window.act("done")


async def play_until_another_acts(window: Window, random: Random, seat: int) -> None:
    """Play for all seats until another than this one has done something."""
    acting = seat
    while acting == seat:
        acting = await sit_where_to_act(window)
        await window.act(window.any_move(random))


async def sit_where_to_act(window: Window) -> int:
    """Take the place of whoever is to act."""
    seat: int = window.state["to_act"][0]
    if window.seat != seat:
        await window.sit(seat)
    return seat


@scenario
async def test_a_hint_of_power_grid_can_be_played(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ROBOT, game="powergrid", regions="drawn")
        window = await ann.open(table["code"], seat=0)
        kinds: set[str] = set()
        while {"open", "fuel", "build", "run"} - kinds:
            if not window.is_to_act:
                await window.until("move")
                continue
            kinds.add(window.state["decision"]["kind"])
            await window.send(type="hint")
            hint = await window.until("hint", "refused")
            assert hint["type"] == "hint", hint
            assert hint["position"] == window.position
            assert hint["told"]["key"].startswith("hint.")
            answer = await window.act(hint["move"])
            assert answer["type"] == "accepted", (hint, answer)
            while window.position < answer["position"]:
                await window.receive()


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
        assert hint["told"]["key"].startswith("hint.bid_")
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
        assert (await window.until("talk"))["line"]["text"] == "<b>Hi </b> there, ev"
        spoken = (await window.until("talk"))["line"]
        assert (spoken["seat"], spoken["text"]) == (None, "me too")


@scenario
async def test_a_host_may_have_spectators_only_watch(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database, spectators_talk=False)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, ME)
        watching = await eve.open(table["code"])
        window = await ann.open(table["code"], seat=0)

        await watching.send(type="say", text="psst")
        refused = await watching.until("refused")
        await window.send(type="say", text="quiet please")

        assert refused["problem"]["code"] == "spectators_silent"
        assert (await watching.until("talk"))["line"]["text"] == "quiet please"


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
        offered = None
        while offered is None:
            offered = (await windows[0].until("changed"))["table"]["rematch"]
        assert offered == again["code"]
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
