"""Fuel that finds no place when a plant is given up (A3.4)."""

from __future__ import annotations

from itertools import product

import pytest

from robobid.games.powergrid.rules.actions import Drop
from robobid.games.powergrid.rules.discarding import fuels_to_drop
from robobid.games.powergrid.rules.events import FuelLost
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, a_table, asked, of_type, options_of, play

LATER = (7, 8, 9, 10, 11, 12, 13, 14)


def after_buying(plants: tuple[int, ...], fuel: tuple[int, ...], new: int) -> Table:
    """The first seat, full of plants, has bought one more."""
    table = a_table(
        Holding(plants=plants, fuel=fuel),
        Holding(),
        Holding(),
        round=2,
        market=LATER,
    )
    play(table, f"A plant {new}; B pass; C pass")
    return table


@pytest.mark.rule("P-A3.4", "P-A0.4")
def test_fuel_moves_to_other_plants_as_far_as_it_fits() -> None:
    table = after_buying((3, 4, 6), (4, 0, 2, 0), new=10)
    reserve = table.reserve.copy()

    events = play(table, "A discard 4")

    assert table.players[A].fuel == [4, 0, 2, 0]
    assert not of_type(events, FuelLost)
    assert table.reserve == reserve


@pytest.mark.rule("P-A3.4", "P-A0.4")
def test_what_does_not_fit_goes_to_the_reserve() -> None:
    table = after_buying((3, 4, 6), (4, 2, 2, 0), new=9)
    reserve = table.reserve.copy()

    events = play(table, "A discard 4")

    assert table.players[A].fuel == [0, 2, 2, 0]
    assert len(of_type(events, FuelLost)) == 4
    assert table.reserve[Fuel.COAL] == reserve[Fuel.COAL] + 4


@pytest.mark.rule("P-A3.4")
def test_the_seat_chooses_which_kind_goes_where_a_hybrid_could_hold_either() -> None:
    """Plants 4 and 5 held six coal and two oil; plant 5 alone holds four."""
    table = after_buying((4, 5, 6), (4, 4, 0, 0), new=11 - 4)
    play(table, "A discard 4")
    # Oil plant 7 holds four oil now, hybrid 5 holds four coal: all fits.
    assert table.players[A].fuel == [4, 4, 0, 0]

    table = after_buying((4, 5, 6), (4, 4, 0, 0), new=13 - 3)
    play(table, "A discard 5")
    assert table.players[A].fuel == [4, 0, 0, 0]

    table = after_buying((3, 5, 6), (4, 4, 0, 0), new=9)
    play(table, "A discard 3")
    # Oil plant 9 holds two, hybrid 5 four: two of eight must go, of either kind.
    assert asked(table).kind == "drop"
    assert options_of(table) == [Drop(Fuel.COAL), Drop(Fuel.OIL)]
    play(table, "A drop coal; A drop oil")
    assert table.players[A].fuel == [3, 3, 0, 0]
    assert table.owed is None


@pytest.mark.rule("P-A3.4")
@pytest.mark.parametrize(
    "plants", [(5, 9, 12), (4, 5, 6), (3, 4, 33.34), (5, 11, 33.34)]
)
def test_no_more_tokens_go_than_must(plants: tuple[float, ...]) -> None:
    room = storage(plants)
    table = a_table(switches={"promo": ("flux",)})
    table.players[A].plants = plants
    for stock in product(
        range(0, 9, 2), range(0, 9, 2), range(0, 9, 4), range(0, 9, 4)
    ):
        kept = max(
            sum(part)
            for part in product(*(range(count + 1) for count in stock))
            if room.holds(part)
        )
        assert room.too_much(stock) == sum(stock) - kept

        fuel = table.players[A].fuel = list(stock)
        while fuels := fuels_to_drop(table, A):
            fuel[fuels[-1]] -= 1
        assert room.holds(fuel)
        assert sum(fuel) == kept
