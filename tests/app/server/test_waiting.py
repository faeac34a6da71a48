"""Bots that need long: everybody is told, may ask for a simpler one, and hears who."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from robobid.app.server.processes import bot_processes
from tests.app.server.harness import BOT, ME, browsers, quick, running, scenario

SLOW = """
import sys, time
for line in sys.stdin.buffer:
    time.sleep(3600 if b'"bot":"mechanic"' in line else 0)
    sys.stdout.buffer.write(b'{"problem": ["none", "no answer"]}\\n')
    sys.stdout.buffer.flush()
"""
MECHANIC = {**BOT, "bot": "mechanic"}


@scenario
async def test_a_slow_bot_is_told_of_and_replaced(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whoever cannot wait; who comes later hears it."""
    script = tmp_path / "slow.py"
    script.write_text(SLOW)
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, str(script)))
    settings = quick(sqlite_database, bot_seconds=3600.0, patience=0.2)
    async with running(settings) as address, browsers(address, 2) as [ann, eve]:
        table = await ann.set_up(ME, MECHANIC, edition="ru")
        window = await ann.open(table["code"], seat=0)
        watching = await eve.open(table["code"])
        for each in (window, watching):
            [slow] = (await each.until("waits"))["thinking"]
            assert (slow["seat"], slow["bot"]) == (1, "mechanic")
            assert slow["simpler"] == "apprentice"
            assert slow["expected"] == 3600

        assert await watching.refusal(type="hurry", seat=1) == "not_your_seat"
        assert await window.refusal(type="hurry", seat=0) == "not_waited_for"
        await window.send(type="hurry", seat=1)
        for each in (window, watching):
            told = (await each.until("move"))["move"]["answered"]
            assert told["key"] == "told.answered.slow"
            assert told["values"]["own"]["key"] == "bot.mechanic"

        again = await ann.knock(table["code"], seat=0, seen=0)
        moves = (await again.receive())["moves"]
        assert [m["answered"]["key"] for m in moves if m["answered"]] == [told["key"]]


@scenario
async def test_a_persons_stand_in_is_told_of_once(sqlite_database: str) -> None:
    settings = quick(sqlite_database)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, BOT, edition="ru")
        code = table["code"]
        window = await ann.open(code, seat=0)
        await ann.post(f"/api/tables/{code}/seats/0/stand-in")
        while not window.state["over"]:
            await window.until("move")

        again = await ann.knock(code, seat=0, seen=0)
        moves = (await again.receive())["moves"]
        told = [move["answered"] for move in moves if move["answered"]]
        assert [each["key"] for each in told] == ["told.answered.away"]
        assert told[0]["values"]["bot"]["key"] == "bot.mechanic"
