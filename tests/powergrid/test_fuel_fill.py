"""What is bought in one go, so that all plants run once or twice."""

from __future__ import annotations

from robobid.games.powergrid.asides.fuel_fill import fuel_fills
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.storage import most_produced
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, play
from tests.powergrid.robots import robot_table


def buying(money: int, *plants: int) -> Table:
    held = Holding(money=money, plants=plants, cities=("Kiel",))
    return robot_table("Ann; Bob", held, round=2, phase="resources", order=(B, A))


def test_one_run_and_two() -> None:
    """Plants 4 and 3 burn two coal and two oil."""
    table = buying(80, 3, 4)

    once, twice = fuel_fills(table, A)

    assert (once.fuel.count(Fuel.COAL), once.fuel.count(Fuel.OIL)) == (2, 2)
    assert len(twice.fuel) == 8
    play(table, "; ".join(f"A {fuel.word}" for fuel in twice.fuel))
    player = table.players[A]
    assert player.money == 80 - twice.payment
    assert most_produced(player.plants, player.fuel, table.setup.plants) == 2
    assert fuel_fills(table, A) == ()


def test_no_more_than_can_be_paid() -> None:
    once, *_ = fuel_fills(buying(1, 4), A)

    assert (once.fuel, once.payment) == ((Fuel.COAL,), 1)


def test_others_are_told_nothing() -> None:
    assert fuel_fills(buying(80, 4), B) == ()
