"""Who will win: how surely, by what everybody has when an imagined future is cut off.

A conditional logit: each seat has a worth, and wins in proportion to its exponential.
A worth is a sum of what the seat owns, with weights that depend on how far the game is,
and for robots, who make less of what they have, with other ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.powergrid.chances import (
    AHEAD,
    MONEY_PER_CITY,
    NARROW,
    POWERED_CITY,
    SUPPLIED_CITY,
)
from robobid.bots.shipped import shipped
from robobid.core.setup import PERSON
from robobid.powergrid.variants import SetUp

OWNED: Final = ("seat", "money", "power", "supplied", "cities")
"""What a seat has: itself; hundreds of elektro; cities that all its plants could
supply, no more than end the game; those of them that are its own; all its cities."""
NUMBERS: Final = 2 * len(OWNED)
"""Each counts by itself, and times how far the game is."""

Floats = NDArray[np.float64]

_BY_WEALTH: Final = [100.0, POWERED_CITY, SUPPLIED_CITY]


def weights_by_wealth(setup: SetUp) -> Floats:
    """A row for each seat: the same for all, as the judge by the rules has it."""
    row = np.zeros(NUMBERS)
    row[1:4] = np.array(_BY_WEALTH) / AHEAD
    return np.tile(row, (len(setup.seats), 1))


def learned_weights(setup: SetUp, learned: Mapping[str, Any] | None = None) -> Floats:
    """A row for each seat, learned for this map, or for any with so many seats.

    It is what ships, if nothing else was learned.
    """
    if learned is None:
        learned = shipped(__package__, "judge")
    by_map = learned["seats"][str(len(setup.seats))]
    of_persons, of_robots = by_map["maps"].get(setup.map.id, by_map["any"])
    return np.array(
        [of_persons if seat is PERSON else of_robots for seat in setup.seats]
    )


def features(ended: NDArray[Any], seats: int, most: int) -> Floats:
    """What every seat of some games has, and the same times how far the game is."""
    money, cities, power = (
        ended[name][..., :seats].astype(np.float64)
        for name in ("money", "cities", "power")
    )
    power = np.minimum(power, most)
    supplied = np.minimum(cities, power)
    own = np.stack([np.ones_like(money), money / 100, power, supplied, cities], -1)
    gone = cities.max(-1)[..., None, None] / most
    return np.concatenate([own, own * gone], -1)


def chances_on_the_way(
    ended: NDArray[Any], most: int, weights: Floats, seat: int
) -> Floats:
    """How surely a seat wins games that were cut off; weights have a row a seat."""
    return shares_on_the_way(ended, most, weights)[..., seat]


def shares_on_the_way(ended: NDArray[Any], most: int, weights: Floats) -> Floats:
    """The same for all seats: together they win once."""
    worth = (features(ended, len(weights), most) * weights).sum(-1)
    shares = np.exp(worth - worth.max(-1, keepdims=True))
    return np.asarray(shares / shares.sum(-1, keepdims=True), np.float64)


def chances_at_the_end(ended: NDArray[Any], seats: int, seat: int) -> Floats:
    """How surely a seat would win games that end about like these."""
    money = ended["money"][..., :seats] / MONEY_PER_CITY
    result = ended["supplied"][..., :seats] + money
    lead = result[..., seat] - np.delete(result, seat, -1).max(-1)
    return np.asarray(1.0 / (1.0 + np.exp(-lead / NARROW)), np.float64)
