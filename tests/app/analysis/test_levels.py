"""Whom somebody plays like, by what our levels keep of what is at stake."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.app.analysis.account import Tally, likeness_of, word_for
from robobid.app.analysis.levels import Reference, likelihoods, likeness, references
from robobid.bots import bot_names

LADDER = Reference(("a", "b", "c"), (0.4, 0.7, 0.9), 0.05)


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_what_ships_is_a_ladder_of_our_bots(game: str) -> None:
    known = references()[game]

    assert list(known.kept) == sorted(known.kept)
    names = bot_names(game)
    places = [names.index(level) for level in known.levels]
    assert places == sorted(places)
    assert known.spread > 0


def test_much_play_tells_a_level_and_little_does_not() -> None:
    sure = likeness(LADDER, 20.0, 6.0)
    unsure = likeness(LADDER, 4.0, 1.2)

    assert sure is not None
    assert (sure.level, sure.low, sure.high) == ("b", "b", "b")
    assert unsure is not None
    assert (unsure.level, unsure.low, unsure.high) == ("b", "b", "c")
    assert likeness(LADDER, 1.0, 0.3) is None  # it might be anybody


@given(st.floats(0.1, 50), st.floats(0, 1))
def test_the_level_is_within_its_range_and_nearest_to_what_was_kept(
    staked: float, part: float
) -> None:
    lost = part * staked
    found = likeness(LADDER, staked, lost)

    assert sum(likelihoods(LADDER, staked, lost)) == pytest.approx(1)
    if found is not None:
        low, at, high = (
            LADDER.levels.index(each) for each in (found.low, found.level, found.high)
        )
        assert low <= at <= high
        apart = [abs(1 - part - kept) for kept in LADDER.kept]
        assert apart[at] == pytest.approx(min(apart))


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_word_and_level_are_of_one_mind(game: str) -> None:
    known = references()[game]
    words = []
    for kept in known.kept:
        found = likeness_of(game, Tally(60, 30.0, (1 - kept) * 30.0, 0.1))
        assert found is not None
        words.append(word_for(game, found))

    assert words == ["badly", "fairly", "well", "very_well"]
    assert likeness_of(game, Tally(4, 3.0, 0.0, 0.1)) is None  # too few moves
    assert word_for(game, None) is None
