"""Everything at once: kills, clocks, full disks, hanging bots and hostile visitors.

    python -m tests.app.server.soak --minutes 60 [--postgresql] [--longest 1000]

Servers with the limits that hosts get run beside a visitor who does their worst, one
attack after another, while people play: with bots of which one hangs now and then, with
robots, with a deck that somebody brought. Meanwhile servers are killed, ended, started
in the wrong year and given wrong clocks; the disk is full; PostgreSQL crashes.

Every move that was acknowledged must be there afterwards, and whatever anybody was told
must be what their seat may know, worked out anew from the record. Somebody says a word
every 0.3 s and waits until it comes back: while no server is away, for less than a
second. Nobody is late by a wrong clock, and no table is forgotten.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import itertools
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

import httpx

from bench.hostile import (
    ATTACKS,
    Site,
    cpu_of,
    memory_of,
    store_long_table,
    window,
)
from robobid.app.hosting.games.directory import offer_named
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Browser,
    Message,
    Window,
)
from tests.app.server.postgres import CRASHING, Postgres, postgres
from tests.app.server.process import ServerProcess
from tests.app.server.test_files import BRINGS
from tests.app.server.test_killed import LOST, Player
from tests.app.server.test_leaks import messages_for

DAY: Final = 86_400
OK: Final = 200
HANGING: Final = {"kind": "bot", "bot": "hanging"}
TABLES: Final[tuple[tuple[list[dict[str, str]], dict[str, Any]], ...]] = (
    ([BOT], {"edition": "en"}),
    ([HANGING], {"edition": "ru"}),
    ([BOT], BRINGS["fzzzt"]),
    ([ROBOT, {**ROBOT, "pieces": "2-5-1-6-3"}], {"game": "powergrid"}),
)
"""Who sits at each table besides Ann and Bob, and what is played there."""
PUT_OFF: Final = ("unavailable", "too_fast", "too_busy", "ending")
"""Why somebody may be asked to try again."""
MISTAKE: Final = re.compile(r"Traceback|\w+(Error|Exception) at ")
START: Final = """
import sys, time
from pathlib import Path

real, clock, looked, ahead = time.time, Path(sys.argv.pop(1)), 0.0, 0.0

def moved():
    global looked, ahead
    if time.monotonic() - looked > 0.1:
        looked, ahead = time.monotonic(), float(clock.read_text() or 0)
    return real() + ahead

time.time = moved
from robobid.app.server.serve import serve
host, port, database, workers = sys.argv[1:]
sys.exit(serve(host=host, port=int(port), database=database, workers=int(workers),
               open_browser=False))
"""
"""A server whose clock can be set."""


class Event(NamedTuple):
    """Something that went on for a while."""

    began: float
    ended: float
    name: str

    def met(self, first: float, last: float) -> bool:
        """Did it go on between two times?"""
        return self.began <= last and first <= self.ended


class Hanging:
    """A bot that hangs now and then; otherwise it takes the first option."""

    def __init__(self, seed: object = None) -> None:
        self._random = Random(str(seed))

    def choose(self, view: Any, decision: Any) -> Any:
        if self._random.random() < 0.1:
            time.sleep(3600)
        return next(iter(decision.options))


class Server(ServerProcess):
    """A server that can be disturbed, and notes when it was away."""

    script = START
    usual: ClassVar[Mapping[str, str]] = {
        "ROBOBID_BOTS": "fzzzt hanging=tests.app.server.soak:Hanging",
        "ROBOBID_BOT_SECONDS": "3",
        "ROBOBID_BOT_WAIT": "0.1",
        "ROBOBID_UNDO_WAIT": "0.1",
    }

    def __init__(self, database: str, folder: Path, name: str) -> None:
        super().__init__(database, folder / f"log-{name}")
        self.clock = folder / f"clock-{name}"
        self.clock.write_text("")
        self.script = START.replace("sys.argv.pop(1)", repr(str(self.clock)))
        self.away: list[tuple[float, float]] = []
        self.cpu = 0.0
        """Seconds that it has computed, in all its lives."""

    @contextlib.contextmanager
    def goes_away(self) -> Iterator[None]:
        """For a while nobody can expect an answer."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.away.append((began, time.monotonic() + 2.0))

    def kill(self) -> None:
        self.cpu += cpu_of(self.pid)
        super().kill()

    def end(self) -> int:
        self.cpu += cpu_of(self.pid)
        return super().end()

    def killed(self) -> None:
        with self.goes_away():
            self.kill()
            self.start()

    def restarted(self) -> None:
        with self.goes_away():
            assert self.end() == 0
            self.start()

    def in_the_wrong_year(self) -> None:
        """Started with a clock that is wrong, and then with the right one."""
        with self.goes_away():
            self.kill()
            self.clock.write_text(str(400 * DAY))
            self.start()
        time.sleep(3.0)
        with self.goes_away():
            assert self.end() == 0
            self.clock.write_text("")
            self.start()

    def clock_jumps(self) -> None:
        self.clock.write_text(str(3 * DAY))
        time.sleep(5.0)
        self.clock.write_text("")

    def disk_is_full(self) -> None:
        """Nothing can be written into any file."""
        _, most = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (1, most))
        time.sleep(3.0)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, most))


