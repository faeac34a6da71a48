"""Clocks that fit lives: banks, rests, pauses, and what happens when time is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from robobid.app.hosting.games.directory import NewTable
from robobid.app.hosting.notices.rests import DaysOff, Night, Rests
from robobid.app.hosting.people import departure, lobby, seats
from robobid.app.hosting.rows import Head, Seat
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.tables.time_control import TimeControl, pause_after
from robobid.app.hosting.wire import NewSeat, Terms
from robobid.app.server.hub import Hub
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.contacts import Preferences
from robobid.core.errors import RobobidError
from robobid.core.record import move_of
from tests.app.server.harness import FRIEND, ME, browsers, quick, running, scenario
from tests.app.server.test_lobby import gather, problem
from tests.app.server.test_notices import two_people

HOUR = 3_600
DAY = 24 * HOUR


class Table:
    """A table for Ann and Bob at which all bid in turn, and its room."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.hub, self.room = hub, room

    @property
    def asked(self) -> Seat:
        """Who is to act."""
        return self.room.head.seats[self.room.history.to_act[0]]

    async def until(self, is_so: Callable[[], Any]) -> None:
        while not is_so():
            await asyncio.sleep(0.01)

    async def clock_runs(self) -> Seat:
        """Wait until the clock of who is to act runs; gives the seat."""
        await self.until(lambda: self.asked.due is not None)
        return self.asked

    async def move(self) -> int:
        """Let who is to act do anything; gives their seat."""
        seat, history = self.asked.seat, self.room.history
        decision = history.decision(seat)
        assert decision is not None
        action = decision.options.pick(Random(1))
        move = move_of(history.game, history.record.table, seat, action)
        await self.room.act(seat, move, history.position(seat))
        return seat

    async def set_back(self, seat: int, seconds: float) -> None:
        """As if somebody's clock had been running for so much longer."""
        pace, sits = self.hub.archive.store.pace, self.room.head.seats[seat]
        assert sits.asked is not None
        assert sits.due is not None
        with self.hub.archive.store.database.engine.begin() as connection:
            pace._change(
                connection,
                self.room.code,
                seat,
                asked=sits.asked - seconds,
                due=sits.due - seconds,
            )
        await self.room.catch_up()


@asynccontextmanager
async def a_table(database: str, **terms: Any) -> AsyncIterator[Table]:
    settings = quick(database, look_seconds=0.1)
    hub = Hub(settings, open_archive(database, Path("unused")))
    await hub.open()
    try:
        wish = NewTable(
            setup={"game": "fzzzt"},
            seats=[NewSeat(kind="me", name="Ann"), NewSeat(kind="friend")],
            lobby=True,
        )
        head = await seats.set_up(hub, wish, "ann", "here")
        link = head.seats[1].link
        assert link is not None
        head = await seats.claim(hub, head.code, link, "Bob", "bob")
        head = await lobby.set_terms(hub, head, Terms(**terms), "ann")
        head = await lobby.begin(hub, head, "ann", bots_sit_in=False)
        yield Table(hub, await hub.room(head.code))
    finally:
        await hub.close()


@scenario
async def test_what_takes_longer_is_taken_from_the_bank(database: str) -> None:
    """A minute for each move, five in the bank, and ten seconds more every turn."""
    async with a_table(database, seconds=60, bank=300, increment=10) as table:
        asked = await table.clock_runs()
        assert asked.due is not None
        assert asked.asked is not None
        assert asked.due - asked.asked == pytest.approx(360)
        await table.set_back(asked.seat, 100.0)

        mover = await table.move()

        await table.until(lambda: table.room.head.seats[mover].bank is not None)
        # Forty seconds of the hundred were more than a minute.
        left = table.room.head.seats[mover].bank
        assert left == pytest.approx(300 - 40 + 10, abs=5)


