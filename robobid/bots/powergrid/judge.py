"""Who will win: how surely, by what everybody has when an imagined future is cut off.

What a seat has is weighed by numbers that depend on how far the game is, and for
robots, who make less of what they have, by other ones; it is worked out in
`robobid.twins.powergrid.judging`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from robobid.bots.powergrid.chances import (
    AHEAD,
    MONEY_PER_CITY,
    NARROW,
    POWERED_CITY,
    SUPPLIED_CITY,
)
from robobid.bots.shipped import shipped
from robobid.core.setup import PERSON
from robobid.games.powergrid.variants import SetUp
from robobid.twins.arrays import NDArray, np
from robobid.twins.powergrid.judging import NUMBERS, shares_of

_BY_WEALTH: Final = (100.0, POWERED_CITY, SUPPLIED_CITY)


def weights_by_wealth(setup: SetUp) -> NDArray[np.float64]:
    """A row for each seat: the same for all, as the judge by the rules has it."""
    row = [0.0, *(each / AHEAD for each in _BY_WEALTH)]
    row += [0.0] * (NUMBERS - len(row))
    return np.array([row] * len(setup.seats))


def learned_weights(
    setup: SetUp, learned: Mapping[str, Any] | None = None
) -> NDArray[np.float64]:
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


def chances_in(
    ended: NDArray[Any],
    most: int,
    weights: NDArray[np.float64],
    last_round: int,
    seat: int,
    sure_round: int = 0,
) -> list[list[float]]:
    """How surely a seat wins games that were left after a round, or ended before.

    Who wins narrowly could as well have lost: so at the end the lead counts. Only what
    ends with `sure_round` ends as it stands: nothing is left in which it could change.
    """

    def shares(narrow: float) -> list[list[float]]:
        found: list[list[float]] = shares_of(
            ended,
            most,
            weights,
            last_round=last_round,
            narrow=narrow,
            money_per_city=MONEY_PER_CITY,
        )[..., seat].tolist()
        return found

    chances = shares(NARROW)
    if not sure_round:
        return chances
    return [
        [
            won if its_round <= sure_round else chance
            for won, chance, its_round in zip(*row, strict=True)
        ]
        for row in zip(shares(0.0), chances, ended["round"].tolist(), strict=True)
    ]
