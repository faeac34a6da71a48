"""Where robots begin (C5, pieces F)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unreadable
from robobid.games.powergrid.rules.actions import (
    BidForCity,
    MarkCity,
    NameCity,
    PassForCity,
    StrikeCity,
)
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.text.position import read_position, write_position
from tests.powergrid.builders import A, B, C, act, asked, options_of, play
from tests.powergrid.robots import named, obey, obeys, reasons, robot_table


def beginning(pieces: str, *held: Holding, **position: Any) -> Table:
    """Robot A is to build in round 1; the order is Ann (B), Bob (C), the robot."""
    usual: dict[str, Any] = {"order": (B, C, A), "turn": A}
    position = usual | position
    return robot_table(f"robot {pieces}; Ann; Bob", *held, phase="building", **position)


# -- F1 -----------------------------------------------------------------------


@pytest.mark.rule("P-piece-F1", "P-D18", "P-C5.8")
def test_f1_builds_after_all_others_and_the_last_player_names_the_city() -> None:
    table = beginning("1-1-1-5-2", turn=None)
    assert asked(table).seat == C
    play(table, "C done; B + Kiel; B done")

    assert (asked(table).seat, asked(table).kind) == (C, "robot-city")
    assert "Kiel" not in named(table)
    play(table, "C robot-city Hamburg")

    assert obeys(table, A) == ["+ Hamburg", "done"]


@pytest.mark.rule("P-piece-F1")
def test_f1_builds_in_its_usual_turn_once_it_has_a_city() -> None:
    table = beginning(
        "1-1-1-5-2", Holding(plants=(4,), cities=("Kiel",)), turn=None, round=2
    )

    assert table.turn == A


# -- F2 -----------------------------------------------------------------------


@pytest.mark.rule("P-piece-F2", "P-D20")
def test_f2_draws_a_region_the_last_player_bars_a_city_and_chance_draws() -> None:
    table = beginning("2-1-1-5-2")
    play(table, "#robot-region brown")
    assert (asked(table).seat, asked(table).kind) == (C, "veto")
    assert len(named(table)) == 7

    play(table, "C veto Lubeck")
    assert asked(table).seat == CHANCE
    assert "Lubeck" not in named(table)
    assert len(named(table)) == 6
    play(table, "#robot-city Rostock")

    assert obeys(table, A) == ["+ Rostock", "done"]


@pytest.mark.rule("P-piece-F2", "P-D20")
def test_f2_bars_nothing_if_a_city_of_the_region_is_taken() -> None:
    table = beginning("2-1-1-5-2", Holding(), Holding(cities=("Lubeck",)))

    play(table, "#robot-region brown")

    assert asked(table).seat == CHANCE
    assert "Lubeck" not in named(table)


@pytest.mark.rule("P-piece-F2")
def test_f2_draws_only_regions_with_a_free_city() -> None:
    full = ("Lubeck", "Rostock", "Schwerin", "Torgelow", "Magdeburg", "Berlin")
    table = beginning("2-1-1-5-2", Holding(), Holding(cities=(*full, "Frankfurt-O")))

    assert named(table) == ["green", "red"]


# -- F3 -----------------------------------------------------------------------


def early(*held: Holding, pieces: str = "3-1-4-5-2", **position: Any) -> Table:
    usual: dict[str, Any] = {"order": (B, A, C)}
    position = usual | position
    return robot_table(
        f"robot {pieces}; Ann; Bob", *held, phase="early-cities", **position
    )


@pytest.mark.rule("P-piece-F3", "P-D21")
def test_f3_all_mark_first_to_last_and_take_last_to_first() -> None:
    table = early()
    play(table, "B mark Kiel; #mark Essen; C mark Berlin")
    # The first player marks one more.
    assert asked(table).seat == B
    assert "Essen" not in named(table)
    play(table, "B mark Hamburg")

    assert asked(table).seat == C
    assert named(table) == ["Kiel", "Essen", "Berlin", "Hamburg"]
    play(table, "C take Kiel; #take Berlin; B take Essen")

    cities = [table.land.cities[p.cities[0]].word for p in table.players]
    assert cities == ["Berlin", "Essen", "Kiel"]
    assert [player.money for player in table.players] == [40, 40, 40]
    assert table.phase == "resources"
    assert asked(table).seat == C


@pytest.mark.rule("P-piece-F3", "P-D22")
def test_f3_comes_after_the_auctions_and_the_new_order() -> None:
    table = robot_table("robot 3-5-4-5-1; Ann; Bob", order=(A, B, C), turn=C)
    table.players[A].plants, table.players[B].plants = (4,), (5,)
    table.market.remove(4)
    table.market.remove(5)
    table.market += [11, 12]
    play(table, "C plant 3")

    assert table.phase == "early-cities"
    assert table.order == (B, A, C)
    assert asked(table).seat == B


@pytest.mark.rule("P-D27")
def test_f3_who_cannot_pay_takes_no_city() -> None:
    table = early(Holding(), Holding(money=9))
    play(table, "B mark Kiel; #mark Essen; C mark Berlin; B mark Hamburg")
    play(table, "C take Kiel; #take Berlin")

    assert table.phase == "resources"
    assert table.players[B].cities == ()


@pytest.mark.rule("P-D24")
@pytest.mark.parametrize("special", [4, 5])
def test_f3_a_special_piece_does_not_make_it_free(special: int) -> None:
    table = early(pieces=f"3-1-4-5-{special}")
    play(table, "B mark Kiel; #mark Essen; C mark Berlin; B mark Hamburg")
    play(table, "C take Kiel; #take Berlin")

    assert table.players[A].money == 40


@pytest.mark.rule("P-D19", "P-piece-F3", "P-piece-B5")
def test_f3_does_not_count_as_a_city_of_phase_4() -> None:
    """B5 builds one city in step 1, besides the one that was taken."""
    table = beginning("3-1-4-5-2", Holding(plants=(4,), cities=("Kiel",)))
    play(table, "#robot-city Lubeck")

    assert obeys(table, A) == ["+ Lubeck", "done"]


def test_nobody_begins_early_without_f3() -> None:
    line = write_position(beginning("1-1-1-5-2"))

    with pytest.raises(Unreadable) as error:
        read_position(line.replace("phase=building", "phase=early-cities"))
    assert error.value.values["reason"].code == "nobody_begins_early"


@pytest.mark.rule("P-piece-F3")
def test_f3_only_marked_cities_can_be_taken() -> None:
    table = early()
    play(table, "B mark Kiel; #mark Essen")
    before = table.copy()
    for action in (MarkCity("Kiel"), MarkCity("Nowhere"), NameCity("Berlin"), None):
        with pytest.raises(Illegal):
            act(table, C, action)
        assert table == before


# -- F4 -----------------------------------------------------------------------


@pytest.mark.rule("P-piece-F4")
def test_f4_each_person_names_another_city_and_chance_draws() -> None:
    table = beginning("4-1-1-5-2")
    assert (asked(table).seat, asked(table).kind) == (B, "robot-city")
    play(table, "B robot-city Kiel")
    assert asked(table).seat == C
    assert "Kiel" not in named(table)
    play(table, "C robot-city Essen")

    assert asked(table).seat == CHANCE
    assert named(table) == ["Kiel", "Essen"]
    play(table, "#robot-city Essen")

    assert obeys(table, A) == ["+ Essen", "done"]


# -- F5 -----------------------------------------------------------------------


@pytest.mark.rule("P-piece-F5", "P-D25")
def test_f5_persons_bid_and_the_winner_pays_the_robot() -> None:
    table = beginning("5-1-1-5-2")
    assert asked(table).seat == B
    assert options_of(table)[0] == BidForCity(0)
    assert PassForCity() not in options_of(table)
    play(table, "B city-bid 0; C city-bid 3; B city-bid 7")
    assert options_of(table)[:2] == [PassForCity(), BidForCity(8)]
    play(table, "C city-pass")

    assert (asked(table).seat, asked(table).kind) == (B, "robot-city")
    assert [player.money for player in table.players] == [57, 43, 50]
    play(table, "B robot-city Kiel")
    obey(table)
    assert table.players[A].money == 47


@pytest.mark.rule("P-piece-F5", "P-D37")
def test_f5_one_person_names_the_city_for_what_he_bids() -> None:
    table = robot_table("robot 5-1-1-5-2; Ann", phase="building", order=(B, A))
    play(table, "B city-bid 0")

    assert (asked(table).seat, asked(table).kind) == (B, "robot-city")
    assert table.players[B].money == 50


@pytest.mark.rule("P-piece-F5")
def test_f5_a_bid_that_cannot_be_paid_is_refused() -> None:
    table = beginning("5-1-1-5-2")
    before = table.copy()
    for action in (BidForCity(51), BidForCity(-1), PassForCity()):
        with pytest.raises(Illegal):
            act(table, B, action)
        assert table == before


@pytest.mark.rule("P-piece-F5", "P-D39")
def test_f5_holds_the_bidding_before_the_money_is_counted() -> None:
    """The French text: the winner's money comes to the robot, which then pays."""
    table = beginning("5-1-1-5-2", Holding(money=3))
    play(table, "B city-bid 0; C city-bid 7; B city-pass")

    assert (asked(table).seat, asked(table).kind) == (C, "robot-city")
    play(table, "C robot-city Kiel")
    obey(table)
    assert table.players[A].money == 0


