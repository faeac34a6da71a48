"""The judge of futures that did not end: what was learned, and for whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from robobid.bots.powergrid.chances import chance_on_the_way, wealth
from robobid.bots.powergrid.judge import (
    chances_in,
    learned_weights,
    weights_by_wealth,
)
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.twins.powergrid import Box
from robobid.twins.powergrid.judging import NUMBERS
from robobid.twins.powergrid.play import ENDED

ROBOT = POWER_GRID.seat_of("robot")
LEFT = -1
"""The last round of games that were left later."""


def standing(*seats: tuple[int, int, int]) -> Any:
    """A game in which seats have so much money, cities and power."""
    stand = np.zeros((1, 1), ENDED)
    for seat, has in enumerate(seats):
        for name, value in zip(("money", "cities", "power"), has, strict=True):
            stand[name][0, 0, seat] = value
    return stand


def test_by_wealth_it_judges_as_the_rules_do() -> None:
    holdings = [(40, 7, 6), (90, 5, 9), (10, 9, 19)]
    setup = Box.open("germany", 3).setup
    most = setup.figures.cities_for_end

    judged = chances_in(
        standing(*holdings), most, weights_by_wealth(setup), LEFT, seat=1
    )

    wealths = [wealth(*each, most) for each in holdings]
    assert judged[0][0] == pytest.approx(chance_on_the_way(wealths, 1))


@pytest.mark.parametrize("robots", [False, True])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_more_money_and_more_cities_are_better_everywhere(
    seats: int, robots: bool
) -> None:
    others = [ROBOT if robots else PERSON] * (seats - 1)
    same, richer, larger = [
        standing(mine, *[(40, 8, 8)] * (seats - 1))
        for mine in ((40, 8, 8), (70, 8, 8), (40, 9, 9))
    ]
    for name in MAP_NAMES:
        setup = Box.open(name, [PERSON, *others]).setup
        judge = (setup.figures.cities_for_end, learned_weights(setup), LEFT, 0)

        assert chances_in(richer, *judge) > chances_in(same, *judge)
        assert chances_in(larger, *judge) > chances_in(same, *judge)


def test_a_map_of_ones_own_is_judged_as_all_maps_together() -> None:
    known = Box.open("germany", 3).setup
    own = replace(known, map=replace(known.map, id="mine"))

    assert learned_weights(own).shape == (3, NUMBERS)
    assert (learned_weights(own) != learned_weights(known)).any()


def test_only_what_ends_now_ends_as_it_stands() -> None:
    """Seventeen cities beat sixteen, however narrowly, if nothing is left to do."""
    setup = Box.open("usa", 2).setup
    ended = standing((20, 17, 17), (90, 16, 16))
    ended["round"], ended["place"][..., :2] = 9, (1, 2)
    ended["supplied"][..., :2] = 17, 16
    judge = (setup.figures.cities_for_end, learned_weights(setup), 12, 0)

    assert chances_in(ended, *judge, sure_round=9) == [[1.0]]
    for sure_round in (0, 8):
        assert 0.5 < chances_in(ended, *judge, sure_round=sure_round)[0][0] < 0.9
