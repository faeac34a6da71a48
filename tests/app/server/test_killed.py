"""kill -9 at any moment: what was acknowledged is there, and every game goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Browser,
    Message,
    Window,
    scenario,
)
from tests.app.server.postgres import CRASHING, postgres
from tests.app.server.process import ServerProcess

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

    def __init__(
        self,
        browser: Browser,
        code: str,
        seat: int,
        put_off: Collection[str],
        calm: asyncio.Event,
    ) -> None:
        self.browser = browser
        self._put_off = put_off
        self._calm = calm
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
                if not self._calm.is_set():
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
            if message["type"] == "refused":
                # Only a database that is away may put anybody off, and not for long.
                assert message["problem"]["code"] in self._put_off, message
                await asyncio.sleep(0.1)
                return

    def _note(self, message: Message) -> None:
        if message["type"] == "move":
            self.moves.append(message["move"])


def killed(server: ServerProcess) -> None:
    server.kill()


def ended(server: ServerProcess) -> None:
    """As systemd ends it for an update: nobody is refused anything meanwhile."""
    assert server.end() == 0


async def play_while(
    server: ServerProcess,
    disturb: Callable[[], None],
    times: int,
    random: Random,
    put_off: Collection[str] = (),
) -> None:
    """Play some games while something happens, and look at every receipt.

    Until it has happened they take their time, so that it meets all of them.
    """
    calm = asyncio.Event()
    people = [Browser(server.address) for _ in range(2)]
    players, links = [], []
    try:
        for others, setup in TABLES:
            table = await people[0].set_up(ME, FRIEND, *others, **setup)
            links.append(table["seats"][1]["link"])
            await people[1].claim(table["code"], links[-1])
            players += [
                Player(people[at], table["code"], at, put_off, calm) for at in range(2)
            ]
        games = asyncio.gather(*(player.play() for player in players))
        for _ in range(times):
            await asyncio.sleep(0.2 + random.random() * 0.6)
            await asyncio.to_thread(disturb)
        calm.set()
        await games
        await check_receipts(players)
    finally:
        for person in people:
            await person.close()
    secrets = [*links, *(person.cookie for person in people)]
    assert not any(secret in server.log.read_text("utf-8") for secret in secrets)


async def check_receipts(players: list[Player]) -> None:
    """All that was acknowledged is there, and everything was told once, in order."""
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
        assert player.moves == late["moves"]
    assert receipts > 50


def again(
    server: ServerProcess, stop: Callable[[ServerProcess], None]
) -> Callable[[], None]:
    """Stop the server and start it again."""

    def disturb() -> None:
        stop(server)
        server.start()

    return disturb


def in_turn(what: Sequence[Callable[[], None]]) -> Callable[[], None]:
    """Do one thing after another, each time the next."""
    left = iter(what)
    return lambda: next(left)()


@scenario
async def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path / "log")
    await asyncio.to_thread(server.start)
    stops = [again(server, killed), again(server, ended)] * KILLS
    try:
        await play_while(server, in_turn(stops), len(stops), Random(7))
    finally:
        code = await asyncio.to_thread(server.end)
    assert code == 0
    assert "ERROR" not in server.log.read_text("utf-8")


def kill_all(kills: int, crashes: int, tmp_path: Path) -> None:
    """Several workers on a PostgreSQL, and both are killed in turn."""
    with postgres(CRASHING) as database:
        server = ServerProcess(database.database(), tmp_path / "log", workers=2)
        server.start()
        try:
            random = Random(8)
            what = [again(server, killed)] * kills + [database.crash] * crashes
            random.shuffle(what)
            for at in range(0, len(what), KILLS):
                some = what[at : at + KILLS]
                disturb, times = in_turn(some), len(some)
                games = play_while(server, disturb, times, random, ("unavailable",))
                asyncio.run(games)
        finally:
            server.end()


def test_workers_and_their_database_are_killed(tmp_path: Path) -> None:
    kill_all(1, 1, tmp_path)


@pytest.mark.soak
def test_a_hundred_kills_of_workers_and_ten_of_their_database(tmp_path: Path) -> None:
    kill_all(100, 10, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("stop", [killed, ended])
def test_a_hundred_kills(
    sqlite_database: str, tmp_path: Path, stop: Callable[[ServerProcess], None]
) -> None:
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    try:
        for at in range(100 // KILLS + 1):
            disturb = again(server, stop)
            asyncio.run(play_while(server, disturb, KILLS, Random(at)))
    finally:
        server.end()


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
