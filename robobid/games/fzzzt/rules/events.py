"""What has happened, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from robobid.core.events import Event, PublicEvent
from robobid.games.fzzzt.rules.cards import Card, Peripheral
from robobid.games.fzzzt.rules.scoring import Score


@dataclass(frozen=True, slots=True)
class PersonalCardsTaken(PublicEvent):
    """A seat was dealt its mechanic and took the robots with its number."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ChiefChanged(PublicEvent):
    """A seat has the spanner now."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new auction round begins, with so many cards on the belt."""

    round: int
    belt: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat has a new hand; only the seat itself sees the cards."""

    seat: int
    size: int
    pile: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardTurned(PublicEvent):
    """A card of the belt is face up."""

    card: Card


@dataclass(frozen=True, slots=True)
class PeripheralRevealed(PublicEvent):
    """A peripheral changes the rules until the end of the round."""

    peripheral: Peripheral


@dataclass(frozen=True, slots=True)
class BidLaid(Event):
    """A seat laid its bid; who sees its size and its cards depends on the rules."""

    seat: int
    cards: tuple[Card, ...] | None
    size: int | None
    size_is_open: bool
    face_up: bool

    def is_revealing(self) -> bool:
        return self.face_up

    def seen_by(self, seat: int | None) -> Event:
        if self.face_up or seat == self.seat:
            return self
        return replace(self, cards=None, size=self.size if self.size_is_open else None)


@dataclass(frozen=True, slots=True)
class BidsRevealed(PublicEvent):
    """All bids of an auction, with their power."""

    reveals: ClassVar[bool] = True
    bids: tuple[tuple[int, tuple[Card, ...], int], ...]


@dataclass(frozen=True, slots=True)
class BidsTied(PublicEvent):
    """Several seats bid the most; the first of them wins."""

    seats: tuple[int, ...]
    power: int
    because: Literal["chief", "nearest", "farthest"]
    """Why the first wins: it is Chief, or its place clockwise from the Chief (F4.9)."""


@dataclass(frozen=True, slots=True)
class CardWon(PublicEvent):
    """A seat won the card at the head of the belt."""

    seat: int
    card: Card
    power: int


@dataclass(frozen=True, slots=True)
class BidPaid(PublicEvent):
    """The winner put cards of the bid on its discard pile."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AuctionsEnded(PublicEvent):
    """The belt is empty: everybody takes up all cards and may build."""

    round: int


@dataclass(frozen=True, slots=True)
class RobotPlanned(Event):
    """A seat chose a robot for a unit; nobody else sees it yet."""

    seat: int
    robot: Card
    unit: Card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class BuildingFinished(PublicEvent):
    """A seat has finished building; what it built is shown when all have."""

    seat: int


@dataclass(frozen=True, slots=True)
class RobotsAllocated(PublicEvent):
    """What a seat allocated to its units, shown when all have finished."""

    reveals: ClassVar[bool] = True
    seat: int
    robots: tuple[tuple[Card, Card], ...]
    """Pairs of unit and robot."""


@dataclass(frozen=True, slots=True)
class GameScored(PublicEvent):
    """The game is over: every seat's score and place."""

    reveals: ClassVar[bool] = True
    scores: tuple[Score, ...]
    places: tuple[int, ...]