class Visitor(Browser):
    """A browser somewhere else in the world."""

    def __init__(self, address: str, who: str) -> None:
        super().__init__(address)
        self._who = {"x-forwarded-for": who}
        self.http.headers.update(self._who)

    async def knock(
        self, code: str, headers: dict[str, str] | None = None, **query: Any
    ) -> Window:
        return await super().knock(code, self._who | (headers or {}), **query)


class Eyes(Player):
    """Somebody who plays or watches, and remembers what they were shown."""

    def __init__(self, *values: Any) -> None:
        super().__init__(*values)
        self.shown: set[tuple[int, str]] = set()

    async def _connect(self) -> Window:
        found = await super()._connect()
        self.look(found.state)
        return found

    def _note(self, message: Message) -> None:
        super()._note(message)
        if "state" in message:
            self.look(message["state"])

    def look(self, state: Message) -> None:
        """Remember a state, in short."""
        self.shown.add((state["position"], digest(state)))


def digest(state: Message) -> str:
    """What a state shows; the rules are sent when they have changed."""
    text = json.dumps({**state, "rules": None}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


class Played(NamedTuple):
    """A game, its record, and what everybody was shown of it."""

    game: str
    record: str
    eyes: list[Eyes]


class Club:
    """People who play one game after another, and what came of it."""

    def __init__(self, servers: list[Server]) -> None:
        self._servers = itertools.cycle(servers)
        self._addresses = (f"192.0.2.{number}" for number in itertools.count(10))
        self._calm = asyncio.Event()
        self._people: list[Visitor] = []
        self.over = asyncio.Event()
        self.played: list[Played] = []
        self.receipts = 0
        self.codes: list[str] = []
        self.reconnections = 0

    async def play_on(
        self, others: list[dict[str, str]], setup: dict[str, Any]
    ) -> None:
        """One table after another, until time is over."""
        while not self.over.is_set():
            people = [self._somebody() for _ in range(3)]
            self._people += people
            ann, bob, eve = people
            wish = {"setup": {"game": "fzzzt"} | setup, "seats": [ME, FRIEND, *others]}
            table = await patiently(ann.post, "/api/tables", wish)
            code = table["code"]
            self.codes.append(code)
            await patiently(bob.claim, code, table["seats"][1]["link"])
            eyes = [
                Eyes(person, code, seat, PUT_OFF, self._calm)
                for person, seat in ((ann, 0), (bob, 1), (eve, None))
            ]
            playing = asyncio.gather(*(each.play() for each in eyes))
            ended = asyncio.ensure_future(self.over.wait())
            both: list[asyncio.Future[Any]] = [playing, ended]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            if playing.done():
                playing.result()  # what went wrong is raised
                record = await patiently(ann.get, f"/api/tables/{code}/record")
                game = setup.get("game", "fzzzt")
                self.played.append(Played(game, record["record"], eyes))
            else:
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
            for each in eyes[:2]:
                await self._check_receipts(each)
            for person in people:
                await person.close()

    async def take_their_time(self) -> str:
        """Two people with a day for each move, who have gone to bed."""
        ann, bob = self._somebody(), self._somebody()
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, FRIEND], "lobby": True}
        table = await patiently(ann.post, "/api/tables", wish)
        code = str(table["code"])
        await patiently(bob.claim, code, table["seats"][1]["link"])
        await patiently(ann.post, f"/api/tables/{code}/terms", {"seconds": DAY})
        await patiently(ann.post, f"/api/tables/{code}/begin", {})
        self._people += [ann, bob]
        self.codes.append(code)
        return code

    async def shows(self, code: str) -> Message:
        """A table, as anybody sees it."""
        found: Message = await patiently(self._people[0].get, f"/api/tables/{code}")
        return found

    def _somebody(self) -> Visitor:
        return Visitor(next(self._servers).address, next(self._addresses))

    async def _check_receipts(self, player: Eyes) -> None:
        """What was acknowledged is there, under the name that it was sent by."""
        self.reconnections += player.reconnections
        left = dict(player.receipts)

        while left:
            with contextlib.suppress(*LOST):
                await self._ask_again(player, left)
            await asyncio.sleep(0.2)

    async def _ask_again(self, player: Eyes, left: dict[str, tuple[str, int]]) -> None:
        found = await player.browser.knock(player.code, seat=player.seat)
        if (await found.receive())["type"] != "table":
            return
        while left:
            name, (move, position) = next(iter(left.items()))
            again = await found.act(move, id=name, position=0)
            if again["type"] == "refused":
                assert again["problem"]["code"] in PUT_OFF, (player.code, again)
                await asyncio.sleep(0.5)
                continue
            assert again["position"] == position, (player.code, name)
            del left[name]
            self.receipts += 1
            await asyncio.sleep(0.02)
        await found.close()


