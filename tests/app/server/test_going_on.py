"""A table whose turn is a bot's goes on, whoever has left and whatever has failed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from robobid.app.hosting.games.directory import NewTable
from robobid.app.hosting.people import seats
from robobid.app.server.codec import convert
from robobid.app.server.hub import Hub
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.questions import Questions
from robobid.app.server.storage.tables import Tables
from robobid.core.record import move_of
from robobid.games.fzzzt.game import FZZZT
from tests.app.server.harness import BOT, Browser, browsers, quick, running, scenario

TWO_FRIENDS = {
    "setup": {"game": "fzzzt", "edition": "en"},
    "seats": [{"kind": "friend"}, {"kind": "friend"}],
}


async def changed(browser: Browser, code: str) -> float:
    """When the table last changed, without opening its room."""
    at: float = (await browser.get(f"/api/tables/{code}")).json()["changed"]
    return at


async def until_it_goes_on(browser: Browser, code: str, since: float) -> None:
    async with asyncio.timeout(30):
        while await changed(browser, code) <= since:
            await asyncio.sleep(0.02)


@scenario
async def test_whoever_is_cut_off_while_a_move_is_stored_has_made_it(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection ended between storing a move and waking the bots.

    The move was in the database, but the room did not know of it: the table stood
    still until somebody opened it and moved again.
    """
    append, loop = Tables.append, asyncio.get_running_loop()
    is_storing, is_moved = asyncio.Event(), asyncio.Event()

    def slow(self: Tables, additions: Any) -> list[bool]:
        loop.call_soon_threadsafe(is_storing.set)
        time.sleep(0.2)
        return append(self, additions)

    monkeypatch.setattr(Tables, "append", slow)
    settings = quick(sqlite_database)
    hub = Hub(settings, open_archive(settings.database, Path("unused")))
    await hub.open()
    try:
        wish = convert(TWO_FRIENDS, NewTable)
        head = await seats.set_up(hub, wish, "ann", "here")
        room = await hub.room(head.code)
        room.listeners = [lambda mine: is_moved.set() if mine else None]
        (seat,) = room.history.to_act
        options = room.history.decision(seat).options  # type: ignore[union-attr]
        move = move_of(FZZZT, room.history.record.table, seat, next(iter(options)))
        asked = asyncio.create_task(room.act(seat, move, room.history.position(seat)))
        await is_storing.wait()
        asked.cancel()
        async with asyncio.timeout(30):
            await is_moved.wait()
        assert len(room.history) == 2
    finally:
        await hub.close()


def failing(monkeypatch: pytest.MonkeyPatch, name: str, times: int) -> list[str]:
    """Have a question fail some times, as if the database had a bad moment."""
    real, failed = getattr(Questions, name), list[str]()

    def fails(self: Questions, *args: Any) -> Any:
        if len(failed) < times:
            failed.append(name)
            raise OperationalError("select", {}, Exception("a bad moment"))
        return real(self, *args)

    monkeypatch.setattr(Questions, name, fails)
    return failed


@pytest.mark.parametrize("question", ["due", "load"])
@scenario
async def test_a_database_with_a_bad_moment_at_the_start_holds_nobody_up(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    settings = quick(sqlite_database, bot_wait=0.2, look_seconds=0.3)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        code = (await ann.set_up(BOT, BOT))["code"]
    failed = failing(monkeypatch, question, 2)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        await until_it_goes_on(ann, code, await changed(ann, code))

    assert len(failed) == 2


@scenario
async def test_a_bots_turn_is_looked_after_when_its_server_does_not(
    postgres_database: str,
) -> None:
    """Another server has never heard of the table; sooner or later it looks."""
    idle = quick(postgres_database, bot_wait=3600.0)
    awake = quick(postgres_database, bot_grace=0.1, look_seconds=0.3)
    async with (
        running(idle) as first,
        running(awake) as second,
        browsers(first, 1) as [ann],
        browsers(second, 1) as [bob],
    ):
        code = (await ann.set_up(BOT, BOT))["code"]
        await until_it_goes_on(bob, code, await changed(bob, code))
