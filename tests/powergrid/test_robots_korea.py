"""Korea: in which of its two markets robots buy (C4)."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.robots.pieces.r5 import scarcest
from robobid.games.powergrid.robots.purchase import Purchase
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, asked, play
from tests.powergrid.robots import (
    bought,
    buying,
    obey,
    obeys,
    reasons,
    the_robot,
    words,
)


def korea(held: Holding, fuel: list[tuple[int, ...]], piece: int = 4) -> Table:
    return buying(piece, held, map="korea", fuel=fuel)


@pytest.mark.rule("P-C4.7", "P-D17", "P-robots-korea", "P-map-korea")
def test_it_goes_where_its_plants_can_supply_more_cities() -> None:
    """Only the south sells uranium for plant 11, although coal is dearer there."""
    table = korea(Holding(plants=(4, 11)), [(12, 0, 0, 0), (2, 0, 0, 2)])

    events = obey(table)

    assert table.buying_at == 1
    assert reasons(events) == [("R4", "market_more_cities")]
    assert bought(table) == ["coal", "coal", "uranium"]


@pytest.mark.rule("P-C4.7", "P-D17", "P-robots-korea")
def test_then_where_it_pays_less() -> None:
    table = korea(Holding(plants=(4,)), [(3, 0, 0, 0), (12, 0, 0, 0)])

    assert reasons(obey(table)) == [("R4", "market_cheaper")]
    assert table.buying_at == 1


@pytest.mark.rule("P-C4.7", "P-robots-korea")
def test_then_chance_says_where() -> None:
    """Two oil cost 1 and 2 in the north, and the same in the south."""
    table = korea(Holding(plants=(3,)), [(0, 8, 0, 0), (0, 15, 0, 0)])
    assert asked(table).seat == CHANCE
    assert words(table) == ["north", "south"]

    play(table, "#robot-market south")

    assert obeys(table, A) == ["south", "oil", "oil", "done"]


@pytest.mark.rule("P-C4.7", "P-robots-korea")
def test_if_it_buys_nothing_it_needs_no_market() -> None:
    table = korea(Holding(plants=(13,)), [(12, 6, 2, 0), (12, 12, 4, 2)])

    assert words(table) == ["done"]


@pytest.mark.rule("P-C4.6", "P-robots-korea")
def test_r5_counts_only_in_the_market_in_use_and_what_is_sold_there() -> None:
    table = korea(Holding(plants=(6,), money=99), [(12, 6, 2, 0), (12, 12, 4, 2)], 5)

    assert scarcest(Purchase(table, A, 0)) == [Fuel.GARBAGE]
    assert scarcest(Purchase(table, A, 1)) == [Fuel.GARBAGE]
    assert the_robot(table, A).resources.planned(table, A, 0).stock == [0, 0, 2, 0]


@pytest.mark.rule("P-C4.4", "P-robots-korea")
def test_korea_compares_the_supply_of_the_market_in_use() -> None:
    table = korea(Holding(plants=(12,)), [(12, 8, 0, 0), (12, 16, 0, 0)])
    for market, facts in enumerate(table.setup.map.markets):
        ranks = [Purchase(table, A, market).rank(fuel)[1] for fuel in Fuel]
        assert tuple(ranks) == facts.supply[3][0]
