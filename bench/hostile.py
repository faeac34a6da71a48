"""Hostile visitors on a server where others play: how long do the others wait?

    python -m bench.hostile [--seconds 6] [--only NAME,NAME] [--longest 250]

For each attack a server of its own starts, on loopback, with the limits that hosts get.
Somebody at a table says a word every 0.2 s and waits until it comes back, in a process
of their own, while a visitor from another address does their worst. Then, while that
still goes on, the server is told to end. Printed are the bystander's worst and usual
wait, what the server itself has computed (which other work on the machine does not
change), its memory and that of all its processes, and the time that SIGTERM took.

The target, on two quiet cores: no wait above 250 ms, a server under 300 MB, and an end
within three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench._bombs import HARD, hard_deck, hard_record, long_record, many_names
from bench.load import START
from robobid.app.hosting.rows import After, Head, Seat, StoredMove
from robobid.app.hosting.tables.history import LUCK, History
from robobid.app.server.storage.archive import open_archive
from robobid.core.decisions import CHANCE, seat_letter
from robobid.core.record import move_of, undo_line
from robobid.games.fzzzt.game import FZZZT

EVE: Final = "198.51.100.9"
"""Where the hostile visitor comes from; loopback is believed to be a proxy."""
LONG_TABLE: Final = "LNGT"
"""A table at which people have changed their minds for hours."""
PACE: Final = 0.2
READY: Final = 120.0
ENDS: Final = 3.0
MEGABYTES: Final = 300.0


class Site(NamedTuple):
    """A server, and the table that others play at."""

    port: int
    code: str
    cookie: str

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Found(NamedTuple):
    """How an attack went."""

    worst: float
    usual: float
    own: float
    """Megabytes of the server itself."""
    every: float
    """And of all its processes."""
    cpu: float
    """Seconds that the server itself has computed meanwhile."""
    end: float
    note: str


Attack = Callable[[Site], Awaitable[str]]


# -- attacks: each goes on until it is cancelled, or gives a note --------------------


def visitor(site: Site) -> httpx.AsyncClient:
    headers = {"x-forwarded-for": EVE}
    return httpx.AsyncClient(
        base_url=site.address,
        headers=headers,
        trust_env=False,
        timeout=60.0,
        verify=False,  # there is no TLS on loopback, and to load it takes long
    )


async def nothing(site: Site) -> str:
    return ""


async def unscorable_deck(site: Site) -> str:
    """A table whose last move cannot be scored (points 1 and 3)."""
    async with visitor(site) as eve:
        codes = set()
        for phase in ("building", "over"):
            wish = {"at": 0, "seat": 0, "bot": "random"}
            wish["record"] = hard_record(hard_deck(HARD), phase)
            codes.add((await eve.post("/api/play-on", json=wish)).json()["code"])
            codes.add((await eve.post("/api/replay", json=wish)).json()["code"])
    return ", ".join(sorted(codes))


async def replays(site: Site) -> str:
    """Replays of a long record, whose asker hangs up (point 4)."""
    record = long_record(1_900)

    async def ask() -> None:
        async with visitor(site) as eve:
            with contextlib.suppress(httpx.HTTPError, TimeoutError):
                async with asyncio.timeout(2.0):
                    body = {"record": record, "seat": 0}
                    await eve.post("/api/replay", json=body)

    while True:
        await asyncio.gather(*(ask() for _ in range(12)))
        await asyncio.sleep(0.1)


async def slow_readers(site: Site) -> str:
    """Long answers that nobody reads (point 4)."""
    body = json.dumps({"record": long_record(1_900), "seat": 0}).encode()
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {EVE}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    held: list[Any] = []
    while True:
        if len(held) < 60:
            _, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1)
            writer.write(head.encode() + body)
            held.append(writer)
        await asyncio.sleep(0.2)


def frames(data: bytes, first: bytes = b"") -> Attack:
    """Nothing but frames on one WebSocket after another (point 5)."""

    async def flood(site: Site) -> str:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
                writer.write(_upgrade(site))
                await reader.readuntil(b"\r\n\r\n")
                writer.write(first)
                while not writer.is_closing():
                    writer.write(data * 5_000)
                    await writer.drain()
                    await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    return flood


def _upgrade(site: Site) -> bytes:
    lines = (
        f"GET /ws/tables/{site.code} HTTP/1.1",
        "Host: 127.0.0.1",
        f"X-Forwarded-For: {EVE}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
    )
    return "\r\n".join([*lines, "", ""]).encode()


async def catch_up(site: Site) -> str:
    """Everything that happened at a long table, again and again (point 12)."""

    async def sit() -> None:
        async with window(site, LONG_TABLE, EVE) as table:
            while True:
                await table.send('{"type": "sit", "seat": null, "seen": 0}')
                await asyncio.sleep(0.02)

    await asyncio.gather(*(sit() for _ in range(3)), return_exceptions=True)
    return ""


async def guesses(site: Site) -> str:
    """Codes of tables, tried one after another (point 8)."""
    random = Random(8)
    async with visitor(site) as eve:

        async def guess() -> None:
            while True:
                code = "".join(random.choices("BCDFGHJKLMNPQRSTVWXZ", k=4))
                await eve.get(f"/t/{code}")
                await eve.get(f"/api/tables/{code}")

        await asyncio.gather(*(guess() for _ in range(4)))
    return ""


async def tags(site: Site) -> str:
    """Long tags at tables that everybody finds (point 9)."""
    opening = "1. #deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b *"
    known = '[Game "fzzzt"] [Edition "en"] [Players "Ann; Bob"]'
    record = f'{known} [Site "{"x" * 240_000}"]\n{opening}'
    async with visitor(site) as eve:
        for _ in range(20):
            wish = {"at": 0, "seat": 0, "bot": "random", "record": record}
            table = (await eve.post("/api/play-on", json=wish)).json()
            with contextlib.suppress(KeyError):
                path = f"/api/tables/{table['code']}/terms"
                await eve.post(path, json={"listed": "watch"})
        size = len((await eve.get("/api/public")).content)
    return f"the public list has {size:,} bytes"


async def files(site: Site) -> str:
    """Files inside records: large ones, and ones that are looked through (10, 11)."""
    async with visitor(site) as eve:
        while True:
            await eve.post("/api/replay", json={"record": many_names(60_000)})


async def talk(site: Site) -> str:
    """Ten spectators who say something all the time (point 19)."""

    async def say() -> None:
        async with window(site, site.code, EVE) as table:
            while True:
                await table.send('{"type": "say", "text": "spam"}')
                await asyncio.sleep(0.1)

    await asyncio.gather(*(say() for _ in range(10)), return_exceptions=True)
    return ""


async def bots(site: Site) -> str:
    """Tables where only bots sit (point 27)."""
    async with visitor(site) as eve:
        seats = [{"kind": "bot", "bot": "mechanic"} for _ in range(4)]
        for _ in range(20):
            wish = {"setup": {"game": "fzzzt"}, "seats": seats}
            await eve.post("/api/tables", json=wish)
    await asyncio.sleep(3600)
    return ""


async def idle(site: Site) -> str:
    """Connections on which nothing comes (point 30)."""
    held: list[Any] = []
    while len(held) < 1_000:
        held.append(await asyncio.open_connection("127.0.0.1", site.port))
    await asyncio.sleep(3600)
    return ""


PING: Final = bytes([0x89, 0x80, 0, 0, 0, 0])
PART: Final = bytes([0x00, 0x80, 0, 0, 0, 0])
FIRST: Final = bytes([0x01, 0x80, 0, 0, 0, 0])
ATTACKS: Final[dict[str, Attack]] = {
    "nothing": nothing,
    "unscorable-deck": unscorable_deck,
    "replays": replays,
    "slow-readers": slow_readers,
    "pings": frames(PING),
    "fragments": frames(PART, FIRST),
    "catch-up": catch_up,
    "guesses": guesses,
    "tags": tags,
    "files": files,
    "talk": talk,
    "bots": bots,
    "idle": idle,
}


# -- the bystander -----------------------------------------------------------------


@contextlib.asynccontextmanager
async def window(site: Site, code: str, who: str, query: str = "") -> Any:
    """A WebSocket at a table."""
    headers = {"x-forwarded-for": who, "cookie": site.cookie if query else ""}
    async with connect(
        f"ws://127.0.0.1:{site.port}/ws/tables/{code}{query}",
        additional_headers=headers,
        proxy=None,
        compression=None,
        max_size=None,
        open_timeout=READY,
        ping_interval=None,
    ) as table:
        drain = asyncio.create_task(_read(table)) if not query else None
        try:
            yield table
        finally:
            if drain is not None:
                drain.cancel()


async def _read(table: ClientConnection) -> None:
    with contextlib.suppress(Exception):
        async for _ in table:
            pass


async def wait_and_see(site: Site, seconds: float) -> None:
    """Say a word, wait for it, and print all waits."""
    waits = []
    async with window(site, site.code, "192.0.2.1", "?seat=0") as table:
        end = time.monotonic() + seconds
        number = 0
        while time.monotonic() < end:
            number += 1
            began = time.monotonic()
            await table.send(json.dumps({"type": "say", "text": f"word {number}"}))
            while f'"word {number}"' not in await table.recv():
                pass
            waits.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, PACE - waits[-1]))
    print(json.dumps(waits), flush=True)


# -- one attack after another --------------------------------------------------------


def store_long_table(database: str) -> None:
    """A table with as many moves as one may have."""
    history = History(FZZZT, {"Edition": "en", "Players": "Ann; Bob"})
    archive = open_archive(database, Path("unused"))
    opening = history.opening(LUCK)
    history.commit(opening)
    seat = history.to_act[0]
    after = After(history.to_act, False, 1)
    seats = tuple(Seat(at, "person", name) for at, name in enumerate(("Ann", "Bob")))
    now = time.time()
    head = Head(
        code=LONG_TABLE,
        game=FZZZT.name,
        tags={"Edition": "en", "Players": "Ann; Bob"},
        creator="",
        created=now,
        changed=now,
        is_over=False,
        is_due=False,
        to_act=history.to_act,
        rematch=None,
        seats=seats,
    )
    archive.store.tables.create(head, StoredMove(0, CHANCE, opening.lines))
    decision = history.decision(seat)
    assert decision is not None
    action = next(iter(decision.options))
    words = move_of(history.game, history.record.table, seat, action)
    lines = (f"{seat_letter(seat)} {words}", undo_line(seat))
    archive.store.tables.append(
        [
            (LONG_TABLE, StoredMove(number, seat, (lines[(number - 1) % 2],)), after)
            for number in range(1, 2_000)
        ]
    )
    archive.close()


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], Site]]:
    """A server with the usual limits, and a table at which somebody sits."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    store_long_table(database)
    command = [sys.executable, "-c", START, str(port), database, "1"]
    log = (folder / "log").open("ab")
    process = subprocess.Popen(
        command, stdout=log, stderr=log, env={**os.environ, "ROBOBID_WARM": "false"}
    )
    try:
        yield process, _table(port)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        log.close()


