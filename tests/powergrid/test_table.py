"""The table: its copy, and small questions."""

from __future__ import annotations

from random import Random

from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.view import view_of
from tests.powergrid.builders import A, a_new_game, a_table, moves_at_random


def test_no_earlier_copy_changes_when_the_game_goes_on() -> None:
    table = a_new_game(4, "spain-portugal", regions="drawn", promo=("transformer",))
    kept = []
    for _ in moves_at_random(table, Random(7)):
        copy = table.copy()
        assert copy == table
        kept.append((copy, repr(copy), view_of(copy, None)))

    for copy, text, view in kept:
        assert repr(copy) == text
        assert view_of(copy, None) == view


def test_questions_about_a_table() -> None:
    table = a_table(Holding(cities=("Kiel", "Hamburg")), Holding(), Holding())

    assert table.most_cities == 2
    assert list(table.clockwise_from(2)) == [2, 0, 1]
    assert not table.has_robots
    assert table.players[A].cities == (
        table.land.index["Kiel"],
        table.land.index["Hamburg"],
    )
