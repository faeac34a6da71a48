"""Which plants robots run, and how they are ranked (C6, S6)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from robobid.games.powergrid.robots.running import best, fuel_prices, paid_cities
from robobid.games.powergrid.rules.ending import most_supplied
from robobid.games.powergrid.rules.events import GameEnded, IncomePaid
from robobid.games.powergrid.rules.plants import FLUX, PLANTS, Fuel
from robobid.games.powergrid.rules.storage import most_produced, productions
from robobid.games.powergrid.rules.tables import income
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, C, of_type, play
from tests.powergrid.robots import obey, obeys, reasons, robot_table

TOWNS = ("Kiel", "Hamburg", "Lubeck", "Schwerin", "Flensburg", "Rostock", "Bremen")


def running(held: Holding, special: int = 1, **position: Any) -> Table:
    """Robot A is paid first in phase 5."""
    usual: dict[str, Any] = {"round": 3, "market": (22, 23, 27, 33, 35, 37, 39, 44)}
    position = usual | position
    return robot_table(
        f"robot 1-1-1-1-{special}; Ann; Bob", held, phase="income", **position
    )


@pytest.mark.rule("P-C6.1")
def test_it_runs_what_pays_most() -> None:
    table = running(Holding(plants=(4, 10), fuel=(4, 0, 0, 0), cities=TOWNS[:3]))

    assert obeys(table, A) == ["run 4", "run 10", "done"]


@pytest.mark.rule("P-C6.1")
def test_it_burns_no_more_than_the_income_asks_for() -> None:
    """One city: plant 4 or 10 is enough, and the one with the smaller number runs."""
    table = running(Holding(plants=(4, 10), fuel=(4, 0, 0, 0), cities=TOWNS[:1]))

    assert obeys(table, A) == ["run 4", "done"]


@pytest.mark.rule("P-C6.1")
def test_among_equals_the_cheapest_fuel_is_burnt() -> None:
    """Two oil at 3 or two coal at 1: coal, also in the hybrid."""
    table = running(Holding(plants=(3, 4), fuel=(2, 2, 0, 0), cities=TOWNS[:1]))
    assert obeys(table, A)[0] == "run 4"

    table = running(Holding(plants=(12,), fuel=(2, 2, 0, 0), cities=TOWNS[:2]))
    assert obeys(table, A)[0] == "run 12 coal+coal"


@pytest.mark.rule("P-C6.1")
def test_hybrids_leave_what_pure_plants_need() -> None:
    table = running(Holding(plants=(4, 12), fuel=(2, 2, 0, 0), cities=TOWNS[:3]))

    assert obeys(table, A) == ["run 4", "run 12 oil+oil", "done"]


@pytest.mark.rule("P-D47")
@pytest.mark.parametrize(("readings", "plant"), [("", "9"), ("47=alt", "10")])
def test_whole_productions_or_single_tokens_are_compared(
    readings: str, plant: str
) -> None:
    """One oil costs 3; two coal cost 2 each, but a token of coal is cheaper."""
    table = running(
        Holding(plants=(9, 10), fuel=(2, 1, 0, 0), cities=TOWNS[:1]),
        fuel=[(20, 18, 6, 2)],
        readings=readings,
    )

    assert obeys(table, A) == [f"run {plant}", "done"]


@pytest.mark.rule("P-C6.1")
def test_what_is_sold_out_counts_one_above_its_dearest_place() -> None:
    table = running(Holding(plants=(4,)), fuel=[(0, 1, 0, 0)])

    assert fuel_prices(table, A)[Fuel.COAL] == 9
    assert fuel_prices(table, A)[Fuel.OIL] == 8
    assert fuel_prices(table, A)[Fuel.URANIUM] == 17


@pytest.mark.rule("P-C6.1", "P-robots-korea")
def test_korea_counts_the_cheaper_market() -> None:
    table = running(
        Holding(plants=(4,)), map="korea", fuel=[(3, 0, 0, 0), (12, 0, 0, 2)]
    )

    assert fuel_prices(table, A)[Fuel.COAL] == 1
    assert fuel_prices(table, A)[Fuel.URANIUM] == 14
    assert fuel_prices(table, A)[Fuel.GARBAGE] == 9


@pytest.mark.rule("P-C6.1")
def test_without_a_city_it_burns_nothing() -> None:
    table = running(Holding(plants=(4,), fuel=(2, 0, 0, 0)))

    assert obeys(table, A) == ["done"]


@pytest.mark.rule("P-C6.1")
def test_more_than_the_income_table_goes_up_to_is_not_worth_fuel() -> None:
    table = robot_table(
        "robot 1-1-1-1-1; Ann",
        Holding(plants=(36, 38, 46, 50), fuel=(6, 0, 3, 0), cities=every_city()),
        phase="income",
        round=3,
        market=(22, 23, 27, 33, 35, 37, 39, 44),
    )

    moves = obeys(table, A)

    assert "run 38" not in moves
    assert len(moves) == 4


def every_city() -> tuple[str, ...]:
    table = robot_table("robot 1-1-1-1-1; Ann")
    return tuple(city.word for city in table.land.cities)


@pytest.mark.rule("P-piece-S6", "P-C6.2", "P-D34")
@pytest.mark.parametrize(
    ("cities", "fuel", "paid"),
    [
        pytest.param(2, 4, 3, id="it produces for one more"),
        pytest.param(3, 4, 3, id="it does not"),
        pytest.param(1, 4, 2, id="never more than one"),
        pytest.param(3, 2, 2, id="fewer produced than owned"),
    ],
)
def test_s6_is_paid_for_one_city_more(cities: int, fuel: int, paid: int) -> None:
    held = Holding(plants=(4, 10), fuel=(fuel, 0, 0, 0), cities=TOWNS[:cities])
    table = running(held, special=6)
    while (events := obey(table)) and not of_type(events, IncomePaid):
        pass

    (event,) = of_type(events, IncomePaid)
    assert (event.supplied, event.income) == (min(paid, cities), income(paid))
    assert (("S6", "one_city_more") in reasons(events)) is (paid > cities)


@pytest.mark.rule("P-C6.3", "P-D35")
def test_at_the_end_s6_does_not_count() -> None:
    held = Holding(money=100, plants=(15,), fuel=(2, 0, 0, 0), cities=TOWNS[:2])
    table = running(held, special=6)
    assert most_supplied(table.players[A]) == 2
    table.phase, table.turn, table.waiting = "building", C, ()
    table.idle_rounds, table.step, table.step3_card = 9, 3, "gone"

    (ended,) = of_type(play(table, "C done"), GameEnded)

    assert ended.supplied[A] == 2
    assert ended.places[A] == 1


@pytest.mark.rule("P-C6.1", "P-C6.2")
def test_its_choice_is_the_best_of_all_choices() -> None:
    """Against brute force on random stocks: nothing pays more, or the same for less."""
    random = Random(5)
    for number in range(150):
        plants = tuple(sorted(random.sample([*PLANTS], 3)))
        stock = some_stock(plants, random)
        table = running(
            Holding(plants=plants, fuel=stock, cities=TOWNS[: number % 8]),
            special=6 if number % 2 else 1,
            market=tuple(n for n in sorted(PLANTS) if n > 7 and n not in plants)[:8],
            switches={"promo": ("flux",)},
            fuel=[(9, 12, 6, 4)],
        )
        chosen = best(table, A)
        prices = fuel_prices(table, A)

        def pays(production: Any, table: Table = table) -> int:
            return income(paid_cities(table, A, production.plants))

        def burns(production: Any, prices: list[int] = prices) -> int:
            pairs = product(production.burns, Fuel)
            return sum(burn[fuel] * prices[fuel] for burn, fuel in pairs)

        for other in productions(plants, stock):
            assert (-pays(chosen), burns(chosen)) <= (-pays(other), burns(other))


def some_stock(plants: tuple[float, ...], random: Random) -> tuple[int, ...]:
    stock = [0, 0, 0, 0]
    for plant in map(PLANTS.__getitem__, plants):
        for _ in range(random.randint(0, plant.store)):
            stock[random.choice(plant.fuels)] += 1
    return tuple(stock)


def test_most_produced_counts_whole_productions() -> None:
    assert most_produced((4, 10), [3, 0, 0, 0]) == 2
    assert most_produced((FLUX,), [1, 1, 1, 0]) == 6
