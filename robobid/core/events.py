"""What happened, as small frozen records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; it holds no sentences.

    A new kind of event says who sees what: `seen_by` gives the event itself, its
    veiled form, or nothing. `reveals` says that somebody learnt something from it,
    so that the action behind it can no longer be taken back.
    """

    reveals: ClassVar[bool] = False

    def is_revealing(self) -> bool:
        """Did somebody learn something? Some kinds reveal only sometimes."""
        return self.reveals

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat sees it; `None` is a spectator."""
        raise TypeError(f"{type(self).__name__} does not say who sees it")


@dataclass(frozen=True, slots=True)
class PublicEvent(Event):
    """Something that everybody sees."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat sees of what happened, in order."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