async def patiently(ask: Callable[..., Any], *values: Any) -> Message:
    """Ask until there is an answer: servers come and go."""
    while True:
        with contextlib.suppress(*LOST, httpx.HTTPError):
            answer = await ask(*values)
            if answer.status_code == OK:
                found: Message = answer.json()
                return found
            assert answer.status_code in (429, 503), (answer.status_code, answer.text)
        await asyncio.sleep(0.5)


# -- what goes wrong -----------------------------------------------------------------


async def disturb(
    servers: list[Server], database: Postgres | None, end: float, done: list[Event]
) -> None:
    """One thing after another, at any moment, and never twice at once."""
    random = Random(28)
    for server in itertools.cycle(servers):
        what: list[Callable[[], None]] = [
            server.killed,
            server.restarted,
            server.in_the_wrong_year,
            server.clock_jumps,
        ]
        what.append(
            server.disk_is_full if database is None else crash(servers, database)
        )
        random.shuffle(what)
        for each in what:
            await asyncio.sleep(random.uniform(3.0, 12.0))
            if time.monotonic() > end:
                return
            began = time.monotonic()
            await asyncio.to_thread(each)
            done.append(Event(began, time.monotonic(), each.__name__))


def crash(servers: list[Server], database: Postgres) -> Callable[[], None]:
    def database_crashes() -> None:
        with contextlib.ExitStack() as all_of_them:
            for server in servers:
                all_of_them.enter_context(server.goes_away())
            database.crash()

    return database_crashes


async def attack(site: Site) -> None:
    """All attacks, one after another, for ever."""
    for name in itertools.cycle(name for name in ATTACKS if name != "nothing"):
        began = time.monotonic()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(10.0):
                await ATTACKS[name](site)
        print(json.dumps([began, time.monotonic(), name]), flush=True)


async def wait_and_see(site: Site) -> None:
    """Say a word, wait until it is there or refused, and print when and how long."""
    for number in itertools.count():
        with contextlib.suppress(*LOST, TimeoutError):
            async with window(site, site.code, "192.0.2.1", "?seat=0") as table:
                while True:
                    number += 1
                    began = time.monotonic()
                    word = f'"word {number}"'
                    await table.send(json.dumps({"type": "say", "text": word[1:-1]}))
                    async with asyncio.timeout(60.0):
                        while True:
                            said = await table.recv()
                            if word in said or '"refused"' in said[:20]:
                                break
                    waited = time.monotonic() - began
                    pause, began_pause = max(0.0, 0.3 - waited), time.monotonic()
                    await asyncio.sleep(pause)
                    late = time.monotonic() - began_pause - pause
                    print(json.dumps([began, waited, late]), flush=True)
                    os.fsync(sys.stdout.fileno())
                    disk = time.monotonic() - began_pause - pause - late
                    print(json.dumps([began, disk]), flush=True)
        await asyncio.sleep(0.2)


# -- everything at once --------------------------------------------------------------


class Found(NamedTuple):
    """How it went."""

    minutes: float
    done: dict[str, int]
    games: int
    moves: int
    """That were acknowledged, and looked for."""
    shown: int
    """States that were compared with the record."""
    waits: int
    worst: float
    usual: float
    longest: list[str]
    """The longest waits, and what was going on."""
    late: float
    """How late a process was at most that only slept: the machine's own delay."""
    disk: float
    """And how long it took at most to have a line of its own on the disk."""
    megabytes: float
    """Of a server, at most."""
    cpu: float
    """Seconds that all servers have computed, without their bots."""
    mistakes: list[str]
    """Of ours, as the log names them."""


