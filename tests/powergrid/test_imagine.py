"""Imagined tables fit what is seen."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.driver import play_at_random
from robobid.games.powergrid.asides.imagine import imagine, remember, table_in_sight
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, a_new_game, a_table, moves_at_random, play


@pytest.mark.parametrize(("map", "seats"), [("korea", 3), ("usa", 6), ("benelux", 2)])
def test_an_imagined_table_gives_back_the_view(map: str, seats: int) -> None:
    table = a_new_game(seats, map, regions="drawn", promo=("flux", "transformer"))
    random = Random(map)
    for _ in moves_at_random(table, Random(3)):
        for seat in (A, seats - 1, None):
            view = POWER_GRID.view(table, seat)

            imagined, in_sight = imagine(view, random), table_in_sight(view)

            assert POWER_GRID.view(imagined, seat) == view
            assert POWER_GRID.view(in_sight, seat) == view


def test_an_imagined_table_can_be_played_on() -> None:
    table = a_new_game(3, regions="drawn")
    for number, _ in enumerate(moves_at_random(table, Random(4))):
        if number % 60 == 0:
            imagined = imagine(POWER_GRID.view(table, A), Random(number))

            play_at_random(POWER_GRID, imagined, Random(number))

            assert imagined.phase == "over"


def test_a_standing_bid_is_covered_by_the_money_imagined() -> None:
    table = a_table(Holding(money=90), Holding(money=80), Holding(), round=2)
    play(table, "A plant 3 70")

    view = POWER_GRID.view(table, C)

    for seed in range(50):
        assert imagine(view, Random(seed)).players[A].money >= 70
    assert table_in_sight(view).players[A].money == 70
    assert imagine(view, Random(1), {A: 90, B: 80}) == table


@pytest.mark.parametrize("seats", [2, 4])
def test_who_listens_knows_everybodys_money(seats: int) -> None:
    """Money is conserved: it changes by what was told, and by nothing else."""
    table = a_new_game(seats, "central-europe", regions="drawn", promo=("transformer",))
    random = Random(seats)
    known = dict.fromkeys(table.seats, 50)
    while decisions := POWER_GRID.decisions(table):
        action = decisions[0].options.pick(random)
        for event in POWER_GRID.apply(table, decisions[0].seat, action):
            remember(known, event)

        assert known == {seat: table.players[seat].money for seat in table.seats}
