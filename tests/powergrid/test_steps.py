"""Small plants, step 2, and the Step 3 card (A6, A8)."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.rules.actions import Draw, Offer
from robobid.games.powergrid.rules.events import (
    CardDrawn,
    PlantRemoved,
    StackShuffled,
    StepChanged,
)
from robobid.games.powergrid.rules.plants import STEP3
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    C,
    a_table,
    all_pass,
    asked,
    connect,
    draw,
    of_type,
    options_of,
    play,
)

GREEN = ("Flensburg", "Kiel", "Hamburg", "Hannover", "Bremen", "Cuxhaven")
LATER = (7, 8, 9, 10, 11, 12, 13, 14)
LAST = {"hidden": 0, "unseen": (), "under": (35, 36, 37)}
"""A stack in which the Step 3 card comes next."""


@pytest.mark.rule("P-A0.5")
def test_four_plants_are_actual_and_four_future() -> None:
    table = a_table(market=LATER)

    assert actual_market(table) == [7, 8, 9, 10]
    assert table.market[4:] == [11, 12, 13, 14]


@pytest.mark.rule("P-A0.5", "P-A8.5")
def test_in_step_3_all_plants_are_actual() -> None:
    table = a_table(step=3, market=(20, 21, 22, 23, 24, 25), round=9)

    assert actual_market(table) == [20, 21, 22, 23, 24, 25]
    assert table.market == actual_market(table)
    assert Offer(25, 25) in asked(table).options


@pytest.mark.rule("P-map-benelux")
@pytest.mark.parametrize(
    ("market", "actual"),
    [
        ((9, 10, 11, 12, 13, 14, 15, 16), 5),
        ((9, 10, 11, 12, 14, 15, 16, 18), 4),
        ((30, 31, 32, 36, 50), 5),
        ((30, 31, 32, 36, STEP3), 4),
    ],
)
def test_benelux_offers_a_fifth_plant_that_needs_no_fuel(
    market: tuple[float, ...], actual: int
) -> None:
    table = a_table(map="benelux", market=market)

    assert actual_market(table) == list(market[:actual])


# -- A6.1 ---------------------------------------------------------------------------


@pytest.mark.rule("P-A6.1", "P-A5.6")
def test_a_plant_no_larger_than_the_city_count_leaves_at_once() -> None:
    table = a_table(
        Holding(money=200, cities=GREEN[:4], plants=(3,)),
        Holding(),
        Holding(),
        phase="building",
        turn=A,
        market=(5, 6, 7, 8, 9, 10, 13, 14),
    )

    events = connect(table, A, GREEN[4])

    assert of_type(events, PlantRemoved) == [PlantRemoved(5)]
    assert asked(table).seat == CHANCE
    draw(table, 20)
    assert asked(table).seat == A
    assert table.market == [6, 7, 8, 9, 10, 13, 14, 20]
    assert table.players[A].plants == (3,)
    events = connect(table, A, GREEN[5])
    assert of_type(events, PlantRemoved) == [PlantRemoved(6)]


@pytest.mark.rule("P-A6.1")
def test_a_drawn_plant_that_is_too_small_is_replaced_again() -> None:
    table = a_table(
        Holding(cities=(*GREEN, "Lubeck", "Schwerin", "Rostock", "Torgelow", "Berlin")),
        Holding(),
        Holding(),
        round=5,
        step=2,
        market=(13, 14, 15, 16, 17, 18, 19, 20),
        unseen=(11, 12, 24, 25),
        hidden=4,
    )
    play(table, "A plant 13; B pass; C pass")

    events = draw(table, 11)

    assert of_type(events, PlantRemoved) == [PlantRemoved(11)]
    assert asked(table).seat == CHANCE
    draw(table, 24)
    assert table.market == [14, 15, 16, 17, 18, 19, 20, 24]
    assert asked(table).seat != CHANCE


# -- A6.2 ---------------------------------------------------------------------------


def on_the_brink_of_step_2(**position: object) -> Table:
    """The first seat has six cities and builds last."""
    return a_table(
        Holding(money=200, cities=GREEN),
        Holding(money=100),
        Holding(),
        phase="building",
        market=(9, 10, 11, 12, 13, 14, 15, 16),
        **position,  # type: ignore[arg-type]
    )


@pytest.mark.rule("P-A6.2")
def test_step_2_begins_after_phase_4_and_replaces_the_smallest_once() -> None:
    table = on_the_brink_of_step_2()
    play(table, "C done; B done; A + Wilhelmshaven")
    assert table.step == 1

    events = play(table, "A done")

    assert of_type(events, StepChanged) == [StepChanged(2)]
    assert of_type(events, PlantRemoved) == [PlantRemoved(9)]
    assert asked(table).seat == CHANCE
    draw(table, 30)
    assert (table.step, table.phase) == (2, "income")
    assert table.market == [10, 11, 12, 13, 14, 15, 16, 30]
    table.phase, table.turn, table.waiting = "building", A, ()
    assert not of_type(play(table, "A done"), PlantRemoved)


@pytest.mark.rule("P-A6.2")
def test_phase_4_ends_under_step_1() -> None:
    table = on_the_brink_of_step_2(order=(C, 1, A))

    play(table, "A + Wilhelmshaven; A done")

    assert all("Kiel" not in repr(option) for option in options_of(table))
    assert table.step == 1


@pytest.mark.rule("P-A6.2")
def test_without_cities_enough_step_1_goes_on() -> None:
    table = on_the_brink_of_step_2()

    play(table, "C done; B done; A done")

    assert (table.step, table.phase) == (1, "income")


@pytest.mark.rule("P-map-spain-portugal")
def test_spain_draws_18_first_when_step_2_begins() -> None:
    cities = ("Lisboa", "Porto", "Braga", "Evora", "Faro", "Setubal", "Portimao")
    table = a_table(
        Holding(cities=cities),
        Holding(),
        Holding(),
        map="spain-portugal",
        phase="building",
        market=(9, 10, 11, 12, 13, 14, 15, 16),
    )

    events = all_pass(table, "building")

    assert of_type(events, CardDrawn) == [CardDrawn(18)]
    assert table.top == [22, 27]
    assert table.aside == ()
    assert table.market == [10, 11, 12, 13, 14, 15, 16, 18]


@pytest.mark.rule("P-map-spain-portugal")
def test_spain_shuffles_them_in_if_step_3_comes_first() -> None:
    table = a_table(map="spain-portugal", round=3, market=LATER, **LAST)  # type: ignore[arg-type]

    events = play(table, "A plant 7; B pass; C pass")

    assert of_type(events, StackShuffled) == [StackShuffled((18, 22, 27, 35, 36, 37))]
    assert table.aside == ()
    assert table.hidden == 6


# -- A8 -----------------------------------------------------------------------------


@pytest.mark.rule("P-A8.1")
def test_the_step_3_card_shuffles_what_lies_under_it() -> None:
    table = a_table(round=5, step=2, market=LATER, **LAST)  # type: ignore[arg-type]

    events = play(table, "A plant 7; B pass; C pass")

    assert of_type(events, StackShuffled) == [StackShuffled((35, 36, 37))]
    play(table, "B plant 8; C pass")
    assert options_of(table) == [Draw(35), Draw(36), Draw(37)]


@pytest.mark.rule("P-A8.2", "P-A8.5")
def test_in_phase_2_it_stays_as_the_largest_until_the_phase_ends() -> None:
    table = a_table(round=5, step=2, market=LATER, **LAST)  # type: ignore[arg-type]

    play(table, "A plant 7; B pass; C pass")

    assert table.market == [8, 9, 10, 11, 12, 13, 14, STEP3]
    assert table.step == 2
    assert Offer(STEP3, 1000) not in asked(table).options
    play(table, "B plant 8; C pass; #draw 36")
    assert table.market == [9, 10, 11, 12, 13, 14, 36, STEP3]
    assert actual_market(table) == [9, 10, 11, 12]
    events = play(table, "C pass")
    assert of_type(events, PlantRemoved) == [PlantRemoved(9)]
    assert of_type(events, StepChanged) == [StepChanged(3)]
    assert table.market == [10, 11, 12, 13, 14, 36]
    assert (table.step, table.phase) == (3, "resources")
    assert actual_market(table) == table.market


@pytest.mark.rule("P-A8.7")
def test_unsold_the_smallest_is_replaced_before_the_clean_up() -> None:
    table = a_table(round=5, step=2, market=LATER, **LAST)  # type: ignore[arg-type]

    events = play(table, "A pass; B pass; C pass")

    # First 7 leaves and Step 3 is drawn, then it leaves with 8.
    assert of_type(events, PlantRemoved) == [PlantRemoved(7), PlantRemoved(8)]
    assert table.market == [9, 10, 11, 12, 13, 14]
    assert (table.step, table.phase) == (3, "resources")


@pytest.mark.rule("P-A8.3", "P-A8.5")
def test_in_phase_4_card_and_smallest_leave_and_step_3_holds_from_phase_5() -> None:
    table = a_table(
        Holding(money=200, cities=GREEN[:5]),
        Holding(money=200, cities=("Berlin",)),
        Holding(),
        phase="building",
        turn=A,
        step=2,
        market=(6, 8, 9, 10, 11, 12, 13, 14),
        fuel=[(10, 10, 6, 2)],
        **LAST,  # type: ignore[arg-type]
    )

    events = connect(table, A, GREEN[5])

    assert of_type(events, PlantRemoved) == [PlantRemoved(6), PlantRemoved(8)]
    assert table.market == [9, 10, 11, 12, 13, 14]
    assert table.step == 2
    assert asked(table).seat == A
    events = play(table, "A done")
    assert of_type(events, StepChanged) == [StepChanged(3)]
    assert (table.step, table.phase) == (3, "income")
    events = all_pass(table, "income")
    # The supply of step 3, and the smallest leaves instead of the largest.
    assert table.fuel == [[13, 14, 9, 3]]
    assert of_type(events, PlantRemoved) == [PlantRemoved(9)]


@pytest.mark.rule("P-A8.3")
def test_drawn_for_step_2_it_makes_step_3_in_the_same_breath() -> None:
    table = on_the_brink_of_step_2(**LAST)
    play(table, "C done; B done; A + Wilhelmshaven")

    events = play(table, "A done")

    assert of_type(events, StepChanged) == [StepChanged(2), StepChanged(3)]
    assert of_type(events, PlantRemoved) == [PlantRemoved(9), PlantRemoved(10)]
    assert len(table.market) == 6


@pytest.mark.rule("P-A8.4", "P-A8.5")
def test_in_phase_5_it_holds_from_the_next_round() -> None:
    table = a_table(
        phase="income",
        round=5,
        step=2,
        market=LATER,
        fuel=[(10, 10, 6, 2)],
        **LAST,  # type: ignore[arg-type]
    )

    events = all_pass(table, "income")

    assert table.fuel == [[15, 13, 8, 3]]
    assert of_type(events, PlantRemoved) == [PlantRemoved(7)]
    assert of_type(events, StackShuffled) == [StackShuffled((14, 35, 36, 37))]
    assert table.market == [8, 9, 10, 11, 12, 13]
    assert (table.step, table.round, table.phase) == (3, 6, "auction")


@pytest.mark.rule("P-map-benelux")
@pytest.mark.parametrize("first", [True, False], ids=["first", "second"])
def test_benelux_still_draws_the_second_card_when_step_3_comes(first: bool) -> None:
    stack = LAST if first else LAST | {"hidden": 1, "unseen": (20,)}
    table = a_table(
        map="benelux",
        phase="income",
        round=5,
        step=2,
        market=LATER,
        **stack,  # type: ignore[arg-type]
    )

    events = all_pass(table, "income")

    assert of_type(events, PlantRemoved)[0] == PlantRemoved(7)
    draw(table, 14 if first else 20)
    assert len(table.market) == 6
    assert table.market[0] == 9
    assert table.step == 3


@pytest.mark.rule("P-A8.6")
def test_in_step_1_step_2_never_happens() -> None:
    table = on_the_brink_of_step_2(
        **(LAST | {"unseen": (), "under": (35, 36), "hidden": 0})
    )
    table.market[0] = 7
    play(table, "C done; B done; A + Wilhelmshaven")

    assert table.step3_card == "gone"
    events = play(table, "A done")

    assert of_type(events, StepChanged) == [StepChanged(3)]
    assert not of_type(events, PlantRemoved)
    assert table.market == [11, 12, 13, 14, 15, 16]
