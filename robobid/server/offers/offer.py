"""What the server must know of a game beyond its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.core.game import AnyGame
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, Plain
from robobid.telling import Teller


class Offer(ABC):
    """A game on offer."""

    game: AnyGame
    title: str
    set_up: type[Any]
    """The struct by which a client says how it is set up."""
    shapes: Sequence[Any]
    """The types of the view and of other values: they are described to the page."""
    actions: Sequence[Any]
    events: Sequence[Any]
    unions: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """Other types of which one of several can come, by what they are called."""

    @abstractmethod
    def tags(self, set_up: Any, seats: Sequence[NewSeat]) -> dict[str, str]:
        """The record's tags for a wish; what is wrong with it is refused."""

    @abstractmethod
    def setups(self) -> Plain:
        """What a client can choose from: editions or maps, and so on."""

    @abstractmethod
    def facts(self) -> Plain:
        """What is printed on the game's cards and boards."""

    @abstractmethod
    def teller(self, table: Any, you: int | None) -> Teller:
        """Whoever tells a game at a table to a viewer."""

    def notes(self, view: Any) -> Plain:
        """What follows from a view by the rules, so that no page works it out."""
        return {}

    def lists(self, decision: Decision) -> bool:
        """Are a decision's options written out, or does what they offer say it all?"""
        return True

    def goes_on(self, before: str, now: str) -> bool:
        """Is a decision of one kind after another of the same seat the same turn?"""
        return False

    @abstractmethod
    def players_tag(self, seats: Sequence[Seat]) -> str:
        """The players as a record names them."""

    @abstractmethod
    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        """The pieces of the robot in a seat, in games that have robots."""


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The events that a module of a game describes."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__ == module.__name__
    )
