"""Phase 3: buying fuel (A4)."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import Buy, Connect, Done, GoTo
from robobid.games.powergrid.rules.events import FuelBought
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.resources import price_of
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    B,
    C,
    a_table,
    act,
    asked,
    of_type,
    options_of,
    play,
)


@pytest.mark.rule("P-A4.1")
def test_the_last_in_the_order_buys_first() -> None:
    table = a_table(phase="resources", order=(B, C, A))

    seats = []
    while table.phase == "resources":
        seats.append(asked(table).seat)
        act(table, seats[-1], Done())

    assert seats == [A, C, B]
    assert table.phase == "building"


@pytest.mark.rule("P-A0.3", "P-A4.1")
def test_the_cheapest_token_is_sold_and_the_dearest_places_are_occupied() -> None:
    table = a_table(
        Holding(plants=(4, 10)),
        Holding(),
        Holding(),
        phase="resources",
        order=(C, B, A),
        fuel=[(8, 18, 6, 2)],
    )

    # Eight coal lie on 6 6, 7 7 7 and 8 8 8.
    events = play(table, "A coal; A coal; A coal; A coal; A coal; A coal")

    assert [event.payment for event in of_type(events, FuelBought)] == [
        6,
        6,
        7,
        7,
        7,
        8,
    ]
    assert table.players[A].money == 50 - 41
    assert table.players[A].fuel == [6, 0, 0, 0]
    assert table.fuel == [[2, 18, 6, 2]]
    assert price_of(table, A, 0, Fuel.COAL) == 8


@pytest.mark.rule("P-A4.1")
@pytest.mark.parametrize(
    ("holding", "market", "fuel", "code"),
    [
        (Holding(plants=(4,)), (0, 18, 6, 2), Fuel.COAL, "sold_out"),
        (Holding(plants=(4,)), (24, 18, 6, 2), Fuel.OIL, "no_room"),
        (
            Holding(plants=(4,), fuel=(4, 0, 0, 0)),
            (20, 18, 6, 2),
            Fuel.COAL,
            "no_room",
        ),
        (
            Holding(plants=(4,), money=7),
            (1, 18, 6, 2),
            Fuel.COAL,
            "token_not_affordable",
        ),
    ],
)
def test_a_token_that_cannot_be_bought_is_refused(
    holding: Holding, market: tuple[int, ...], fuel: Fuel, code: str
) -> None:
    table = a_table(
        holding, Holding(), Holding(), phase="resources", turn=A, fuel=[market]
    )
    before = table.copy()

    with pytest.raises(Illegal) as error:
        act(table, A, Buy(fuel))

    assert error.value.code == code
    assert error.value.values["fuel"] == fuel.word
    assert table == before
    assert Buy(fuel) not in options_of(table)


@pytest.mark.rule("P-A4.2")
def test_a_hybrid_takes_any_mix_up_to_its_store() -> None:
    table = a_table(
        Holding(plants=(5,)), Holding(), Holding(), phase="resources", turn=A
    )

    play(table, "A coal; A oil; A oil")
    assert Buy(Fuel.COAL) in options_of(table)
    assert Buy(Fuel.GARBAGE) not in options_of(table)
    play(table, "A coal")
    assert options_of(table) == [Done()]


def test_building_is_no_action_of_this_phase() -> None:
    table = a_table(phase="resources", turn=A)

    with pytest.raises(Illegal):
        act(table, A, Connect("Kiel"))


@pytest.mark.rule("P-map-central-europe")
def test_a_house_in_wien_makes_garbage_cheaper() -> None:
    table = a_table(
        Holding(plants=(6,), cities=("Wien",)),
        Holding(plants=(14,), cities=("Graz",)),
        Holding(),
        map="central-europe",
        regions=("yellow", "green", "brown"),
        phase="resources",
        turn=A,
    )

    assert price_of(table, A, 0, Fuel.GARBAGE) == 6
    assert price_of(table, B, 0, Fuel.GARBAGE) == 7
    assert price_of(table, A, 0, Fuel.COAL) == 1
    events = play(table, "A garbage")
    assert of_type(events, FuelBought) == [FuelBought(A, Fuel.GARBAGE, 6)]
    assert table.players[A].money == 44
    table.fuel[0][Fuel.GARBAGE] = 24
    assert price_of(table, A, 0, Fuel.GARBAGE) == 0


@pytest.mark.rule("P-map-korea")
def test_in_korea_a_seat_buys_in_one_market_a_round() -> None:
    table = a_table(
        Holding(plants=(4, 11)),
        Holding(plants=(17,)),
        Holding(),
        map="korea",
        phase="resources",
        order=(B, A, C),
        turn=A,
    )

    assert options_of(table) == [GoTo("north"), GoTo("south"), Done()]
    with pytest.raises(Illegal) as error:
        act(table, A, Buy(Fuel.COAL))
    assert error.value.code == "no_market_chosen"
    play(table, "A north")
    assert options_of(table) == [Buy(Fuel.COAL), Done()]
    with pytest.raises(Illegal):
        act(table, A, GoTo("south"))
    with pytest.raises(Illegal) as error:
        act(table, A, Buy(Fuel.URANIUM))
    assert error.value.code == "sold_out"
    play(table, "A coal; A coal; A coal")
    assert table.fuel == [[9, 6, 2, 0], [12, 12, 4, 2]]
    assert table.players[A].money == 50 - 1 - 1 - 2
    play(table, "A done; B south; B uranium; B done")
    assert table.fuel[1] == [12, 12, 4, 1]
    assert table.phase == "building"
