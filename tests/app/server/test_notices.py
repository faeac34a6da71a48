"""Notices: one for each table until it was seen; none is lost, none is told twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from robobid.app.hosting.notices.notices import Notices, Rules, Sight
from robobid.app.hosting.notices.outbox import PAUSES, Delivery, Outcome, Post
from robobid.app.hosting.notices.rests import Night
from robobid.app.hosting.rows import Head, Seat
from robobid.app.server.storage.archive import Archive, open_archive
from robobid.app.server.storage.contacts import Address, Hook, Preferences, Subscription
from tests.app.server.test_storage import OPENING, a_move, a_table

WAIT = 60.0
NOON = 12 * 3600.0


def two_people(code: str = "K7QF", to_act: tuple[int, ...] = (1,)) -> Head:
    """A table of Ann's at which Bob plays; Bob is to act."""
    seats = (
        Seat(0, "person", "Ann", owners=frozenset({"ann"})),
        Seat(1, "person", "Bob", owners=frozenset({"bob"})),
    )
    return a_table(code)._replace(seats=seats, to_act=to_act)


class Receiver:
    """Keeps what it is brought; it may be told to refuse it."""

    def __init__(self) -> None:
        self.got: list[Delivery] = []
        self.outcome = Outcome("sent")

    async def deliver(self, delivery: Delivery) -> Outcome:
        self.got.append(delivery)
        return self.outcome

    @property
    def told(self) -> list[tuple[str, str]]:
        return [(each.person, each.kind) for each in self.got]


class Club:
    """A database with people who can be reached, and a clock that stands still."""

    def __init__(self, archive: Archive, *people: str) -> None:
        self.archive, self.store, self.now = archive, archive.store, NOON
        self.receiver = Receiver()
        for person in people:
            self.store.contacts.subscribe(a_browser(person), most=5)
        self.start()

    def start(self) -> None:
        """As after a restart: nothing is remembered but what is stored."""
        couriers = {"push": self.receiver, "hook": self.receiver}
        clock = lambda: self.now  # noqa: E731
        self.post = Post(self.archive, self.store.outbox, couriers, clock)
        board, rules = self.store.board, Rules(WAIT)
        self.notices = Notices(self.archive, board, rules, self.post.wake, clock)

    def look(self, *looking: str, code: str = "K7QF", ordered: Any = ()) -> None:
        known = None if ordered is None else frozenset(ordered)
        self.notices.look_soon(code, Sight(frozenset(looking), known))
        asyncio.run(self.notices.look())

    def send(self, after: float = WAIT) -> list[tuple[str, str]]:
        """What is sent within some seconds."""
        self.now += after
        before = len(self.receiver.told)

        async def send() -> None:
            while await self.post.send_due():
                pass

        asyncio.run(send())
        return self.receiver.told[before:]


def a_browser(person: str, device: str = "") -> Subscription:
    name = device or f"{person}'s phone"
    return Subscription(name, person, name, f"https://push/{name}", "", "", 1.0)


@pytest.fixture
def archive(database: str) -> Iterator[Archive]:
    opened = open_archive(database, Path("unused"))
    yield opened
    opened.close()


def moved(number: int, **changes: Any) -> Any:
    return a_move(number, is_due=False, **changes)


