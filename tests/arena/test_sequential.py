"""Whoever looks again and again is still seldom wrong."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

import pytest

from robobid.arena.sequential import ERROR, LOOK_EVERY, Evidence

Coin = Callable[[Random], float]


def fair(random: Random) -> float:
    return random.choice((-1.0, 1.0))


def skewed(random: Random) -> float:
    """Mean 0, but far from symmetric."""
    return 0.25 if random.random() < 0.8 else -1.0


def mostly_draws(random: Random) -> float:
    return random.choice((-0.5, 0.0, 0.0, 0.0, 0.5))


@pytest.mark.parametrize("coin", [fair, skewed, mostly_draws])
def test_a_fair_coin_is_seldom_called_unfair(coin: Coin) -> None:
    random = Random(11)
    runs = 200
    wrong = sum(first_verdict(coin, random, 400) is not None for _ in range(runs))

    assert wrong / runs <= ERROR


def first_verdict(coin: Coin, random: Random, deals: int) -> str | None:
    evidence = Evidence()
    for deal in range(1, deals + 1):
        evidence.add(coin(random))
        if deal % LOOK_EVERY == 0 and (verdict := evidence.verdict(margin=0)):
            return verdict
    return None


def test_an_ordinary_interval_would_be_wrong_too_often() -> None:
    """This is what the looks would cost without care."""
    random = Random(11)
    wrong = 0
    for _ in range(200):
        seen: list[float] = []
        for deal in range(1, 401):
            seen.append(fair(random))
            if deal % LOOK_EVERY == 0 and deal >= 30:
                error = 1.96 * stdev(seen) / len(seen) ** 0.5
                if abs(fmean(seen)) > error:
                    wrong += 1
                    break

    assert wrong / 200 > 3 * ERROR


@pytest.mark.parametrize(
    ("chance", "verdict", "most"),
    [(0.95, "ahead", 30), (0.7, "ahead", 300), (0.2, "behind", 150)],
)
def test_a_clear_difference_is_found(chance: float, verdict: str, most: int) -> None:
    random = Random(3)

    def coin(random: Random) -> float:
        return 1.0 if random.random() < chance else -1.0

    for _ in range(10):
        assert first_verdict(coin, random, most) == verdict


def test_equal_bots_are_found_to_be_equal() -> None:
    """Identical bots draw every deal: their mean is 0 for sure, soon enough."""
    evidence = Evidence()
    for _ in range(300):
        evidence.add(0.0)

    assert evidence.verdict(margin=0.05) == "equal"
    assert evidence.verdict(margin=0.0) is None


def test_the_interval_holds_the_truth_at_all_times_at_once() -> None:
    random = Random(8)
    runs, left = 100, 0
    for _ in range(runs):
        evidence = Evidence()
        for deal in range(1, 201):
            evidence.add(1.0 if random.random() < 0.6 else -1.0)
            if deal % 40 == 0:
                low, high = evidence.interval()
                if not low <= 0.2 <= high:
                    left += 1
                    break

    assert left / runs <= ERROR


def test_the_interval_and_the_verdict_agree() -> None:
    random = Random(4)
    evidence = Evidence()
    for _ in range(400):
        evidence.add(1.0 if random.random() < 0.58 else -1.0)
        low, high = evidence.interval()
        assert -1 <= low <= high <= 1
        assert (evidence.verdict(margin=0) == "ahead") == (low > 1e-6)


def test_more_pairs_need_more_evidence() -> None:
    one, many = Evidence(pairs=1), Evidence(pairs=45)
    for evidence in (one, many):
        for _ in range(9):
            evidence.add(1.0)

    assert one.verdict(margin=0) == "ahead"
    assert many.verdict(margin=0) is None
