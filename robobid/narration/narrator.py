"""What a game's telling offers to every front end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from robobid.core.decisions import Action, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.core.wire import Unnamed, worked_out_once
from robobid.narration.coach import Coaching
from robobid.narration.message import Line, Told


@dataclass(frozen=True, slots=True)
class Rule(Unnamed):
    """A rule with this game's own figures."""

    number: str
    """Its paragraph in the rulebook: `F4.9`, `piece-A3`, `map-korea`."""
    told: Told


@worked_out_once
@dataclass(frozen=True, slots=True)
class Rules(Unnamed):
    """The rules of a game: those that matter now, and the others."""

    now: tuple[Rule, ...]
    others: tuple[Rule, ...]


class Teller(Protocol):
    """Tells a game to one viewer, or to nobody in particular."""

    def lines(self, log: Sequence[Event], since: int = 0) -> Iterator[Line]:
        """What a viewer has seen, in lines; those from an event on.

        Things that belong together are one line: tokens bought one after another,
        cards that are turned together, a robot's deed and its reason.
        """

    def rules(self, view: Any) -> Rules:
        """The rules, those that matter at this moment first."""

    def verdict(self, outcome: Outcome) -> tuple[Told, ...]:
        """Who has won, and what broke a tie; the win itself comes last."""

    def hint(self, reason: str, values: Mapping[str, Any]) -> Told:
        """Why a bot would do what it advises."""

    def choice(self, kind: str, action: Action, move: str) -> Told:
        """An action that answers a decision of some kind, in a few words.

        `move` is how it is written, for games that have no words of their own.
        """

    def outcome(self, action: Action, seat: int, log: Sequence[Event]) -> Told | None:
        """What a seat's action was for and what came of it, to follow its own words.

        `log` is what everybody saw from then on; none where the action says it all.
        """

    def coach(self, view: Any, decision: Decision, log: Sequence[Event]) -> Coaching:
        """What a coach says before a decision; `log` is what its seat has seen."""

    def told(self, key: str, values: Mapping[str, Any]) -> Told:
        """A sentence of somebody else's; cards, plants and cities become nouns."""

    def refusal(self, error: RobobidError) -> Told:
        """Why something was refused."""