def _table(port: int) -> Site:
    """Wait until a server answers, and sit down."""
    body = {"setup": {"game": "fzzzt"}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps(body).encode(),
        {"content-type": "application/json", "x-forwarded-for": "192.0.2.1"},
    )
    end = time.monotonic() + READY
    while True:
        try:
            with urllib.request.urlopen(asked, timeout=READY) as answer:
                cookie = answer.headers["set-cookie"].partition(";")[0]
                return Site(port, json.load(answer)["code"], cookie)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


async def run(name: str, seconds: float) -> Found:
    """One attack."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as (process, site),
    ):
        watching = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.hostile", "--bystander"),
            *(json.dumps(site), "--seconds", str(seconds)),
            stdout=subprocess.PIPE,
        )
        await asyncio.sleep(1.0)
        before = cpu_of(process.pid)
        attack = asyncio.ensure_future(ATTACKS[name](site))
        out, _ = await watching.communicate()
        waits = [1000 * wait for wait in json.loads(out)]
        own, every = memory_of(process.pid)
        cpu = cpu_of(process.pid) - before
        note = _note(attack)
        code, end = await asyncio.to_thread(_ended, process)
        attack.cancel()
        await asyncio.gather(attack, return_exceptions=True)
        if code != 0:
            note = f"exit code {code}; {note}"
    return Found(max(waits), statistics.median(waits), own, every, cpu, end, note)


def _note(attack: asyncio.Future[str]) -> str:
    """What an attack says of itself, as far as it has come to an end."""
    if not attack.done():
        return ""
    error = attack.exception()
    return attack.result() if error is None else f"ended by {error!r}"


def _ended(process: subprocess.Popen[bytes]) -> tuple[int | None, float]:
    """Tell a server to end: its exit code, and the seconds that it took."""
    began, code = time.monotonic(), None
    process.send_signal(signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        code = process.wait(30.0)
    return code, time.monotonic() - began


def memory_of(pid: int) -> tuple[float, float]:
    """Megabytes of a process, and with all that it started; what they share once."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            stat = (path / "stat").read_text().rpartition(")")[2].split()
            parents[int(path.name)] = int(stat[1])
    family = {pid}
    while more := {p for p, parent in parents.items() if parent in family} - family:
        family |= more
    return _megabytes(pid), sum(map(_megabytes, family))


def cpu_of(pid: int) -> float:
    """Seconds that a process has computed, all its threads together."""
    with contextlib.suppress(OSError):
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _megabytes(pid: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    """Run all attacks, or some, and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--only", default=",".join(ATTACKS))
    parser.add_argument("--longest", type=float, default=250.0, help="milliseconds")
    parser.add_argument("--bystander", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.bystander:
        site = Site(*json.loads(asked.bystander))
        asyncio.run(wait_and_see(site, asked.seconds))
        return
    print(
        "| attack | worst wait | usual | server's CPU | its memory "
        "| with all processes | SIGTERM | |"
    )
    print("|---|---|---|---|---|---|---|---|")
    is_well = True
    for name in asked.only.split(","):
        found = asyncio.run(run(name, asked.seconds))
        print(
            f"| {name} | {found.worst:,.0f} ms | {found.usual:,.0f} ms "
            f"| {found.cpu:.1f} s | {found.own:,.0f} MB | {found.every:,.0f} MB "
            f"| {found.end:.1f} s "
            f"| {found.note} |",
            flush=True,
        )
        is_well &= found.worst <= asked.longest and found.own <= MEGABYTES
        is_well &= found.end <= ENDS
    sys.exit(not is_well)


if __name__ == "__main__":
    main()
