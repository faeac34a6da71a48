"""Tells any game plainly, for those that have no telling of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from robobid.core.decisions import Action, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.narration.coach import SILENT, Coaching
from robobid.narration.message import Line, Told, seats_named
from robobid.narration.narrator import Rules
from robobid.narration.refusals import refusal


class PlainTeller:
    """Tells what is in an event, and who has won; a game's own words are missing."""

    def __init__(self, you: int | None = None) -> None:
        self._you = you

    def lines(self, log: Sequence[Event], since: int = 0) -> Iterator[Line]:
        for at, event in enumerate(log):
            if at >= since:
                yield Line(type(event).__name__, (_event(event),), at, at)

    def rules(self, view: Any) -> Rules:
        return Rules((), ())

    def verdict(self, outcome: Outcome) -> tuple[Told, ...]:
        names = seats_named(outcome.winners, self._you)
        return (Told("plain.final.wins", {"names": names, "by": outcome.by}),)

    def hint(self, reason: str, values: Mapping[str, Any]) -> Told:
        return Told(f"hint.{reason}", dict(values), reason)

    def choice(self, kind: str, action: Action, move: str) -> Told:
        return Told(f"plain.choice.{kind}", {}, move)

    def outcome(self, action: Action, seat: int, log: Sequence[Event]) -> Told | None:
        return None

    def coach(self, view: Any, decision: Decision, log: Sequence[Event]) -> Coaching:
        return SILENT

    def told(self, key: str, values: Mapping[str, Any]) -> Told:
        return Told(key, dict(values))

    def refusal(self, error: RobobidError) -> Told:
        return refusal(error, you=self._you)


def _event(event: Event) -> Told:
    """An event by its name and what it holds: `Revealed: seat 0, card 7`."""
    name = type(event).__name__
    held = ", ".join(
        f"{field.name} {getattr(event, field.name)}" for field in fields(event)
    )
    return Told(f"plain.event.{name}", {}, f"{name}: {held}" if held else name)
