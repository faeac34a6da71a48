"""Tables are hosted without a server: no HTTP, no SQL, no processes, no JSON."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from robobid.app import hosting
from robobid.app.browser.store import Nowhere, PageStore
from robobid.app.browser.thinking import Alone, PageThinker
from robobid.app.hosting.games.directory import NewTable
from robobid.app.hosting.host import Host
from robobid.app.hosting.people import seats
from robobid.app.hosting.people.visitor import Visitor
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.wire import NewSeat, messages
from robobid.bots import RANDOM
from robobid.core.record import move_of
from robobid.core.wire import plain
from robobid.games.registry import entries

FOLDER: Final = Path(hosting.__file__).parent
FOREIGN: Final = (
    *("msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets", "httpx"),
    *("subprocess", "multiprocessing", "concurrent", "threading", "socket", "numpy"),
    "robobid.app.server",
)
AT_ONCE: Final = Settings(bot_wait=0.0, bot_pace=0.0, undo_wait=0.0)


def imports_of(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{each.name}" for each in node.names)


@pytest.mark.parametrize(
    "file", [str(file.relative_to(FOLDER)) for file in sorted(FOLDER.rglob("*.py"))]
)
def test_hosting_knows_no_server(file: str) -> None:
    found = {
        name
        for name in imports_of(FOLDER / file)
        for foreign in FOREIGN
        if name == foreign or name.startswith(f"{foreign}.")
    }
    assert not found


@pytest.mark.parametrize("game", [entry.name for entry in entries()])
def test_a_whole_game_is_hosted_without_a_server(game: str) -> None:
    told = asyncio.run(play(game))

    assert told[0]["type"] == "table"
    # Whoever made the last move is told that it was accepted after that.
    [*_, last] = [each["table"] for each in told if each["type"] == "changed"]
    assert last["over"]
    assert [seat["place"] for seat in last["seats"]].count(1) >= 1


async def play(game: str) -> list[dict[str, Any]]:
    """Everything that somebody is told of a game against a bot, as JSON says it."""
    host = Host(AT_ONCE, PageStore({}, Nowhere()), PageThinker(Alone(), 20))
    await host.open()
    news, told = asyncio.Event(), []

    def post(message: messages.FromServer) -> None:
        told.append(json.loads(json.dumps(plain(message))))
        news.set()

    me = Visitor(host, "ann", "here", post)
    wish = NewTable(
        setup={"game": game},
        seats=[NewSeat(kind="me", name="Ann"), NewSeat(kind="bot", bot=RANDOM)],
    )
    head = await seats.set_up(host, wish, "ann", "here")
    room = await host.room(head.code)
    await me.look(room, 0, None)
    luck = Random(1)
    async with asyncio.timeout(300):
        while room.head.seats[0].place is None:
            news.clear()
            history = room.history
            decision = history.decision(0)
            if decision is None:
                await news.wait()
                continue
            table, position = history.record.table, history.position(0)
            move = move_of(history.game, table, 0, decision.options.pick(luck))
            act = messages.Act(id=str(len(told)), position=position, move=move)
            await me.do(room, act)
    me.end(room)
    await host.close()
    return told
