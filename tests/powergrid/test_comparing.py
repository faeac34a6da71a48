"""A plant on offer beside one's own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.games.powergrid.asides.comparison import (
    Compared,
    comparisons,
    runnings,
    tokens_cost,
)
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Discard
from robobid.games.powergrid.rules.plants import (
    FLUX,
    PLANTS,
    TRANSFORMER,
    cities_supplied,
)
from robobid.games.powergrid.table import Auction, Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, a_table

MARKET = (5, 10, 13, 16, 18, 20, 21, 22)


def an_auction(**position: Any) -> Table:
    """A is to open; it has three plants, the most that three players may have."""
    mine = Holding(plants=(4, 8, 15), money=50)
    return a_table(
        mine,
        Holding(money=50),
        Holding(money=50),
        phase="auction",
        market=MARKET,
        **position,
    )


def test_a_run_costs_what_its_tokens_cost_one_after_another() -> None:
    """Coal costs 1, 1, 1, 2 now; a hybrid burns what is cheaper."""
    table = an_auction(fuel=((24, 9, 6, 2),))

    found = {each.plant: each for each in runnings(table, A)}

    assert (found[10].fuel, found[10].cities, found[10].each) == (2, 2, 1.0)
    assert (found[5].fuel, found[5].cities) == (2, 1)
    assert found[13].fuel == 0
    assert (found[16].fuel, found[16].each) == (12, 4.0)
    assert [each.plant for each in runnings(table, A)] == [5, 10, 13, 16, 4, 8, 15]


def test_what_is_sold_out_costs_nothing_that_can_be_told() -> None:
    table = an_auction(fuel=((1, 0, 6, 2),))

    found = {each.plant: each for each in runnings(table, A)}

    assert (found[10].fuel, found[10].each) == (None, None)


def test_the_plant_that_supplies_least_would_go() -> None:
    """4 supplies 1 city, 8 supplies 2, 15 supplies 3."""
    found = {each.plant: each for each in comparisons(an_auction(), A)}

    assert found[16] == Compared(16, goes=4, before=6, after=8)
    assert found[5] == Compared(5, goes=4, before=6, after=6)


def test_with_room_for_one_more_nothing_goes() -> None:
    found = comparisons(an_auction(), B)

    assert found[0] == Compared(5, goes=None, before=0, after=1)


def test_the_transformer_station_pushes_no_plant_out() -> None:
    table = an_auction()
    table.auction = Auction(TRANSFORMER, 0, None, (A, B))

    found = comparisons(table, A)[-1]

    assert found == Compared(TRANSFORMER, goes=None, before=6, after=7)


def test_a_plant_goes_with_the_transformer_station_that_lies_on_it() -> None:
    table = an_auction()
    table.players[A].transformer = 4

    found = {each.plant: each for each in comparisons(table, A)}

    assert found[16] == Compared(16, goes=4, before=7, after=8)


def test_whoever_is_out_has_nothing_to_compare() -> None:
    table = an_auction()
    table.waiting = (B,)

    assert comparisons(table, A) == ()
    assert runnings(table, A)


def test_outside_auctions_nothing_is_compared() -> None:
    table = a_table(Holding(plants=(4,)), Holding(), phase="building")

    assert runnings(table, A) == ()
    assert comparisons(table, A) == ()


@given(
    number=st.sampled_from([*PLANTS, FLUX]),
    laid=st.tuples(*[st.integers(0, most) for most in (24, 24, 24, 12)]),
)
def test_no_mix_is_cheaper_than_what_is_told(
    number: float, laid: tuple[int, int, int, int]
) -> None:
    table = an_auction(fuel=(laid,))
    table.market = [number]
    ladder = standard_map("germany").markets[0].ladder

    told = runnings(table, A)[0]

    costs = [tokens_cost(ladder, laid, (), burn) for burn in PLANTS[number].burns]
    paid = [cost for cost in costs if cost is not None]
    assert told.fuel == (min(paid) if paid else None)
    assert told.fuel is None or told.each == round(told.fuel / told.cities, 1)


@pytest.mark.parametrize("map_", ["germany", "korea"])
def test_the_comparison_comes_true(map_: str) -> None:
    """Whoever buys a plant and gives up the one that was told has so many cities."""
    players = "1; 2; robot 4-1-2-3-6"
    table = POWER_GRID.set_up({"Map": map_, "Players": players, "Regions": "drawn"})
    random, told, checked = Random(map_), {}, 0
    for _ in range(2500):
        found = POWER_GRID.decisions(table)
        if not found:
            break
        seat, kind, options = found[0]
        if kind in ("open", "bid"):
            told = {at: comparisons(table, at) for at in table.seats}
        action = options.pick(random)
        if kind == "discard" and not table.players[seat].robot:
            new = table.players[seat].plants[-1]
            each = next(c for c in told[seat] if c.plant == new)
            assert each.goes is not None
            POWER_GRID.apply(table, seat, Discard(each.goes))
            player = table.players[seat]
            has = cities_supplied(player.plants, player.transformer)
            assert has == each.after
            checked += 1
            continue
        POWER_GRID.apply(table, seat, action)
    assert checked
