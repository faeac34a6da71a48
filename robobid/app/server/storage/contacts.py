"""How people want to be told, and where: each kind apart, with limits, deletable."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, Table, delete, func, select, update

from robobid.app.hosting.notices.rests import (
    DaysOff,
    Night,
    read_days,
    write_days,
)
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import (
    HOOKS,
    MAIL,
    OUTBOX,
    OWNERS,
    PREFERENCES,
    SUBSCRIPTIONS,
    TOKENS,
)


class Preferences(NamedTuple):
    """How somebody wants to be told."""

    lang: str = "en"
    zone: str = "UTC"
    quiet: Night | None = None
    comings: bool = True
    """Also when somebody comes or leaves?"""
    days_off: tuple[DaysOff, ...] = ()


class Subscription(NamedTuple):
    """Where a browser's push service takes messages for it."""

    id: str
    person: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    made: float


class Hook(NamedTuple):
    """Where a chat is told of a table."""

    code: str
    url: str
    lang: str
    made: float
    failed: str | None = None


class Address(NamedTuple):
    """Where somebody gets mail."""

    person: str
    address: str
    hours: int
    secret: str
    is_confirmed: bool
    made: float
    last: float


_PERSONAL: Final[tuple[Table, ...]] = (TOKENS, SUBSCRIPTIONS, MAIL, PREFERENCES)
_CONFIRMED_WITHIN: Final = 7 * 86_400
"""Seconds that somebody has to confirm an address."""


