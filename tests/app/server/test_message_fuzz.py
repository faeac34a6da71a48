"""Messages of every kind, and of none: each is answered or refused, and play goes on.

The small one runs every day; the soak sends a hundred thousand.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.app.server.harness import (
    BOT,
    ME,
    Browser,
    Window,
    browsers,
    quick,
    running,
    scenario,
)

KINDS = ("act", "undo", "hint", "say", "sit", "nudge", "nothing")
STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2.5, 10**30, "", "x", "é\x00", [], [[]], {}, {"a": 1}),
    *("A" * 3000, "m1", "r1a+r2a", "#turn r5a", "undo", "A m1"),
)
FIELDS = ("type", "id", "position", "move", "seat", "seen", "text", "strange")
RAW: tuple[str | bytes, ...] = (
    *("", "[", "{}", "null", "[" * 4000, '{"type":"act"', '"act"', "1" * 5000),
    *(b"\xff\xfe", b"\x00", b'{"type":"say","text":"\xc3"}', '{"type":"say","text":1}'),
)
HEARD = {"table", "move", "accepted", "refused", "changed", "talk", "hint", "gone"}
AT_ONCE = 20
"""Messages between two looks at the answers."""


def a_message(random: Random) -> str | bytes:
    """Something that a client could send."""
    if random.random() < 0.2:
        return random.choice(RAW)
    message: dict[str, Any] = {"type": random.choice(KINDS)}
    for _ in range(random.randrange(4)):
        message[random.choice(FIELDS)] = random.choice(STRANGE)
    return json.dumps(message)


async def send_many(database: str, count: int, seed: int) -> None:
    """Send messages at a table; whoever is cut off comes back."""
    random = Random(seed)
    async with (
        running(quick(database, message_size=4096)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, BOT)
        windows = [await ann.open(table["code"], 0), await eve.open(table["code"])]
        sent = 0
        while sent < count:
            at = random.randrange(2)
            try:
                for _ in range(AT_ONCE):
                    await windows[at].send_raw(a_message(random))
                    sent += 1
                await hear_out(windows[at])
            except ConnectionClosed:
                windows[at] = await (ann, eve)[at].open(
                    table["code"], 0 if at == 0 else None
                )
        await still_plays(ann)


async def hear_out(window: Window) -> None:
    """Every answer is a message of ours; the last one is to a question of ours."""
    await window.send(type="act", id="last", position=-1, move="")
    while True:
        message = await window.receive()
        assert message["type"] in HEARD, message
        if message["type"] == "refused" and message.get("id") == "last":
            return


async def still_plays(browser: Browser) -> None:
    """A new table answers as always."""
    table = await browser.set_up(ME, BOT)
    window = await browser.open(table["code"], 0)
    while not window.is_to_act:
        await window.receive()
    answer = await window.act(window.any_move(Random(1)))
    assert answer["type"] == "accepted"


@scenario
async def test_whatever_is_sent_is_answered_or_refused(sqlite_database: str) -> None:
    await send_many(sqlite_database, 2_000, seed=1)


@pytest.mark.soak
def test_a_hundred_thousand_messages_are_answered_or_refused(
    sqlite_database: str,
) -> None:
    for seed in range(10):
        asyncio.run(send_many(sqlite_database, 10_000, seed))
