"""Whoever sends too much, or reads too little, is not in the way of the others."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from robobid.app.server import limits
from robobid.app.server.http import protocols
from robobid.app.server.http.protocols import Frames, GuardedWebSocket
from robobid.app.server.limits import Bucket
from tests.app.server.harness import ME, Browser, browsers, quick, running, scenario


@scenario
async def test_many_connections_may_not_send_more_than_one_household(
    sqlite_database: str,
) -> None:
    settings = quick(
        sqlite_database, address_messages_per_second=0.001, address_message_burst=3
    )
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        for _ in range(3):
            window = await ann.open(table["code"])
            await window.send(type="sit", seat=0)
            await window.until("table")

        fourth = await ann.open(table["code"])

        assert await fourth.refusal(type="sit", seat=0) == "too_fast"


@scenario
async def test_behind_a_proxy_everybody_has_an_allowance_of_their_own(
    sqlite_database: str,
) -> None:
    """And who claims to be a proxy without being trusted is counted as themselves."""
    few = {"requests_per_second": 0.001, "request_burst": 2}
    statuses = {}
    for trusted in ("127.0.0.1", "192.0.2.1"):
        settings = quick(sqlite_database, trusted_proxies=trusted, **few)
        async with running(settings) as address, browsers(address, 1) as [ann]:
            answers = [
                # What clients say of themselves stands before what the proxy says.
                await ann.http.get(
                    "/api/games",
                    headers={"x-forwarded-for": f"6.6.6.{at}, 198.51.100.{at // 3}"},
                )
                for at in range(6)
            ]
        statuses[trusted] = [answer.status_code for answer in answers]

    assert statuses["127.0.0.1"] == [200, 200, 429, 200, 200, 429]
    assert statuses["192.0.2.1"] == [200, 200, 429, 429, 429, 429]


@scenario
async def test_one_household_has_one_allowance(sqlite_database: str) -> None:
    """With IPv6 everybody has more addresses than there are requests."""
    settings = quick(sqlite_database, requests_per_second=0.001, request_burst=3)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        answers = [
            await ann.http.get(
                "/api/games", headers={"x-forwarded-for": f"2001:db8::{at:x}"}
            )
            for at in range(5)
        ]
        other = await ann.http.get(
            "/api/games", headers={"x-forwarded-for": "2001:db8:0:1::1"}
        )

        assert [a.status_code for a in answers] == [200, 200, 200, 429, 429]
        assert other.status_code == 200


def test_a_crowd_of_addresses_is_not_looked_through_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[Bucket] = []
    fill = Bucket._fill

    def noted(bucket: Bucket) -> None:
        looks.append(bucket)
        fill(bucket)

    monkeypatch.setattr(limits, "_SWEEP", 10)
    monkeypatch.setattr(Bucket, "_fill", noted)
    limit = limits.Limit(rate=0.001, burst=2)

    assert all(limit.allows(f"2001:db8:{at:x}::") for at in range(1000))
    assert len(looks) < 4 * 1000


class Deaf:
    """A client that sends, and never reads."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._address = host, int(port)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.setblocking(False)

    async def knock(self, code: str) -> None:
        """Connect to a table, as a spectator."""
        await asyncio.get_running_loop().sock_connect(self._socket, self._address)
        lines = (
            f"GET /ws/tables/{code} HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        )
        await self.send("\r\n".join([*lines, "", ""]).encode())

    async def send(self, data: bytes) -> None:
        """Send bytes, as soon as they are taken."""
        await asyncio.get_running_loop().sock_sendall(self._socket, data)

    def close(self) -> None:
        """Leave."""
        self._socket.close()


def frame(text: str) -> bytes:
    """A short text message of a client, masked with zeros."""
    data = text.encode()
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


@scenario
async def test_whoever_reads_nothing_is_let_go(sqlite_database: str) -> None:
    """Nothing piles up for a client that does not read, and nobody waits for it."""
    settings = quick(sqlite_database, waiting_messages=4)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=0)
        deaf = Deaf(address)
        await deaf.knock(table["code"])
        while await connections(ann) < 2:
            await asyncio.sleep(0.01)
        # It asks for more than fits into all buffers on the way.
        asking = frame('{"type": "sit", "seat": null}') * 20_000
        flood = asyncio.create_task(deaf.send(asking))

        while await connections(ann) == 2:
            await window.send(type="say", text="anybody there")
            await window.until("talk")

        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        deaf.close()
        assert (await window.act("???"))["type"] == "refused"