@pytest.mark.rule("P-piece-F5", "P-D39")
def test_f5_keeps_the_money_and_bids_again_if_it_is_too_little() -> None:
    table = beginning("5-1-1-5-2", Holding(money=3))
    play(table, "B city-bid 6; C city-pass")

    assert reasons(obey(table)) == [("F5", "first_city_too_dear")]
    assert [player.money for player in table.players] == [9, 44, 50]
    again = beginning("5-1-1-5-2", Holding(money=9), round=2)
    assert (asked(again).seat, asked(again).kind) == (B, "city-bid")


@pytest.mark.rule("P-piece-F5")
def test_f5_holds_no_bidding_while_no_place_is_free() -> None:
    table = beginning("5-1-1-5-2", Holding(money=3))
    table.houses = [(B,)] * len(table.houses)

    assert reasons(obey(table)) == [("F5", "first_city_too_dear")]


@pytest.mark.rule("P-piece-F5", "P-C2.6")
def test_f5_among_robots_alone_waits_for_its_own_money() -> None:
    table = robot_table(
        "robot 5-1-1-5-2; robot 1-2-2-2-1",
        Holding(money=3),
        phase="building",
        order=(B, A),
    )

    assert reasons(obey(table)) == [("F5", "first_city_too_dear")]


# -- F6 -----------------------------------------------------------------------


