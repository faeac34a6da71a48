"""Ratings: a maintained library's, fed in a fixed order."""

from __future__ import annotations

import sys
from random import Random

import pytest

from robobid.arena.deals import DealResult
from robobid.arena.ratings import ratings
from robobid.core.errors import Unsupported
from tests.arena.experiments import a_game


def deals_of(*games: str) -> list[DealResult]:
    return [DealResult(at, (a_game(game),)) for at, game in enumerate(games)]


def test_whoever_wins_is_rated_higher_and_all_begin_at_25() -> None:
    rated = ratings(["a", "b", "c"], deals_of("a 30, b 20, c 10"))

    assert rated["a"].value > rated["b"].value > 25 > rated["c"].value
    assert ratings(["a"], [])["a"].value == 25


def test_ratings_do_not_depend_on_the_seats_or_on_the_order_of_names() -> None:
    one = ratings(["a", "b", "c"], deals_of("a 30, b 20, c 20", "c 9, a 1, b 5"))
    other = ratings(["c", "a", "b"], deals_of("c 20, b 20, a 30", "b 5, c 9, a 1"))

    assert one == {bot: other[bot] for bot in one}


def test_an_equal_place_is_a_draw() -> None:
    rated = ratings(["a", "b"], deals_of("a 20, b 20"))

    assert rated["a"].value == pytest.approx(rated["b"].value)
    assert rated["a"].deviation < 25 / 3


def test_a_bot_with_several_seats_counts_once_by_its_mean_place() -> None:
    rated = ratings(["a", "b"], deals_of("a 30, b 20, b 10, a 5"))
    even = ratings(["a", "b"], deals_of("a 20, b 20"))

    assert rated == even


def test_more_games_make_ratings_surer() -> None:
    few = ratings(["a", "b"], deals_of(*["a 2, b 1", "a 1, b 2"] * 5))
    many = ratings(["a", "b"], deals_of(*["a 2, b 1", "a 1, b 2"] * 50))

    assert many["a"].deviation < few["a"].deviation
    low, high = many["a"].interval
    assert low < many["a"].value < high


def test_equally_good_bots_are_within_each_others_intervals() -> None:
    random = Random(2)
    games = [
        f"a {random.random() < 0.5:d}, b {random.random() < 0.5:d}" for _ in range(400)
    ]
    rated = ratings(["a", "b"], deals_of(*games))

    assert rated["a"].interval.low < rated["b"].value < rated["a"].interval.high


def test_whoever_lacks_the_library_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    wanted = "pip install matplotlib numpy openskill"
    with pytest.raises(Unsupported, match=wanted) as caught:
        ratings(["a"], [])

    assert caught.value.code == "arena_missing"