@scenario
async def test_a_bot_plays_one_turn_and_the_seat_is_its_players_again(
    database: str,
) -> None:
    async with a_table(database, seconds=60, time_up="once") as table:
        late = (await table.clock_runs()).seat
        await table.set_back(late, 60.0)
        await table.until(lambda: table.asked.seat != late)

        await table.until(lambda: table.room.head.seats[late].stand_in is None)
        assert not table.room.head.seats[late].once
        [answered] = [m.answered for m in table.room.moves if m.seat == late][:1]
        assert answered is not None
        assert answered.why == "away"
        while table.asked.seat != late:
            await table.move()
        sits = await table.clock_runs()
        assert not sits.is_automatic


@scenario
async def test_the_others_decide_if_that_was_agreed(sqlite_database: str) -> None:
    async with a_table(sqlite_database, seconds=60, time_up="table") as table:
        late = (await table.clock_runs()).seat
        host = "ann" if late == 1 else "bob"
        head = table.room.head
        with pytest.raises(RobobidError, match="wait longer"):
            await departure.stand_in(table.hub, head, late, host)
        await table.set_back(late, 60.0)

        await table.until(lambda: table.room.head.seats[late].late is not None)

        assert table.asked.seat == late
        assert not table.asked.is_automatic
        head = await departure.stand_in(table.hub, table.room.head, late, host)
        assert head.seats[late].is_automatic


@scenario
async def test_a_budget_for_the_game_ends_once(sqlite_database: str) -> None:
    async with a_table(sqlite_database, bank=600) as table:
        late = (await table.clock_runs()).seat
        await table.set_back(late, 600.0)

        await table.until(lambda: table.room.head.seats[late].stand_in)

        assert table.room.head.seats[late].bank == 0


@scenario
async def test_clocks_stand_when_everybody_wants_a_pause(database: str) -> None:
    async with a_table(database, seconds=DAY) as table:
        hub, seat = table.hub, (await table.clock_runs()).seat
        head = await lobby.want_pause(hub, table.room.head, 5, "ann")
        assert head.paused is None
        assert head.seats[0].pause == 5
        head = await lobby.want_pause(hub, head, 2, "bob")
        assert head.paused == pytest.approx(time.time() + 2 * DAY, abs=60)
        await table.until(lambda: table.room.head.seats[seat].asked is None)

        for person in ("ann", "bob"):
            head = await lobby.want_pause(hub, table.room.head, 0, person)

        assert head.paused is None
        assert (await table.clock_runs()).due == pytest.approx(
            time.time() + DAY, abs=60
        )
        with pytest.raises(RobobidError, match="does not belong"):
            await lobby.want_pause(hub, table.room.head, 1, "eve")


@scenario
async def test_a_pause_ends_by_itself(sqlite_database: str) -> None:
    async with a_table(sqlite_database, seconds=DAY) as table:
        await table.clock_runs()
        for person in ("ann", "bob"):
            await lobby.want_pause(table.hub, table.room.head, 1, person)
        pace = table.hub.archive.store.pace
        with table.hub.archive.store.database.engine.begin() as connection:
            pace._pause(connection, table.room.code, time.time() - 1)
        await table.room.catch_up()

        await table.until(lambda: table.room.head.paused is None)

        await table.clock_runs()


@scenario
async def test_nights_and_days_off_do_not_count(sqlite_database: str) -> None:
    """A day for each move: with a night of twelve hours that is two."""
    async with a_table(sqlite_database, seconds=DAY, rests=True) as table:
        usual = await table.clock_runs()
        assert usual.due is not None
        assert usual.asked is not None
        night = Rests("UTC", Night(22, 8))
        assert usual.due == pytest.approx(night.after(usual.asked, DAY))
        contacts = table.hub.archive.store.contacts
        today = date.today()
        holidays = DaysOff(today - timedelta(days=2), today + timedelta(days=8))
        wish = Preferences(zone="Europe/Paris", days_off=(holidays,))
        person = min(usual.owners)
        contacts.prefer(person, wish)
        # The time seems to be up; but days off were taken meanwhile.
        await table.set_back(usual.seat, usual.due - time.time() + 1)

        await table.until(lambda: (table.asked.due or 0) > time.time())

        assert not table.asked.is_automatic
        assert (table.asked.due or 0) > time.time() + 7 * DAY


