"""What was told of which table, what was seen, and what is put into the outbox."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, func, select, update

from robobid.app.hosting.notices.news import (
    News,
    Told,
    is_waited_for,
    news_of,
    outranks,
    seated_at,
)
from robobid.app.hosting.notices.notices import Rules, Sight
from robobid.app.hosting.notices.rests import Night, Rests
from robobid.app.hosting.people.secrets import new_secret
from robobid.app.hosting.rows import Head, numbers
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import (
    ASKED,
    HOOKS,
    MAIL,
    NOTICES,
    OUTBOX,
    OWNERS,
    PREFERENCES,
    SUBSCRIPTIONS,
    TABLES,
    TOLD,
)
from robobid.app.server.storage.values import heads_of

COMMON: Final = "common"
"""What a place that is told of all tables is called, with its number."""
_UNKNOWN: Final = "?"
_HOUR: Final = 3600


class Noticeboard:
    """Notices of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, connection: Connection, head: Head) -> None:
        """A table was set up: who sits there is no news."""
        row = {"code": head.code, "seated": numbers(sorted(seated_at(head)))}
        self._database.insert(connection, TOLD, row | {"is_over": head.is_over})

    def note_answered(
        self, connection: Connection, code: str, seats: Collection[int]
    ) -> None:
        """Nobody waits for some seats any more: what was not sent need not be."""
        known = (ASKED.c.code == code) & ASKED.c.seat.in_(seats)
        if connection.execute(delete(ASKED).where(known)).rowcount:
            _forget_untold(connection, code, seats)
            waiting = (OUTBOX.c.code == code) & OUTBOX.c.seat.in_(seats)
            unsent = waiting & (OUTBOX.c.kind == "turn")
            connection.execute(delete(OUTBOX).where(unsent))

    def look(self, code: str, now: float, sight: Sight, rules: Rules) -> int:
        """Tell what is new at a table, but nobody who looks at it; how much is sent?

        Whose turn it is while they look is told when they have left, if they did not
        know it by then.
        """
        with self._database.engine.begin() as connection:
            told = _told(connection, code)
            head = next(iter(heads_of(connection, [code])), None)
            if told is None or head is None:
                return 0
            sent = 0
            for news in news_of(head, told, sight.ordered):
                absent = news.people - sight.looking
                if news.kind == "turn":
                    if not absent:
                        continue
                    row = {"code": code, "seat": news.seat}
                    self._database.insert(connection, ASKED, row)
                sent += self._tell(connection, code, news, absent, now, rules)
            changed = update(TOLD).where(TOLD.c.code == code)
            seated = numbers(sorted(seated_at(head)))
            is_over = head.is_over
            connection.execute(changed.values(seated=seated, is_over=is_over))
            return sent

    def seen(self, code: str, person: str) -> None:
        """Somebody looks at a table: they know whatever was to be told."""
        with self._database.engine.begin() as connection:
            here = (NOTICES.c.code == code) & (NOTICES.c.person == person)
            connection.execute(delete(NOTICES).where(here))
            unsent = (OUTBOX.c.code == code) & (OUTBOX.c.person == person)
            connection.execute(delete(OUTBOX).where(unsent, OUTBOX.c.busy == 0))

    def knows_turn(self, code: str, person: str, since: float) -> None:
        """Somebody leaves a table, and knows of the turn that they had since a time."""
        with self._database.engine.begin() as connection:
            for head in heads_of(connection, [code]):
                for seat in head.seats if head.waited_since <= since else ():
                    if person in seat.owners and is_waited_for(head, seat):
                        row = {"code": code, "seat": seat.seat}
                        self._database.insert(connection, ASKED, row)

    def has_unseen(self, code: str, person: str) -> bool:
        """Is there anything that somebody has not looked at?"""
        here = (NOTICES.c.code == code) & (NOTICES.c.person == person)
        with self._database.engine.connect() as connection:
            return connection.scalar(select(NOTICES.c.at).where(here)) is not None

    def unfinished(self) -> list[str]:
        """All tables of which something may be to tell."""
        found = (
            select(TOLD.c.code)
            .join(TABLES, TABLES.c.code == TOLD.c.code)
            .where(TOLD.c.is_over.is_(False), TABLES.c.is_stopped.is_(False))
        )
        with self._database.engine.connect() as connection:
            return list(connection.scalars(found))

    def make_digests(self, now: float) -> int:
        """Have mail written to whoever wants one now; to how many?

        Nobody is written to twice within their hours, nor again of the same turns.
        """
        made = 0
        waits = (
            select(NOTICES.c.person)
            .where(NOTICES.c.person == MAIL.c.person, NOTICES.c.at > MAIL.c.last)
            .where(NOTICES.c.kind == "turn")
            .exists()
        )
        due = MAIL.c.is_confirmed & (MAIL.c.last + MAIL.c.hours * _HOUR <= now)
        with self._database.engine.begin() as connection:
            for row in connection.execute(select(MAIL).where(due, waits)).all():
                mine = MAIL.c.person == row.person
                unchanged = update(MAIL).where(mine, MAIL.c.last == row.last)
                if not connection.execute(unchanged.values(last=now)).rowcount:
                    continue  # another server was quicker
                rests = _rests(connection, row.person)
                put = _delivery("mail", row.person, row.person, rests.end_of(now))
                self._database.insert(connection, OUTBOX, put)
                made += 1
        return made

    def put(self, channel: str, target: str, person: str, now: float) -> None:
        """Have something sent that belongs to no table."""
        with self._database.engine.begin() as connection:
            row = _delivery(channel, target, person, now)
            self._database.insert(connection, OUTBOX, row)

    def _tell(
        self,
        connection: Connection,
        code: str,
        news: News,
        absent: Collection[str],
        now: float,
        rules: Rules,
    ) -> int:
        """Put something into the outbox for everybody whom it concerns."""
        due = now + rules.wait if news.kind == "turn" else now
        about = {"code": code, "kind": news.kind, "seat": news.seat}
        rows: list[dict[str, Any]] = []
        for person in sorted(absent):
            if self._note(connection, code, person, news, now):
                rests = _rests(connection, person)
                rows += _pushes(connection, person, about, rests.end_of(due))
        who = min(absent, default="")
        rows += [
            _delivery("hook", target, who if news.kind == "turn" else "", due, about)
            for target in _hooks(connection, code, rules)
        ]
        for row in rows:
            self._database.insert(connection, OUTBOX, row)
        return len(rows)

    def _note(
        self, connection: Connection, code: str, person: str, news: News, now: float
    ) -> bool:
        """Note a notice; false if it is unwanted, or as much is told and unseen."""
        mine = PREFERENCES.c.person == person
        if news.kind in ("joined", "left"):
            wants = connection.scalar(select(PREFERENCES.c.comings).where(mine))
            if wants is False:
                return False
        here = (NOTICES.c.code == code) & (NOTICES.c.person == person)
        before = connection.scalar(select(NOTICES.c.kind).where(here))
        if before is not None and not outranks(news.kind, before):
            return False
        connection.execute(delete(NOTICES).where(here))
        # What was not sent yet is told by what comes now.
        unsent = (OUTBOX.c.code == code) & (OUTBOX.c.person == person)
        unsent &= (OUTBOX.c.channel == "push") & (OUTBOX.c.busy == 0)
        connection.execute(delete(OUTBOX).where(unsent))
        row = {"person": person, "code": code, "kind": news.kind, "at": now}
        self._database.insert(connection, NOTICES, row)
        return True


