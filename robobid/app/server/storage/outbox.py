"""What is still to be sent: taken by one server at a time, until it is done."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, case, delete, func, select, update

from robobid.app.hosting.notices.outbox import Delivery
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.schema import HOOKS, MAIL, OUTBOX, SUBSCRIPTIONS


class Outbox:
    """Deliveries, by when they are due."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self, now: float, most: int, lease: float) -> list[Delivery]:
        """What is due, for whoever asks alone, until the lease ends."""
        free = (OUTBOX.c.due <= now) & (OUTBOX.c.busy <= now)
        found = (
            select(OUTBOX)
            .where(free)
            .order_by(OUTBOX.c.due, OUTBOX.c.id)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        with self._database.engine.begin() as connection:
            taken = [_delivery(row) for row in connection.execute(found).all()]
            mine = OUTBOX.c.id.in_([each.id for each in taken])
            if taken:
                leased = update(OUTBOX).where(mine).values(busy=now + lease)
                connection.execute(leased)
            return taken

    def next_due(self) -> float | None:
        """When something will be due; none if nothing waits."""
        due, busy = OUTBOX.c.due, OUTBOX.c.busy
        later = case((busy > due, busy), else_=due)
        with self._database.engine.connect() as connection:
            earliest: float | None = connection.scalar(select(func.min(later)))
            return earliest

    def done(self, id: str) -> None:
        """It was sent, or need not be."""
        with self._database.engine.begin() as connection:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id == id))

    def later(self, id: str, due: float) -> None:
        """Try it again."""
        again = update(OUTBOX).where(OUTBOX.c.id == id)
        with self._database.engine.begin() as connection:
            values = {"due": due, "busy": 0.0, "tries": OUTBOX.c.tries + 1}
            connection.execute(again.values(values))

    def gone(self, delivery: Delivery) -> None:
        """Forget the place that it was for."""
        with self._database.engine.begin() as connection:
            if delivery.channel == "push":
                dead = SUBSCRIPTIONS.c.id == delivery.target
                connection.execute(delete(SUBSCRIPTIONS).where(dead))
            if delivery.channel in ("mail", "confirm"):
                dead = MAIL.c.person == delivery.target
                connection.execute(delete(MAIL).where(dead))
            connection.execute(delete(OUTBOX).where(_for_the_same(delivery)))

    def give_up(self, delivery: Delivery, why: str) -> None:
        """Nobody will try any more; whoever set a hook finds out why."""
        with self._database.engine.begin() as connection:
            if delivery.channel == "hook":
                here = update(HOOKS).where(HOOKS.c.code == delivery.target)
                connection.execute(here.values(failed=why))
                if delivery.target == delivery.code:
                    connection.execute(delete(OUTBOX).where(_for_the_same(delivery)))
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id == delivery.id))

    def waiting(self) -> int:
        """How much is to be sent."""
        with self._database.engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(OUTBOX)) or 0


def _for_the_same(delivery: Delivery) -> Any:
    channel, target = OUTBOX.c.channel, OUTBOX.c.target
    return (channel == delivery.channel) & (target == delivery.target)


def _delivery(row: Row[Any]) -> Delivery:
    values = row._asdict()
    del values["busy"]
    return Delivery(**values)
