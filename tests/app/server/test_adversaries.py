"""What people try who want to see, take or break what is not theirs."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, event, update
from websockets.exceptions import ConnectionClosed

from robobid.app.hosting.bots.thinker import Job, Thought
from robobid.app.server.http.security import COOKIE
from robobid.app.server.processes import bot_processes
from robobid.app.server.storage.engine import database_address, open_engine
from robobid.app.server.storage.schema import TABLES
from robobid.narration import Told
from tests.app.server.harness import (
    FRIEND,
    ME,
    Browser,
    Message,
    Window,
    browsers,
    quick,
    running,
    scenario,
)


class Pondering:
    """Thinks about hints until it is told to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = asyncio.Event()
        self.answer = asyncio.Event()
        monkeypatch.setattr(bot_processes.BotProcesses, "think", self.think)

    async def think(self, job: Job, *, first: bool = True) -> Thought:
        self.asked.set()
        await self.answer.wait()
        return Thought(move="m1", action={}, told=Told(key="hint.bid_low", values={}))


@scenario
async def test_a_hint_is_not_shown_to_who_sits_down_next(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one screen for two, a hint tells of the cards of whoever asked for it."""
    pondering = Pondering(monkeypatch)
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [home],
    ):
        table = await home.set_up(ME, ME)
        seat = table["to_act"][0]
        window = await home.open(table["code"], seat=seat)
        await window.send(type="hint")
        await pondering.asked.wait()
        await window.sit(1 - seat)

        pondering.answer.set()
        await window.send(type="say", text="whose turn is it")
        await window.until("talk")

        assert not any('"hint"' in raw[:20] for raw in window.raw)
        await window.sit(seat)
        await window.send(type="hint")
        assert (await window.until("hint"))["move"] == "m1"


@scenario
async def test_hints_are_questions_that_must_be_worked_out(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(monkeypatch)
    pondering.answer.set()
    settings = quick(sqlite_database, question_burst=1, questions_per_second=0.001)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=0)
        await window.send(type="hint")
        await window.until("hint")

        assert await window.refusal(type="hint") == "too_fast"


@scenario
async def test_however_many_look_on_there_is_room_for_the_players(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database, watchers_per_table=2)
    async with running(settings) as address, browsers(address, 2) as [ann, eve]:
        table = await ann.set_up(ME, ME)
        for _ in range(2):
            await eve.open(table["code"])
        full = await (await eve.knock(table["code"])).receive()

        window = await ann.open(table["code"], seat=0)

        assert full["problem"]["code"] == "too_many_watchers"
        # Whoever is inside may look through other eyes.
        await window.send(type="sit", seat=None)
        assert (await window.until("table", "refused"))["type"] == "table"


@scenario
async def test_a_rematch_that_both_ask_for_at_once_is_set_up_once(
    database: str,
) -> None:
    async with running(quick(database)) as address, browsers(address, 2) as [ann, bob]:
        table = await ann.set_up(ME, FRIEND, switches={"hand_size": 1})
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])
        end_table(database, code)

        again = await asyncio.gather(
            *(who.post(f"/api/tables/{code}/rematch") for who in (ann, bob) * 3)
        )

        assert [answer.status_code for answer in again] == [200] * 6
        assert len({answer.json()["code"] for answer in again}) == 1
        for who in (ann, bob):
            mine = (await who.get("/api/tables")).json()["tables"]
            assert {shown["code"] for shown in mine} == {
                code,
                again[0].json()["code"],
            }


def end_table(database: str, code: str) -> None:
    """Have a table end, as far as the database knows."""
    engine = open_engine(database_address(database, Path("unused")))
    with engine.begin() as connection:
        connection.execute(
            update(TABLES).where(TABLES.c.code == code).values(is_over=True)
        )
    engine.dispose()


@scenario
async def test_tables_that_are_set_up_at_once_are_counted(sqlite_database: str) -> None:
    settings = quick(sqlite_database, open_tables=2)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        await ann.set_up(ME, ME)
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, ME]}

        answers = await asyncio.gather(
            *(ann.post("/api/tables", wish) for _ in range(6))
        )

        assert sorted(a.status_code for a in answers) == [200] + [429] * 5


@scenario
async def test_of_many_who_claim_a_seat_at_once_one_gets_it(database: str) -> None:
    async with running(quick(database)) as address, browsers(address, 5) as people:
        table = await people[0].set_up(ME, FRIEND)
        code, link = table["code"], table["seats"][1]["link"]

        answers = await asyncio.gather(*(p.claim(code, link) for p in people[1:]))

        assert sorted(a.status_code for a in answers) == [200, 403, 403, 403]
        owner = people[1 + [a.status_code for a in answers].index(200)]
        assert (await owner.open(code, seat=1)).seat == 1


@scenario
async def test_a_claim_is_safe_even_if_its_answer_is_lost(sqlite_database: str) -> None:
    """The browser has its cookie before it claims, and may claim again."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND)
        code, link = table["code"], table["seats"][1]["link"]
        await bob.get(f"/api/tables/{code}")
        cookie = bob.cookie
        first, second = [await bob.claim(code, link, name="Bob") for _ in range(2)]

        assert (first.status_code, second.status_code) == (200, 200)
        assert bob.cookie == cookie
        assert second.json()["seats"][1]["mine"]


@scenario
async def test_a_foreign_page_cannot_have_a_browser_forget_who_it_is(
    sqlite_database: str,
) -> None:
    """Followed from elsewhere, a link shows no cookie: it must not get a new one."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND)
        path = f"/api/tables/{table['code']}"

        crossed = await bob.http.get(path, headers={"sec-fetch-site": "cross-site"})
        own = await bob.http.get(path, headers={"sec-fetch-site": "same-origin"})

        assert crossed.status_code == 200
        assert "set-cookie" not in crossed.headers
        assert own.headers["set-cookie"].startswith(f"{COOKIE}=")


@scenario
async def test_not_even_the_time_of_a_secret_step_can_be_seen(
    sqlite_database: str,
) -> None:
    """How many robots somebody lays out in secret is nobody's business."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [home, eve],
    ):
        table = await home.set_up(ME, ME)
        code, random = table["code"], Random(3)
        window = await home.open(code, seat=0)
        while not (move := a_secret_move(window)):
            if not window.is_to_act:
                await window.sit(window.state["to_act"][0])
            elif not a_secret_move(window):
                await window.act(window.any_move(random))
        before = await seen_from_outside(eve, code)

        assert (await window.act(move))["type"] == "accepted"
        assert await seen_from_outside(eve, code) == before
        assert (await window.take_back())["type"] == "accepted"
        assert await seen_from_outside(eve, code) == before


