"""What robots buy in phase 3 (C4, pieces R)."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.games.powergrid.asides.helper import decide
from robobid.games.powergrid.robots.pieces.r5 import scarcest
from robobid.games.powergrid.robots.purchase import Purchase
from robobid.games.powergrid.rules.plants import FLUX, Fuel
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, asked, play
from tests.powergrid.robots import (
    LAST,
    bought,
    buying,
    obey,
    reasons,
)

# -- the normal purchase ------------------------------------------------------


@pytest.mark.rule("P-C4.1", "P-piece-R4")
def test_fuel_for_one_production_hybrids_last_with_the_cheaper_kind() -> None:
    """Coal costs 1, oil 3: the hybrid burns coal."""
    table = buying(4, Holding(plants=(3, 6, 12)))

    assert bought(table) == ["oil", "oil", "garbage", "coal", "coal"]
    assert table.players[A].money == 50 - 3 - 3 - 7 - 1 - 1


@pytest.mark.rule("P-C4.1", "P-D40")
def test_what_is_sold_out_is_gone_without() -> None:
    table = buying(4, Holding(plants=(3, 6, 12)), fuel=[(1, 1, 0, 0)])

    assert bought(table) == ["oil", "coal"]


@pytest.mark.rule("P-C4.3")
def test_pure_plants_are_served_first_from_the_store() -> None:
    """Two coal are for plant 4; the third counts for the hybrid."""
    table = buying(4, Holding(plants=(4, 12), fuel=(3, 0, 0, 0)))

    assert bought(table) == ["coal"]


@pytest.mark.rule("P-C4.3")
def test_hybrids_do_not_count_what_pure_plants_need() -> None:
    table = buying(4, Holding(plants=(4, 12), fuel=(2, 0, 0, 0)))

    assert bought(table) == ["coal", "coal"]


@pytest.mark.rule("P-C4.8")
def test_the_flux_generator_is_served_after_the_hybrids() -> None:
    """Of four coal two are for the hybrid and two for Flux: one is missing."""
    table = buying(
        4,
        Holding(plants=(12, FLUX), fuel=(4, 0, 0, 0)),
        switches={"promo": ("flux",)},
        fuel=[(9, 5, 24, 3)],
    )

    assert bought(table) == ["garbage"]


@pytest.mark.rule("P-C4.4")
@pytest.mark.parametrize(
    ("fuel", "first"),
    [
        pytest.param((21, 24, 0, 0), "oil", id="lower price"),
        pytest.param((24, 24, 0, 0), "oil", id="then less supply: oil gets 2, coal 4"),
    ],
)
def test_which_kind_is_better(fuel: tuple[int, ...], first: str) -> None:
    table = buying(4, Holding(plants=(12,)), fuel=[fuel])

    assert bought(table)[0] == first


@pytest.mark.rule("P-C4.4")
def test_among_equals_uranium_comes_before_garbage() -> None:
    """Both are supplied once in step 1; both cost 7 now."""
    table = buying(2, Holding(plants=(6, 11)), fuel=[(0, 0, 6, 6)])
    purchase = Purchase(table, A, 0)
    assert purchase.price(Fuel.GARBAGE) == purchase.price(Fuel.URANIUM) == 7

    assert bought(table)[0] == "uranium"


@pytest.mark.rule("P-C4.2", "P-D13")
def test_short_of_money_it_buys_for_the_plant_that_supplies_most() -> None:
    """15 supplies three cities, 8 two: after two coal at 6, one is left for 8."""
    table = buying(4, Holding(money=19, plants=(8, 15)), fuel=[(9, 0, 0, 0)])

    assert bought(table) == ["coal", "coal", "coal"]
    assert table.players[A].money == 1


@pytest.mark.rule("P-C4.2")
def test_short_of_money_larger_plants_come_first_though_their_fuel_is_dearer() -> None:
    """Oil costs 1 and coal 5, but 20 supplies five cities and 3 only one."""
    table = buying(4, Holding(money=11, plants=(3, 20)), fuel=[(12, 24, 0, 0)])

    assert bought(table) == ["coal", "coal", "oil"]


@pytest.mark.rule("P-D45")
def test_a_hybrid_first_counts_what_no_smaller_plant_wants() -> None:
    """The hybrid has the oil, plant 4 the coal; only garbage is missing, too dear."""
    table = buying(
        4, Holding(money=6, plants=(4, 6, 21), fuel=(2, 2, 0, 0)), fuel=[(20, 9, 6, 0)]
    )

    assert bought(table) == []


@pytest.mark.rule("P-C4.2")
def test_short_of_money_equal_plants_go_by_their_fuel_and_one_at_a_time() -> None:
    """Coal is cheaper at first; the list stays as it is when prices turn."""
    table = buying(4, Holding(money=9, plants=(8, 14)), fuel=[(16, 0, 15, 0)])

    assert bought(table) == ["coal", "coal"]
    assert table.players[A].money == 9 - 3 - 4


@pytest.mark.rule("P-D45", "P-C4.2")
def test_stored_fuel_counts_for_the_larger_plant() -> None:
    """Two coal are stored: 15 is served, 8 lacks all three."""
    table = buying(
        4, Holding(money=4, plants=(8, 15), fuel=(2, 0, 0, 0)), fuel=[(12, 0, 0, 0)]
    )

    assert bought(table) == []
    assert table.players[A].fuel[0] == 2


# -- pieces R -----------------------------------------------------------------


@pytest.mark.rule("P-piece-R1", "P-D15")
@pytest.mark.parametrize(("coal", "tokens"), [(14, 2), (15, 3), (24, 4)])
def test_r1_also_buys_what_costs_less_than_five(coal: int, tokens: int) -> None:
    """The third token costs 5 in the first case, 4 in the second."""
    table = buying(1, Holding(plants=(4, 6), money=99), fuel=[(coal, 0, 0, 0)])

    assert bought(table) == ["coal"] * tokens


@pytest.mark.rule("P-piece-R1", "P-D15")
def test_r1_counts_prices_after_discounts() -> None:
    """With a house in Wien garbage at 5 costs 4."""
    table = buying(
        1,
        Holding(plants=(6,), money=99, fuel=(0, 0, 1, 0), cities=("Wien",)),
        map="central-europe",
        regions=("yellow", "brown", "green"),
        fuel=[(0, 0, 12, 0)],
    )

    assert bought(table) == ["garbage"]


@pytest.mark.rule("P-piece-R2", "P-C4.5", "P-D14")
@pytest.mark.parametrize(
    ("readings", "tokens"),
    [
        ("", ["coal", "coal", "coal", "coal"]),
        ("14=alt", ["coal", "coal", "garbage"]),
    ],
)
def test_r2_buys_the_cheapest_first(readings: str, tokens: list[str]) -> None:
    """With 9 it can pay four coal, or two and the garbage that it needs."""
    table = buying(
        2, Holding(money=9, plants=(4, 6)), fuel=[(23, 0, 6, 0)], readings=readings
    )

    assert bought(table) == tokens


@pytest.mark.rule("P-piece-R3", "P-piece-R6", "P-D14", "P-D46")
@pytest.mark.parametrize("piece", [3, 6])
@pytest.mark.parametrize(
    ("readings", "tokens"),
    [
        ("", ["coal", "coal", "coal", "coal"]),
        ("14=alt", ["coal", "coal", "garbage"]),
    ],
)
def test_r3_and_r6_buy_the_maximum_as_r2_does(
    piece: int, readings: str, tokens: list[str]
) -> None:
    """The French text gives all three the same title, "maximum de ressources"."""
    table = buying(
        piece,
        Holding(money=9, plants=(4, 6)),
        fuel=[(23, 0, 6, 0)],
        readings=readings,
        order=LAST,
        round=4,
    )

    assert bought(table) == tokens


@pytest.mark.rule("P-C4.5")
def test_the_maximum_leaves_the_dearest_tokens() -> None:
    table = buying(2, Holding(money=12, plants=(3, 11)), fuel=[(0, 24, 0, 4)])

    assert bought(table) == ["oil", "oil", "oil", "oil"]


@pytest.mark.rule("P-piece-R3", "P-D46")
@pytest.mark.parametrize(
    ("order", "tokens"), [((B, C, A), ["coal"] * 4), ((B, A, C), ["coal", "coal"])]
)
def test_r3_buys_the_maximum_if_it_buys_first(
    order: tuple[int, ...], tokens: list[str]
) -> None:
    table = buying(3, Holding(plants=(4, 6), money=6), order=order)

    assert bought(table) == tokens


@pytest.mark.rule("P-piece-R4")
def test_r4_buys_nothing_with_a_full_production() -> None:
    table = buying(4, Holding(plants=(4,), fuel=(2, 0, 0, 0)))

    assert reasons(obey(table)) == [("R4", "stops_with_enough")]


@pytest.mark.rule("P-piece-R5", "P-C4.6", "P-D16")
def test_r5_then_buys_as_much_as_it_can_of_the_scarcest() -> None:
    """After the normal purchase there are four garbage and two uranium, worth six."""
    table = buying(5, Holding(plants=(6, 11), money=99), fuel=[(9, 9, 5, 3)])

    assert bought(table) == ["garbage", "uranium", "garbage"]


@pytest.mark.rule("P-C4.6", "P-D16")
@pytest.mark.parametrize(
    ("fuel", "kind"),
    [
        ((9, 9, 6, 2), [Fuel.GARBAGE, Fuel.URANIUM]),
        ((9, 9, 7, 2), [Fuel.URANIUM]),
        ((9, 0, 7, 2), [Fuel.OIL]),
        ((0, 0, 7, 2), [Fuel.COAL, Fuel.OIL]),
    ],
)
def test_the_scarcest_kind(fuel: tuple[int, ...], kind: list[Fuel]) -> None:
    table = buying(5, Holding(plants=(6, 11)), fuel=[fuel])

    assert scarcest(Purchase(table, A, 0)) == kind


@pytest.mark.rule("P-piece-R5", "P-D16")
@pytest.mark.parametrize("fuel", [(9, 9, 2, 6), (9, 0, 5, 6), (9, 9, 4, 1)])
def test_r5_buys_no_more_if_it_cannot_store_it_or_it_is_sold_out_or_tied(
    fuel: tuple[int, ...],
) -> None:
    table = buying(5, Holding(plants=(4,), money=99), fuel=[fuel])

    assert bought(table) == ["coal", "coal"]


@pytest.mark.parametrize(
    ("fuel", "money", "why", "values"),
    [
        ((9, 9, 4, 6), 99, "stops_no_room", {"fuel": "garbage"}),
        ((9, 0, 5, 6), 99, "stops_sold_out", {"fuel": "oil"}),
        ((9, 9, 3, 1), 99, "stops_tied", {"fuels": ["garbage", "uranium"]}),
        (
            (4, 9, 9, 9),
            15,
            "stops_too_dear",
            {"fuel": "coal", "price": 8, "money": 0},
        ),
    ],
)
def test_r5_says_why_it_stops(
    fuel: tuple[int, ...], money: int, why: str, values: dict[str, object]
) -> None:
    table = buying(5, Holding(plants=(4,), money=money), fuel=[fuel])
    *_, done = decide(table).steps

    assert (done.reasons[0].piece, done.reasons[0].reason) == ("R5", why)
    assert done.reasons[0].values == values


@pytest.mark.parametrize(
    ("piece", "position", "why"),
    [
        (3, {"order": (B, C, A)}, "stops_as_first_buyer"),
        (3, {"order": (B, A, C)}, "stops_not_first_buyer"),
        (6, {"round": 3}, "stops_in_odd_round"),
        (6, {"round": 4}, "stops_in_even_round"),
    ],
)
def test_r3_and_r6_say_why_they_buy_so_much(
    piece: int, position: dict[str, Any], why: str
) -> None:
    table = buying(piece, Holding(plants=(4,)), **position)
    *_, done = decide(table).steps

    assert done.reasons[0].reason == why


@pytest.mark.rule("P-piece-R6", "P-D46")
@pytest.mark.parametrize(("round", "tokens"), [(3, 2), (4, 4)])
def test_r6_buys_the_maximum_in_even_rounds(round: int, tokens: int) -> None:
    table = buying(6, Holding(plants=(4,)), round=round)

    assert bought(table) == ["coal"] * tokens


def test_the_turn_ends_and_the_next_seat_buys() -> None:
    table = buying(4, Holding(plants=(4,)))
    bought(table)

    assert asked(table).seat == B
    assert table.memory == ()
    play(table, "B done")
    assert table.phase == "building"
