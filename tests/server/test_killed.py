"""kill -9 at any moment: what was acknowledged is there, and every game goes on."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Browser,
    Message,
    Window,
    scenario,
)
from tests.server.process import ServerProcess

KILLS = 3
TABLES: tuple[tuple[list[dict[str, str]], dict[str, str]], ...] = (
    ([BOT], {"edition": "en"}),
    ([BOT], {"edition": "ru"}),
    ([ROBOT, {**ROBOT, "pieces": "2-5-1-6-3"}], {"game": "powergrid"}),
)
"""Who sits at each table besides Ann and Bob, and what is played there."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Player:
    """A seat that plays at random, reconnects by itself, and keeps its receipts."""

    def __init__(self, browser: Browser, code: str, seat: int) -> None:
        self.browser = browser
        self.code = code
        self.seat = seat
        self.receipts: dict[str, tuple[str, int]] = {}
        self.moves: list[Message] = []
        self._random = Random(f"{code}:{seat}")
        self._unanswered: tuple[str, str, int] | None = None
        self._sent = 0
        self.reconnections = 0

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the server."""
        while True:
            try:
                window = await self._connect()
                await self._play(window)
                await window.close()
                return
            except LOST:
                self.reconnections += 1
                await asyncio.sleep(0.05)

    async def _connect(self) -> Window:
        window = await self.browser.knock(
            self.code, seat=self.seat, seen=len(self.moves)
        )
        first = await window.receive()
        assert first["type"] == "table", first
        self.moves += first["moves"]
        return window

    async def _play(self, window: Window) -> None:
        while not window.state["over"] or self._unanswered:
            if self._unanswered is not None:
                await self._send(window, *self._unanswered)
            elif window.is_to_act:
                self._sent += 1
                move = window.any_move(self._random)
                self._unanswered = f"n{self._sent}", move, window.position
                await asyncio.sleep(self._random.random() * 0.03)
            else:
                self._note(await window.receive())

    async def _send(self, window: Window, name: str, move: str, position: int) -> None:
        await window.send(type="act", id=name, position=position, move=move)
        while True:
            message = await window.receive()
            self._note(message)
            if message["type"] == "accepted" and message["id"] == name:
                self.receipts[name] = move, message["position"]
                self._unanswered = None
                while len(self.moves) < message["position"]:
                    self._note(await window.receive())
                return
            assert message["type"] != "refused", message

    def _note(self, message: Message) -> None:
        if message["type"] == "move":
            self.moves.append(message["move"])


@scenario
async def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path / "log")
    await asyncio.to_thread(server.start)
    people = [Browser(server.address) for _ in range(2)]
    random = Random(7)
    try:
        players, links = [], []
        for others, setup in TABLES:
            table = await people[0].set_up(ME, FRIEND, *others, **setup)
            links.append(table["seats"][1]["link"])
            await people[1].claim(table["code"], links[-1])
            players += [Player(people[at], table["code"], at) for at in range(2)]
        games = asyncio.gather(*(player.play() for player in players))
        for _ in range(KILLS):
            await asyncio.sleep(0.2 + random.random() * 0.6)
            server.kill()
            await asyncio.to_thread(server.start)
        await games
        receipts = 0
        for player in players:
            window = await player.browser.open(player.code, player.seat, seen=0)
            for name, (move, position) in player.receipts.items():
                again = await window.act(move, id=name, position=0)
                assert (again["type"], again["position"]) == ("accepted", position)
                receipts += 1
            assert window.state["over"]
            late = await (
                await player.browser.knock(player.code, seat=player.seat, seen=0)
            ).receive()
            # Each step was told once, in order, across all reconnections.
            assert player.moves == late["moves"]
        assert receipts > 50
        assert sum(player.reconnections for player in players) >= KILLS
    finally:
        for person in people:
            await person.close()
        code = await asyncio.to_thread(server.end)
    assert code == 0
    log = server.log.read_text("utf-8")
    assert "ERROR" not in log
    assert not any(secret in log for secret in [*links, *(p.cookie for p in people)])


@scenario
async def test_after_a_restart_bots_go_on_by_themselves(
    database: str, tmp_path: Path
) -> None:
    server = ServerProcess(database, tmp_path / "log", ROBOBID_BOT_WAIT="0.2")
    await asyncio.to_thread(server.start)
    ann = Browser(server.address)
    try:
        tables = [
            await ann.set_up(BOT, BOT, {"kind": "bot"}),
            await ann.set_up(BOT, ROBOT, ROBOT, game="powergrid"),
        ]
        await asyncio.sleep(0.5)
        server.kill()
        await asyncio.to_thread(server.start)
        before = [await position(ann, table["code"]) for table in tables]
        after = before
        while not all(b < a for b, a in zip(before, after, strict=True)):
            await asyncio.sleep(0.1)
            after = [await position(ann, table["code"]) for table in tables]
    finally:
        await ann.close()
        await asyncio.to_thread(server.end)


async def position(browser: Browser, code: str) -> float:
    """When the table last changed, without opening its room."""
    changed: float = (await browser.get(f"/api/tables/{code}")).json()["changed"]
    return changed


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_cleanly(sqlite_database: str, tmp_path: Path, sign: int) -> None:
    import os

    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()

    os.kill(server.pid, sign)

    assert server.end() == 0
    said = server.log.read_text("utf-8").strip().splitlines()
    assert said == [f"Robobid is at {server.address}"]
