"""Views leak nothing (A0)."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.events import seen_by
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    B,
    C,
    a_new_game,
    a_started_game,
    a_table,
    all_pass,
    moves_at_random,
)


@pytest.mark.rule("P-A0.7", "P-A0.1")
def test_others_money_is_hidden_and_all_else_is_open() -> None:
    table = a_table(
        Holding(money=41, plants=(4,), fuel=(2, 0, 0, 0), cities=("Kiel",)),
        Holding(money=42),
        Holding(money=43),
        phase="resources",
    )

    view = POWER_GRID.view(table, B)

    assert [player.money for player in view.players] == [None, 42, None]
    assert view.players[A].plants == (4,)
    assert view.players[A].fuel == (2, 0, 0, 0)
    assert view.players[A].cities == ("Kiel",)
    spectator = POWER_GRID.view(table, None)
    assert [player.money for player in spectator.players] == [None] * 3


@pytest.mark.rule("P-A0.7")
def test_open_money_is_open_and_at_the_end_all_is_counted() -> None:
    table = a_table(switches={"open_money": True})
    assert [p.money for p in POWER_GRID.view(table, A).players] == [50] * 3

    table = a_table(phase="building", step=3, market=(), moment={"idle_rounds": 9})
    all_pass(table, "building")
    assert [p.money for p in POWER_GRID.view(table, A).players] == [50] * 3


@pytest.mark.rule("P-A0.7")
@pytest.mark.parametrize("seed", range(3))
def test_a_view_ignores_what_is_hidden(seed: int) -> None:
    """Tables that differ in another's money look, ask and sound the same."""
    table = a_new_game(3, regions="drawn", promo=("flux", "transformer"))
    for decision, action in moves_at_random(table, Random(seed)):
        other = (decision.seat + 1) % 3
        twin = table.copy()
        twin.players[other].money += 17

        for seat in (A, B, C, None):
            same = POWER_GRID.view(table, seat) == POWER_GRID.view(twin, seat)
            assert same == (seat != other)
        assert decision == POWER_GRID.decisions(twin)[0]
        events = POWER_GRID.apply(table.copy(), decision.seat, action)
        heard = POWER_GRID.apply(twin, decision.seat, action)
        if twin.phase != "over":
            assert seen_by(events, A) == seen_by(heard, A)


@pytest.mark.rule("P-A0.7", "P-A1.5")
def test_the_stack_shows_its_size_and_no_order() -> None:
    table = a_started_game()
    view = POWER_GRID.view(table, A)

    assert view.stack_size == 1 + 25 + 1
    assert view.hidden == 25
    assert view.unseen == tuple(sorted(view.unseen))
    assert len(view.unseen) == 33


def test_a_view_does_not_change_with_the_table() -> None:
    table = a_new_game(4, regions="drawn")
    kept = []
    for _ in moves_at_random(table, Random(5)):
        view = POWER_GRID.view(table, A)
        kept.append((view, repr(view)))

    assert all(repr(view) == text for view, text in kept)
