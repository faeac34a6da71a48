"""Tells a game of Power Grid to one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import SHARED, Outcome
from robobid.games.powergrid.asides.foreseen import Foreseen, RobotBid
from robobid.games.powergrid.asides.outlook import Step
from robobid.games.powergrid.asides.robot_choice import ChoiceForRobot, OptionForRobot
from robobid.games.powergrid.rules.actions import (
    Action,
    DealPiece,
    Draw,
    LoseToken,
    Lot,
    Regions,
    SitBehind,
)
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.view import View
from robobid.narration.coach import Coaching
from robobid.narration.message import Line, Told, seats_named, told
from robobid.narration.narrator import Rules
from robobid.narration.powergrid import (
    asides,
    coach,
    events,
    plans,
    rules,
)
from robobid.narration.powergrid.choices import choice, outcome
from robobid.narration.powergrid.nouns import Nouns, plant_named
from robobid.narration.refusals import refusal

_OF_CHANCE: Final = Regions | Lot | Draw | DealPiece | SitBehind | LoseToken
"""What no seat ever chooses."""


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
        return asides.next_of(robot, self._nouns)

    def bid_of(self, bid: RobotBid, piece: str) -> Told:
        """What a robot does when somebody puts a plant up."""
        return asides.bid_of(bid, piece, self._nouns)

    def chosen_for(self, asked: ChoiceForRobot) -> Told:
        """What a person chooses for a robot, and what will happen."""
        return asides.why_told(asked, self._nouns)

    def option_for(
        self, asked: ChoiceForRobot, option: OptionForRobot
    ) -> tuple[Told, ...]:
        """What follows from choosing one thing for a robot."""
        return asides.option_told(asked, option, self._nouns)

    def undone(self, step: Step) -> Told:
        """A part of an order that was given up, and why."""
        return plans.undone(step, self._nouns)

    def since(self, log: Sequence[Event]) -> dict[int, Told]:
        """What everybody did in some events, in a sentence each."""
        return asides.since(log, self._nouns)

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

    def outcome(self, action: Any, seat: int, log: Sequence[Event]) -> Told | None:
        return outcome(action, log, self._nouns)

    def coach(self, view: View, decision: Decision, log: Sequence[Event]) -> Coaching:
        return coach.coaching(view, decision, log, self._nouns)

    def told(self, key: str, values: Mapping[str, Any]) -> Told:
        return Told(key, self._nouns.values(values))

    def choice(self, kind: str, action: Any, move: str) -> Told:
        return choice(kind, action, self._nouns)

    def refusal(self, error: RobobidError) -> Told:
        why = refusal(error, self._nouns.word, self._nouns.you, self._deed)
        if (plant := error.values.get("plant")) is None:
            return why
        return replace(why, values={**why.values, "plant": plant_named(plant)})

    def _deed(self, action: Any) -> Told | None:
        """What a seat's action is called; chance's go by their notation."""
        if isinstance(action, Action) and not isinstance(action, _OF_CHANCE):
            return choice("", action, self._nouns)
        return None