def test_a_restart_costs_nobody_time(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a long one nor one of a few seconds."""
    archive = open_archive(sqlite_database, Path("unused"))
    store, now = archive.store, time.time()
    head = two_people()._replace(seconds=60, created=now, changed=now)
    store.tables.create(head, None)
    store.pace.set_due("K7QF", {1: now + 60})
    store.state.note_seen(now - 7)
    ahead = now - 7

    async def start() -> None:
        hub = Hub(quick(sqlite_database), archive)
        await hub._note_time()
        await hub.bots.close()
        hub.outbound.close()

    asyncio.run(start())

    found = store.questions.head("K7QF")
    assert found is not None
    assert found.seats[1].due == pytest.approx(now + 60 + time.time() - ahead, abs=1)
    archive.close()


@pytest.mark.parametrize(
    ("wishes", "paused", "expected"),
    [
        ((3, None), None, (False, None)),
        ((3, 5), None, (True, 3 * DAY)),
        ((3, 0), None, (False, None)),
        ((0, 0), 7.0, (True, None)),
        ((0, None), 7.0, (False, 7.0)),
        ((3, 3), 7.0, (False, 7.0)),
    ],
)
def test_a_pause_is_agreed_on_by_all(
    wishes: tuple[int | None, ...],
    paused: float | None,
    expected: tuple[bool, float | None],
) -> None:
    head = two_people()._replace(paused=paused)
    seats = tuple(
        seat._replace(pause=wish) for seat, wish in zip(head.seats, wishes, strict=True)
    )

    assert pause_after(head._replace(seats=seats), now=0.0) == expected


def test_everybody_has_a_moment_even_with_an_empty_bank() -> None:
    head: Head = two_people()._replace(bank=600)

    assert TimeControl.of(head).allowance(0.0) == 10


@scenario
async def test_terms_are_agreed_on_and_bad_ones_refused(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await gather(ann, ME, FRIEND)
        path = f"/api/tables/{table['code']}"
        await bob.claim(table["code"], table["seats"][1]["link"])
        wish = {"bank": DAY, "increment": HOUR, "time_up": "table", "rests": True}
        kept = (await ann.post(f"{path}/terms", wish)).json()
        assert wish.items() <= kept.items()
        assert [seat["bank"] for seat in kept["seats"]] == [DAY, DAY]
        for wrong in ({"bank": 5}, {"time_up": "never"}, {"increment": -1}):
            refused = await ann.post(f"{path}/terms", wish | wrong)
            assert problem(refused) == (400, "bad_request")
        early = await ann.post(f"{path}/pause", {"days": 3})
        assert problem(early) == (409, "no_clock")
        await ann.post(f"{path}/begin", {})
        later = await ann.post(f"{path}/terms", wish | {"time_up": "once"})
        assert problem(later) == (409, "terms_agreed")
        paused = (await bob.post(f"{path}/pause", {"days": 3})).json()
        assert [seat["pause"] for seat in paused["seats"]] == [None, 3]


@scenario
async def test_days_off_are_kept_and_bad_ones_refused(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        await ann.set_up(ME, FRIEND)
        path, today = "/api/me/notices", date.today()
        off = [{"first": str(today), "last": str(today + timedelta(days=9))}]
        wish = {"lang": "en", "zone": "UTC", "days_off": off}
        assert (await ann.post(path, wish)).json()["days_off"] == off
        endless = [{"first": str(today), "last": str(today + timedelta(days=90))}]
        backwards = [{"first": off[0]["last"], "last": off[0]["first"]}]
        nowhere = [{"first": "2026-02-30", "last": "2026-02-30"}]
        for wrong in (endless, backwards, nowhere):
            refused = await ann.post(path, wish | {"days_off": wrong})
            assert problem(refused) == (409, "bad_days_off")
        assert (await ann.get(path)).json()["days_off"] == off
