"""The figures of the base game."""

from __future__ import annotations

import pytest

from robobid.games.powergrid.rules.tables import (
    FIGURES,
    HOUSE_COST,
    LADDER,
    START_FILL,
    SUPPLY,
    TOKENS,
    income,
)


@pytest.mark.rule("P-A10.1")
@pytest.mark.parametrize(
    ("seats", "figures"),
    [
        (2, (3, 8, 4, 10, 21)),
        (3, (3, 8, 3, 7, 17)),
        (4, (4, 4, 3, 7, 17)),
        (5, (5, 0, 3, 7, 15)),
        (6, (5, 0, 3, 6, 14)),
    ],
)
def test_figures_by_seats(seats: int, figures: tuple[int, ...]) -> None:
    assert FIGURES[seats] == figures


@pytest.mark.rule("P-A10.2")
def test_income_by_cities() -> None:
    expected = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105]
    expected += [112, 118, 124, 129, 134, 138, 142, 145, 148, 150, 150]

    assert [income(cities) for cities in range(22)] == expected


def test_every_token_has_a_place_and_the_table_is_that_of_the_book() -> None:
    assert tuple(map(len, LADDER)) == TOKENS == (24, 24, 24, 12)
    assert START_FILL == (24, 18, 6, 2)
    assert SUPPLY[4] == ((5, 3, 2, 1), (6, 4, 3, 2), (4, 5, 4, 2))
    assert HOUSE_COST == (10, 15, 20)
