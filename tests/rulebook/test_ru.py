"""The examples of the Russian rulebook; that of the scoring is elsewhere."""

from __future__ import annotations

import pytest

from robobid.games.fzzzt.files.deckfile import card
from tests.fzzzt.builders import (
    A,
    B,
    a_building,
    a_dealt_game,
    an_auction,
    build,
    lay,
    phase_of,
    reveal,
    turn,
)


@pytest.mark.rule("F6.3", "F6.7")
@pytest.mark.parametrize("robots", ["r1c r2g", "r1f r2g"])
def test_ru_cel_igry_a_standard_widget_of_nut_and_cog_is_worth_5(robots: str) -> None:
    """RU "Цель игры": nut and cog on a standard unit; the nut of the first is used."""
    assert card("pb").points == 5
    assert card("pb").symbols == ("nut", "cog")
    table = a_building(
        "ru", hands={A: f"m1 {robots}", B: "m2"}, units={A: "pb"}, unseen=""
    )

    build(table, A)

    assert table.scores[A].bonus == 5
    assert table.scores[A].widgets == (1,)


@pytest.mark.rule("F3.5")
def test_ru_otkrytie_three_cards_left_and_a_speed_of_4() -> None:
    table = an_auction("ru", belt="r5b", down=3)
    deck = table.deck_size
    lay(table, {A: "m1", B: "m2"})

    turn(table, "r1e")
    assert (len(table.belt), table.face_down) == (1, 2)
    turn(table, "r1f r1g")

    assert (len(table.belt), table.face_down) == (3, 0)
    assert table.deck_size == deck
    assert phase_of(table) == "bidding"


@pytest.mark.rule("F3.1")
def test_ru_podgotovka_four_cards_in_the_first_round() -> None:
    table = a_dealt_game("ru", 6)

    assert [len(player.hand) for player in table.players] == [4] * 6


@pytest.mark.rule("F7.2")
def test_ru_periferiya_comes_when_belt_and_card_for_auction_lie_there() -> None:
    table = a_dealt_game("ru", 2, peripherals=["joystick"])

    turn(table, "r1e")
    assert phase_of(table) == "peripheral"
    reveal(table, "joystick")
    turn(table, "r1f r1g r1h")

    assert phase_of(table) == "bidding"
