"""Every number of a row has a name, bounds that hold, and its line in the docs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.envs.episode import Episode
from robobid.envs.onehot import OneHot
from robobid.envs.specs import course
from robobid.envs.tables import number_names, numbers_table
from tests.envs.test_codings import COURSES, at_random
from tools.numbers import PAGE, SHOWN, page


@pytest.mark.parametrize("make", COURSES)
def test_numbers_have_names_and_stay_within_their_bounds(make: Any) -> None:
    course = make()
    parts = course.coding.parts
    names = number_names(course)
    assert len(names) == len(set(names)) == course.coding.layout.size
    least = np.array([part.least for part in parts for _ in part.of])
    most = np.array([part.most for part in parts for _ in part.of])
    for episode in at_random(course, 7):
        for player in [None, *range(len(course.persons))]:
            row = episode.observe(player)
            assert (least <= row).all(), names[int(np.argmax(least > row))]
            assert (row <= most).all(), names[int(np.argmax(row > most))]


@pytest.mark.parametrize("make", COURSES)
def test_a_one_hot_row_says_the_same(make: Any) -> None:
    """From ones and noughts the numbers can be told again, one and all."""
    course = make()
    spread = OneHot(course.coding.parts)
    rows = [moment.observe(0) for moment in at_random(course, 8)]
    for row, found in zip(rows, spread(np.array(rows)), strict=True):
        assert (spread(row) == found).all()
        again, at = [], 0
        for part in course.coding.parts:
            for _ in part.of:
                width = 1 if part.scale else part.most - part.least + 1
                bits = found[at : at + width]
                at += width
                if part.scale:
                    again.append(round(float(bits[0]) * part.scale))
                else:
                    assert bits.sum() == 1
                    again.append(int(bits.argmax()) + part.least)
        assert again == row.tolist()


def test_the_page_of_numbers_is_what_the_code_says() -> None:
    assert Path(PAGE).read_text("utf-8") == page(), "python -m tools.numbers writes it"


def test_a_table_counts_from_the_first_number_to_the_last() -> None:
    shown = course(**SHOWN["fzzzt"])
    lines = numbers_table(shown).splitlines()[2:]
    last = lines[-1].split("|")[1].split()[-1]
    assert int(last) == shown.coding.layout.size - 1


def test_numbers_of_a_row_can_be_asked_for_by_name() -> None:
    played = course("fzzzt")
    episode = Episode.begin(played)
    row = dict(zip(number_names(played), episode.observe(0).tolist(), strict=True))
    assert row["deck_size table"] == episode.view(0).deck_size