def test_one_notice_for_each_table_until_it_was_seen(archive: Archive) -> None:
    club = Club(archive, "ann", "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    club.look()
    assert club.send() == [("bob", "turn")]

    # A bot plays for Bob, and it is his turn again: he has not looked since.
    club.store.tables.append([moved(1, to_act=(0,), answered=(1,))])
    club.store.tables.append([moved(2, to_act=(1,), answered=(0,))])
    club.look("ann")
    assert club.send() == []

    club.store.board.seen("K7QF", "bob")
    club.store.tables.append([moved(3, to_act=(0,), answered=(1,))])
    club.store.tables.append([moved(4, to_act=(1,), answered=(0,))])
    club.look("ann")
    assert club.send() == [("bob", "turn")]


def test_whoever_comes_in_time_is_not_told(archive: Archive) -> None:
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    club.now += WAIT / 2
    asyncio.run(club.notices.came("K7QF", "bob"))

    assert club.send() == []


def test_what_was_answered_before_it_was_sent_is_not_told(archive: Archive) -> None:
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    club.store.tables.append([moved(1, to_act=(0,), answered=(1,))])

    assert club.send() == []


def test_who_was_not_told_in_time_is_told_of_the_next_turn(archive: Archive) -> None:
    """A turn that somebody else played before the notice was sent is no notice."""
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    club.store.tables.append([moved(1, to_act=(0,), answered=(1,))])
    club.store.tables.append([moved(2, to_act=(1,), answered=(0,))])
    club.look()

    assert club.send() == [("bob", "turn")]

    # What was sent is not sent again until the table was seen.
    club.store.tables.append([moved(3, to_act=(0,), answered=(1,))])
    club.store.tables.append([moved(4, to_act=(1,), answered=(0,))])
    club.look()
    assert club.send() == []


def test_a_digest_that_waits_for_the_morning_was_not_told(archive: Archive) -> None:
    """A turn that was over by then does not hide the next one from the mail."""
    club = Club(archive)
    address = Address("bob", "bob@example.org", 1, "secret", True, 1.0, 1.0)
    club.store.contacts.set_address(address)
    club.store.contacts.prefer("bob", Preferences(quiet=Night(8, 18)))
    club.store.tables.create(two_people(), OPENING)
    club.look()
    assert club.store.board.make_digests(club.now) == 1
    club.store.tables.append([moved(1, to_act=(0,), answered=(1,))])
    club.now += 2 * 3600
    club.store.tables.append([moved(2, to_act=(1,), answered=(0,))])
    club.look()

    assert club.store.board.make_digests(club.now) == 1


def test_an_order_that_plays_at_once_causes_no_notice(archive: Archive) -> None:
    """Whoever left an order is told when it has nothing to say; and once."""
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.store.seats.give_order("K7QF", 1, "an order")
    club.look(ordered=[1])
    assert club.send() == []

    # After a restart nobody knows yet what the order says.
    club.start()
    club.look(ordered=None)
    assert club.send() == []

    club.look()
    club.look(ordered=None)
    assert club.send() == [("bob", "turn")]


def test_whoever_leaves_knows_that_it_is_their_turn(archive: Archive) -> None:
    """Who looks at the table is told nothing; nor are they when they leave it."""
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look("bob")
    asyncio.run(club.notices.left("K7QF", "bob"))
    club.look()

    assert club.send() == []


def test_a_restart_loses_nothing_and_repeats_nothing(archive: Archive) -> None:
    club = Club(archive, "ann", "bob")
    club.store.tables.create(two_people(), OPENING)
    # It is killed before anybody could look at the new table.
    club.start()
    for code in club.store.board.unfinished():
        club.look(code=code)
    # And again before it was sent.
    club.start()
    for code in club.store.board.unfinished():
        club.look(code=code)
    assert club.send() == [("bob", "turn")]
    club.start()
    club.look()
    assert club.send() == []


def test_what_was_being_sent_when_it_was_killed_is_sent_again_by_the_same_name(
    archive: Archive,
) -> None:
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    [taken] = club.store.outbox.take(NOON + WAIT, 9, lease=120.0)
    assert club.store.outbox.take(NOON + WAIT, 9, lease=120.0) == []
    assert club.store.outbox.next_due() == NOON + WAIT + 120.0

    assert club.send(WAIT) == []
    assert club.send(120.0) == [("bob", "turn")]
    assert club.receiver.got[0].id == taken.id


def test_more_is_told_only_if_it_matters_more(archive: Archive) -> None:
    head = two_people()
    empty = head.seats[1]._replace(owners=frozenset(), link="link")
    waiting = head._replace(seats=(head.seats[0], empty), to_act=(), is_waiting=True)
    club = Club(archive, "ann")
    club.store.tables.create(waiting, None)
    club.look()
    assert club.send() == []
    club.store.seats.claim("K7QF", "link", "bob", "Bob")
    club.look()
    assert club.send() == [("ann", "joined")]

    club.store.leaving.leave("K7QF", "bob", None)
    club.look()
    assert club.send() == [("ann", "left")]
    club.store.seats.claim("K7QF", "link", "bob", "Bob")
    club.look()
    assert club.send() == []


def test_everybody_is_told_of_the_end_once(archive: Archive) -> None:
    club = Club(archive, "ann", "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    assert club.send() == [("bob", "turn")]
    club.store.tables.append([moved(1, to_act=(), answered=(1,))])
    club.look("ann")
    assert club.send() == [("bob", "over")]
    club.look()
    assert club.send() == []


def test_nobody_is_woken_at_night(archive: Archive) -> None:
    club = Club(archive, "bob")
    wish = Preferences(zone="UTC", quiet=Night(12, 20))
    club.store.contacts.prefer("bob", wish)
    club.store.tables.create(two_people(), OPENING)
    club.look()

    assert club.send(7 * 3600.0) == []
    assert club.send(3600.0) == [("bob", "turn")]


def test_who_does_not_care_who_comes_and_leaves_is_not_told(archive: Archive) -> None:
    club = Club(archive, "ann")
    club.store.contacts.prefer("ann", Preferences(comings=False))
    head = two_people(to_act=())._replace(is_waiting=True)
    club.store.tables.create(head, None)
    club.store.leaving.leave("K7QF", "bob", None)
    club.look()

    assert club.send() == []


def test_a_dead_subscription_is_removed(archive: Archive) -> None:
    club = Club(archive, "bob")
    club.store.contacts.subscribe(a_browser("bob", "desk"), most=5)
    club.receiver.outcome = Outcome("gone")
    club.store.tables.create(two_people(), OPENING)
    club.look()

    assert len(club.send()) == 2
    assert not club.store.contacts.is_subscribed("desk")
    assert club.store.outbox.waiting() == 0


def test_failures_are_retried_with_patience_and_then_said(archive: Archive) -> None:
    club = Club(archive)
    club.store.contacts.set_hook(Hook("K7QF", "https://chat", "en", 1.0))
    club.receiver.outcome = Outcome("again", "status 500")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    assert len(club.send()) == 1
    for pause in PAUSES:
        assert club.send(pause - 1) == []
        hook = club.store.contacts.hook("K7QF")
        assert hook is not None
        assert hook.failed is None
        assert len(club.send(1)) == 1

    hook = club.store.contacts.hook("K7QF")
    assert hook is not None
    assert hook.failed == "status 500"
    assert {each.id for each in club.receiver.got} == {club.receiver.got[0].id}
    assert club.store.outbox.waiting() == 0
    # It is left alone until somebody sets it again.
    club.store.tables.append([moved(1, to_act=(0,), answered=(1,))])
    club.look()
    assert club.send() == []


def test_of_too_many_browsers_the_oldest_is_told_no_longer(archive: Archive) -> None:
    club = Club(archive)
    for number in range(4):
        browser = a_browser("bob", f"phone {number}")._replace(made=float(number))
        club.store.contacts.subscribe(browser, most=3)

    subscribed = [
        club.store.contacts.is_subscribed(f"phone {number}") for number in range(4)
    ]
    assert subscribed == [False, True, True, True]


def test_a_table_that_is_gone_takes_its_notices_along(archive: Archive) -> None:
    club = Club(archive, "bob")
    club.store.tables.create(two_people(), OPENING)
    club.look()
    for person in ("ann", "bob"):
        club.store.leaving.leave("K7QF", person, None)
    club.look()

    assert club.send() == []
    assert club.store.outbox.waiting() == 0
