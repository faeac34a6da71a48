"""What happens only with robots; everything of it is open (C1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from robobid.core.events import PublicEvent
from robobid.games.powergrid.rules.plants import Number


@dataclass(frozen=True, slots=True)
class RobotDid(PublicEvent):
    """A robot does something, or chance does for it: its piece, and why.

    `reason` is a key of `robots.reasons.REASONS`, `values` fill the gaps of its
    sentence. `piece` is "" where a general rule decides. It comes before the events of
    what is done.
    """

    seat: int
    piece: str
    reason: str
    values: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class PieceDealt(PublicEvent):
    """A robot got a piece."""

    seat: int
    piece: str


@dataclass(frozen=True, slots=True)
class SeatDrawn(PublicEvent):
    """A robot sits clockwise next to another seat."""

    seat: int
    behind: int
    seating: tuple[int, ...]
    """Everybody who sits there now, clockwise."""


@dataclass(frozen=True, slots=True)
class PlantNamed(PublicEvent):
    """A person said which plant a robot opens on (A2, A6)."""

    seat: int
    robot: int
    plant: Number


@dataclass(frozen=True, slots=True)
class CityNamed(PublicEvent):
    """A person named a city for a robot (F1, F4, F5, B1)."""

    seat: int
    robot: int
    city: str


@dataclass(frozen=True, slots=True)
class CityBarred(PublicEvent):
    """A person kept a robot's first house out of a city (F2)."""

    seat: int
    robot: int
    city: str


@dataclass(frozen=True, slots=True)
class CityStruck(PublicEvent):
    """A person struck a city out (F6)."""

    seat: int
    robot: int
    city: str


@dataclass(frozen=True, slots=True)
class CityMarked(PublicEvent):
    """A seat marked a city, a robot by chance (F3)."""

    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class CityBidMade(PublicEvent):
    """A person bid for the right to name a robot's first city (F5)."""

    seat: int
    robot: int
    bid: int


@dataclass(frozen=True, slots=True)
class CityBidPassed(PublicEvent):
    """A person dropped out of that bidding (F5)."""

    seat: int
    robot: int


@dataclass(frozen=True, slots=True)
class CityBidWon(PublicEvent):
    """A person paid a robot and names its first city (F5)."""

    seat: int
    robot: int
    payment: int
