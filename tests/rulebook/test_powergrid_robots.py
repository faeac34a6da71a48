"""Every example of the Robots book (the French text), by its section."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.robots.pieces.r5 import scarcest
from robobid.games.powergrid.robots.purchase import Purchase
from robobid.games.powergrid.robots.wanting import wanted
from robobid.games.powergrid.rules.events import IncomePaid
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.tables import FIGURES
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, asked, of_type, options_of
from tests.powergrid.robots import a_game_of, named, obey, obeys, robot_table, words

FIVE = ("Kiel", "Hamburg", "Lubeck", "Schwerin", "Flensburg")


def test_introduction_two_players_with_a_robot_each_play_a_game_of_four() -> None:
    table = a_game_of("Ann; Bob; robot; robot")

    assert table.setup.figures == FIGURES[4]


@pytest.mark.rule("P-C1.2")
def test_general_rules_two_players_and_a_robot_are_set_up_as_three() -> None:
    table = a_game_of("Ann; Bob; robot")

    assert table.setup.figures == FIGURES[3]


@pytest.mark.rule("P-C2.4")
def test_general_rules_chance_chooses_between_two_cities_of_the_same_cost() -> None:
    """Two pawns are hidden in two hands; here chance has the decision."""
    table = robot_table(
        "Ann; Bob; robot 1-1-1-6-1",
        Holding(),
        Holding(),
        Holding(money=20, plants=(4,), cities=("Kiel",)),
        phase="building",
        order=(A, B, C),
        round=2,
    )

    assert asked(table).seat == CHANCE
    assert named(table) == ["Flensburg", "Lubeck"]


@pytest.mark.rule("P-C3.6")
@pytest.mark.parametrize(("plants", "wants"), [((20, 12), False), ((20, 13), True)])
def test_phase_2_with_five_cities_and_power_for_seven_it_buys_no_plant(
    plants: tuple[int, ...], wants: bool
) -> None:
    table = robot_table(
        "robot 1-3-1-1-1; Ann; Bob",
        Holding(money=99, plants=tuple(sorted(plants)), cities=FIVE),
        round=4,
        market=(21, 22, 23, 24, 25, 26, 27, 28),
    )

    assert bool(wanted(table, A)) is wants


@pytest.mark.rule("P-C3.10")
def test_phase_2_a_single_possibility_is_bid_for_even_if_the_piece_says_second() -> (
    None
):
    table = robot_table("robot 1-5-1-1-1; Ann; Bob", Holding(money=3), round=2)

    assert words(table) == ["plant 3"]


@pytest.mark.rule("P-piece-R3")
def test_phase_3_piece_3_last_in_turn_order_is_first_to_buy() -> None:
    table = robot_table(
        "robot 1-1-3-1-1; Ann; Bob",
        Holding(plants=(4,)),
        order=(B, C, A),
        phase="resources",
        round=2,
    )

    assert table.turn == A
    assert obeys(table, A) == ["coal"] * 4 + ["done"]


@pytest.mark.rule("P-piece-R5")
@pytest.mark.parametrize(
    ("fuel", "kind"),
    [
        ((9, 9, 5, 2), [Fuel.GARBAGE]),
        ((9, 9, 7, 2), [Fuel.URANIUM]),
        ((9, 9, 6, 2), [Fuel.GARBAGE, Fuel.URANIUM]),
    ],
)
def test_phase_3_piece_5_one_uranium_counts_as_three(
    fuel: tuple[int, ...], kind: list[Fuel]
) -> None:
    table = robot_table("robot 1-1-5-1-1; Ann; Bob", phase="resources", fuel=[fuel])

    assert scarcest(Purchase(table, A, 0)) == kind


@pytest.mark.rule("P-piece-R1")
def test_phase_3_piece_1_only_what_its_plants_can_store() -> None:
    table = robot_table(
        "robot 1-1-1-1-1; Ann; Bob",
        Holding(plants=(4,)),
        order=(B, C, A),
        phase="resources",
    )

    assert obeys(table, A) == ["coal"] * 4 + ["done"]


@pytest.mark.rule("P-piece-S6", "P-D34")
def test_special_6_three_cities_and_power_for_four_are_paid_as_four() -> None:
    table = robot_table(
        "robot 1-1-1-1-6; Ann; Bob",
        Holding(plants=(21,), fuel=(2, 0, 0, 0), cities=FIVE[:3]),
        phase="income",
        round=3,
        market=(22, 23, 27, 33, 35, 37, 39, 44),
    )
    obey(table)

    (paid,) = of_type(obey(table), IncomePaid)

    assert (paid.supplied, paid.income) == (3, 54)


@pytest.mark.rule("P-piece-B4")
def test_phase_4_piece_4_the_first_player_may_come_beside_the_robot() -> None:
    table = robot_table(
        "robot 1-1-1-4-1; Ann; Bob",
        Holding(plants=(4,), cities=("Essen",)),
        order=(B, C, A),
        phase="building",
        round=3,
        step=2,
        turn=B,
        market=(22, 23, 24, 25, 26, 27, 28, 29),
    )

    assert "Essen" in [getattr(option, "city", "") for option in options_of(table)]
