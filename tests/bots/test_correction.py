"""Corrected chances keep their order, and say nothing that the figures did not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.correction import (
    LATER,
    NONE,
    Correction,
    apply,
    correction_for,
    shown,
)
from robobid.bots.shipped import shipped

CHANCES = st.floats(0, 1)
CORRECTIONS = st.builds(Correction, st.floats(-2, 2), st.floats(0.3, 2))


@given(CORRECTIONS, CHANCES, CHANCES)
def test_what_is_surer_stays_surer(
    correction: Correction, one: float, other: float
) -> None:
    low, high = sorted((one, other))

    assert 0 <= correction.of(low) <= correction.of(high) <= 1


@given(CORRECTIONS, CHANCES, st.floats(0, 1), st.floats(0, 0.2))
def test_what_was_even_stays_even(
    correction: Correction, chance: float, part: float, error: float
) -> None:
    option = Option(("a",), part * chance, error)
    raw = Appraisal((Option(("b",)), option), chance)

    found = apply(correction, raw)

    assert found.chance == correction.of(chance)
    assert 0 <= found.options[1].loss <= (found.chance or 0.0)
    if option.is_even:
        assert found.options[1].is_even


def test_nothing_is_corrected_where_nothing_is_known() -> None:
    raw = Appraisal((Option(("a",)), Option(("b",), 0.25, 0.01)), 0.5)

    assert apply(NONE, raw).games() == 50
    assert apply(NONE, raw).options[1].loss == pytest.approx(0.25)
    assert apply(NONE, Appraisal((Option(("a",)),), None)).chance is None
    assert shown(NONE, 0.5, 0.0, 0.01) == (0.0, 0.01)


def test_the_nearest_stage_counts() -> None:
    known = {"1:bid": (1.0, 1.0), "1": (2.0, 1.0), LATER: (3.0, 1.0)}

    found = [
        correction_for(known, *place).shift
        for place in ((1, "bid"), (1, "fuel"), (4, "bid"))
    ]

    assert found == [1.0, 2.0, 3.0]
    assert correction_for({}, 1, "bid") == NONE


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_what_ships_believes_less_than_the_judge(game: str) -> None:
    stages = shipped(f"robobid.bots.{game}", "correction")["stages"]

    assert LATER in stages
    for stage in stages.values():
        for wild in (0.0, 0.5, 1.0):
            correction = Correction(*stage).at(wild)
            assert correction.slope > 0
            assert correction.of(0.5) < 0.5