def a_secret_move(window: Window) -> str:
    decision = window.state["decision"] or {"options": None}
    for option in decision["options"] or []:
        if option["action"]["type"] == "Allocate":
            return str(option["move"])
    return ""


async def seen_from_outside(browser: Browser, code: str) -> Message:
    """All that somebody may ask about a table without a seat."""
    knocking = await browser.knock(code, seen=0)
    return {
        "asked": (await browser.get(f"/api/tables/{code}")).json(),
        "watched": await knocking.receive(),
    }


ODD_CODES = ("%00%00%00%00", "K7QF%00", "%F0%9F%98%80AAAA", "A" * 5000, "%ff%fe%fd%fc")


@pytest.mark.parametrize("code", ODD_CODES, ids=lambda code: code[:8])
@scenario
async def test_what_cannot_be_a_code_is_of_no_table(database: str, code: str) -> None:
    async with running(quick(database)) as address, browsers(address, 1) as [ann]:
        answers = [
            await ann.get(f"/api/tables/{code}"),
            await ann.get(f"/api/tables/{code}/record"),
            await ann.post(f"/api/tables/{code}/claim", {"link": "x"}),
            await ann.post(f"/api/tables/{code}/rematch"),
        ]
        refused = await (await ann.knock(code)).receive()

        assert [a.status_code for a in answers] == [404] * 4
        assert {a.json()["code"] for a in answers} == {"unknown_table"}
        assert refused["problem"]["code"] == "unknown_table"


