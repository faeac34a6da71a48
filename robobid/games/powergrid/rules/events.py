"""What has happened, and who sees it.

Everything at this table happens in the open: payments, purchases and cards are seen
by all. Secret is only how much money is left, and no event tells it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from robobid.core.events import PublicEvent
from robobid.games.powergrid.rules.plants import Fuel, Number


@dataclass(frozen=True, slots=True)
class RegionChosen(PublicEvent):
    """A seat added a region to those in play."""

    seat: int
    region: str


@dataclass(frozen=True, slots=True)
class RegionsSettled(PublicEvent):
    """The regions in play are known."""

    regions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderChanged(PublicEvent):
    """The turn order was drawn, or worked out anew."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class PlantOffered(PublicEvent):
    """A seat opened the auction of a plant."""

    seat: int
    plant: Number
    bid: int


@dataclass(frozen=True, slots=True)
class BidMade(PublicEvent):
    """A seat bid higher."""

    seat: int
    plant: Number
    bid: int


@dataclass(frozen=True, slots=True)
class DroppedOut(PublicEvent):
    """A seat dropped out of an auction."""

    seat: int
    plant: Number


@dataclass(frozen=True, slots=True)
class OpeningPassed(PublicEvent):
    """A seat opens no auction and buys no plant this round."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlantBought(PublicEvent):
    """A seat won an auction and paid for it."""

    seat: int
    plant: Number
    payment: int


@dataclass(frozen=True, slots=True)
class PlantDiscarded(PublicEvent):
    """A seat gave up a plant; the Transformer Station on it goes with it."""

    seat: int
    plant: Number


@dataclass(frozen=True, slots=True)
class FuelLost(PublicEvent):
    """A token that no longer fitted went to the reserve."""

    seat: int
    fuel: Fuel


@dataclass(frozen=True, slots=True)
class CardDrawn(PublicEvent):
    """A card was drawn from the stack."""

    reveals: ClassVar[bool] = True
    card: Number


@dataclass(frozen=True, slots=True)
class PlantRemoved(PublicEvent):
    """A plant of the market left the game."""

    plant: Number


@dataclass(frozen=True, slots=True)
class PlantPutUnder(PublicEvent):
    """The largest plant of the market went under the stack."""

    plant: Number


@dataclass(frozen=True, slots=True)
class TransformerOffered(PublicEvent):
    """The Transformer Station is auctioned at once."""


@dataclass(frozen=True, slots=True)
class TransformerUnsold(PublicEvent):
    """Nobody wanted the Transformer Station; it left the game."""


@dataclass(frozen=True, slots=True)
class TransformerAttached(PublicEvent):
    """The Transformer Station lies on a plant now."""

    seat: int
    plant: Number


@dataclass(frozen=True, slots=True)
class StackShuffled(PublicEvent):
    """The Step 3 card came, and the cards below it were shuffled."""

    cards: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class StepChanged(PublicEvent):
    """Another step holds from now on."""

    step: int


@dataclass(frozen=True, slots=True)
class MarketChosen(PublicEvent):
    """A seat chose the market it buys in this round."""

    seat: int
    market: str


@dataclass(frozen=True, slots=True)
class FuelBought(PublicEvent):
    """A seat bought a token."""

    seat: int
    fuel: Fuel
    payment: int


@dataclass(frozen=True, slots=True)
class HouseBuilt(PublicEvent):
    """A seat built in a city and paid for the path and the place."""

    seat: int
    city: str
    path: int
    place: int


@dataclass(frozen=True, slots=True)
class PlantRan(PublicEvent):
    """A plant produced and burnt these tokens."""

    seat: int
    plant: Number
    burnt: tuple[Fuel, ...]


@dataclass(frozen=True, slots=True)
class IncomePaid(PublicEvent):
    """A seat supplied so many cities and was paid for them."""

    seat: int
    supplied: int
    income: int


@dataclass(frozen=True, slots=True)
class MarketSupplied(PublicEvent):
    """Tokens came from the reserve to a market."""

    market: str
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded(PublicEvent):
    """A seat has finished its turn in this phase."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game is over: what every seat supplied, what it had left, and its place."""

    reveals: ClassVar[bool] = True
    supplied: tuple[int, ...]
    money: tuple[int, ...]
    places: tuple[int, ...]
