"""Two servers on one PostgreSQL agree, and hear of each other."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from queue import Queue
from random import Random

import pytest
from sqlalchemy import make_url

from robobid.app.server.storage.listen import Listener
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    PATIENCE,
    ROBOT,
    Browser,
    Window,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)


@pytest.mark.parametrize(
    ("others", "setup"),
    [([BOT], {"edition": "ru"}), ([BOT, ROBOT], {"game": "powergrid"})],
    ids=["fzzzt", "powergrid"],
)
@scenario
async def test_a_game_is_played_on_two_servers(
    postgres_database: str, others: list[dict[str, str]], setup: dict[str, str]
) -> None:
    settings = quick(postgres_database)
    async with (
        running(settings) as first,
        running(settings) as second,
        browsers(first, 1) as [ann],
        browsers(second, 2) as [bob, eve],
    ):
        table = await ann.set_up(ME, FRIEND, *others, **setup)
        code = table["code"]
        window = await ann.open(code, seat=0)
        await bob.claim(code, table["seats"][1]["link"], name="Bob")
        claimed = await window.until("changed")
        assert claimed["table"]["seats"][1]["name"] == "Bob"
        windows = [window, await bob.open(code, seat=1), await eve.open(code)]

        await asyncio.gather(*(play_on(w, Random(at)) for at, w in enumerate(windows)))

        standings = [w.state["standings"] for w in windows]
        assert standings[0]
        assert standings[0] == standings[1] == standings[2]
        await windows[1].send(type="say", text="well played")
        assert (await window.until("talk"))["line"]["text"] == "well played"


@scenario
async def test_of_two_answers_to_one_position_one_is_played(
    postgres_database: str,
) -> None:
    settings = quick(postgres_database)
    async with (
        running(settings) as first,
        running(settings) as second,
        browsers(first, 1) as [ann],
    ):
        device = Browser(second)
        table = await ann.set_up(ME, ME)
        code, seat = table["code"], table["to_act"][0]
        link = (await ann.post(f"/api/tables/{code}/personal-link")).json()["link"]
        await device.claim(code, link)
        here, there = (
            await ann.open(code, seat=seat),
            await device.open(code, seat=seat),
        )
        cards = here.state["decision"]["limits"]["hand"]

        same = [w.act(cards[0], id="same", position=1) for w in (here, there)]
        answers = await asyncio.gather(*same)
        assert [a["position"] for a in answers] == [2, 2]
        other = table["to_act"][0] ^ 1
        pair = [await ann.open(code, seat=other), await device.open(code, seat=other)]
        hand = pair[0].state["decision"]["limits"]["hand"]
        moves = [
            w.act(card, id=card, position=2)
            for w, card in zip(pair, hand, strict=False)
        ]
        kinds = sorted(a["type"] for a in await asyncio.gather(*moves))

        assert kinds == ["accepted", "refused"]
        await device.close()


@scenario
async def test_when_a_server_ends_another_plays_its_bots(
    postgres_database: str,
) -> None:
    slow = quick(postgres_database, bot_wait=60.0)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(running(slow))
        ann = Browser(first)
        # The bot is not asked for a minute, and its server ends before.
        table = await ann.set_up(BOT, BOT)
        second = await stack.enter_async_context(running(quick(postgres_database)))
        device = Browser(second)
        watching = await device.open(table["code"])

        await ann.close()

        assert (await watching.until("move"))["move"]["seat"] is not None
        await device.close()


async def until_here(window: Window, seat: int, here: bool = True) -> None:
    """Wait until a window was told that a player is at the table, or away."""
    tables = [m["table"] for m in map(json.loads, window.raw) if "table" in m]
    while not tables or tables[-1]["seats"][seat]["here"] is not here:
        tables.append((await window.until("changed"))["table"])


@scenario
async def test_who_is_connected_elsewhere_is_at_the_table(
    postgres_database: str,
) -> None:
    """Each server hears who comes to and leaves the other, and replaces nobody."""
    settings = quick(postgres_database, away_seconds=0.1)
    async with (
        running(settings) as first,
        running(settings) as second,
        browsers(first, 1) as [ann],
        browsers(second, 1) as [bob],
    ):
        table = await ann.set_up(ME, FRIEND)
        code = table["code"]
        window = await ann.open(code, seat=0)
        await bob.claim(code, table["seats"][1]["link"], name="Bob")
        theirs = await bob.open(code, seat=1)
        await until_here(theirs, 0)
        await until_here(window, 1)
        refused = await ann.post(f"/api/tables/{code}/seats/1/stand-in")

        await theirs.close()
        await until_here(window, 1, False)

    assert refused.json()["code"] == "still_here"


def test_whoever_begins_to_listen_looks_at_everything(postgres_database: str) -> None:
    """What was said before that is not repeated: a table opened early would miss it."""
    heard: Queue[str | None] = Queue()
    listener = Listener(make_url(postgres_database), "me", heard.put)
    listener.start()

    assert heard.get(timeout=PATIENCE) is None

    listener.end()
    listener.join()
