"""What can be done: by a seat, and by chance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from robobid.games.powergrid.rules.plants import (
    PLANTS,
    Fuel,
    Number,
    Plants,
    card_word,
)

# Not named tuples: Pass() and Done() would be equal, since both hold nothing.


@dataclass(frozen=True, slots=True)
class ChooseRegion:
    """Add a region to those that are played on (A1.1)."""

    region: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Open an auction: name a plant and a first bid (A3.2)."""

    plant: Number
    bid: int


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid higher (A3.3)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Open no auction any more this round, or drop out of the present one (A3)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up a plant, since there is one too many (A3.4)."""

    plant: Number


@dataclass(frozen=True, slots=True)
class Drop:
    """Give a token back that no longer fits (A3.4)."""

    fuel: Fuel


@dataclass(frozen=True, slots=True)
class Attach:
    """Lay the Transformer Station on one of the own plants."""

    plant: Number


@dataclass(frozen=True, slots=True)
class GoTo:
    """Choose the market to buy in this round (Korea)."""

    market: str


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the cheapest token of a fuel (A4)."""

    fuel: Fuel


@dataclass(frozen=True, slots=True)
class Connect:
    """Build a house in a city (A5)."""

    city: str


@dataclass(frozen=True, slots=True)
class Run:
    """Let a plant produce and burn these tokens (A7.1)."""

    plant: Number
    burnt: tuple[Fuel, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """End one's turn in this phase."""


@dataclass(frozen=True, slots=True)
class Regions:
    """Chance draws the regions that are played on (A1.1)."""

    regions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance draws the next seat of the first turn order (A1.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance turns the top card of the stack (A3.5)."""

    card: Number


# -- with robots --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealPiece:
    """Chance deals a robot a piece such as F2 (C1)."""

    seat: int
    piece: str


@dataclass(frozen=True, slots=True)
class SitBehind:
    """Chance seats a robot clockwise next to another seat (C1)."""

    seat: int
    behind: int


@dataclass(frozen=True, slots=True)
class NamePlant:
    """Say which plant a robot opens on (A2, A6)."""

    plant: Number


@dataclass(frozen=True, slots=True)
class NameMarket:
    """Chance says in which of two equal markets a robot buys (C4)."""

    market: str


@dataclass(frozen=True, slots=True)
class NameRegion:
    """Chance draws the region of a robot's first city (F2)."""

    region: str


@dataclass(frozen=True, slots=True)
class NameCity:
    """Say where a robot builds, or what it may draw from (F1, F4, F5, B1, ties)."""

    city: str


@dataclass(frozen=True, slots=True)
class BarCity:
    """Keep a robot's first house out of a city (F2)."""

    city: str


@dataclass(frozen=True, slots=True)
class StrikeCity:
    """Strike a city out of those a robot may begin in (F6)."""

    city: str


@dataclass(frozen=True, slots=True)
class MarkCity:
    """Mark a city as one that somebody will begin in (F3)."""

    city: str


@dataclass(frozen=True, slots=True)
class TakeCity:
    """Begin in one of the marked cities (F3)."""

    city: str


@dataclass(frozen=True, slots=True)
class BidForCity:
    """Bid for the right to name a robot's first city (F5)."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassForCity:
    """Drop out of the bidding for a robot's first city (F5)."""


@dataclass(frozen=True, slots=True)
class LoseToken:
    """Chance says which kind of token a robot loses with a plant (C3)."""

    fuel: Fuel


RobotAction = (
    DealPiece
    | SitBehind
    | NamePlant
    | NameMarket
    | NameRegion
    | NameCity
    | BarCity
    | StrikeCity
    | MarkCity
    | TakeCity
    | BidForCity
    | PassForCity
    | LoseToken
)
"""What only exists with robots: chosen by a person for one of them, or by chance."""

Action = (
    ChooseRegion
    | Offer
    | Bid
    | Pass
    | Discard
    | Drop
    | Attach
    | GoTo
    | Buy
    | Connect
    | Run
    | Done
    | Regions
    | Lot
    | Draw
    | RobotAction
)

PASS: Final = Pass()
DONE: Final = Done()
DONE_WORD: Final = "done"
BUYS: Final = tuple(Buy(fuel) for fuel in Fuel)


@cache
def runs_of(plants: Plants) -> dict[Number, tuple[Run, ...]]:
    """For each plant, the ways to run it, in the order of its `burns`."""
    return {
        plant.number: tuple(
            Run(plant.number, tuple(fuel for fuel in Fuel for _ in range(burn[fuel])))
            for burn in plant.burns
        )
        for plant in plants.values()
    }


RUNS: Final = runs_of(PLANTS)
"""The same for the plants of the box."""


def run_words(run: Run, facts: Plants = PLANTS) -> tuple[str, ...]:
    """How it is written that a plant produces; what it burns only where it may vary.

    >>> run_words(Run(21, (Fuel.COAL, Fuel.OIL))), run_words(RUNS[4][0])
    (('run', '21', 'coal+oil'), ('run', '4'))
    """
    words = ("run", card_word(run.plant))
    if len(runs_of(facts).get(run.plant, ())) < 2:
        return words
    return *words, "+".join(fuel.word for fuel in run.burnt)
