"""Phase 2: auctions (A3)."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import Bid, Buy, Discard, Draw, Offer, Pass
from robobid.games.powergrid.rules.auction import may_bid_for
from robobid.games.powergrid.rules.events import CardDrawn, PlantBought, PlantRemoved
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    B,
    C,
    D,
    a_started_game,
    a_table,
    act,
    asked,
    draw,
    of_type,
    options_of,
    play,
)

LATER = (7, 8, 9, 10, 11, 12, 13, 14)


@pytest.mark.rule("P-A3.1")
def test_the_first_of_the_order_who_may_still_buy_opens() -> None:
    table = a_table(round=2, order=(B, C, A), market=LATER)

    assert asked(table).seat == B
    play(table, "B pass")
    assert asked(table).seat == C


@pytest.mark.rule("P-A3.2")
def test_the_opener_names_an_actual_plant_and_a_bid_it_can_pay() -> None:
    table = a_table(*[Holding(money=9)] * 3, round=2, market=LATER)

    assert options_of(table) == [
        Offer(7, 7),
        Offer(7, 8),
        Offer(7, 9),
        Offer(8, 8),
        Offer(8, 9),
        Offer(9, 9),
        Pass(),
    ]


@pytest.mark.rule("P-A3.2")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Offer(7, 6), "bid_too_low"),
        (Offer(7, 51), "bid_not_affordable"),
        (Offer(11, 11), "plant_not_on_offer"),
        (Offer(20, 20), "plant_not_in_market"),
        (Offer(99, 99), "plant_not_in_market"),
        (Bid(7), "not_an_option"),
        (Buy(Fuel.COAL), "not_an_option"),
    ],
)
def test_a_bad_opening_is_refused_and_changes_nothing(
    action: object, code: str
) -> None:
    table = a_table(round=2, market=LATER)
    before = table.copy()

    with pytest.raises(Illegal) as error:
        act(table, A, action)

    assert error.value.code == code
    assert table == before


@pytest.mark.rule("P-A3.2")
def test_who_passed_his_opening_neither_buys_nor_bids_this_round() -> None:
    table = a_table(round=2, market=LATER)
    play(table, "A pass; B plant 7")

    assert asked(table).seat == C
    play(table, "C pass; #draw 20")
    assert asked(table).seat == C
    play(table, "C pass")
    assert table.phase == "resources"
    assert table.players[A].plants == ()


@pytest.mark.rule("P-A3.2", "P-A3.7")
def test_nobody_may_pass_in_round_1_but_everybody_may_drop_out() -> None:
    table = a_started_game()

    with pytest.raises(Illegal) as error:
        act(table, A, Pass())
    assert error.value.code == "must_buy"

    play(table, "A plant 3; B pass; C pass")
    with pytest.raises(Illegal):
        act(table, B, Pass())


@pytest.mark.rule("P-A3.7")
def test_in_round_1_the_last_seat_buys_at_the_least_bid() -> None:
    table = a_started_game()
    play(table, "A plant 5; B pass; C pass; B plant 4; C pass; #draw 30")

    events = play(table, "C plant 3")

    assert of_type(events, PlantBought) == [PlantBought(C, 3, 3)]
    assert all(len(player.plants) == 1 for player in table.players)


@pytest.mark.rule("P-A3.3")
def test_bidding_goes_clockwise_until_one_is_left_who_pays() -> None:
    table = a_table(*[Holding()] * 4, round=2, order=(C, A, B, D), market=LATER)
    play(table, "C plant 9 10")

    assert asked(table).seat == D
    assert min(option.amount for option in options_of(table)[1:]) == 11
    play(table, "D 11")
    assert asked(table).seat == A
    play(table, "A pass")
    assert asked(table).seat == B
    play(table, "B 15; C 16; D pass")
    assert asked(table).seat == B
    events = play(table, "B pass")

    assert of_type(events, PlantBought) == [PlantBought(C, 9, 16)]
    assert table.players[C].money == 34
    assert table.players[C].plants == (9,)
    assert [table.players[seat].money for seat in (A, B, D)] == [50] * 3


@pytest.mark.rule("P-A3.3")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Bid(9), "bid_too_low"),
        (Bid(51), "bid_not_affordable"),
        (Offer(8, 8), "not_an_option"),
    ],
)
def test_a_bad_bid_is_refused(action: object, code: str) -> None:
    table = a_table(round=2, market=LATER)
    play(table, "A plant 9")
    before = table.copy()

    with pytest.raises(Illegal) as error:
        act(table, B, action)

    assert error.value.code == code
    assert table == before


@pytest.mark.rule("P-A3.3")
def test_who_cannot_pay_more_can_only_drop_out() -> None:
    table = a_table(
        Holding(), Holding(money=9), Holding(money=10), round=2, market=LATER
    )
    play(table, "A plant 9")

    assert options_of(table) == [Pass()]
    play(table, "B pass")
    assert options_of(table) == [Pass(), Bid(10)]


@pytest.mark.rule("P-A3.3")
def test_without_another_bidder_the_opener_gets_it_at_the_first_bid() -> None:
    table = a_table(round=2, market=LATER)
    play(table, "A pass; B pass")

    events = play(table, "C plant 8 12")

    assert of_type(events, PlantBought) == [PlantBought(C, 8, 12)]


@pytest.mark.rule("P-A3.5", "P-A0.5")
def test_a_replacement_is_drawn_at_once_and_sorted_in() -> None:
    table = a_table(round=2, market=LATER)
    play(table, "A plant 9; B pass; C pass")

    assert asked(table).seat == CHANCE
    assert table.market == [7, 8, 10, 11, 12, 13, 14]
    events = draw(table, 15)
    assert table.market == [7, 8, 10, 11, 12, 13, 14, 15]
    assert of_type(events, CardDrawn) == [CardDrawn(15)]


@pytest.mark.rule("P-A1.5", "P-A3.5")
def test_the_first_replacement_is_13_without_luck() -> None:
    table = a_started_game()

    events = play(table, "A plant 3; B pass; C pass")

    assert of_type(events, CardDrawn) == [CardDrawn(13)]
    assert table.market == [4, 5, 6, 7, 8, 9, 10, 13]


@pytest.mark.rule("P-A1.5")
def test_each_unseen_card_is_as_likely_until_the_stack_is_through() -> None:
    """Four cards were removed unseen: all are possible, only two will come."""
    table = a_table(
        *[Holding()] * 4,
        round=2,
        market=LATER,
        unseen=(20, 21, 22, 23, 24, 25),
        hidden=2,
        under=(40,),
    )
    play(table, "A plant 7; B pass; C pass; D pass")

    outcomes = list(asked(table).options.outcomes())
    assert outcomes == [(Draw(n), 1) for n in (20, 21, 22, 23, 24, 25)]
    draw(table, 22)
    play(table, "B plant 8; C pass; D pass")
    assert len(options_of(table)) == 5
    draw(table, 20)
    events = play(table, "C plant 9; D pass")
    assert of_type(events, CardDrawn) == [CardDrawn(1000)]
    assert table.unseen == [40]


@pytest.mark.rule("P-A3.6")
def test_an_opener_who_lost_opens_again_and_the_winner_is_out() -> None:
    table = a_table(round=2, market=LATER)
    play(table, "A plant 9; B 10; C pass; A pass; #draw 15")

    assert asked(table).seat == A
    assert asked(table).kind == "open"
    play(table, "A plant 8")
    assert asked(table).seat == C


@pytest.mark.rule("P-A3.7")
def test_if_nobody_buys_the_smallest_plant_is_replaced() -> None:
    table = a_table(round=2, market=LATER)

    events = play(table, "A pass; B pass; C pass")

    assert of_type(events, PlantRemoved) == [PlantRemoved(7)]
    assert asked(table).seat == CHANCE
    draw(table, 30)
    assert table.market == [8, 9, 10, 11, 12, 13, 14, 30]
    assert table.phase == "resources"


@pytest.mark.rule("P-A3.1", "P-A7.3")
def test_nobody_is_asked_to_pass_when_the_market_is_empty() -> None:
    table = a_table(round=9, step=3, market=(40,), unseen=(), top=())

    play(table, "A plant 40; B pass; C pass")

    assert (table.market, table.phase) == ([], "resources")
    assert asked(table).kind == "fuel"


@pytest.mark.rule("P-A3.7")
def test_if_somebody_buys_no_plant_is_removed() -> None:
    table = a_table(round=2, market=LATER)

    events = play(table, "A pass; B pass; C plant 10; #draw 30")

    assert not of_type(events, PlantRemoved)
    assert table.phase == "resources"


@pytest.mark.rule("P-map-central-europe")
@pytest.mark.parametrize(
    ("cities", "allowed"),
    [((), False), (("Wien", "Graz"), False), (("Wien", "Praha"), True)],
)
def test_central_europe_wants_an_eastern_city_for_nuclear_plants(
    cities: tuple[str, ...], allowed: bool
) -> None:
    table = a_table(
        Holding(cities=cities, money=90),
        Holding(cities=("Brno",), money=90),
        Holding(money=90),
        map="central-europe",
        regions=("green", "yellow", "brown"),
        round=2,
        market=(10, 11, 12, 13, 14, 15, 16, 17),
    )

    assert may_bid_for(table, A, 11) == allowed
    assert may_bid_for(table, A, 10)
    assert (Offer(11, 11) in asked(table).options) == allowed
    if not allowed:
        with pytest.raises(Illegal) as error:
            act(table, A, Offer(11, 11))
        assert error.value.code == "nuclear_barred"
        play(table, "A pass")
    else:
        play(table, "A plant 10; B pass; C pass; #draw 40")
    # The third seat has no city: it is not even asked.
    play(table, "B plant 11")
    assert table.auction is None
    assert table.players[B].plants == (11,)


@pytest.mark.rule("P-map-spain-portugal")
@pytest.mark.parametrize(
    ("cities", "allowed"),
    [((), False), (("Lisboa", "Porto"), False), (("Lisboa", "Sevilla"), True)],
)
def test_spain_bars_who_is_only_in_portugal(
    cities: tuple[str, ...], allowed: bool
) -> None:
    table = a_table(
        Holding(cities=cities),
        Holding(),
        Holding(),
        map="spain-portugal",
        regions=("yellow", "red", "purple"),
        round=2,
        market=(10, 11, 12, 13, 14, 15, 16, 17),
    )

    assert (Offer(11, 11) in asked(table).options) == allowed


@pytest.mark.rule("P-A3.4")
@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 3)])
def test_one_plant_too_many_goes_but_never_the_new_one(seats: int, limit: int) -> None:
    plants = (3, 4, 5, 6)[:limit]
    table = a_table(
        Holding(plants=plants),
        *[Holding()] * (seats - 1),
        round=2,
        market=LATER,
    )
    play(table, "A plant 9" + "; B pass; C pass"[: 8 * (seats - 1)])

    assert asked(table).kind == "discard"
    assert options_of(table) == [Discard(number) for number in plants]
    for number, code in ((9, "new_plant_stays"), (30, "plant_not_owned")):
        with pytest.raises(Illegal) as error:
            act(table, A, Discard(number))
        assert error.value.code == code
    play(table, "A discard 4")
    assert table.players[A].plants == tuple(sorted({*plants, 9} - {4}))
    assert asked(table).seat == CHANCE


@pytest.mark.parametrize("seed", range(5))
def test_picking_an_opening_is_uniform_over_what_iterating_gives(seed: int) -> None:
    table = a_table(*[Holding(money=11)] * 3, round=2, market=LATER)
    chosen = asked(table).options
    random = Random(seed)

    picked = {repr(chosen.pick(random)) for _ in range(600)}

    assert picked == {repr(option) for option in chosen}
    assert len(chosen) == len(list(chosen))
