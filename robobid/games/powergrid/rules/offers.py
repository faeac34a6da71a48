"""What a seat can choose from, with what it costs and why not: options publish it.

Front ends and bots take it as it is; nobody works out a price a second time.
"""

from __future__ import annotations

from dataclasses import dataclass

from robobid.core.decisions import Decision, WhyNot
from robobid.games.powergrid.rules.plants import Fuel, Number

# -- auctions -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlantOffer:
    """A plant of the market, as somebody who opens an auction sees it."""

    plant: Number
    word: str
    least: int
    most: int
    """From the least to this many may be bid."""
    why_not: WhyNot | None


@dataclass(frozen=True, slots=True)
class OpeningLimits:
    """`open`: any plant without a `why_not`, any bid between its limits.

    The move is `plant 13` for the least bid and `plant 13 15` for another.
    """

    plants: tuple[PlantOffer, ...]
    may_pass: bool


@dataclass(frozen=True, slots=True)
class BidLimits:
    """`bid` and `city-bid`: any amount from the least to the most.

    Whoever has too little money can only drop out: then the most is below the least.

    The move is `15` or `pass`; for a robot's first city `city-bid 3` or `city-pass`.
    """

    least: int
    most: int
    may_pass: bool


# -- fuel, cities, plants -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenOffer:
    """A fuel, as a buyer sees it."""

    fuel: Fuel
    word: str
    prices: tuple[int, ...]
    """What each further token costs, as many as there are and fit on the plants."""
    why_not: WhyNot | None


@dataclass(frozen=True, slots=True)
class FuelLimits:
    """`fuel`: one token at a time."""

    market: str
    tokens: tuple[TokenOffer, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A city in play without a house of the builder."""

    city: str
    path: int
    place: int | None
    total: int | None
    """Null where the city is full."""
    via: tuple[str, ...]
    """The cities on the path, from one's own to this one; none for the first city."""
    why_not: WhyNot | None


@dataclass(frozen=True, slots=True)
class BuildLimits:
    """`build`: every city with its costs, cheapest first.

    `robot-city`, where a robot builds on: the cities that may be named for it.
    """

    sites: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class StrikeLimits:
    """`strike`: the cities that may still be struck out for a robot."""

    alone: bool
    """Does nobody else strike? Then it is one choice, of the city that stays."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Plants that can run together: the moves for it, and what is earned."""

    plants: tuple[Number, ...]
    moves: tuple[str, ...]
    supplied: int
    income: int


@dataclass(frozen=True, slots=True)
class RunLimits:
    """`run`: all sets of plants that can run now, the best first.

    Of the mixes of fuel that a hybrid could burn, a plan has the cheapest; the
    options have them all.
    """

    supplied: int
    income: int
    """What is earned if no more plants run."""
    plans: tuple[Plan, ...]


Limits = OpeningLimits | BidLimits | FuelLimits | BuildLimits | StrikeLimits | RunLimits


def is_one_choice(decision: Decision) -> bool:
    """Are several strikes one choice, of the city that stays?"""
    offered = decision.options.offered()
    return isinstance(offered, StrikeLimits) and offered.alone
