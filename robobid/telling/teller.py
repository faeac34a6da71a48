"""What a game's telling offers to every front end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import Outcome
from robobid.telling.told import Line, Told


class Rule(NamedTuple):
    """A rule with this game's own figures."""

    number: str
    """Its paragraph in the rulebook: `F4.9`, `piece-A3`, `map-korea`."""
    told: Told


class Rules(NamedTuple):
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

    def refusal(self, error: RobobidError) -> Told:
        """Why something was refused."""
