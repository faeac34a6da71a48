"""Phase 1: the turn order (A2)."""

from __future__ import annotations

import pytest

from robobid.games.powergrid.rules.order import begin_round, work_out_order
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, a_started_game, a_table, play


@pytest.mark.rule("P-A2.1")
@pytest.mark.parametrize(
    ("holdings", "order"),
    [
        pytest.param(
            [
                Holding(plants=(5,), cities=("Kiel",)),
                Holding(plants=(4,), cities=("Essen", "Dortmund")),
                Holding(plants=(3,)),
            ],
            (B, A, C),
            id="most cities first",
        ),
        pytest.param(
            [
                Holding(plants=(5, 20), cities=("Kiel",)),
                Holding(plants=(30,), cities=("Essen",)),
                Holding(plants=(19, 21), cities=("Berlin",)),
            ],
            (B, C, A),
            id="then the largest plant",
        ),
    ],
)
def test_the_order_is_by_cities_then_largest_plant(
    holdings: list[Holding], order: tuple[int, ...]
) -> None:
    table = a_table(*holdings, phase="income")

    work_out_order(table)

    assert table.order == order


@pytest.mark.rule("P-A2.1", "P-A3.1")
def test_the_order_is_worked_out_again_after_the_first_auctions() -> None:
    table = a_started_game()
    assert table.order == (A, B, C)
    assert table.turn == A

    play(table, "A plant 3; B pass; C pass; B plant 5; C pass; #draw 20; C plant 4")
    play(table, "#draw 21")

    assert table.phase == "resources"
    assert table.order == (B, C, A)
    assert table.turn == A


@pytest.mark.rule("P-A7.4", "P-A0.6")
def test_a_round_begins_with_the_order_and_the_auctions() -> None:
    table = a_table(
        Holding(plants=(3,)), Holding(plants=(4,)), Holding(plants=(5,)), round=4
    )

    begin_round(table)

    assert (table.round, table.phase) == (5, "auction")
    assert table.waiting == table.order == (C, B, A)
