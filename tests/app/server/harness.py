"""Servers and clients for tests: real sockets, on loopback only."""

from __future__ import annotations

import asyncio
import functools
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import connect

from robobid.app.server.http.app import make_app
from robobid.app.server.http.security import COOKIE
from robobid.app.server.run import config_for
from robobid.app.server.settings import Settings
from robobid.app.server.storage.archive import open_archive

Test = TypeVar("Test", bound=Callable[..., Any])
Message = dict[str, Any]
PATIENCE = 180.0

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}
ROBOT = {"kind": "robot"}


def scenario(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that runs in an event loop."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(900):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


def quick(database: str, **changes: Any) -> Settings:
    """Settings for tests: bots do not wait, and nobody is slowed down."""
    generous: dict[str, Any] = {
        "bot_wait": 0.0,
        "bot_grace": 0.5,
        "bot_seconds": 600.0,
        "messages_per_second": 10_000.0,
        "message_burst": 10_000,
        "address_messages_per_second": 10_000.0,
        "address_message_burst": 100_000,
        "frames_per_second": 1e6,
        "frame_burst": 1_000_000,
        "address_frames_per_second": 1e6,
        "address_frame_burst": 1_000_000,
        "requests_per_second": 10_000.0,
        "request_burst": 10_000,
        "questions_per_second": 10_000.0,
        "question_burst": 10_000,
        "question_seconds": 600.0,
        "stall_seconds": 0.0,
        "questions_at_once": 2,
        "questions_waiting": 10_000,
        "questions_in_all": 10_000,
        "tables_per_hour": 10_000,
        "unknown_codes_per_minute": 10_000,
        "open_tables": 10_000,
    }
    return Settings(database=database, **(generous | changes))


class _Quiet(uvicorn.Server):
    """A server that leaves the test runner's signals alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[str]:
    """A server in this event loop; gives its address."""
    archive = open_archive(settings.database, Path("unused"))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = config_for(
        settings,
        make_app(settings, archive),
        ws_max_size=settings.message_size * 4,
        log_config=None,
        timeout_graceful_shutdown=1,
        # On a busy machine a request may come just when its connection is closed.
        timeout_keep_alive=600,
    )
    server = _Quiet(config)
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listener.close()


class Wire(Protocol):
    """What a window at a table hears and says."""

    async def recv(self) -> str | bytes: ...
    async def send(self, data: str | bytes, /, *, text: bool | None = None) -> None: ...
    async def close(self) -> None: ...


class Window:
    """A browser window at a table: it remembers every byte that it received."""

    def __init__(self, socket: Wire) -> None:
        self._socket = socket
        self.raw: list[str] = []
        self.state: Message = {}
        self.seat: int | None = None
        self._names = 0

    @property
    def position(self) -> int:
        """How much this window has seen."""
        return int(self.state["position"])

    async def receive(self, patience: float = PATIENCE) -> Message:
        """The next message, whatever it is."""
        async with asyncio.timeout(patience):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if "state" in message:
            # Rules come only when they have changed.
            rules = message["state"]["rules"] or self.state.get("rules")
            self.state = {**message["state"], "rules": rules}
        if message["type"] == "table":
            self.seat = message["seat"]
        return message

    async def until(self, *types: str, patience: float = PATIENCE) -> Message:
        """The next message of some type."""
        while True:
            message = await self.receive(patience)
            if message["type"] in types:
                return message

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def refusal(self, **message: Any) -> str:
        """Send a message that is refused, and give the code of the reason."""
        await self.send(**message)
        return str((await self.until("refused"))["problem"]["code"])

    async def send_raw(self, data: str | bytes, text: bool | None = None) -> None:
        """Send anything, bytes even as if they were text."""
        await self._socket.send(data, text=text)

    async def act(self, move: str, **changes: Any) -> Message:
        """Play a move; gives `accepted` or `refused`, whichever comes."""
        self._names += 1
        wish = {
            "type": "act",
            "id": f"move-{self.seat}-{self._names}-{self.position}",
            "position": self.position,
            "move": move,
        }
        await self.send(**(wish | changes))
        return await self.until("accepted", "refused")

    async def take_back(self) -> Message:
        """Take the last action back; gives `accepted` or `refused`."""
        self._names += 1
        name = f"back-{self.seat}-{self._names}-{self.position}"
        await self.send(type="undo", id=name, position=self.position)
        return await self.until("accepted", "refused")

    async def sit(self, seat: int) -> None:
        """Look through the eyes of another seat."""
        await self.send(type="sit", seat=seat)
        await self.until("table")

    async def arrived(self) -> AsyncIterator[str]:
        """What has come meanwhile: all that was sent before our own word comes back."""
        await self.send(type="say", text="that was all")
        while (await self.receive())["type"] != "talk":
            yield self.raw[-1]

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()

    @property
    def is_to_act(self) -> bool:
        """Has this window's seat a decision?"""
        return self.state.get("decision") is not None

    def any_move(self, random: Random) -> str:
        """One of the moves that are offered, or made up from the limits."""
        decision = self.state["decision"]
        if decision["options"]:
            return str(random.choice(decision["options"])["move"])
        return move_within(decision["kind"], decision["limits"], random)


def move_within(kind: str, limits: Message, random: Random) -> str:
    """A move that is made up from a decision's limits."""
    match limits.get("type"):
        case "OpeningLimits":
            plants = [plant for plant in limits["plants"] if not plant["why_not"]]
            if limits["may_pass"] and (not plants or random.random() < 0.5):
                return "pass"
            plant = random.choice(plants)
            most = min(plant["most"], plant["least"] + 5)
            return f"plant {plant['word']} {random.randint(plant['least'], most)}"
        case "BidLimits":
            prefix = "city-" if kind == "city-bid" else ""
            can_bid = limits["least"] <= limits["most"]
            if limits["may_pass"] and (not can_bid or random.random() < 0.5):
                return f"{prefix}pass"
            return f"{prefix and 'city-bid '}{limits['least']}"
    hand, most = limits["hand"], limits["at_most"]
    return "+".join(random.sample(hand, random.randint(1, min(most, len(hand)))))


class Browser:
    """A person's browser: its cookie, its requests, its windows."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, trust_env=False, timeout=PATIENCE
        )
        self.windows: list[Window] = []

    @property
    def cookie(self) -> str:
        """What the browser is known by."""
        return self.http.cookies.get(COOKIE) or ""

    async def post(self, path: str, body: Any = None, **options: Any) -> httpx.Response:
        """Ask for a change."""
        return await self.http.post(path, json=body, **options)

    async def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return await self.http.get(path)

    async def set_up(self, *seats: Any, **setup: Any) -> Message:
        """A new table."""
        wish = {"setup": {"game": "fzzzt"} | setup, "seats": list(seats)}
        answer = await self.post("/api/tables", wish)
        assert answer.status_code == 200, answer.text
        table: Message = answer.json()
        return table

    async def claim(self, code: str, link: str, **more: Any) -> httpx.Response:
        """Sit down by a link."""
        return await self.post(f"/api/tables/{code}/claim", {"link": link, **more})

    async def open(
        self, code: str, seat: int | None = None, seen: int | None = None
    ) -> Window:
        """A window at a table, with its first message read."""
        window = await self.knock(code, seat=seat, seen=seen)
        assert (await window.receive())["type"] == "table", window.raw
        return window

    async def knock(
        self, code: str, headers: dict[str, str] | None = None, **query: Any
    ) -> Window:
        """A window at a table."""
        asked = "&".join(f"{k}={v}" for k, v in query.items() if v is not None)
        address = self.address.replace("http", "ws")
        cookie = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        socket = await connect(
            f"{address}/ws/tables/{code}?{asked}",
            additional_headers=cookie | (headers or {}),
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        window = Window(socket)
        self.windows.append(window)
        return window

    async def close(self) -> None:
        """Close all windows."""
        for window in self.windows:
            await window.close()
        await self.http.aclose()


@asynccontextmanager
async def browsers(address: str, count: int) -> AsyncIterator[list[Browser]]:
    """Some browsers."""
    found = [Browser(address) for _ in range(count)]
    try:
        yield found
    finally:
        for browser in found:
            await browser.close()


async def play_on(
    window: Window, random: Random, done: asyncio.Event | None = None
) -> None:
    """Play a window's seat at random until the game is over."""
    while not window.state["over"]:
        if done is not None and done.is_set():
            return
        if window.is_to_act and window.seat is not None:
            answer = await window.act(window.any_move(random))
            assert answer["type"] == "accepted", answer
            while window.position < answer["position"]:
                await window.receive()
        else:
            await window.until("move")
