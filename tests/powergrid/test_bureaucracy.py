"""Phase 5: income, supply, plant market (A7)."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import Done, Run
from robobid.games.powergrid.rules.bureaucracy import supply_markets
from robobid.games.powergrid.rules.events import (
    IncomePaid,
    PlantPutUnder,
    PlantRemoved,
)
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    B,
    C,
    a_table,
    act,
    all_pass,
    asked,
    draw,
    of_type,
    options_of,
    play,
)

COAL, OIL = Fuel.COAL, Fuel.OIL


@pytest.mark.rule("P-A7.1", "P-A0.4")
def test_plants_burn_their_need_and_cities_are_paid() -> None:
    table = a_table(
        Holding(
            money=0,
            plants=(4, 10, 13),
            fuel=(6, 0, 0, 0),
            cities=("Essen", "Dortmund", "Duisburg"),
        ),
        Holding(),
        Holding(),
        phase="income",
        order=(A, B, C),
    )
    reserve = table.reserve[COAL]

    assert asked(table).seat == A
    play(table, "A run 10; A run 4")
    assert table.players[A].fuel == [2, 0, 0, 0]
    assert table.reserve[COAL] == reserve + 4
    # Two and one and one make four, but there are three cities.
    events = play(table, "A run 13; A done")
    assert of_type(events, IncomePaid) == [IncomePaid(A, 3, 44)]
    assert table.players[A].money == 44
    assert asked(table).seat == B
    assert of_type(play(table, "B done"), IncomePaid) == [IncomePaid(B, 0, 10)]


@pytest.mark.rule("P-A7.1")
def test_a_hybrid_offers_each_mix_and_a_plant_runs_once() -> None:
    table = a_table(
        Holding(plants=(5,), fuel=(2, 1, 0, 0)), Holding(), Holding(), phase="income"
    )

    assert options_of(table) == [Run(5, (COAL, COAL)), Run(5, (COAL, OIL)), Done()]
    play(table, "A run 5 coal+oil")
    assert table.players[A].fuel == [1, 0, 0, 0]
    assert options_of(table) == [Done()]


@pytest.mark.rule("P-A7.1")
def test_a_hybrid_full_of_oil_cannot_burn_coal_that_lies_on_a_coal_plant() -> None:
    """The designer's ruling: plant 4 holds the coal, plant 5 four oil."""
    table = a_table(
        Holding(plants=(4, 5), fuel=(2, 4, 0, 0)), Holding(), Holding(), phase="income"
    )

    assert set(options_of(table)) == {Run(4, (COAL, COAL)), Run(5, (OIL, OIL)), Done()}
    with pytest.raises(Illegal) as error:
        act(table, A, Run(5, (COAL, COAL)))
    assert error.value.code == "fuel_elsewhere"


@pytest.mark.rule("P-A7.1")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Run(30, (Fuel.GARBAGE,) * 3), "plant_not_owned"),
        (Run(4, (COAL,)), "wrong_fuel"),
        (Run(4, (OIL, OIL)), "wrong_fuel"),
        (Run(3, (OIL, OIL)), "fuel_missing"),
        (Run(13), "plant_ran"),
    ],
)
def test_a_plant_that_cannot_run_is_refused(action: Run, code: str) -> None:
    table = a_table(
        Holding(plants=(3, 4, 13), fuel=(2, 1, 0, 0)),
        Holding(),
        Holding(),
        phase="income",
    )
    play(table, "A run 13")
    before = table.copy()

    with pytest.raises(Illegal) as error:
        act(table, A, action)

    assert error.value.code == code
    assert table == before


@pytest.mark.rule("P-A7.2", "P-A0.3")
def test_supply_fills_the_dearest_free_places() -> None:
    table = a_table(phase="income", fuel=[(10, 10, 6, 2)])

    all_pass(table, "income")

    assert table.fuel == [[14, 12, 7, 3]]


@pytest.mark.rule("P-A7.2")
@pytest.mark.parametrize(("step", "coal"), [(1, 14), (2, 15), (3, 13)])
def test_supply_depends_on_the_step(step: int, coal: int) -> None:
    table = a_table(phase="income", fuel=[(10, 10, 6, 2)])
    table.step = step

    supply_markets(table)

    assert table.fuel[0][COAL] == coal