async def connections(browser: Browser) -> int:
    return int((await browser.get("/api/health")).json()["connections"])


@scenario
async def test_a_head_without_end_is_refused(sqlite_database: str) -> None:
    async with running(quick(sqlite_database)) as address:
        _, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000)

        # The server does not wait for the end of it, and may not even answer.
        with suppress(ConnectionError):
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")

        writer.close()


@scenario
async def test_a_connection_on_which_nothing_comes_is_closed(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them is an open file; whoever is in the middle of something stays."""
    monkeypatch.setattr(protocols, "_IDLE", 0.2)
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        window = await ann.open((await ann.set_up(ME, ME))["code"], seat=0)
        _, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))

        assert await reader.read() == b""

        writer.close()
        assert (await window.act("???"))["type"] == "refused"


PING = bytes([0x89, 0x80, 0, 0, 0, 0])
FIRST_PART = bytes([0x01, 0x80, 0, 0, 0, 0])
NEXT_PART = bytes([0x00, 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(PING * 300, id="pings"),
        pytest.param(FIRST_PART + NEXT_PART * 40, id="parts of one message"),
    ],
)
@scenario
async def test_a_flood_of_empty_frames_is_cut_off(
    sqlite_database: str, flood: bytes
) -> None:
    """They are no messages, and were read by the million while everybody waited."""
    settings = quick(sqlite_database, frames_per_second=0.001, frame_burst=200)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=0)
        deaf = Deaf(address)
        await deaf.knock(table["code"])
        while await connections(ann) < 2:
            await asyncio.sleep(0.01)

        await deaf.send(flood)

        while await connections(ann) == 2:
            await asyncio.sleep(0.01)
        deaf.close()
        assert (await window.act("???"))["type"] == "refused"
        assert 'code="too_many_frames"} 1' in (await ann.get("/metrics")).text


@scenario
async def test_all_connections_of_an_address_share_their_frames(
    sqlite_database: str,
) -> None:
    settings = quick(
        sqlite_database, address_frames_per_second=0.001, address_frame_burst=50
    )
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        deaf = [Deaf(address) for _ in range(2)]
        for each in deaf:
            await each.knock(table["code"])
        while await connections(ann) < 2:
            await asyncio.sleep(0.01)

        for each in deaf:
            await each.send(PING * 40)

        while await connections(ann) == 2:
            await asyncio.sleep(0.01)
        assert await connections(ann) == 1
        for each in deaf:
            each.close()


def test_frames_are_counted_however_their_bytes_come() -> None:
    long = bytes([0x82, 0xFE]) + (300).to_bytes(2) + bytes(4 + 300)
    stream = PING + frame("some text") + long + PING
    for size in (1, 2, 3, 7, 1000):
        frames = Frames()
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]

        assert sum(frames.count(piece, 100) for piece in pieces) == 4
        assert not frames.is_shredded


class Wire:
    """A transport that remembers whether it is read."""

    def __init__(self) -> None:
        self.is_read = True

    def get_extra_info(self, _name: str) -> None:
        return None

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


@scenario
async def test_nothing_is_read_from_who_does_not_read_the_answers() -> None:
    """Pings are answered without being asked for: the answers must not pile up."""
    wire: Any = Wire()
    config = uvicorn.Config(lambda: None, log_config=None, factory=True)
    guarded = GuardedWebSocket(config, ServerState(), {})
    guarded.connection_made(wire)
    guarded.pause_writing()
    assert not wire.is_read
    guarded.queue.put_nowait({"type": "websocket.connect"})
    message = asyncio.create_task(guarded.receive())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not message.done()

    guarded.resume_writing()

    assert wire.is_read
    assert (await message)["type"] == "websocket.connect"
    # A message waits for the application: what comes after it waits too.
    guarded.read_paused = True
    guarded.pause_writing()
    guarded.resume_writing()
    assert not wire.is_read
