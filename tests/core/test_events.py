"""Events say who sees them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from robobid.core.events import Event, PublicEvent, seen_by


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    seat: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Shout(PublicEvent):
    word: str


def test_a_seat_sees_what_is_meant_for_it_in_order() -> None:
    events: list[Event] = [Shout("a"), Whisper(0), Whisper(1), Shout("b")]

    assert seen_by(events, 0) == [Shout("a"), Whisper(0), Shout("b")]
    assert seen_by(events, None) == [Shout("a"), Shout("b")]


def test_a_new_kind_of_event_must_say_who_sees_it() -> None:
    with pytest.raises(TypeError, match="Event does not say who sees it"):
        Event().seen_by(0)


def test_most_events_reveal_nothing() -> None:
    assert not Shout("a").is_revealing()
