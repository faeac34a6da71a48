"""The facts of the plants."""

from __future__ import annotations

import pytest

from robobid.core.errors import Unsupported
from robobid.games.powergrid.rules.plants import (
    BASE_PLANTS,
    FLUX,
    PLANTS,
    STEP3,
    Fuel,
    card_named,
    card_word,
)


@pytest.mark.rule("P-A0.2")
def test_plants_store_twice_their_need_and_bid_from_their_number() -> None:
    assert len(BASE_PLANTS) == 42
    for plant in BASE_PLANTS:
        assert plant.store == 2 * plant.need
        assert plant.min_bid == plant.number
        assert plant.needs_no_fuel == (plant.kind in ("ecological", "fusion"))
        assert bool(plant.fuels) == bool(plant.need)
        assert plant.is_nuclear == (plant.fuels == (Fuel.URANIUM,))


@pytest.mark.rule("P-A0.2")
@pytest.mark.parametrize(
    ("number", "kind", "need", "cities"),
    [
        (3, "oil", 2, 1),
        (6, "garbage", 1, 1),
        (20, "coal", 3, 5),
        (29, "hybrid", 1, 4),
        (39, "nuclear", 1, 6),
        (50, "fusion", 0, 6),
    ],
)
def test_a_plant_is_as_printed(number: int, kind: str, need: int, cities: int) -> None:
    plant = PLANTS[number]

    assert (plant.kind, plant.need, plant.cities) == (kind, need, cities)


def test_a_hybrid_burns_any_mix() -> None:
    assert PLANTS[5].burns == ((2, 0, 0, 0), (1, 1, 0, 0), (0, 2, 0, 0))


@pytest.mark.rule("P-promo-flux")
def test_the_flux_generator_burns_any_three_and_sorts_behind_33() -> None:
    flux = PLANTS[FLUX]

    assert 33 < FLUX < 34
    assert (flux.min_bid, flux.need, flux.store, flux.cities) == (33, 3, 6, 6)
    assert len(flux.burns) == 20
    assert (1, 0, 1, 1) in flux.burns


@pytest.mark.parametrize("number", [*PLANTS, STEP3])
def test_a_card_is_written_one_to_one(number: float) -> None:
    assert card_named(card_word(number)) == number


def test_an_unknown_plant_is_refused() -> None:
    with pytest.raises(Unsupported, match="'41'") as error:
        card_named("41")

    assert error.value.code == "unknown_plant"
