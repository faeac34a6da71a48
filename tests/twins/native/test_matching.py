"""Regret matching finds mixtures, where there is nothing else to find."""

import numpy as np
import pytest

from robobid.twins.fzzzt.search.matchup import Match, new_match, solve
from robobid.twins.native.compiler import entry


@entry
def solve_match(match: Match, first: int) -> None:
    """What is only a part elsewhere, for Python."""
    solve(match, first)


def test_who_must_not_be_seen_through_bids_one_as_often_as_the_other() -> None:
    """Two bid 1 or 2: the first wins the game if both bid the same."""
    match = new_match()
    match.bids[:] = 2
    match.power[:, :2] = [1, 2]
    match.chance[:, :2, 1] = 1.0
    match.tied[:, :2, 0] = 1.0

    solve_match(match, 0)

    assert match.now[:, :2] == pytest.approx(np.full((2, 2), 0.5), abs=0.08)


def test_what_always_wins_is_bid() -> None:
    """Whoever bids 2 wins the game, and of two who do, the first."""
    match = new_match()
    match.bids[:] = 2
    match.power[:, :2] = [1, 2]
    for seat in (0, 1):
        match.chance[seat, 1, seat] = match.tied[seat, 1, seat] = 1.0
        match.chance[seat, 0, 1 - seat] = match.tied[seat, 0, 1 - seat] = 1.0

    solve_match(match, 0)

    assert match.now[0, 1] == pytest.approx(1.0, abs=0.05)
