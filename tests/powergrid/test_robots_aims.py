"""What the pieces A aim at, and how far they bid (C3)."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.games.powergrid.robots.pieces.a1 import fuel_price
from robobid.games.powergrid.rules.actions import NamePlant, Offer
from robobid.games.powergrid.table import Auction
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, asked, options_of, play
from tests.powergrid.robots import (
    KIEL,
    LAST,
    MANY,
    draw_any,
    in_round_2,
    in_turn,
    limit,
    obey,
    reasons,
    words,
)

MARKET = (7, 11, 12, 14, 15, 16, 19, 20)


@pytest.mark.rule("P-C3.8", "P-piece-A1", "P-C3.14")
def test_a1_opens_on_the_cheapest_fuel() -> None:
    """Oil costs 3, uranium 14, garbage 7; the hybrid 12 takes coal for 1."""
    table = in_round_2(1, Holding(money=99, plants=(4,), cities=KIEL), market=MARKET)

    assert words(table) == ["plant 12"]
    assert reasons(obey(table))[0] == ("A1", "opens_cheapest_fuel")
    assert limit(table, A, 12) == 17


@pytest.mark.rule("P-piece-A1", "P-C3.14")
def test_a1_takes_the_largest_of_equals_and_no_fuel_costs_nothing() -> None:
    held = Holding(money=99, plants=(3,), cities=KIEL)
    table = in_round_2(1, held, market=(4, 8, 10, 11, 12, 14, 15, 16))
    assert words(table) == ["plant 10"]

    table = in_round_2(1, held, market=(4, 8, 10, 13, 14, 15, 16, 17))
    assert words(table) == ["plant 13"]


@pytest.mark.rule("P-C3.14")
def test_a1_thinks_that_what_is_sold_out_is_dearest() -> None:
    held = Holding(money=99, plants=(3,), cities=KIEL)
    table = in_round_2(
        1, held, market=(4, 8, 10, 11, 12, 14, 15, 16), fuel=[(0, 0, 0, 1)]
    )

    assert words(table) == ["plant 11"]


@pytest.mark.rule("P-C3.14", "P-robots-central-europe", "P-robots-korea")
def test_a1_counts_discounts_and_the_cheaper_market() -> None:
    wien = in_round_2(
        1,
        Holding(money=99, plants=(4,), cities=("Wien",)),
        map="central-europe",
        regions=("yellow", "brown", "green"),
    )
    korea = in_round_2(1, Holding(money=99), map="korea")

    assert fuel_price(wien, A, 14) == 6
    assert fuel_price(wien, B, 14) == 7
    assert fuel_price(korea, A, 6) == 7
    assert fuel_price(korea, A, 11) == 14


@pytest.mark.rule("P-D7")
def test_a1_may_compare_whole_productions_instead() -> None:
    """Three coal at 2 cost 6, one oil at 3 costs 3."""
    held = Holding(money=99, plants=(3,), cities=KIEL)
    position: dict[str, Any] = {"market": (8, 9, 11, 14, 20, 21, 22, 23)}
    position["fuel"] = [(21, 18, 6, 2)]

    assert words(in_round_2(1, held, **position)) == ["plant 8"]
    assert words(in_round_2(1, held, **position, readings="7=alt")) == ["plant 9"]


@pytest.mark.rule("P-piece-A1", "P-C3.14")
def test_a1_says_so_when_no_fuel_is_left_for_any_plant() -> None:
    """It once told that its fuel was the cheapest (None)."""
    held = Holding(money=99, plants=(3,), cities=KIEL)
    market = (4, 5, 7, 8, 9, 10, 12, 15)
    table = in_round_2(1, held, market=market, fuel=[(0, 0, 24, 12)])
    assert words(table) == ["plant 8"]

    assert reasons(obey(table))[0] == ("A1", "opens_all_sold_out")


@pytest.mark.rule("P-piece-A2", "P-C3.15", "P-D8")
def test_a2_takes_the_first_plant_offered_for_its_number() -> None:
    table = in_round_2(2, Holding(money=50), order=(B, C, A))

    events = play(table, "B plant 4 30")

    assert ("A2", "takes_first_offered") in reasons(events)
    assert table.players[A].plants == (4,)
    assert table.players[A].money == 46
    assert table.players[B].money == 50
    draw_any(table)
    # Whoever opened is still in, and opens again.
    assert asked(table).seat == B
    assert asked(table).kind == "open"


@pytest.mark.rule("P-D9", "P-C3.15")
def test_a2_waits_for_a_plant_that_it_may_want() -> None:
    held = Holding(money=50, plants=(5,), cities=KIEL)
    table = in_round_2(2, held, order=(B, C, A), market=(3, 4, 6, 7, 8, 9, 10, 11))

    play(table, "B plant 4; C pass")
    assert words(table) == ["pass"]
    obey(table)
    draw_any(table)

    play(table, "C plant 6")
    assert table.players[A].plants == (5, 6)


@pytest.mark.rule("P-C3.15")
def test_a2_opens_on_what_the_first_player_names() -> None:
    table = in_round_2(2, Holding(money=50), order=(A, C, B))
    assert (asked(table).seat, asked(table).kind) == (C, "robot-plant")
    assert options_of(table) == [NamePlant(n) for n in (3, 4, 5, 6)]

    play(table, "C robot-plant 4")
    obey(table)

    assert table.players[A].plants == (4,)
    assert table.players[A].money == 46


@pytest.mark.rule("P-C3.15")
def test_a2_takes_nothing_any_more_once_it_has_bought_or_passed() -> None:
    held = Holding(money=50, plants=(15,), cities=KIEL)
    table = in_round_2(
        2, held, order=(A, B, C), market=(16, 17, 18, 19, 20, 21, 22, 23)
    )
    obey(table)

    play(table, "B plant 16; C pass")

    assert table.players[B].plants == (16,)


@pytest.mark.rule("P-piece-A2", "P-C3.15")
def test_a2_takes_a_plant_whose_auction_is_running() -> None:
    """Such a table is only found when a real one is entered: there is no auction."""
    held = Holding(money=50, plants=(5,), cities=KIEL)
    running = {"auction": Auction(6, 9, C, (A, B, C))}
    table = in_round_2(2, held, order=(C, B, A), moment=running)
    assert words(table) == ["6"]

    events = obey(table)

    assert reasons(events) == [("A2", "takes_first_offered")]
    assert table.players[A].plants == (5, 6)
    assert table.players[A].money == 44
    draw_any(table)
    # Whoever opened is still in, and opens again.
    assert (asked(table).seat, asked(table).kind) == (C, "open")


@pytest.mark.rule("P-piece-A3", "P-C3.8")
def test_a3_opens_on_most_cities_and_bids_ten_more() -> None:
    held = Holding(money=99, plants=(4,), cities=KIEL)
    table = in_round_2(3, held, market=(10, 11, 12, 14, 15, 16, 17, 18))

    assert words(table) == ["plant 14"]
    assert limit(table, A, 14) == 24


@pytest.mark.rule("P-piece-A4")
def test_a4_opens_on_the_largest_and_bids_as_far_as_it_has_cities() -> None:
    held = Holding(money=99, plants=(4,), cities=MANY)
    table = in_round_2(4, held, market=(10, 11, 12, 13, 15, 16, 17, 18))

    assert words(table) == ["plant 13"]
    assert limit(table, A, 13) == 18


@pytest.mark.rule("P-piece-A5", "P-D10", "P-C3.16")
def test_a5_opens_on_the_second_of_those_it_may_want() -> None:
    held = Holding(money=99, plants=(5,), cities=KIEL)
    table = in_round_2(5, held, market=(3, 6, 7, 8, 10, 11, 12, 14))

    assert words(table) == ["plant 7"]
    assert limit(table, A, 7) == 7
    obey(table)
    play(table, "B 8")
    assert words(in_turn(table, A)) == ["pass"]


@pytest.mark.rule("P-C3.16")
def test_a5_never_wins_on_the_opening_of_another() -> None:
    held = Holding(money=99, plants=(5,), cities=KIEL)
    table = in_round_2(5, held, order=LAST, market=(3, 6, 7, 8, 10, 11, 12, 14))
    play(table, "B plant 7; C pass")

    assert reasons(obey(table)) == [("A5", "drops_at_limit")]


@pytest.mark.rule("P-piece-A6", "P-C3.17")
def test_a6_opens_on_what_the_last_player_names_and_bids_one_more() -> None:
    table = in_round_2(6, Holding(money=50), order=(A, C, B))
    assert (asked(table).seat, asked(table).kind) == (B, "robot-plant")

    play(table, "B robot-plant 5")
    assert options_of(table) == [Offer(5, 5)]
    obey(table)
    play(table, "B 6; C pass")

    assert words(table) == ["pass"]
    assert limit(table, A, 5) == 6


@pytest.mark.rule("P-piece-A6", "P-C3.9")
def test_a6_takes_part_in_every_auction() -> None:
    for plant in (3, 4, 5, 6):
        table = in_round_2(6, Holding(money=50), order=(B, C, A))
        play(table, f"B plant {plant}; C pass")
        assert words(table) == [str(plant + 1)]
