"""A simulated club: people who come and go for a month, and a server that is killed.

Nobody misses a notice, and nobody gets one twice: at every look at a table begins a new
count. People leave orders, which are carried out while they are away: each is checked
to do what it says, and nobody is told of a turn that an order plays. A day in a club of
twenty is always played; `make soak` plays a month of 200 people at 60 tables, with a
restart every six hours.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from robobid.app.hosting.bots.thinker import Job, Thought
from robobid.app.hosting.bots.turns import BotTurns
from robobid.app.hosting.games.directory import NewTable
from robobid.app.hosting.notices.news import RANKS, is_waited_for
from robobid.app.hosting.notices.notices import Notices, Rules
from robobid.app.hosting.notices.outbox import LEASE, Delivery, Outcome, Post
from robobid.app.hosting.notices.rests import Night, Rests
from robobid.app.hosting.people import seats
from robobid.app.hosting.rows import Answer
from robobid.app.hosting.tables.room import Room, history_of
from robobid.app.hosting.wire import NewSeat
from robobid.app.server.hub import Hub
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.contacts import Preferences, Subscription
from robobid.core.record import move_of
from tests.app.server.harness import quick
from tests.soak.orders import check_order, some_order

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
STEP: Final = 15 * MINUTE
WAIT: Final = MINUTE
RESTARTS: Final = 6 * HOUR
NIGHT: Final = Night(22, 8)
SLACK: Final = 2 * HOUR
"""How long a notice may take where sending fails now and then."""
START: Final = 1_800_000_000.0


class Killed(BaseException):
    """The server dies while it sends something that has arrived."""


class Watcher:
    """Somebody who has a table in sight."""

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.viewer: int | None = None
        self.device = ""
        self.is_looking = True

    def post(self, message: Any) -> None:
        pass


class NobodyThinks:
    """There are no bots here."""

    async def think(self, job: Job, *, first: bool = True) -> Thought:
        raise AssertionError(job)


class Phones:
    """What arrives where, and the proof that none comes twice."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.told: dict[tuple[str, str], list[str]] = {}
        """What somebody was told of a table since they last looked at it."""
        self.known: set[str] = set()
        self.count: Counter[str] = Counter()

    async def deliver(self, delivery: Delivery) -> Outcome:
        luck = self.club.luck.random()
        if luck < 0.05:
            self.count["failed"] += 1
            return Outcome("again", "no_answer")
        self.take(delivery)
        if luck < 0.06:
            raise Killed
        return Outcome("sent")

    def take(self, delivery: Delivery) -> None:
        if delivery.id in self.known:
            # Sent again by the same name after a kill: a phone shows it once.
            self.count["again"] += 1
            return
        self.known.add(delivery.id)
        self.count[delivery.kind] += 1
        told = self.told.setdefault((delivery.person, delivery.code), [])
        ranks = [RANKS.index(kind) for kind in [*told, delivery.kind]]
        assert ranks == sorted(set(ranks)), (told, delivery)
        told.append(delivery.kind)


