"""What is still to be sent, and who sends it: with patience, never forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from robobid.app.hosting.problems import kind_of
from robobid.app.hosting.store import Archive, StoreUnavailable

_LOG = logging.getLogger("robobid.notices")
Channel = Literal["push", "hook", "mail", "confirm"]
PAUSES: Final = (60, 300, 1_800, 7_200, 21_600, 43_200)
"""Seconds before each next try; after the last one it is given up."""
LEASE: Final = 120.0
"""Seconds for which whoever took something is believed to be at it."""
AT_ONCE: Final = 16
_LONGEST_SLEEP: Final = 60.0


class Delivery(NamedTuple):
    """One thing to be sent to one place."""

    id: str
    """The same at every try, so that whoever gets it twice can tell."""
    channel: Channel
    target: str
    person: str
    code: str
    kind: str
    seat: int
    due: float
    tries: int


class Outcome(NamedTuple):
    """How a try to send something ended."""

    how: Literal["sent", "gone", "again", "refused", "never"]
    """Sent; the place is gone for good; worth another try; refused for good, which is
    said; or not to be sent at all."""
    why: str = ""
    pause: float = 0.0
    """Seconds that whoever got it asked to wait at least."""


class Courier(Protocol):
    """Who brings things to one kind of place."""

    async def deliver(self, delivery: Delivery) -> Outcome:
        """Try once."""


class Outbox(Protocol):
    """Where it is kept what is still to be sent."""

    def take(self, now: float, most: int, lease: float) -> list[Delivery]:
        """What is due, for whoever asks alone, until the lease ends."""

    def next_due(self) -> float | None:
        """When something will be due; none if nothing waits."""

    def done(self, id: str) -> None:
        """It was sent, or need not be."""

    def later(self, id: str, due: float) -> None:
        """Try it again."""

    def gone(self, delivery: Delivery) -> None:
        """Forget the place that it was for."""

    def give_up(self, delivery: Delivery, why: str) -> None:
        """Nobody will try any more; say so where somebody looks."""


class Post:
    """Sends what is due, by the courier of its channel."""

    def __init__(
        self,
        archive: Archive,
        outbox: Outbox,
        couriers: Mapping[str, Courier],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._archive = archive
        self._outbox = outbox
        self._couriers = couriers
        self._now = now
        self._news = asyncio.Event()
        self.sent = 0
        self.given_up = 0

    def wake(self) -> None:
        """Something was put into the outbox."""
        self._news.set()

    async def run(self) -> None:
        """Send for ever."""
        while True:
            self._news.clear()
            pause = _LONGEST_SLEEP
            with contextlib.suppress(StoreUnavailable):
                while await self.send_due():
                    pass
                due = await self._archive.read(self._outbox.next_due)
                if due is not None:
                    pause = min(_LONGEST_SLEEP, max(0.05, due - self._now()))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._news.wait()

    async def send_due(self) -> int:
        """Send what is due, as much as goes at once; gives how much that was."""
        take = self._outbox.take
        found = await self._archive.write(take, self._now(), AT_ONCE, LEASE)
        await asyncio.gather(*map(self._send, found))
        return len(found)

    async def _send(self, delivery: Delivery) -> None:
        write, outbox = self._archive.write, self._outbox
        match await self._try(delivery):
            case Outcome("sent"):
                self.sent += 1
                await write(outbox.done, delivery.id)
            case Outcome("never"):
                await write(outbox.done, delivery.id)
            case Outcome("gone"):
                await write(outbox.gone, delivery)
            case Outcome(how, why, pause):
                if how == "refused" or delivery.tries >= len(PAUSES):
                    self.given_up += 1
                    _LOG.warning("%s given up: %s", delivery.channel, why)
                    await write(outbox.give_up, delivery, why)
                else:
                    pause = max(pause, PAUSES[delivery.tries])
                    await write(outbox.later, delivery.id, self._now() + pause)

    async def _try(self, delivery: Delivery) -> Outcome:
        courier = self._couriers.get(delivery.channel)
        if courier is None:
            return Outcome("never")
        try:
            return await courier.deliver(delivery)
        except StoreUnavailable:
            raise
        except Exception as error:
            _LOG.error("%s failed: %s", delivery.channel, kind_of(error))
            return Outcome("again", "failed")