class Contacts:
    """Preferences, tokens, subscriptions, hooks and addresses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- preferences --------------------------------------------------------------

    def preferences(self, person: str) -> Preferences:
        """How somebody wants to be told."""
        mine = select(PREFERENCES).where(PREFERENCES.c.person == person)
        row = self._first(mine)
        if row is None:
            return Preferences()
        quiet, days = Night.read(row.quiet), read_days(row.days_off)
        return Preferences(row.lang, row.zone, quiet, row.comings, days)

    def prefer(self, person: str, wish: Preferences) -> None:
        """Somebody wants to be told otherwise."""
        values: dict[str, Any] = wish._asdict()
        values["quiet"] = "" if wish.quiet is None else wish.quiet.write()
        values["days_off"] = write_days(wish.days_off)
        with self._database.engine.begin() as connection:
            row = {"person": person, **values}
            if not self._database.insert(connection, PREFERENCES, row):
                mine = update(PREFERENCES).where(PREFERENCES.c.person == person)
                connection.execute(mine.values(values))

    # -- tokens -------------------------------------------------------------------

    def make_token(self, person: str, hashed: str) -> None:
        """A new token; the one before opens nothing any more."""
        row = {"hash": hashed, "person": person, "made": time.time()}
        with self._database.engine.begin() as connection:
            connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
            self._database.insert(connection, TOKENS, row)

    def end_token(self, person: str) -> None:
        """Somebody's token opens nothing any more."""
        self._change(delete(TOKENS).where(TOKENS.c.person == person))

    def token_made(self, person: str) -> float | None:
        """When somebody's token was made; none if they have none."""
        row = self._first(select(TOKENS).where(TOKENS.c.person == person))
        return None if row is None else float(row.made)

    def person_of_token(self, hashed: str) -> str:
        """Whose a token is; nobody's is empty."""
        row = self._first(select(TOKENS).where(TOKENS.c.hash == hashed))
        return "" if row is None else str(row.person)

    # -- push ---------------------------------------------------------------------

    def subscribe(self, wanted: Subscription, most: int) -> None:
        """A browser takes messages; of too many the oldest ends, and of itself too."""
        mine = SUBSCRIPTIONS.c.person == wanted.person
        same = SUBSCRIPTIONS.c.device == wanted.device
        same |= SUBSCRIPTIONS.c.endpoint == wanted.endpoint
        newest = select(SUBSCRIPTIONS.c.id).where(mine)
        newest = newest.order_by(SUBSCRIPTIONS.c.made.desc())
        with self._database.engine.begin() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(same))
            old = list(connection.scalars(newest))[most - 1 :]
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_(old)))
            self._database.insert(connection, SUBSCRIPTIONS, wanted._asdict())

    def unsubscribe(self, device: str) -> None:
        """A browser takes no messages any more."""
        self._change(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.device == device))

    def subscription(self, id: str) -> Subscription | None:
        """Where to send a message."""
        row = self._first(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == id))
        return None if row is None else Subscription(**row._asdict())

    def is_subscribed(self, device: str) -> bool:
        """Does a browser take messages?"""
        mine = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.device == device)
        return self._first(mine) is not None

    # -- hooks --------------------------------------------------------------------

    def set_hook(self, hook: Hook) -> None:
        """A chat is told of a table from now on, and no other."""
        with self._database.engine.begin() as connection:
            connection.execute(delete(HOOKS).where(HOOKS.c.code == hook.code))
            self._database.insert(connection, HOOKS, hook._asdict())

    def end_hook(self, code: str) -> None:
        """No chat is told of a table any more."""
        with self._database.engine.begin() as connection:
            connection.execute(delete(HOOKS).where(HOOKS.c.code == code))
            its = (OUTBOX.c.channel == "hook") & (OUTBOX.c.target == code)
            connection.execute(delete(OUTBOX).where(its))

    def hook(self, code: str) -> Hook | None:
        """Where a chat is told of a table."""
        row = self._first(select(HOOKS).where(HOOKS.c.code == code))
        return None if row is None else Hook(**row._asdict())

    # -- mail ---------------------------------------------------------------------

    def set_address(self, wanted: Address) -> None:
        """Somebody wants mail; first the address is asked whether it is theirs.

        Who names the same one again is not asked again, and changes the hours alone.
        """
        mine = MAIL.c.person == wanted.person
        same = update(MAIL).where(mine, MAIL.c.address == wanted.address)
        with self._database.engine.begin() as connection:
            if connection.execute(same.values(hours=wanted.hours)).rowcount:
                return
            connection.execute(delete(MAIL).where(mine))
            self._database.insert(connection, MAIL, wanted._asdict())

    def address(self, person: str) -> Address | None:
        """Where somebody gets mail."""
        row = self._first(select(MAIL).where(MAIL.c.person == person))
        return None if row is None else Address(**row._asdict())

    def asked_at(self, address: str) -> float | None:
        """When an address was last asked whether it wants mail, by anybody."""
        asked = select(func.max(MAIL.c.made)).where(MAIL.c.address == address)
        row = self._first(asked)
        return None if row is None or row[0] is None else float(row[0])

    def end_address(self, person: str) -> None:
        """Forget where somebody gets mail."""
        with self._database.engine.begin() as connection:
            _end_address(connection, person)

    def confirm(self, secret: str) -> bool:
        """An address is whose it was said to be; false if nobody asked."""
        mine = update(MAIL).where(MAIL.c.secret == secret)
        return self._change(mine.values(is_confirmed=True)) == 1

    def stop(self, secret: str) -> bool:
        """Whoever reads an address wants no more; false if it is not written to."""
        with self._database.engine.begin() as connection:
            asked = select(MAIL.c.person).where(MAIL.c.secret == secret)
            person = connection.scalar(asked)
            if person is not None:
                _end_address(connection, person)
            return person is not None

    # -- all of it ----------------------------------------------------------------

    def forget(self, person: str) -> None:
        """Somebody wants to be told nothing any more, anywhere."""
        with self._database.engine.begin() as connection:
            for table in (*_PERSONAL, OUTBOX):
                connection.execute(delete(table).where(table.c.person == person))

    def purge(self, made_before: float) -> None:
        """Forget what belongs to people who have had no table for long."""
        seated = select(OWNERS.c.browser)
        with self._database.engine.begin() as connection:
            unconfirmed = MAIL.c.is_confirmed.is_(False)
            late = MAIL.c.made < time.time() - _CONFIRMED_WITHIN
            connection.execute(delete(MAIL).where(unconfirmed & late))
            for table in (TOKENS, SUBSCRIPTIONS, MAIL):
                old = (table.c.made < made_before) & table.c.person.not_in(seated)
                connection.execute(delete(table).where(old))

    def _first(self, asked: Any) -> Row[Any] | None:
        with self._database.engine.connect() as connection:
            return connection.execute(asked).first()

    def _change(self, change: Any) -> int:
        with self._database.engine.begin() as connection:
            return connection.execute(change).rowcount


def _end_address(connection: Connection, person: str) -> None:
    connection.execute(delete(MAIL).where(MAIL.c.person == person))
    unsent = OUTBOX.c.channel.in_(("mail", "confirm"))
    connection.execute(delete(OUTBOX).where(unsent, OUTBOX.c.target == person))


def move_contacts(connection: Connection, before: str, now: str) -> None:
    """What one person has wished belongs to another, unless they have wished it too."""
    for table in (TOKENS, MAIL, PREFERENCES):
        has = connection.scalar(select(func.count()).where(table.c.person == now))
        mine = table.c.person == before
        if has:
            connection.execute(delete(table).where(mine))
        else:
            connection.execute(update(table).where(mine).values(person=now))


def move_device(connection: Connection, device: str, person: str) -> None:
    """A device is somebody else's: what is sent to it follows."""
    its = update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.device == device)
    connection.execute(its.values(person=person))


def end_device(connection: Connection, device: str) -> None:
    """A device was lost or lent: nothing is sent to it any more."""
    its = SUBSCRIPTIONS.c.device == device
    connection.execute(delete(SUBSCRIPTIONS).where(its))
