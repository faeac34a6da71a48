"""What the server must know of a game beyond its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from robobid.core.decisions import Decision
from robobid.core.game import Game
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, Plain


class Offer(ABC):
    """A game on offer."""

    game: Game[Any]
    title: str
    set_up: type[Any]
    """The struct by which a client says how it is set up."""
    shapes: Sequence[Any]
    """The types of views, events and actions: they are described to the page."""

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
    def limits(self, decision: Decision) -> Plain:
        """What bounds a decision whose options may be too many to list."""

    def lists(self, decision: Decision) -> bool:
        """Are a decision's options written out, or do its limits say it all?"""
        return True

    @abstractmethod
    def players_tag(self, seats: Sequence[Seat]) -> str:
        """The players as a record names them."""

    @abstractmethod
    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        """The pieces of the robot in a seat, in games that have robots."""