async def soak(
    folder: Path, database: str, minutes: float, postgresql: Postgres | None = None
) -> Found:
    """Let everything go wrong for some minutes; raises if a promise was broken."""
    store_long_table(database)
    names = ["a", "b"] if postgresql else ["a"]
    servers = [Server(database, folder, name) for name in names]
    for server in servers:
        await asyncio.to_thread(server.start)
    began, end = time.monotonic(), time.monotonic() + 60 * minutes
    done: list[Event] = []
    club = Club(servers)
    beside: list[subprocess.Popen[bytes]] = []
    waits = folder / "waits"
    megabytes = 0.0

    def start_beside(what: str, site: Site, out: Any = None) -> None:
        command = [sys.executable, "-m", "tests.app.server.soak"]
        command += [f"--{what}", json.dumps(site)]
        beside.append(subprocess.Popen(command, stdout=out))

    try:
        slow = await club.take_their_time()
        ann = Visitor(servers[0].address, "192.0.2.1")
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, ME]}
        code = (await patiently(ann.post, "/api/tables", wish))["code"]
        site = Site(servers[0].port, code, f"robobid={ann.cookie}")
        await ann.close()
        start_beside("bystander", site, waits.open("wb"))
        for server in servers:
            out = (folder / f"attacks-{server.port}").open("wb")
            start_beside("attack", site._replace(port=server.port), out)
        games = [asyncio.create_task(club.play_on(*table)) for table in TABLES]
        disturbing = asyncio.create_task(disturb(servers, postgresql, end, done))
        while not disturbing.done():
            await asyncio.wait(
                {disturbing, *games}, timeout=2.0, return_when="FIRST_EXCEPTION"
            )
            for game in games:
                if game.done():
                    game.result()
            for server in servers:
                megabytes = max(megabytes, memory_of(server.pid)[0])
        disturbing.result()
        club.over.set()
        await asyncio.gather(*games)
        for process in beside:
            process.kill()
            process.wait()
        assert all(not seat["stand_in"] for seat in (await club.shows(slow))["seats"])
        for code in club.codes:
            assert (await club.shows(code))["code"] == code  # it was not forgotten
    finally:
        for process in beside:
            process.kill()
            process.wait()
        for server in servers:
            await asyncio.to_thread(server.end)
    away = [each for server in servers for each in server.away]
    said = [json.loads(line) for line in waits.read_text().splitlines()]
    told = [each for each in said if len(each) == 3]
    disks = [each for _, each in (each for each in said if len(each) == 2)]
    free = [
        (waited, at)
        for at, waited, _ in told
        if not any(Event(*each, "").met(at, at + waited) for each in away)
    ]
    attacks = [
        Event(*json.loads(line))
        for server in servers
        for line in (folder / f"attacks-{server.port}").read_text().splitlines()
    ]
    known = [*done, *attacks]
    longest = [
        f"{waited:.2f} s: {', '.join(e.name for e in known if e.met(at, at + waited))}"
        for waited, at in sorted(free, reverse=True)[:5]
    ]
    waited = [each for each, _ in free]
    shown = sum(map(check_hidden, club.played))
    return Found(
        (time.monotonic() - began) / 60,
        dict(Counter(each.name for each in done)),
        len(club.played),
        club.receipts,
        shown,
        len(waited),
        max(waited, default=0.0),
        statistics.median(waited) if waited else 0.0,
        longest,
        max((late for *_, late in told), default=0.0),
        max(disks, default=0.0),
        megabytes,
        sum(server.cpu for server in servers),
        [each for server in servers for each in mistakes(server.log)],
    )


def mistakes(log: Path) -> list[str]:
    """What a log says of mistakes of ours, with a few lines after each."""
    lines = log.read_text("utf-8", "replace").splitlines()
    found = [at for at, line in enumerate(lines) if MISTAKE.search(line)]
    return ["\n".join(lines[at : at + 30]) for at in found]


def check_hidden(played: Played) -> int:
    """Everybody was shown what their seat may know, and nothing else."""
    count = 0
    for eyes in played.eyes:
        expected = messages_for(eyes.seat, played.record, offer_named(played.game))
        states = {m["state"]["position"]: digest(m["state"]) for m in expected}
        moves = [{**m["move"], "answered": None} for m in expected]
        told = [{**move, "answered": None} for move in eyes.moves]
        assert told == moves, (eyes.code, eyes.seat)
        for position, seen in eyes.shown:
            assert states[position] == seen, (eyes.code, eyes.seat, position)
            count += 1
    return count


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--longest", type=float, default=1000.0, help="milliseconds")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--bystander", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack or asked.bystander:
        site = Site(*json.loads(asked.attack or asked.bystander))
        asyncio.run(attack(site) if asked.attack else wait_and_see(site))
        return 0
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        found = stack.enter_context(postgres(CRASHING)) if asked.postgresql else None
        address = found.database() if found else f"sqlite:///{folder / 'tables.sqlite'}"
        came = asyncio.run(soak(folder, address, asked.minutes, found))
    for each, value in came._asdict().items():
        print(f"{each}: {value}")
    return int(bool(came.mistakes) or came.worst * 1000 > asked.longest)


if __name__ == "__main__":
    sys.exit(main())