class Club:
    """People, tables, and a server that is started again and again."""

    def __init__(self, database: str, people: int, tables: int, seed: int) -> None:
        self.database, self.now, self.luck = database, START, Random(seed)
        self.people = [f"person {number}" for number in range(people)]
        self.phones = Phones(self)
        self.wanted = tables
        self.rooms: dict[str, Room] = {}
        self.asked: dict[tuple[str, str], float] = {}
        """Since when a table waits for somebody who has not looked at it since."""
        self.known_turns: set[tuple[str, str]] = set()
        self.turns: dict[str, BotTurns] = {}
        """Who carries orders out, table by table."""
        self.count: Counter[str] = Counter()

    async def open(self) -> None:
        """Start: nothing is known but what is stored."""
        self.count["starts"] += 1
        self.archive = open_archive(self.database, Path("unused"))
        store = self.archive.store
        self.post = Post(
            self.archive, store.outbox, {"push": self.phones}, lambda: self.now
        )
        self.notices = Notices(
            self.archive, store.board, Rules(WAIT), self.post.wake, lambda: self.now
        )
        for code in store.board.unfinished():
            self.notices.look_soon(code)
        for code in [*self.rooms]:
            await self.sit_around(code)

    async def sit_around(self, code: str) -> None:
        stored = self.archive.store.questions.load(code, talk=1)
        assert stored is not None
        settings = quick(self.database)
        room = Room(stored, history_of(stored), self.archive, settings)
        self.rooms[code] = room
        act = room.act

        async def check(
            seat: int,
            words: str,
            position: int,
            sent_as: str | None = None,
            answered: Answer | None = None,
        ) -> int:
            if sent_as is None:
                check_order(room, seat, words)
                self.count["by order"] += 1
            return await act(seat, words, position, sent_as, answered)

        setattr(room, "act", check)  # noqa: B010
        self.turns[code] = BotTurns(room, NobodyThinks(), settings)
        self.notices.watch(room)
        self.turns[code].wake(mine=True)
        await self.carry_out(code)

    async def carry_out(self, code: str) -> None:
        """Wait until all orders of a table have nothing more to do."""
        while self.turns[code].is_busy:
            await asyncio.sleep(0)

    async def leave_order(self, room: Room, seat: int) -> None:
        """Have something done while one is away; or nothing any more."""
        order = some_order(room, seat, self.luck)
        self.count["orders"] += order is not None
        self.archive.store.seats.give_order(room.code, seat, order)
        await room.catch_up(mine=True)

    async def found(self) -> None:
        """Everybody has a phone, and most want to sleep; the tables are set up."""
        hub = Hub(quick(self.database), self.archive)
        contacts = self.archive.store.contacts
        for at, person in enumerate(self.people):
            url = f"https://push/{at}"
            phone = Subscription(person, person, person, url, "", "", 1.0)
            contacts.subscribe(phone, most=3)
            if at % 4:
                contacts.prefer(person, Preferences(quiet=NIGHT))
        for _ in range(self.wanted):
            several = self.luck.sample(self.people, self.luck.randint(2, 4))
            wish = NewTable(
                setup={"game": self.luck.choice(["fzzzt", "powergrid"])},
                seats=[
                    NewSeat(kind="me"),
                    *[NewSeat(kind="friend")] * len(several[1:]),
                ],
            )
            head = await seats.set_up(hub, wish, several[0], "here")
            links = [seat.link for seat in head.seats if seat.link]
            for link, person in zip(links, several[1:], strict=True):
                await seats.claim(hub, head.code, link, "", person)
            await self.sit_around(head.code)
        await hub.bots.close()
        hub.outbound.close()

    async def visit(self, person: str, code: str) -> None:
        """Somebody looks at a table, and mostly moves if it is their turn."""
        room, window = self.rooms[code], Watcher(person)
        room.watchers.add(window)
        self.asked.pop((person, code), None)
        await self.notices.came(code, person)
        self.phones.told.pop((person, code), None)
        self.now += 10
        while self.luck.random() < 0.9 and (mine := self.turn_of(person, room)):
            decision = room.history.decision(mine[0])
            assert decision is not None
            action = decision.options.pick(self.luck)
            table, game = room.history.record.table, room.history.game
            move = move_of(game, table, mine[0], action)
            self.count["moves"] += 1
            sent_as = str(self.count["moves"])
            await room.act(mine[0], move, room.history.position(mine[0]), sent_as)
            await self.carry_out(code)
        for seat in room.head.seats:
            is_theirs = person in seat.owners and not room.head.is_over
            if is_theirs and self.luck.random() < 0.3:
                await self.leave_order(room, seat.seat)
        await self.carry_out(code)
        room.watchers.discard(window)
        await self.notices.left(code, person)
        self.note_turns(room, knows=person)

    def turn_of(self, person: str, room: Room) -> list[int]:
        mine = [seat for seat in room.head.seats if person in seat.owners]
        return [seat.seat for seat in mine if is_waited_for(room.head, seat)]

    def note_turns(self, room: Room, knows: str = "") -> None:
        """Who is waited for from now on, and has to learn it."""
        for seat in room.head.seats:
            for person in seat.owners:
                key = person, room.code
                if not is_waited_for(room.head, seat):
                    self.asked.pop(key, None)
                elif person != knows and key not in self.known_turns:
                    self.asked.setdefault(key, self.now)
                if is_waited_for(room.head, seat):
                    self.known_turns.add(key)
                else:
                    self.known_turns.discard(key)

    async def step(self) -> None:
        """A quarter of an hour."""
        self.now += STEP
        for person in self.luck.sample(self.people, len(self.people) // 8):
            for code, room in self.rooms.items():
                is_over = room.head.is_over and (person, code) not in self.phones.told
                mine = any(person in seat.owners for seat in room.head.seats)
                if mine and not is_over:
                    await self.visit(person, code)
        await self.notices.look()
        try:
            while await self.post.send_due():
                pass
        except Killed:
            self.count["kills"] += 1
            await self.restart()
        self.check_nobody_waits_in_vain()

    async def restart(self) -> None:
        for turns in self.turns.values():
            turns.end()
        self.archive.close()
        self.now += LEASE
        await self.open()

    def check_nobody_waits_in_vain(self) -> None:
        """Whoever is waited for was told, unless they sleep."""
        for (person, code), since in self.asked.items():
            at = self.people.index(person)
            rests = Rests("UTC", NIGHT if at % 4 else None)
            if rests.end_of(since + WAIT) + SLACK < self.now:
                told = self.phones.told.get((person, code), [])
                assert {"turn", "over"} & {*told}, (person, code, since)


async def run(club: Club, days: float) -> None:
    await club.open()
    await club.found()
    for room in club.rooms.values():
        club.note_turns(room)
    restart = club.now + RESTARTS
    while club.now < START + days * DAY:
        await club.step()
        if club.now > restart:
            restart += RESTARTS
            await club.restart()
    club.archive.close()


@pytest.mark.parametrize(
    ("people", "tables", "days"),
    [
        (20, 6, 1.0),
        pytest.param(200, 60, 30.0, marks=pytest.mark.soak),
    ],
)
def test_nobody_misses_a_notice_or_gets_it_twice(
    people: int,
    tables: int,
    days: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    began = time.monotonic()
    club = Club(f"sqlite:///{tmp_path / 'tables.sqlite'}", people, tables, seed=1)
    monkeypatch.setattr("time.time", lambda: club.now)

    asyncio.run(run(club, days))

    phones = club.phones.count
    assert phones["turn"] > tables
    assert club.count["by order"] > tables
    assert [each for each in caplog.records if each.name == "robobid.bots"] == []
    with capsys.disabled():
        if days > 1:
            took = time.monotonic() - began
            print(f"\n{dict(club.count)} {dict(phones)} {took:.0f} s")
