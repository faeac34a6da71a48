"""What a deal adds to the sums."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.arena.lab.quantities import SHARED
from studies.balance.counts import (
    LED,
    STAGES,
    WHOLE,
    Columns,
    counted,
    decided_after,
    lead_changes,
    leaders_wins,
)
from studies.balance.design import line_ups
from studies.balance.tables import DealTally


def leaders(*moments: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.array([moments], np.uint8)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_level_is_as_often_at_each_seat(seats: int) -> None:
    rows = np.array(line_ups(0, 1, seats), np.int64)

    assert rows[0].all()
    assert (rows[1:].sum(axis=0) * 2 == len(rows) - 1).all()
    assert len({tuple(row) for row in rows.tolist()}) == len(rows)


def test_a_shared_lead_is_no_change_until_somebody_leads_alone() -> None:
    assert lead_changes(leaders(3, 1, 3, 1, 3, 2, 6, 4)).tolist() == [2]
    assert lead_changes(leaders(7, 7, 7)).tolist() == [0]


@pytest.mark.parametrize(
    ("moments", "share"),
    [
        pytest.param((1, 1, 1, 1), 0.25, id="from the first auction on"),
        pytest.param((2, 2, 2, 1), 1.0, id="at the very end"),
        pytest.param((2, 3, 1, 1), 0.75, id="a shared lead does not count"),
        pytest.param((1, 3, 2, 3), 0.25, id="both have won"),
        pytest.param((2, 1, 1, 1, 0, 0), 0.5, id="a shorter game"),
    ],
)
def test_decided_is_when_none_but_the_winners_lead(
    moments: tuple[int, ...], share: float
) -> None:
    assert decided_after(leaders(*moments)).tolist() == [share * WHOLE]


def test_what_leaders_win_is_shared_among_them() -> None:
    parts = np.array([[SHARED, 0, 0]])

    found = leaders_wins(leaders(*[2] * 10, *[3] * 9, 1), parts)[0]

    assert found[[0, 9, 10, 19]].tolist() == [0, 0, LED // 2, LED]


@given(st.lists(st.integers(1, 15), min_size=1, max_size=60))
def test_a_game_is_always_decided_at_its_end(moments: list[int]) -> None:
    won = moments[-1]
    parts = np.array(
        [[SHARED // won.bit_count() * (won >> seat & 1) for seat in range(4)]]
    )

    stages = leaders_wins(leaders(*moments), parts)[0]

    assert 0 < decided_after(leaders(*moments))[0] <= WHOLE
    assert lead_changes(leaders(*moments))[0] < len(moments)
    assert stages[-1] == LED // won.bit_count()
    assert len(stages) == STAGES
    assert (stages <= LED).all()


def test_a_deal_is_counted_once_by_the_order_of_its_seats() -> None:
    rows = np.array(line_ups(0, 1, 2), np.int64)
    places = np.array([[[1, 2], [1, 2], [2, 1]]])
    tally = DealTally(
        places,
        np.array([[1, 0]]),
        np.array([[[1, 2, 1], [1, 1, 1], [2, 2, 2]]], np.uint8),
        np.array([[5, 5, 5]]),
        np.array([[90, 80, 70]]),
    )

    found = counted(tally, rows)[0]

    columns = Columns(2)
    said = {
        name: columns.of(found, name).tolist()
        for name in ("deals", "rounds", "moments", "decisions", "changes", "won")
    }
    assert said == {
        "deals": [1],
        "rounds": [5],
        "moments": [3],
        "decisions": [90],
        "changes": [2],
        "won": [0, 60],
    }
    assert columns.of(found, "strong").tolist() == [2 * SHARED]
    assert columns.of(found, "cells").tolist() == [2 * SHARED**2]
