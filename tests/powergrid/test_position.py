"""A position in one line, both ways, and set-ups from Python."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from robobid.core.errors import Illegal, Unreadable
from robobid.core.luck import Scripted
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Draw
from robobid.games.powergrid.table import Auction
from robobid.games.powergrid.text.arrange import Holding, arrange
from robobid.games.powergrid.text.position import (
    read_position,
    write_position,
    write_view,
)
from tests.powergrid.builders import (
    OFFERS,
    A,
    B,
    C,
    a_new_game,
    a_started_game,
    a_table,
    act,
    asked,
    moves_at_random,
    options,
    play,
)


@pytest.mark.parametrize(("map", "seats"), OFFERS[1::4])
def test_every_table_of_a_game_is_one_line_both_ways(map: str, seats: int) -> None:
    drawn = "drawn" if seats % 2 else "drafted"
    table = a_new_game(seats, map, regions=drawn, promo=("flux", "transformer"))
    for number, _ in enumerate(moves_at_random(table, Random(seats))):
        if number % 5 and number > 20:
            continue
        line = write_position(table)

        again = read_position(line)

        assert "\n" not in line
        assert again == table
        assert write_position(again) == line


def test_repr_is_the_call_that_rebuilds_the_table() -> None:
    table = a_started_game()

    assert eval(repr(table), {"read_position": read_position}) == table


def test_where_there_is_one_market_it_need_not_be_chosen() -> None:
    """A line without the field `buying` once offered to go to a market without name."""
    line = write_position(a_table(round=2, phase="resources"))
    assert " buying=0 " in line

    assert asked(read_position(line.replace(" buying=0", ""))).kind == "fuel"
    korea = a_table(round=2, phase="resources", map="korea")
    assert asked(read_position(write_position(korea))).kind == "market"


def test_regions_that_are_not_connected_are_refused() -> None:
    with pytest.raises(Illegal) as error:
        a_table(regions=("green", "brown", "purple"))

    assert error.value.code == "bad_regions"


def test_a_view_is_the_same_line_with_question_marks() -> None:
    table = a_table(Holding(money=41), Holding(money=42), Holding(money=43))

    line = write_view(POWER_GRID.view(table, B))

    assert "A.money=?" in line
    assert "B.money=42" in line
    assert line.replace("A.money=?", "A.money=41").replace(
        "C.money=?", "C.money=43"
    ) == write_position(table)


def test_a_game_is_set_up_from_python_with_the_coming_draws_as_a_script() -> None:
    table = a_table(
        Holding(money=60, plants=(5,), fuel=(1, 1, 0, 0), cities=("Essen", "Duisburg")),
        Holding(money=70, plants=(8,), cities=("Kiel",)),
        Holding(money=80, plants=(10,), cities=("Berlin",)),
        order=(A, C, B),
        round=3,
        market=(7, 9, 11, 12, 13, 15, 16, 20),
        gone=(3, 4, 6, 14),
    )
    luck = Scripted([Draw(21), Draw(17)])

    play(table, "A plant 7; B pass; C pass")
    act(table, -1, luck.draw(asked(table)))
    assert asked(table).seat == C
    play(table, "C plant 12; B pass")
    act(table, -1, luck.draw(asked(table)))

    assert table.market == [9, 11, 13, 15, 16, 17, 20, 21]
    assert table.players[A].plants == (5, 7)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": [Holding()] * 2}, "2 holdings for 3 seats"),
        ({"order": (0, 1, 1)}, "every seat once"),
        ({"step": 4}, "no step 4"),
        ({"market": (3, 4, 41)}, "no plant 41"),
        ({"market": (3, 4, 5), "under": (4,)}, "two places"),
        ({"fuel": [(25, 0, 0, 0)]}, "ladder"),
        ({"fuel": [(1, 2, 3)]}, "four fuels"),
        ({"fuel": [(0, 0, 0, 0)] * 2}, "1 resource markets"),
        ({"hidden": 99}, "hidden"),
        ({"seats": [Holding(money=-1)] * 3}, "less than nothing"),
        ({"seats": [Holding(cities=("Passau",))] * 3}, "'Passau' is no city"),
        ({"seats": [Holding(cities=("Kiel",))] * 3}, "more houses"),
        (
            {"seats": [Holding(cities=("Kiel", "Kiel")), Holding(), Holding()]},
            "two houses",
        ),
        ({"seats": [Holding(fuel=(1, 0, 0, 0))] * 3}, "does not fit"),
        (
            {"seats": [Holding(plants=(3, 4, 5, 6)), Holding(), Holding()]},
            "too many plants",
        ),
        ({"seats": [Holding(transformer=3), Holding(), Holding()]}, "no plant 3"),
        ({"seats": [Holding(plants=(33.34,)), Holding(), Holding()]}, "Flux"),
        ({"turn": 5}, "not in the order"),
        ({"moment": {"turn": 5}}, "not at the table"),
        ({"moment": {"turn": None}}, "turn must not be empty in phase 'auction'"),
        ({"moment": {"buying_at": 3}}, "buying=3: expected a number from 0 to 0"),
        ({"moment": {"running": (50,)}}, "running must be empty in phase 'auction'"),
        ({"moment": {"draws": 1}}, "chance cannot give"),
        ({"moment": {"auction": Auction(50, 50, 0, (1, 0))}}, "cannot be auctioned"),
        ({"moment": {"auction": Auction(3, 3, 0, ())}}, "nobody takes part"),
        ({"phase": "plants"}, "draws must not be empty in phase 'plants'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    change: dict[str, Any], reason: str
) -> None:
    holdings = change.pop("seats", [Holding()] * 3)

    regions = ("green", "red", "brown")

    with pytest.raises(Unreadable, match=reason) as error:
        arrange(options(3), seats=holdings, regions=regions, **change)

    assert error.value.code == "bad_position"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("powergrid", "fzzzt"),
        ("phase=auction", "phase=party"),
        ("phase=auction ", ""),
        ("map=germany", "map=atlantis"),
        ("A.money=50", "A.money=?"),
        ("A.money=50", "A.honey=50"),
        ("A.money=50", "A.money=50 A.money=50"),
        ("A.money=50", ".money=50"),
        ("order=ABC", "order=ABX"),
        ("order=ABC", "order=AB"),
        ("fuel=24/18/6/2", "fuel=24/18"),
        ("market=3", "market=x"),
        ("regions=brown", "regions=purple"),
        ("seats=3", "seats=many"),
        ("turn=A", "turn=A auction=13"),
        ("turn=A", "turn=A owed=love:A"),
    ],
)
def test_a_bad_line_is_refused(old: str, new: str) -> None:
    line = write_position(a_started_game())
    assert old in line

    with pytest.raises(Unreadable) as error:
        read_position(line.replace(old, new, 1))

    assert error.value.code == "bad_position"


ROBOT = (
    "powergrid map=germany seats=person,1-3-4-6-2 regions=brown,green,red round=2 "
    "step=1 phase=building order=AB turn=B waiting=A market=5,6,7,8,9,10,11,12 top=13 "
    "fuel=20/18/6/2 A.money=20 A.plants=3 A.cities=Kiel B.money=60 B.plants=4 "
    "B.cities=Essen"
)


def test_a_missing_field_is_as_at_the_beginning() -> None:
    table = read_position(ROBOT.replace(" waiting=A", ""))

    assert table.waiting == (A,)
    assert table.hidden == len(table.unseen) - 8 > 0
    assert read_position(ROBOT.replace("waiting=A", "waiting=-")).waiting == ()


@pytest.mark.parametrize("order", ["ACB", "BCA", "CBA"])
@pytest.mark.parametrize("robot", ["1-3-4-6-2", "2-3-4-6-2"])
def test_nobody_else_builds_if_the_line_says_so(robot: str, order: str) -> None:
    """A robot without a city may build last by F1, and not by other pieces."""
    line = (
        f"powergrid map=germany seats=person,{robot},person regions=brown,green,red "
        f"round=2 step=1 phase=building order={order} turn=B waiting=- "
        "market=5,6,7,8,9,10,11,12 top=13 fuel=20/18/6/2 "
        "A.money=20 A.plants=3 A.cities=Kiel B.money=60 B.plants=4 C.money=30"
    )
    table = read_position(line)

    assert table.waiting == ()
    assert read_position(write_position(table)) == table


def test_in_step_3_the_card_is_gone() -> None:
    line = ROBOT.replace("step=1", "step=3").replace(",11,12 top=13", "")

    assert read_position(line).step3_card == "gone"


@pytest.mark.parametrize(
    "field", ["market=5,6,7,8,9,10,11,12", "order=AB", "B.money=60"]
)
def test_what_cannot_be_guessed_is_asked_for(field: str) -> None:
    name = field.partition("=")[0]

    with pytest.raises(Unreadable, match=f"the field '{name}' is missing"):
        read_position(ROBOT.replace(f" {field}", ""))


@pytest.mark.parametrize("city", ["essen", "ESSEN", "Essen"])
def test_a_city_is_known_in_small_letters(city: str) -> None:
    assert read_position(ROBOT.replace("B.cities=Essen", f"B.cities={city}"))


@pytest.mark.parametrize("city", ["Nürnberg", "Nurnberg", "Nuernberg", "nürnberg"])
def test_a_city_is_known_with_and_without_marks(city: str) -> None:
    line = ROBOT.replace("brown,green,red", "cyan,purple,yellow")
    table = read_position(line.replace("Kiel", city).replace("Essen", "Mannheim"))

    assert "A.cities=Nurnberg" in write_position(table)


def test_persons_have_two_names() -> None:
    human = ROBOT.replace("seats=person", "seats=human")

    assert read_position(human) == read_position(ROBOT)
    assert write_position(read_position(human)) == write_position(read_position(ROBOT))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("A.money", "A.mony", "no field 'A.mony'; did you mean A.money?"),
        ("C.money=43", "C.mony=43", "no field 'C.mony'; did you mean C.money?"),
        ("Kiel", "Kile", "'Kile' is no city in play; did you mean Kiel?"),
        ("regions=", "draft=pink regions=", "draft: pink: there is no region 'pink'"),
        ("seats=person,1-3-4-6-2", "seats=99", "seats=99: expected a number from 2"),
        ("phase=building", "phase=bilding", "did you mean building?"),
        ("order=AB", "order=A", "turn=B is not in the order"),
        ("order=AB", "order=BB", "order=BB must name every seat once"),
        ("turn=B", "turn=X", "turn=X: expected one of seats AB"),
        ("waiting=A", "waiting=", "write waiting=- for nothing"),
        ("fuel=20/18/6/2", "fuel=20/18", "expected a number for each of the four"),
        ("A.money=20", "A.money=" + 5000 * "1", "expected a number from 0 to 99999"),
        ("A.money=20", "A.money=-1", "A.money=-1: expected a number"),
        ("waiting=A", "waiting=A owed=discard:B", "owed=discard:B: seat B owes"),
        ("waiting=A", "waiting=B", "turn names B twice"),
        ("waiting=A", "errand=city:9:-:-:Kiel", "errand=city:9:-:-:Kiel: a robot coul"),
        ("waiting=A", "errand=city:0:-:-:Jena", "errand=city:0:-:-:Jena: a robot coul"),
        ("waiting=A", "errand=city", "errand=city: expected stage:built:bid:queue:wor"),
        ("waiting=A", "errand=fuel:0:-:-:", "errand=fuel:0:-:-:: expected one of"),
        ("waiting=A", "auction=5", "auction=5: expected plant:bid:bidder:queue"),
        ("phase=building", "phase=over", "turn must be empty in phase 'over'"),
        ("waiting=A", "buying=1", "buying=1: expected a number from 0 to 0"),
        ("waiting=A", "running=4", "running must be empty in phase 'building'"),
    ],
)
def test_an_error_names_the_field(old: str, new: str, reason: str) -> None:
    line = f"{ROBOT} C.money=43" if "C." in old else ROBOT
    assert old in line

    with pytest.raises(Unreadable) as error:
        read_position(line.replace(old, new, 1))
    assert reason in str(error.value)


def test_an_auction_cannot_stand_above_the_money_of_the_bidder() -> None:
    line = ROBOT.replace("phase=building", "phase=auction").replace("turn=B", "turn=A")
    line = line.replace("waiting=A", "waiting=AB auction=5:30:A:BA")

    with pytest.raises(Unreadable, match="auction=30: expected a number from 0 to 20"):
        read_position(line)


def test_the_plants_of_a_seat_are_put_in_order() -> None:
    """Rules and twin count on it, and people write them as they were bought."""
    line = (
        "powergrid map=germany seats=2 regions=brown,green,red round=3 step=1 "
        "phase=building order=AB turn=A market=5,6,7,8,9,10,11,12 fuel=18/18/6/2 "
        "A.money=20 A.plants=13,4 A.cities=Kiel B.money=60 B.plants=14 B.cities=Essen"
    )

    table = read_position(line)

    assert table.players[0].plants == (4, 13)


@pytest.mark.parametrize("regions", ["brown,green,red", "red,brown,green"])
def test_settled_regions_are_read_in_any_order(regions: str) -> None:
    line = (
        f"powergrid map=germany seats=2 regions={regions} round=1 step=1 phase=lots "
        "A.money=50 B.money=50"
    )

    assert read_position(line).regions == ("brown", "green", "red")
