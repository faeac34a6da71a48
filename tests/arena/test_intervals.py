"""Intervals against values worked out elsewhere."""

from random import Random

import pytest

from robobid.arena.intervals import (
    clustered_wilson,
    ends,
    of_mean,
    student,
    wilson,
)


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


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    # Of any table of Student's t, two-sided, 95 %.
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (12, 2.179), (120, 1.980)],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_the_interval_of_a_mean() -> None:
    assert of_mean([10.0, 12.0, 14.0]) == pytest.approx(
        (12 - 4.303 * 2 / 3**0.5, 12 + 4.303 * 2 / 3**0.5), abs=1e-3
    )


def test_one_value_alone_says_nothing() -> None:
    assert ends(of_mean([7.0])) == [None, None]


def test_deals_whose_games_all_go_the_same_way_count_once() -> None:
    low, high = clustered_wilson([1.0, 0.0] * 100, games_each=4)

    assert (low, high) == pytest.approx(wilson(100, 200), abs=1e-3)


def test_luck_that_cancels_does_not_make_an_interval_narrower() -> None:
    """Half of every deal is won: the games are still counted as independent."""
    assert clustered_wilson([0.5] * 100, games_each=2) == wilson(100, 200)


def test_clustered_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Games of a deal go mostly the same way; a plain interval is far too sure."""
    random = Random(5)
    held = plain = 0
    for _ in range(400):
        shares = []
        for _ in range(60):
            luck = random.random() < 0.3
            wins = sum(
                luck if random.random() < 0.8 else random.random() < 0.3
                for _ in range(4)
            )
            shares.append(wins / 4)
        low, high = clustered_wilson(shares, 4)
        held += low <= 0.3 <= high
        low, high = wilson(sum(shares) * 4, 240)
        plain += low <= 0.3 <= high

    assert held / 400 >= 0.92
    assert plain / 400 < 0.85