@pytest.mark.rule("P-A7.2")
def test_supply_is_limited_by_reserve_and_places_and_never_made_up() -> None:
    table = a_table(
        Holding(plants=(4, 8), fuel=(10, 0, 0, 0)),
        Holding(),
        Holding(),
        phase="income",
        fuel=[(12, 23, 6, 2)],
    )
    assert table.reserve[:2] == [2, 1]

    all_pass(table, "income")

    assert table.fuel[0][:2] == [14, 24]
    assert table.reserve[:2] == [0, 0]


@pytest.mark.rule("P-map-korea")
def test_korea_fills_the_north_first_from_one_reserve() -> None:
    table = a_table(
        Holding(plants=(4,), fuel=(4, 0, 0, 0)),
        Holding(plants=(8,), fuel=(6, 0, 0, 0)),
        Holding(),
        map="korea",
        phase="income",
        fuel=[(5, 6, 2, 0), (6, 12, 4, 2)],
    )
    assert table.reserve[COAL] == 3

    all_pass(table, "income")

    # Due are two and two; the reserve has three.
    assert [market[COAL] for market in table.fuel] == [7, 7]
    assert table.reserve[COAL] == 0


@pytest.mark.rule("P-A7.2", "P-map-korea")
def test_a_full_ladder_takes_no_more_though_the_reserve_has_some() -> None:
    """Only in Korea has a market fewer places than there are tokens."""
    table = a_table(map="korea", phase="income", fuel=[(11, 6, 2, 0), (9, 12, 4, 2)])
    assert table.reserve[COAL] == 4

    all_pass(table, "income")

    # Two are due in the north, which has twelve places, and two in the south.
    assert [market[COAL] for market in table.fuel] == [12, 11]
    assert table.reserve[COAL] == 1


@pytest.mark.rule("P-A7.3")
@pytest.mark.parametrize("step", [1, 2])
def test_the_largest_plant_goes_under_the_stack(step: int) -> None:
    table = a_table(
        phase="income", step=step, market=(7, 8, 9, 10, 11, 12, 13, 40), round=3
    )

    events = all_pass(table, "income")

    assert of_type(events, PlantPutUnder) == [PlantPutUnder(40)]
    assert table.under == [40]
    assert asked(table).seat == CHANCE
    draw(table, 20)
    assert table.market == [7, 8, 9, 10, 11, 12, 13, 20]


@pytest.mark.rule("P-A7.4")
def test_then_the_next_round_begins() -> None:
    table = a_table(phase="income", round=3, market=(7, 8, 9, 10, 11, 12, 13, 40))

    all_pass(table, "income")
    draw(table, 20)

    assert (table.round, table.phase) == (4, "auction")


@pytest.mark.rule("P-A7.3")
def test_in_step_3_the_smallest_leaves_and_an_empty_stack_shrinks_the_market() -> None:
    table = a_table(
        phase="income", step=3, market=(20, 21, 22, 23, 24, 25), unseen=(40,), hidden=1
    )

    events = all_pass(table, "income")
    assert of_type(events, PlantRemoved) == [PlantRemoved(20)]
    draw(table, 40)
    assert table.market == [21, 22, 23, 24, 25, 40]
    table.phase, table.turn, table.waiting = "income", A, (B, C)
    all_pass(table, "income")
    assert table.market == [22, 23, 24, 25, 40]
    assert asked(table).kind == "open"


@pytest.mark.rule("P-map-benelux")
def test_benelux_also_loses_the_smallest_and_draws_two() -> None:
    table = a_table(
        map="benelux", phase="income", market=(7, 8, 9, 10, 11, 12, 13, 40), round=3
    )

    events = all_pass(table, "income")

    assert of_type(events, PlantPutUnder) == [PlantPutUnder(40)]
    assert of_type(events, PlantRemoved) == [PlantRemoved(7)]
    draw(table, 20, 21)
    assert table.market == [8, 9, 10, 11, 12, 13, 20, 21]
    assert table.phase == "auction"
