"""How much time people have, whom others remind, and who may find a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, select, update

from robobid.app.hosting.notices.rests import Night, Rests, read_days
from robobid.app.hosting.store import Agreed, Running
from robobid.app.hosting.tables.time_control import pause_after
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.departures import settle
from robobid.app.server.storage.schema import PREFERENCES, SEATS, TABLES
from robobid.app.server.storage.values import heads_of

USUAL_NIGHT: Final = Night(22, 8)


class Pace:
    """Deadlines and reminders."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def set_terms(self, code: str, terms: Agreed) -> None:
        """What is agreed: the pace, patience, hints, and for what it is listed.

        With another pace, the time of whoever is to act begins anew.
        """
        with self._database.engine.begin() as connection:
            here = TABLES.c.code == code
            asked = select(TABLES.c.seconds, TABLES.c.bank, TABLES.c.rests)
            before = connection.execute(asked.where(here)).first()
            now = terms.seconds, terms.bank, terms.rests
            if before is not None and now != (*before[:2], bool(before[2])):
                all_seats = update(SEATS).where(SEATS.c.code == code)
                fresh = {"due": None, "asked": None, "late": None, "bank": None}
                connection.execute(all_seats.values(fresh))
            changed = update(TABLES).where(here)
            connection.execute(
                changed.values(
                    seconds=terms.seconds,
                    listed=terms.listed,
                    patience=terms.patience,
                    hints=terms.hints,
                    bank=terms.bank,
                    increment=terms.increment,
                    time_up=terms.time_up,
                    rests=terms.rests,
                )
            )
            self._database.notify(connection, code)

    def set_due(self, code: str, due: Mapping[int, float | None]) -> None:
        """Until when some seats have time; none is for ever."""
        with self._database.engine.begin() as connection:
            for seat, until in due.items():
                self._change(connection, code, seat, due=until)
            self._database.notify(connection, code)

    def shift(self, seconds: float) -> None:
        """Give everybody so much more time: the server was away, or the clock set."""
        late = update(SEATS).where(SEATS.c.asked.is_not(None))
        timed = update(SEATS).where(SEATS.c.due.is_not(None))
        paused = update(TABLES).where(TABLES.c.paused.is_not(None))
        with self._database.engine.begin() as connection:
            connection.execute(late.values(asked=SEATS.c.asked + seconds))
            connection.execute(timed.values(due=SEATS.c.due + seconds))
            connection.execute(paused.values(paused=TABLES.c.paused + seconds))

    def set_clocks(self, code: str, clocks: Mapping[int, Running]) -> None:
        """How the clocks of seats stand or run; whoever is asked anew is not late."""
        with self._database.engine.begin() as connection:
            for seat, running in clocks.items():
                self._change(connection, code, seat, late=None, **running._asdict())
            self._database.notify(connection, code)

    def rests_of(self, code: str) -> dict[int, Rests]:
        """When the time of seats does not count, where that was agreed.

        Whoever has not said when they sleep sleeps as others do where the host lives.
        """
        with self._database.engine.connect() as connection:
            head = next(iter(heads_of(connection, [code])), None)
            if head is None or not head.rests:
                return {}
            people = {head.creator}.union(*(seat.owners for seat in head.seats))
            found = select(PREFERENCES).where(PREFERENCES.c.person.in_(people))
            known = {row.person: row for row in connection.execute(found)}
        host = known.get(head.creator)
        usual = Rests("UTC" if host is None else host.zone, USUAL_NIGHT)

        def rests(owners: Iterable[str]) -> Rests:
            row = next((known[each] for each in sorted(owners) if each in known), None)
            if row is None:
                return usual
            days = read_days(row.days_off)
            return Rests(row.zone, Night.read(row.quiet), days)

        return {seat.seat: rests(seat.owners) for seat in head.seats if seat.owners}

    def want_pause(
        self, code: str, seats: Collection[int], days: int | None, now: float
    ) -> None:
        """Some seats want to pause, or to go on; when all do, so it is."""
        with self._database.engine.begin() as connection:
            for seat in seats:
                self._change(connection, code, seat, pause=days)
            for head in heads_of(connection, [code]):
                is_agreed, until = pause_after(head, now)
                if is_agreed:
                    self._pause(connection, code, until)
            self._database.notify(connection, code)

    def end_pause(self, code: str, now: float) -> None:
        """All clocks run again, if the pause is over."""
        with self._database.engine.begin() as connection:
            here = TABLES.c.code == code
            until = connection.scalar(select(TABLES.c.paused).where(here))
            if until is not None and until <= now:
                self._pause(connection, code, None)
            self._database.notify(connection, code)

    def _pause(self, connection: Connection, code: str, until: float | None) -> None:
        here = update(TABLES).where(TABLES.c.code == code)
        connection.execute(here.values(paused=until))
        all_seats = update(SEATS).where(SEATS.c.code == code)
        connection.execute(all_seats.values(pause=None))

    def end_time(
        self, code: str, seat: int, bot: str | None, now: float, *, once: bool = False
    ) -> bool:
        """Somebody's time is up; false if it is not.

        A bot plays for them, for this turn or on; without one, the others decide.
        """
        with self._database.engine.begin() as connection:
            asked = select(SEATS.c.due).where(
                SEATS.c.code == code, SEATS.c.seat == seat
            )
            due = connection.scalar(asked)
            if due is None or due > now:
                return False
            gone: dict[str, Any] = {"due": None, "bank": 0.0}
            if bot is None:
                gone |= {"late": now}
            else:
                gone |= {"stand_in": bot, "votes": "", "once": once, "asked": None}
            self._change(connection, code, seat, **gone)
            settle(self._database, connection, code)
            return True

    def nudge(self, code: str, seat: int, now: float, pause: float) -> bool:
        """Remind who sits there; false if that was done a moment ago."""
        with self._database.engine.begin() as connection:
            long_ago = SEATS.c.nudged.is_(None) | (SEATS.c.nudged < now - pause)
            nudged = connection.execute(
                update(SEATS)
                .where(SEATS.c.code == code, SEATS.c.seat == seat, long_ago)
                .values(nudged=now)
            )
            self._database.notify(connection, code)
            return nudged.rowcount == 1

    def _change(
        self, connection: Connection, code: str, seat: int, **values: Any
    ) -> None:
        here = (SEATS.c.code == code) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(here).values(values))
