"""Tells a game of Power Grid to one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import SHARED, Outcome
from robobid.powergrid.maps import Map
from robobid.powergrid.robots.foreseen import Foreseen
from robobid.powergrid.view import View
from robobid.telling.coaching import Coaching
from robobid.telling.powergrid import coaching, events, foreseen, rules, since
from robobid.telling.powergrid.choices import choice
from robobid.telling.powergrid.nouns import Nouns
from robobid.telling.refusals import refusal
from robobid.telling.teller import Rules
from robobid.telling.told import Line, Told, seats_named, told


class PowerGridTeller:
    """Tells Power Grid played on a map; `you` is the seat of whoever is told."""

    def __init__(self, map_: Map, you: int | None = None) -> None:
        self._nouns = Nouns(map_, you)

    def lines(self, log: Sequence[Event], since: int = 0) -> Iterator[Line]:
        return events.lines(log, since, self._nouns)

    def deed(self, log: Sequence[Event]) -> Iterator[Line]:
        """What a robot does in its turn at a real table."""
        return events.deed(log, self._nouns)

    def next_of(self, robot: Foreseen) -> Told:
        """What a robot will do next, as far as it is certain."""
        return foreseen.next_of(robot, self._nouns)

    def since(self, log: Sequence[Event]) -> dict[int, Told]:
        """What everybody did in some events, in a sentence each."""
        return since.since(log, self._nouns)

    def rules(self, view: View) -> Rules:
        return rules.rules_of(view, self._nouns)

    def peculiarities(self) -> tuple[Told, ...]:
        """In what the map differs from the base rules."""
        return rules.peculiarities(self._nouns.map, self._nouns)

    def verdict(self, outcome: Outcome) -> tuple[Told, ...]:
        """Who has won, and by which of the three figures (A9)."""
        you, best = self._nouns.you, outcome.best
        if outcome.by == SHARED:
            names = seats_named(outcome.winners, you)
            return (told("powergrid.final.shared", names=names),)
        winner, supplied = self._nouns.seat(outcome.winners[0]), best["points"]
        wins = told("powergrid.final.wins", name=winner, n=supplied)
        if outcome.by == "points":
            return (wins,)
        names = seats_named(outcome.tied, you)
        return (
            told("powergrid.final.tied", names=names, n=supplied),
            told(f"powergrid.final.{outcome.by}", n=best[outcome.by]),
            wins,
        )

    def hint(self, reason: str, values: Mapping[str, Any]) -> Told:
        return self.told(f"hint.{reason}", values)

    def coach(self, view: View, decision: Decision, log: Sequence[Event]) -> Coaching:
        return coaching.coaching(view, decision, log, self._nouns)

    def told(self, key: str, values: Mapping[str, Any]) -> Told:
        return Told(key, self._nouns.values(values))

    def choice(self, kind: str, action: Any, move: str) -> Told:
        return choice(kind, action, self._nouns)

    def refusal(self, error: RobobidError) -> Told:
        return refusal(error, self._nouns.word, self._nouns.you)
