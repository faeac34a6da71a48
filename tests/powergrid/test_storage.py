"""What fits on plants, and which plants can run: against brute force."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from robobid.games.powergrid.rules.ending import most_supplied
from robobid.games.powergrid.rules.plants import FLUX, PLANTS, Number
from robobid.games.powergrid.rules.storage import productions, storage
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, a_table


def layouts(
    plants: tuple[Number, ...], stock: tuple[int, ...]
) -> list[tuple[tuple[int, ...], ...]]:
    """Every way to lay a stock out on plants, each with what lies on each plant."""
    if not plants:
        return [()] if not any(stock) else []
    plant = PLANTS[plants[0]]
    found = []
    for laid in product(
        *(range(have + 1) if f in plant.fuels else (0,) for f, have in enumerate(stock))
    ):
        if sum(laid) <= plant.store:
            rest = tuple(have - here for have, here in zip(stock, laid, strict=True))
            found += [(laid, *more) for more in layouts(plants[1:], rest)]
    return found


SETS: list[tuple[Number, ...]] = [
    (4,),
    (5,),
    (3, 5),
    (4, 5, 9),
    (3, 4, 5),
    (5, 12, 6),
    (11, 17, 6),
    (13, 29, 35),
    (10, 29, FLUX),
    (FLUX, 46, 6),
]


@pytest.mark.rule("P-A4.2")
@pytest.mark.parametrize("plants", SETS)
def test_a_stock_is_legal_when_it_can_be_laid_out(plants: tuple[Number, ...]) -> None:
    room = storage(plants)
    random = Random(repr(plants))
    for _ in range(60):
        stock = tuple(random.randrange(limit) for limit in (6, 6, 3, 4))
        fits = bool(layouts(plants, stock))

        assert room.holds(stock) == fits
        if fits:
            for kind in range(4):
                more = tuple(n + (k == kind) for k, n in enumerate(stock))
                assert room.has_room(stock, kind) == bool(layouts(plants, more))


@pytest.mark.rule("P-A4.2")
@pytest.mark.parametrize(
    ("stock", "legal"),
    [
        ((8, 0, 0, 0), True),
        ((9, 0, 0, 0), False),
        ((4, 4, 0, 0), True),
        ((4, 5, 0, 0), False),
        ((0, 4, 0, 0), True),
        ((0, 5, 0, 0), False),
        ((8, 1, 0, 0), False),
        ((0, 0, 1, 0), False),
        ((0, 0, 0, 2), True),
        ((0, 0, 0, 3), False),
    ],
)
def test_coal_4_hybrid_5_and_nuclear_11(stock: tuple[int, ...], legal: bool) -> None:
    assert storage((4, 5, 11)).holds(stock) == legal


@pytest.mark.rule("P-A7.1")
@pytest.mark.parametrize("plants", SETS)
def test_plants_run_exactly_when_their_fuel_can_lie_on_them(
    plants: tuple[Number, ...],
) -> None:
    random = Random(repr(plants))
    for _ in range(25):
        stock = tuple(random.randrange(limit) for limit in (6, 6, 3, 3))
        laid_out = layouts(plants, stock)
        if not laid_out:
            continue
        expected = set()
        for layout in laid_out:
            able = [
                number
                for number, laid in zip(plants, layout, strict=True)
                if sum(laid) >= PLANTS[number].need
            ]
            for chosen in product(*((0, 1) for _ in able)):
                expected.add(
                    tuple(n for n, taken in zip(able, chosen, strict=True) if taken)
                )

        found = list(productions(plants, stock))

        assert {production.plants for production in found} == expected
        assert len(found) == len(set(found))


@pytest.mark.rule("P-A9.1", "P-A7.1")
@pytest.mark.parametrize("plants", SETS)
def test_the_most_supplied_cities_equal_brute_force(plants: tuple[Number, ...]) -> None:
    random = Random(repr(plants))
    player = a_table(Holding(), Holding(), Holding()).players[A]
    player.plants = plants
    player.cities = tuple(range(21))
    for _ in range(25):
        stock = tuple(random.randrange(limit) for limit in (6, 6, 3, 3))
        if laid_out := layouts(plants, stock):
            player.fuel = list(stock)

            assert most_supplied(player) == max(
                sum(
                    PLANTS[number].cities
                    for number, laid in zip(plants, layout, strict=True)
                    if sum(laid) >= PLANTS[number].need
                )
                for layout in laid_out
            )
