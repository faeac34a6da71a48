"""Set-up: regions, lots, market and stack (A1)."""

from __future__ import annotations

from collections import Counter

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import ChooseRegion, Lot, Regions
from robobid.games.powergrid.rules.events import OrderChanged, RegionsSettled
from robobid.games.powergrid.rules.plants import BASE_PLANTS, FLUX, TRANSFORMER
from robobid.games.powergrid.rules.tables import FIGURES, TOKENS
from tests.powergrid.builders import (
    OFFERS,
    A,
    B,
    C,
    a_new_game,
    a_started_game,
    act,
    asked,
    of_type,
    options_of,
)


@pytest.mark.rule("P-A1.1")
def test_seats_choose_connected_regions_in_turn() -> None:
    table = a_new_game(3)

    assert asked(table).seat == A
    assert len(options_of(table)) == 6
    act(table, A, ChooseRegion("brown"))
    assert asked(table).seat == B
    assert set(options_of(table)) == {ChooseRegion("green"), ChooseRegion("yellow")}
    act(table, B, ChooseRegion("yellow"))
    assert asked(table).seat == C
    assert ChooseRegion("cyan") in asked(table).options
    events = act(table, C, ChooseRegion("purple"))

    assert of_type(events, RegionsSettled) == [
        RegionsSettled(("brown", "purple", "yellow"))
    ]
    assert len(table.land.cities) == 21
    assert "Berlin" in table.land.index
    assert "Essen" not in table.land.index


@pytest.mark.rule("P-A1.1")
@pytest.mark.parametrize(
    ("region", "code"),
    [
        ("purple", "region_cut_off"),
        ("brown", "region_taken"),
        ("grey", "unknown_region"),
    ],
)
def test_a_region_that_is_not_connected_is_refused(region: str, code: str) -> None:
    table = a_new_game(3)
    act(table, A, ChooseRegion("brown"))
    before = table.copy()

    with pytest.raises(Illegal) as error:
        act(table, B, ChooseRegion(region))

    assert error.value.code == code
    assert error.value.values["region"] == region
    assert table == before


@pytest.mark.rule("P-A1.1", "P-map-italy")
def test_nobody_can_draft_the_regions_that_fall_apart() -> None:
    table = a_new_game(3, "italy")
    act(table, A, ChooseRegion("red"))
    act(table, B, ChooseRegion("green"))

    assert set(options_of(table)) == {ChooseRegion("yellow"), ChooseRegion("purple")}


@pytest.mark.rule("P-A1.1")
def test_regions_may_be_drawn_each_choice_as_likely() -> None:
    table = a_new_game(4, regions="drawn")
    decision = asked(table)
    outcomes = list(decision.options.outcomes())

    assert decision.seat == CHANCE
    assert len(outcomes) == 12
    assert {weight for _, weight in outcomes} == {1}
    act(table, CHANCE, Regions(frozenset(("green", "brown", "red", "yellow"))))
    assert table.phase == "lots"


@pytest.mark.rule("P-A1.2")
def test_everybody_has_50_and_lots_make_the_first_order() -> None:
    table = a_new_game(4, regions=frozenset(("green", "brown", "red", "yellow")))

    assert [player.money for player in table.players] == [50] * 4
    assert asked(table).seat == CHANCE
    assert options_of(table) == [Lot(0), Lot(1), Lot(2), Lot(3)]
    act(table, CHANCE, Lot(2))
    act(table, CHANCE, Lot(0))
    events = act(table, CHANCE, Lot(3))

    assert of_type(events, OrderChanged) == [OrderChanged((2, 0, 3, 1))]
    assert asked(table).seat == C
    assert list(table.seats) == [0, 1, 2, 3]


@pytest.mark.rule("P-A1.3", "P-A0.4")
@pytest.mark.parametrize(("map", "seats"), OFFERS)
def test_what_is_not_on_the_market_is_reserve(map: str, seats: int) -> None:
    table = a_new_game(seats, map)
    markets = table.setup.map.markets

    assert table.fuel == [list(market.start) for market in markets]
    for fuel, tokens in enumerate(TOKENS):
        assert sum(m.start[fuel] for m in markets) + table.reserve[fuel] == tokens


@pytest.mark.rule("P-A1.4", "P-A1.6", "P-A0.6")
def test_the_first_market_step_and_round() -> None:
    table = a_started_game()

    assert table.market == [3, 4, 5, 6, 7, 8, 9, 10]
    assert (table.step, table.round, table.phase) == (1, 1, "auction")


@pytest.mark.rule("P-A1.5")
@pytest.mark.parametrize(("map", "seats"), OFFERS)
def test_the_stack_has_13_on_top_and_some_cards_removed_unseen(
    map: str, seats: int
) -> None:
    table = a_new_game(seats, map)
    facts = table.setup.map

    assert table.top == [facts.top_of_stack]
    assert table.hidden == len(table.unseen) - FIGURES[seats].plants_removed
    assert table.step3_card == "in-stack"
    everywhere = [*table.market, *table.top, *table.unseen, *table.aside]
    everywhere += facts.without_plants
    assert Counter(everywhere) == Counter(plant.number for plant in BASE_PLANTS)
    assert table.stack_size == 1 + table.hidden + 1


@pytest.mark.rule("P-map-france")
def test_france_has_11_on_top_and_no_13() -> None:
    table = a_new_game(3, "france")

    assert table.top == [11]
    assert not {11, 13} & set(table.unseen)


@pytest.mark.rule("P-map-spain-portugal")
def test_spain_puts_18_22_27_aside_before_the_removal() -> None:
    table = a_new_game(3, "spain-portugal")

    assert table.aside == (18, 22, 27)
    assert not {18, 22, 27} & set(table.unseen)
    assert table.hidden == 33 - 3 - 8


@pytest.mark.rule("P-promo-flux", "P-promo-transformer")
def test_promo_cards_are_shuffled_in_when_they_are_switched_on() -> None:
    assert not {FLUX, TRANSFORMER} & set(a_new_game(3).unseen)
    assert FLUX in a_new_game(3, promo=("flux",)).unseen
    assert TRANSFORMER in a_new_game(3, promo=("transformer",)).unseen
