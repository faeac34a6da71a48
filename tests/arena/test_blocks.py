"""The jackknife says of a mean what every textbook says, and never loses a deal."""

from __future__ import annotations

from math import inf, sqrt
from statistics import stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.arena.blocks import BLOCKS, by_block, jackknifed


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=BLOCKS))
def test_of_a_mean_it_is_the_standard_error(values: list[int]) -> None:
    sums = np.array([[1, value] for value in values])

    found = jackknifed(sums, lambda total: total[1] / total[0])

    assert found.value == pytest.approx(sum(values) / len(values))
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)), abs=1e-9)


@given(st.integers(0, 200), st.integers(0, 90))
def test_every_deal_is_in_one_block_wherever_a_batch_begins(
    deals: int, first: int
) -> None:
    values = np.stack([np.ones(deals), np.arange(deals)], axis=1).astype(np.int64)

    whole = by_block(values, first)
    parts = by_block(values[:7], first) + by_block(values[7:], first + len(values[:7]))

    assert (whole == parts).all()
    assert whole.sum(axis=0).tolist() == values.sum(axis=0).tolist()


def test_one_block_alone_says_nothing() -> None:
    found = jackknifed(np.array([[3, 6]]), lambda total: total[1] / total[0])

    assert (found.value, found.spread) == (2, inf)
