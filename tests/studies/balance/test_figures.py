"""Games whose reasons are known: what decides them is found."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from robobid.arena.blocks import Jackknifed, by_block
from studies.balance.counts import Ints, counted
from studies.balance.design import line_ups
from studies.balance.figures import Figures, clear_seats, decided, figures_of
from studies.balance.tables import DealTally

DEALS = 2000


def measured(seats: int, strength: NDArray[np.float64]) -> Figures:
    """Figures of games that the strongest wins, by deal, line-up and seat."""
    is_strong: Ints = np.array(line_ups(0, 1, seats), np.int64)
    best = strength.argmax(axis=2)
    places = np.where(np.arange(seats) == best[:, :, None], 1, 2)
    shape = places.shape[:2]
    order = np.broadcast_to(np.arange(seats), (len(places), seats))
    leaders = (1 << best[:, :, None]).astype(np.uint8)
    ones = np.ones(shape, np.int64)
    tally = DealTally(places, order, leaders, ones, ones)
    return figures_of(by_block(counted(tally, is_strong), 0), seats)


def strengths(
    seats: int, level: float, deal: float, rest: float
) -> NDArray[np.float64]:
    """What each seat of each game is up to, made of three parts."""
    dice = np.random.default_rng(7)
    rows = np.array(line_ups(0, 1, seats), float)
    found: NDArray[np.float64] = (
        level * rows
        + deal * dice.normal(size=(DEALS, 1, seats))
        + rest * dice.normal(size=(DEALS, len(rows), seats))
    )
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_decides_alone_explains_what_it_can(seats: int) -> None:
    of_deal = measured(seats, strengths(seats, 0, 1, 0)).parts
    of_rest = measured(seats, strengths(seats, 0, 0, 1)).parts
    of_level = measured(seats, strengths(seats, 9, 0, 1)).parts

    assert of_deal["deal"].value == pytest.approx(1, abs=0.01)
    assert of_rest["rest"].value == pytest.approx(1, abs=0.05)
    low, high = of_rest["level"].interval
    assert low < 0.001
    assert high > -0.001
    # Where several are strong, which of them wins is left to the rest.
    assert of_level["level"].value > 0.25


def test_with_two_seats_the_stronger_alone_decide() -> None:
    found = measured(2, strengths(2, 50, 0, 1))

    assert found.parts["level"].value == pytest.approx(1)
    assert found.gap.value == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_parts_are_the_whole(seats: int) -> None:
    found = measured(seats, strengths(seats, 0.8, 1, 1))

    assert sum(part.value for part in found.parts.values()) == pytest.approx(1)
    assert all(0.01 < part.value < 0.9 for part in found.parts.values())


def test_a_better_seat_is_clear_and_a_fair_one_is_not() -> None:
    fair = strengths(3, 0, 0, 1)
    better = fair + np.array([0.5, 0, 0])

    clear = clear_seats([measured(3, fair), measured(3, better)])

    assert clear[0] == []
    assert 0 in clear[1]


def test_decided_is_the_stage_after_which_leaders_are_sure() -> None:
    leads = [Jackknifed(value, 0.02, 40) for value in (0.95, 0.8, 0.89, 0.92, 1.0)]

    found = decided(leads)

    assert found.stage == 4
    assert (found.earliest, found.latest) == (3, 5)
