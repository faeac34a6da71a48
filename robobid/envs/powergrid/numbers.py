"""Power Grid's choices as numbers: one table of all that can be chosen on a map.

First come the choices that are written out (`passing`, `regions`, `plants`, ...), then
opening bids, plant by plant, and then bids by their amounts. Amounts are limited, since
a number for each that money could pay would be too many: an auction is opened with at
most `OPENING_RAISES` more than a plant's least bid, and a bid is at most `MOST_BID`.
What is dearer has no number. There is always something that has one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from robobid.games.powergrid.rules.actions import (
    BUYS,
    DONE,
    PASS,
    RUNS,
    Attach,
    BarCity,
    Bid,
    BidForCity,
    ChooseRegion,
    Connect,
    DealPiece,
    Discard,
    Draw,
    Drop,
    GoTo,
    LoseToken,
    Lot,
    MarkCity,
    NameCity,
    NameMarket,
    NamePlant,
    NameRegion,
    Offer,
    PassForCity,
    Regions,
    SitBehind,
    StrikeCity,
    TakeCity,
)
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    STEP3,
    TRANSFORMER,
    Fuel,
    Number,
)
from robobid.games.powergrid.table import Table

OPENING_RAISES: Final = 10
MOST_BID: Final = 300
CARDS: Final[tuple[Number, ...]] = (*sorted(PLANTS), STEP3, TRANSFORMER)
"""Every card of the stack, in the order of its number here."""
_PARTS: Final = "FARBS"
"""The parts of a robot, as its pieces are written: F2."""


def numbered_choices(table: Table) -> dict[Any, int]:
    """Everything that a seat may ever choose, with its number."""
    map_ = table.setup.map
    return _number(
        [
            PASS,
            DONE,
            PassForCity(),
            *BUYS,
            *(Drop(fuel) for fuel in Fuel),
            *(ChooseRegion(region.id) for region in map_.regions),
            *(GoTo(market.name) for market in map_.markets),
            *(kind(plant) for kind in (Discard, Attach) for plant in sorted(PLANTS)),
            *(run for plant in sorted(PLANTS) for run in RUNS[plant]),
            *(Connect(city.word) for city in map_.cities),
            *_for_robots(map_),
            *_openings(),
            *(Bid(amount) for amount in range(1, MOST_BID + 1)),
            *(BidForCity(amount) for amount in range(MOST_BID + 1)),
        ]
    )


def numbered_outcomes(table: Table) -> dict[Any, int]:
    """Everything that chance may ever decide, with its number."""
    map_, seats = table.setup.map, table.seats
    return _number(
        [
            *(Draw(card) for card in CARDS),
            *(Regions(chosen) for chosen in _region_choices(table)),
            *(Lot(seat) for seat in seats),
            *(
                DealPiece(seat, f"{part}{number}")
                for seat in seats
                for part in _PARTS
                for number in range(1, 7)
            ),
            *(SitBehind(seat, behind) for seat in seats for behind in seats),
            *(LoseToken(fuel) for fuel in Fuel),
            *_for_robots(map_),
        ]
    )


def _number(actions: list[Any]) -> dict[Any, int]:
    return {action: number for number, action in enumerate(actions)}


def _for_robots(map_: Map) -> Iterator[Any]:
    """What is decided for a robot: by a person, or else by chance."""
    yield from (NameRegion(region.id) for region in map_.regions)
    yield from (NameMarket(market.name) for market in map_.markets)
    yield from (NamePlant(plant) for plant in sorted(PLANTS))
    for kind in (NameCity, BarCity, StrikeCity, MarkCity, TakeCity):
        yield from (kind(city.word) for city in map_.cities)


def _openings() -> Iterator[Offer]:
    for number in sorted(PLANTS):
        yield from openings_for(number)


def openings_for(plant: Number) -> Iterator[Offer]:
    """The bids that have a number, for whoever opens with a plant."""
    least = PLANTS[plant].min_bid
    return (Offer(plant, least + more) for more in range(OPENING_RAISES + 1))


def _region_choices(table: Table) -> tuple[frozenset[str], ...]:
    return table.setup.map.choices(table.setup.figures.regions)