@pytest.mark.rule("P-piece-F6", "P-D26")
def test_f6_persons_strike_round_and_round_until_one_is_left() -> None:
    table = beginning("6-1-1-5-2", Holding(), Holding(cities=("Kiel",)))
    strikers, count = [], len(named(table))
    assert count == 20
    while asked(table).kind == "strike":
        strikers.append(asked(table).seat)
        act(table, asked(table).seat, options_of(table)[0])

    assert strikers == [B, C] * 9 + [B]
    assert reasons(obey(table))[0] == ("F6", "first_city_left")
    assert table.land.cities[table.players[A].cities[0]].word == "Kassel"


@pytest.mark.rule("P-piece-F6")
def test_f6_strikes_of_a_single_person_are_one_choice() -> None:
    """The city that stays; with a second person it is a strike at a time."""
    pieces = "robot 6-1-1-5-2"
    alone = robot_table(f"{pieces}; Ann", phase="building", order=(B, A), turn=A)

    assert is_one_choice(asked(alone))
    assert not is_one_choice(asked(beginning("6-1-1-5-2")))
    for strike in options_of(alone):
        if strike != StrikeCity("Kassel"):
            act(alone, asked(alone).seat, strike)
    obey(alone)
    assert alone.land.cities[alone.players[A].cities[0]].word == "Kassel"


# -- all ----------------------------------------------------------------------


@pytest.mark.rule("P-C5.5", "P-D39")
@pytest.mark.parametrize("first", [1, 2, 4, 6])
def test_what_cannot_be_paid_is_done_in_a_later_round(first: int) -> None:
    poor = beginning(f"{first}-1-1-6-2", Holding(money=9))
    assert named(poor) == ["done"]
    assert reasons(obey(poor)) == [(f"F{first}", "first_city_too_dear")]

    later = beginning(f"{first}-1-1-6-2", Holding(money=10), round=3)
    assert asked(later).seat != A


@pytest.mark.rule("P-C5.5", "P-D19")
def test_after_the_first_city_it_builds_on_by_its_b_piece() -> None:
    table = beginning("1-1-1-6-2", Holding(money=40))
    play(table, "C robot-city Duisburg")

    # Essen is free to reach; the rest of its money goes to Dusseldorf.
    assert obeys(table, A) == ["+ Duisburg", "+ Essen", "+ Dusseldorf", "done"]


@pytest.mark.rule("P-C5.6")
@pytest.mark.parametrize("building", [2, 3, 4])
def test_limits_of_b_pieces_do_not_stop_the_first_city(building: int) -> None:
    table = beginning(f"4-1-1-{building}-2", Holding(money=10))

    assert asked(table).kind == "robot-city"


@pytest.mark.rule("P-C5.6")
def test_the_procedure_comes_when_it_is_the_robots_turn() -> None:
    table = beginning("5-1-1-6-2", order=(B, A, C), turn=None)
    assert (asked(table).seat, asked(table).kind) == (C, "build")

    play(table, "C done")

    assert asked(table).kind == "city-bid"


@pytest.mark.rule("P-piece-F2", "P-C2.4")
def test_f2_gives_every_city_its_chance() -> None:
    seen = Counter[str]()
    for seed in range(120):
        table = beginning("2-1-1-5-2")
        random = Random(seed)
        while not table.players[A].cities:
            decision = asked(table)
            act(table, decision.seat, decision.options.pick(random))
        seen[table.land.cities[table.players[A].cities[0]].word] += 1

    assert len(seen) > 15
