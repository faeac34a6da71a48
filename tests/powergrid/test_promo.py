"""The Flux Generator and the Transformer Station."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.rules.actions import Attach, Bid, Offer, Pass, Run
from robobid.games.powergrid.rules.bureaucracy import supplied_cities
from robobid.games.powergrid.rules.events import (
    IncomePaid,
    PlantRemoved,
    TransformerAttached,
    TransformerUnsold,
)
from robobid.games.powergrid.rules.plants import (
    FLUX,
    TRANSFORMER,
    Fuel,
    cities_supplied,
)
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    B,
    C,
    a_table,
    asked,
    draw,
    of_type,
    options_of,
    play,
)

LATER = (7, 8, 9, 10, 11, 12, 13, 14)
BOTH = {"promo": ("flux", "transformer")}


def a_draw(*holdings: Holding, **position: Any) -> Table:
    """The first seat has bought plant 7 and a card is drawn."""
    table = a_table(*holdings, round=2, market=LATER, switches=BOTH, **position)
    play(table, "A plant 7; B pass; C pass")
    return table


@pytest.mark.rule("P-promo-flux")
def test_flux_pushes_the_smallest_plant_out_and_another_card_is_drawn() -> None:
    table = a_draw()

    events = draw(table, FLUX)

    assert of_type(events, PlantRemoved) == [PlantRemoved(8)]
    assert asked(table).seat == CHANCE
    draw(table, 34)
    assert table.market == [9, 10, 11, 12, 13, 14, FLUX, 34]


@pytest.mark.rule("P-promo-flux")
def test_flux_that_is_itself_the_smallest_plant_throws_itself_out() -> None:
    table = a_table(
        round=9, market=(34, 35, 36, 37, 38, 39, 40, 42), top=(), switches=BOTH, step=2
    )
    for player in table.players:
        player.money = 99
    play(table, "A plant 34; B pass; C pass")

    events = draw(table, FLUX)

    assert of_type(events, PlantRemoved) == [PlantRemoved(FLUX)]
    assert asked(table).seat == CHANCE
    assert table.market == [35, 36, 37, 38, 39, 40, 42]


@pytest.mark.rule("P-promo-flux")
def test_flux_is_bought_from_33_and_burns_any_three() -> None:
    table = a_table(
        Holding(money=40),
        Holding(),
        Holding(),
        round=2,
        market=(FLUX, 35),
        step=3,
        switches=BOTH,
    )
    assert Offer(FLUX, 33) in asked(table).options
    assert Offer(FLUX, 32) not in asked(table).options

    table = a_table(
        Holding(plants=(FLUX,), fuel=(1, 0, 1, 2)),
        Holding(),
        Holding(),
        phase="income",
        switches=BOTH,
    )
    mix = (Fuel.COAL, Fuel.GARBAGE, Fuel.URANIUM)
    assert Run(FLUX, mix) in asked(table).options
    assert len(options_of(table)) == 3 + 1
    play(table, "A run flux coal+garbage+uranium")
    assert table.players[A].fuel == [0, 0, 0, 1]


@pytest.mark.rule("P-promo-transformer")
def test_the_transformer_is_auctioned_at_once_among_all_with_a_plant() -> None:
    table = a_draw(
        Holding(plants=(3,)),
        Holding(plants=(4,)),
        Holding(plants=(5, 6)),
        order=(A, C, B),
    )

    draw(table, TRANSFORMER)

    # The leader opens, though it has bought a plant this round.
    assert asked(table).seat == A
    assert Bid(9) not in asked(table).options
    play(table, "A 10")
    assert asked(table).seat == B
    play(table, "B pass; C 12; A pass")
    assert asked(table).kind == "attach"
    assert options_of(table) == [Attach(5), Attach(6)]
    events = play(table, "C attach 6")
    assert of_type(events, TransformerAttached) == [TransformerAttached(C, 6)]
    assert table.players[C].money == 38
    assert cities_supplied((6,), table.players[C].transformer) == 2
    # A replacement is drawn, and the third seat may still buy a plant.
    assert asked(table).seat == CHANCE
    draw(table, 20)
    assert asked(table).seat == C
    assert asked(table).kind == "open"


@pytest.mark.rule("P-promo-transformer")
def test_nobody_need_take_the_transformer_and_seats_without_plants_cannot() -> None:
    table = a_draw()

    draw(table, TRANSFORMER)
    assert asked(table).seat == A
    assert Pass() in asked(table).options
    events = play(table, "A pass")

    assert of_type(events, TransformerUnsold)
    draw(table, 20)
    assert asked(table).seat == B


@pytest.mark.rule("P-promo-transformer")
def test_its_plant_supplies_one_more_city_and_takes_it_along() -> None:
    table = a_table(
        Holding(
            plants=(4, 13), fuel=(2, 0, 0, 0), cities=("Kiel", "Berlin"), transformer=13
        ),
        Holding(),
        Holding(),
        phase="income",
        switches=BOTH,
    )
    assert supplied_cities(table.players[A], (4,)) == 1
    events = play(table, "A run 13; A done")
    assert of_type(events, IncomePaid) == [IncomePaid(A, 2, 33)]

    table = a_table(
        Holding(plants=(3, 4, 5), transformer=4),
        Holding(),
        Holding(),
        round=2,
        market=LATER,
        switches=BOTH,
    )
    play(table, "A plant 7; B pass; C pass; A discard 4")
    assert table.players[A].transformer is None


@pytest.mark.rule("P-promo-transformer")
def test_the_transformer_comes_in_the_middle_of_building() -> None:
    cities = ("Flensburg", "Kiel", "Hamburg", "Hannover")
    table = a_table(
        Holding(money=100, cities=cities, plants=(10,)),
        Holding(plants=(3,)),
        Holding(plants=(4,)),
        phase="building",
        turn=A,
        market=(5, 6, 7, 8, 9, 11, 13, 14),
        switches=BOTH,
    )
    play(table, "A + Bremen")
    draw(table, TRANSFORMER)

    play(table, "A pass; B 10; C pass")

    assert table.players[B].transformer == 3
    draw(table, 20)
    assert asked(table).seat == A
    assert asked(table).kind == "build"
