"""Which plants robots may want (C3, 1 to 7)."""

from __future__ import annotations

import pytest

from robobid.games.powergrid.robots.wanting import wanted
from robobid.games.powergrid.rules.plants import FLUX
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, play
from tests.powergrid.robots import (
    KIEL,
    MANY,
    in_round_2,
    limit,
    robot_table,
    words,
)


@pytest.mark.rule("P-C3.1", "P-C3.7")
def test_never_a_plant_below_its_smallest() -> None:
    held = Holding(money=99, plants=(5,), cities=KIEL)
    table = in_round_2(3, held, market=(3, 4, 6, 7, 8, 9, 10, 11))

    assert wanted(table, A) == [6, 7]


@pytest.mark.rule("P-C3.2", "P-D5", "P-D6")
@pytest.mark.parametrize(
    ("readings", "plants"),
    [("", [15, 16]), ("5=alt", [12, 14, 15, 16])],
)
def test_a_plant_above_the_limit_must_beat_one_of_those_owned(
    readings: str, plants: list[float]
) -> None:
    """It owns 2, 3 and 2 cities' worth, and has cities for more."""
    held = Holding(money=99, plants=(8, 10, 11), cities=MANY)
    table = in_round_2(
        3, held, market=(12, 14, 15, 16, 20, 21, 22, 23), readings=readings
    )

    assert wanted(table, A) == plants


@pytest.mark.rule("P-D6")
def test_with_two_seats_the_limit_is_four_plants() -> None:
    held = Holding(money=99, plants=(6, 7, 9), cities=MANY)
    table = robot_table(
        "robot 1-3-4-6-6; Ann", held, round=2, market=(8, 10, 13, 14, 20, 21, 22, 23)
    )

    assert wanted(table, A) == [8, 10, 13, 14]


@pytest.mark.rule("P-C3.3")
def test_never_a_plant_that_costs_more_than_it_has() -> None:
    table = in_round_2(4, Holding(money=4))

    assert wanted(table, A) == [3, 4]


@pytest.mark.rule("P-C3.3", "P-robots-promo", "P-C3.5")
def test_the_flux_generator_is_wanted_and_bid_for_from_33() -> None:
    held = Holding(money=33, plants=(30,), cities=MANY)
    table = in_round_2(
        3, held, market=(31, 32, FLUX, 36), step=3, switches={"promo": ("flux",)}
    )

    assert wanted(table, A) == [31, 32, FLUX]
    assert limit(table, A, FLUX) == 43


@pytest.mark.rule("P-C3.5", "P-C3.18", "P-robots-promo")
def test_robots_never_bid_for_the_transformer_station() -> None:
    table = robot_table(
        "robot 1-6-4-6-6; Ann; Bob",
        Holding(money=99, plants=(4,), cities=KIEL),
        Holding(plants=(5,)),
        Holding(plants=(6,)),
        order=(B, C, A),
        phase="plants",
        unseen=(2000, 20),
        hidden=2,
        round=2,
        top=(),
        switches={"promo": ("transformer",)},
        moment={"draws": 1},
    )

    play(table, "#draw transformer")

    assert table.auction is not None
    assert table.auction.queue == (B, C)


@pytest.mark.rule("P-C3.6")
@pytest.mark.parametrize(("cities", "wants"), [(("Kiel",), False), (MANY[:2], True)])
def test_it_wants_nothing_with_power_for_two_cities_more(
    cities: tuple[str, ...], wants: bool
) -> None:
    held = Holding(money=99, plants=(15,), cities=cities)
    table = in_round_2(3, held, market=(16, 17, 18, 19, 20, 21, 22, 23))

    assert bool(wanted(table, A)) is wants
    assert words(table) == (["plant 19"] if wants else ["pass"])


@pytest.mark.rule("P-C3.4", "P-D11", "P-robots-central-europe", "P-map-central-europe")
@pytest.mark.parametrize(
    ("cities", "readings", "nuclear"),
    [
        (("Praha",), "", True),
        (("Praha", "Katowice"), "", False),
        (("Praha", "Katowice"), "11=alt", True),
        (("Katowice",), "11=alt", False),
        ((), "", False),
    ],
)
def test_a_forbidden_city_bars_nuclear_plants(
    cities: tuple[str, ...], readings: str, nuclear: bool
) -> None:
    held = Holding(money=99, plants=(4,), cities=cities)
    table = in_round_2(
        3,
        held,
        map="central-europe",
        regions=("blue", "brown", "green"),
        market=(11, 12, 14, 15, 20, 21, 22, 23),
        readings=readings,
    )

    assert (11 in wanted(table, A)) is nuclear
    assert 12 in wanted(table, A)


@pytest.mark.rule("P-C3.4", "P-robots-spain-portugal", "P-map-spain-portugal")
@pytest.mark.parametrize(
    ("cities", "nuclear"), [(("Leon",), True), (("Leon", "Porto"), False)]
)
def test_a_portuguese_city_bars_nuclear_plants(
    cities: tuple[str, ...], nuclear: bool
) -> None:
    table = in_round_2(
        3,
        Holding(money=99, plants=(4,), cities=cities),
        map="spain-portugal",
        regions=("yellow", "green", "brown"),
        market=(11, 12, 14, 15, 20, 21, 23, 24),
    )

    assert (11 in wanted(table, A)) is nuclear
