"""What most small games say alike: persons only, no decks or maps of their own.

A game may build on this or not; a game's table holds its set-up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from robobid.core.decisions import Decision, checked
from robobid.core.errors import Unsupported
from robobid.core.events import Event
from robobid.core.game import Standing
from robobid.core.outcome import Outcome
from robobid.core.setup import PERSON, player_name, tags_of

T = TypeVar("T")
A = TypeVar("A")


class PlainGame(ABC, Generic[T, A]):
    """A game that seats persons alone."""

    name: str
    grouped: frozenset[str] = frozenset()

    def with_material(self, material: Any) -> Any:
        return self

    def seat_of(self, player: str) -> Any:
        return PERSON

    def robot_of(self, word: str) -> Any:
        raise Unsupported(
            "no_robots", f"{self.name} has no robots that sit at it", game=self.name
        )

    def player(self, seat: Any, name: str) -> str:
        return player_name(name)

    def name_of(self, player: str) -> str:
        return player.strip()

    def tags(self, table: Any) -> dict[str, str]:
        return tags_of(table.setup)

    def seats(self, table: Any) -> int:
        return len(table.setup.seats)

    def facts(self, table: T) -> dict[str, Any]:
        return {}

    @abstractmethod
    def decisions(self, table: T) -> Sequence[Decision]:
        """Who is to choose now, and from what."""

    @abstractmethod
    def write(self, table: T, seat: int, action: A) -> tuple[str, ...]:
        """An action as the words of its notation, seat or chance word first."""

    @abstractmethod
    def carry_out(self, table: T, seat: int, action: A) -> list[Event]:
        """What an action that is allowed does."""

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """Who won and by what; None while it is played."""

    def apply(self, table: T, seat: int, action: A) -> list[Event]:
        checked(self.decisions(table), seat, action, self, table)
        return self.carry_out(table, seat, action)

    def standings(self, table: T) -> tuple[Standing, ...]:
        """Places by the points that the outcome compares."""
        outcome = self.outcome(table)
        if outcome is None:
            return ()
        points = [next(iter(result.values())) for result in outcome.results]
        return tuple(
            Standing(seat, own, 1 + sum(other > own for other in points))
            for seat, own in enumerate(points)
        )
