"""The figures of the base game: ladders, supply, income, and figures by seats."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

from robobid.games.powergrid.rules.plants import Fuel


class Figures(NamedTuple):
    """What depends on the number of seats (A10)."""

    regions: int
    plants_removed: int
    max_plants: int
    cities_for_step2: int
    cities_for_end: int


Counts = tuple[int, int, int, int]
"""A number for each fuel."""
Ladder = tuple[tuple[int, ...], ...]
"""For each fuel the price of each place, cheapest first."""
Supply = dict[int, tuple[Counts, Counts, Counts]]
"""By seats and step: what comes back to the market in phase 5."""


def counts_of(entry: dict[str, int]) -> Counts:
    """A number for each fuel; a fuel that is not named has none."""
    coal, oil, garbage, uranium = (entry.get(fuel.word, 0) for fuel in Fuel)
    return coal, oil, garbage, uranium


def ladder_of(entry: dict[str, list[int]]) -> Ladder:
    """The ladder of each fuel; a fuel that is not named has no places."""
    return tuple(tuple(entry.get(fuel.word, ())) for fuel in Fuel)


def supply_of(entry: dict[str, Any]) -> Supply:
    """A supply table: by seats, then by step."""
    return {seats: _steps(entry[str(seats)]) for seats in SEAT_COUNTS}


def _steps(rows: dict[str, list[int]]) -> tuple[Counts, Counts, Counts]:
    one, two, three = (
        counts_of({fuel: row[step] for fuel, row in rows.items()}) for step in range(3)
    )
    return one, two, three


def _load() -> dict[str, Any]:
    source = files("robobid.games.powergrid").joinpath("data/tables.json")
    loaded: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


_FACTS: Final = _load()

FIGURES: Final = {
    int(seats): Figures(
        row["regions"],
        row["plantsRemovedAtRandom"],
        row["maxPlants"],
        row["citiesForStep2"],
        row["citiesForEnd"],
    )
    for seats, row in _FACTS["players"].items()
}
SEAT_COUNTS: Final = tuple(sorted(FIGURES))
TOKENS: Final = counts_of(_FACTS["tokens"])
LADDER: Final = ladder_of(_FACTS["ladder"])
START_FILL: Final = counts_of(_FACTS["startFill"])
SUPPLY: Final = supply_of(_FACTS["resupply"])
HOUSE_COST: Final[tuple[int, ...]] = tuple(_FACTS["houseCost"])
HOUSES_PER_PLAYER: Final[int] = _FACTS["housesPerPlayer"]
START_MONEY: Final[int] = _FACTS["startMoney"]
ACTUAL_PLANTS: Final[int] = _FACTS["plantMarket"]["actual"]
MARKET_SIZE: Final[int] = ACTUAL_PLANTS + _FACTS["plantMarket"]["future"]
STEP3_MARKET_SIZE: Final[int] = _FACTS["plantMarket"]["step3Actual"]
IDLE_ROUNDS: Final = 10
"""So many rounds without a house or a plant in step 3 end the game (A9)."""

INCOME: Final[tuple[int, ...]] = tuple(_FACTS["income"])
"""What the bank pays by supplied cities, and no more for more than the last."""
MOST_PAID: Final = len(INCOME) - 1
"""For more supplied cities than this the bank pays no more."""


def income(supplied: int, paid: tuple[int, ...] = INCOME) -> int:
    """What the bank pays for so many supplied cities (A10).

    >>> income(0), income(1), income(20), income(30)
    (10, 22, 150, 150)
    """
    return paid[min(supplied, len(paid) - 1)]