def _told(connection: Connection, code: str) -> Told | None:
    """What was told of a table; nobody else tells anything of it meanwhile."""
    asked = select(TOLD).where(TOLD.c.code == code).with_for_update()
    row = connection.execute(asked).first()
    if row is None:
        return None
    known = connection.scalars(select(ASKED.c.seat).where(ASKED.c.code == code))
    is_known = row.seated != _UNKNOWN
    seated = frozenset(map(int, row.seated.split())) if is_known else None
    return Told(seated, frozenset(known), row.is_over)


def _forget_untold(connection: Connection, code: str, seats: Collection[int]) -> None:
    """Notices of turns that reached nobody are none: the next turn is told.

    Neither a phone nor mail has brought them: they wait for the morning, or to be
    tried again.
    """
    person = NOTICES.c.person
    mine = (OWNERS.c.browser == person) & (OWNERS.c.code == code)
    sits = exists().where(mine, OWNERS.c.seat.in_(seats))
    unsent = (OUTBOX.c.person == person) & (OUTBOX.c.code == code)
    unsent &= (OUTBOX.c.channel == "push") & (OUTBOX.c.busy == 0)
    phones = select(func.count()).select_from(SUBSCRIPTIONS)
    phones = phones.where(SUBSCRIPTIONS.c.person == person)
    missed = select(func.count()).select_from(OUTBOX).where(unsent)
    no_phone_rang = phones.scalar_subquery() == missed.scalar_subquery()
    mailed = exists().where(MAIL.c.person == person, MAIL.c.last >= NOTICES.c.at)
    waits = exists().where(OUTBOX.c.person == person, OUTBOX.c.channel == "mail")
    here = (NOTICES.c.code == code) & (NOTICES.c.kind == "turn")
    untold = delete(NOTICES).where(here, sits, no_phone_rang, ~mailed | waits)
    connection.execute(untold)


def _rests(connection: Connection, person: str) -> Rests:
    """When somebody is not to be disturbed."""
    row = connection.execute(
        select(PREFERENCES).where(PREFERENCES.c.person == person)
    ).first()
    return Rests() if row is None else Rests(row.zone, Night.read(row.quiet))


def _pushes(
    connection: Connection, person: str, about: dict[str, Any], due: float
) -> Iterator[dict[str, Any]]:
    found = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.person == person)
    for target in connection.scalars(found).all():
        yield _delivery("push", target, person, due, about)


def _hooks(connection: Connection, code: str, rules: Rules) -> Iterator[str]:
    """The places that are told of a table."""
    works = (HOOKS.c.code == code) & HOOKS.c.failed.is_(None)
    yield from connection.scalars(select(HOOKS.c.code).where(works)).all()
    yield from (f"{COMMON} {number}" for number in range(rules.common_hooks))


def _delivery(
    channel: str,
    target: str,
    person: str,
    due: float,
    about: dict[str, Any] | None = None,
) -> dict[str, Any]:
    return {
        "id": new_secret(),
        "channel": channel,
        "target": target,
        "person": person,
        "code": "",
        "kind": channel,
        "seat": -1,
        "due": due,
        "tries": 0,
        "busy": 0.0,
        **(about or {}),
    }
