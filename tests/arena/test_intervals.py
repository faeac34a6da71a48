"""Intervals against values worked out elsewhere."""

import pytest

from robobid.arena.intervals import normal, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # E. B. Wilson's interval as R's prop.test(correct = FALSE) gives it.
        pytest.param(81, 263, 0.2553, 0.3662, id="Newcombe 1998, a"),
        pytest.param(15, 148, 0.0624, 0.1605, id="Newcombe 1998, b"),
        pytest.param(0, 20, 0.0, 0.1611, id="Newcombe 1998, c"),
        pytest.param(1, 29, 0.0061, 0.1718, id="Newcombe 1998, d"),
        pytest.param(20, 20, 0.8389, 1.0, id="all"),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_share_holds_it_also_for_shared_wins() -> None:
    low, high = wilson(10.5, 21)

    assert low < 0.5 < high
    assert low + high == pytest.approx(1)


def test_the_interval_of_a_mean() -> None:
    assert normal([10.0, 12.0, 14.0]) == pytest.approx(
        (12 - 1.96 * 2 / 3**0.5, 12 + 1.96 * 2 / 3**0.5), abs=1e-3
    )
    assert normal([7.0]) == (7.0, 7.0)