class Broken:
    """Has every statement of some kind fail, as a full disk would."""

    def __init__(self, *beginnings: str) -> None:
        self.beginnings = beginnings

    def __enter__(self) -> None:
        event.listen(Engine, "before_cursor_execute", self._fail, retval=True)

    def __exit__(self, *_: object) -> None:
        event.remove(Engine, "before_cursor_execute", self._fail)

    def _fail(self, _c: Any, _k: Any, statement: str, values: Any, *_: Any) -> Any:
        if statement.startswith(self.beginnings):
            return "SELECT no such column", values
        return statement, values


@scenario
async def test_what_cannot_be_stored_is_not_acknowledged_and_no_secret_is_logged(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(quick(database)) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, FRIEND, edition="ru")
        code, link = table["code"], table["seats"][1]["link"]
        window = await ann.open(code, seat=0)
        card = window.state["decision"]["limits"]["hand"][0]
        with caplog.at_level(logging.INFO), Broken("INSERT", "UPDATE", "DELETE"):
            refused = await window.act(card, id="m1")
            spoken = await window.refusal(type="say", text="top secret")
            claimed = await ann.claim(code, link, name="Bob")
            ill = await ann.get("/api/health")
        well = await ann.get("/api/health")
        again = await window.act(card, id="m2")

        assert refused["problem"]["code"] == spoken == "unavailable"
        assert (claimed.status_code, claimed.json()["code"]) == (503, "unavailable")
        assert again["type"] == "accepted"
        assert len([raw for raw in window.raw if '"move"' in raw[:20]]) == 1
        assert (ill.status_code, ill.json()["code"]) == (503, "unavailable")
        # Four that were asked for, and what the server may have wanted to note itself.
        failures = well.json()["failures"]
        assert well.status_code == 200
        assert 4 <= failures <= 6
        # Said when it begins and when it is over, however often it failed meanwhile.
        assert caplog.text.count("the database cannot be changed") == 1
        assert f"the database can be changed again; {failures} failed" in caplog.text
        for secret in (link, "top secret", card, ann.cookie):
            assert secret not in caplog.text


@scenario
async def test_a_server_without_its_database_says_so(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        assert (await ann.get("/api/health")).status_code == 200
        with Broken("SELECT"):
            health = await ann.get("/api/health")
            knocking = await ann.knock(table["code"])
            with pytest.raises(ConnectionClosed) as closed:
                await knocking.receive()

        assert (health.status_code, health.json()["code"]) == (503, "unavailable")
        # No refusal for good: browsers try again.
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert (await ann.open(table["code"])).position == 1


@scenario
async def test_text_that_is_none_is_refused_and_not_worth_a_log(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    settings = quick(sqlite_database)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        window = await ann.open((await ann.set_up(ME, ME))["code"])

        await window.send_raw(b'{"type": "say", "text": "\xff"}', text=True)

        refused = await window.until("refused")
        assert refused["problem"]["code"] == "bad_message"
        assert "Invalid" not in caplog.text
        await window.sit(0)


@scenario
async def test_nobody_takes_back_for_ever(sqlite_database: str) -> None:
    settings = quick(sqlite_database, steps_per_table=4)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=table["to_act"][0])
        card = window.state["decision"]["limits"]["hand"][0]
        await window.act(card)
        assert (await window.take_back())["type"] == "accepted"
        await window.act(card)

        refused = await window.take_back()

        assert refused["problem"]["code"] == "too_much_undone"
