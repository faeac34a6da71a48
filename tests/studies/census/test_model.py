"""The model finds what pieces and pairs are worth, where that is known."""

from __future__ import annotations

import numpy as np
import pytest

from robobid.games.powergrid.robots.numbering import ROBOTS, number_of
from robobid.games.powergrid.variants import Pieces
from studies.census.powergrid.counts import WIN, Count
from studies.census.powergrid.effects import of_pairs, of_pieces
from studies.census.powergrid.model import chance, check, design, fit, held_out, terms
from studies.census.powergrid.rating import POINT, rate

GOOD, BAD = (0, 3), (1, 6)
"""Piece F3 brings 200 points, and A6 costs 100; together they bring 300 more."""
ODDS = -1.2 + POINT * design(2) @ [
    {(GOOD,): 200, (BAD,): -100, (GOOD, BAD): 300}.get(term, 0) for term in terms(2)
]


def counted(games: int, odds: np.ndarray[tuple[int], np.dtype[np.float64]]) -> Count:
    """What robots with these odds win of so many games each."""
    wins = np.random.default_rng(1).binomial(games, chance(odds))
    return Count(np.full(ROBOTS, games), WIN * wins)


@pytest.fixture(scope="module")
def many() -> Count:
    return counted(400, ODDS)


def test_what_a_piece_is_worth_is_found(many: Count) -> None:
    found = {effect.term: effect for effect in of_pieces(fit(many, most=2))}

    # Of all robots a sixth has the piece; one in six of those has the other one.
    for piece, worth in ((GOOD, 200), (BAD, -100)):
        effect = found[(piece,)]
        low, high = effect.interval
        assert low < worth * 5 / 6 + 300 / 6 * 5 / 6 < high
        assert effect.is_clear
    (nothing,) = [found[term] for term in found if term == ((4, 1),)]
    assert abs(nothing.points) < 5


def test_a_pair_that_helps_is_found(many: Count) -> None:
    pairs = sorted(of_pairs(fit(many, most=2)), key=lambda effect: -effect.points)

    assert pairs[0].term == (GOOD, BAD)
    assert pairs[0].points == pytest.approx(300 * 25 / 36, abs=15)
    assert sum(effect.is_clear for effect in pairs) < 0.15 * len(pairs)


def test_who_knows_pairs_foretells_robots_best(many: Count) -> None:
    found = check(many)

    assert found.constant > found.pieces > found.pairs
    assert found.games == 400 * held_out().sum()
    assert 0.15 < held_out().mean() < 0.25


def test_a_robot_that_is_better_than_its_pieces_is_found() -> None:
    star = number_of(Pieces.read("1-2-3-4-5"))
    odds = ODDS + np.random.default_rng(2).normal(0, 0.2, ROBOTS)
    odds[star] = 2.0
    some = counted(400, odds)

    found = rate(some)

    foretold = fit(some, most=2).odds
    better = (found.points > found.points[star]).mean()
    assert (foretold > foretold[star]).mean() > 0.1 > 0.03 > better
    truth = 1500 + (odds - odds.mean()) / POINT
    inside = np.abs(found.points - truth) < found.spread
    assert 0.92 < inside.mean() < 0.98


def test_where_nobody_played_the_interval_is_wide() -> None:
    some = counted(400, ODDS)
    unknown = number_of(Pieces.read("6-6-6-6-6"))
    some.games[unknown] = some.won[unknown] = 0

    found = rate(some)

    assert found.spread[unknown] >= found.spread.max() - 1e-9
