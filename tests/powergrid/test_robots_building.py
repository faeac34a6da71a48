"""Where robots build, and when they stop (C5, pieces B, S4, S5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.events import Event
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.rules.events import HouseBuilt
from robobid.games.powergrid.rules.network import cost_of, path_to, put_house
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, C, asked, of_type, play
from tests.powergrid.robots import named, obey, obeys, reasons, robot_table, words

NORTH = ("Kiel", "Flensburg", "Lubeck")


def building(piece: int, *held: Holding, special: int = 1, **position: Any) -> Table:
    """Robot A with a B piece is to build in round 3; Ann is the first player."""
    usual: dict[str, Any] = {"order": (B, C, A), "turn": A, "round": 3}
    position = usual | position
    position.setdefault("market", (22, 23, 24, 25, 26, 27, 28, 29))
    return robot_table(
        f"robot 1-1-1-{piece}-{special}; Ann; Bob", *held, phase="building", **position
    )


# -- general ------------------------------------------------------------------


@pytest.mark.rule("P-C5.1", "P-C5.3", "P-piece-B6", "P-D28")
def test_the_cheapest_city_first_one_at_a_time() -> None:
    """From Duisburg: Essen costs 10, Dusseldorf 12, then Dortmund 14, Munster 12."""
    table = building(6, Holding(money=48, plants=(4,), cities=("Duisburg",)))

    assert obeys(table, A) == [
        "+ Essen",
        "+ Dusseldorf",
        "+ Dortmund",
        "+ Munster",
        "done",
    ]
    assert table.players[A].money == 0


@pytest.mark.rule("P-C5.2", "P-D28")
@pytest.mark.parametrize(
    ("readings", "city"), [("", "Dusseldorf"), ("28=alt", "Essen")]
)
def test_path_and_place_count_together_or_the_path_alone(
    readings: str, city: str
) -> None:
    """Essen is free to reach, but its second place costs 15; Dusseldorf is 2 away."""
    table = building(
        6,
        Holding(money=30, plants=(4,), cities=("Duisburg",)),
        Holding(cities=("Essen",)),
        step=2,
        readings=readings,
    )

    assert obeys(table, A)[0] == f"+ {city}"


@pytest.mark.rule("P-C5.3")
def test_chance_decides_among_equals() -> None:
    """Flensburg and Lubeck are both 4 from Kiel."""
    table = building(6, Holding(money=50, plants=(4,), cities=("Kiel",)))

    assert asked(table).seat == CHANCE
    assert named(table) == ["Flensburg", "Lubeck"]
    play(table, "#robot-city Lubeck")
    assert words(table) == ["+ Lubeck"]


@pytest.mark.rule("P-C5.2")
def test_full_cities_and_its_own_are_no_candidates() -> None:
    table = building(
        6,
        Holding(money=50, plants=(4,), cities=("Kiel",)),
        Holding(cities=("Lubeck",)),
    )

    assert words(table) == ["+ Flensburg"]


@pytest.mark.rule("P-C5.4")
def test_it_stops_when_it_cannot_pay_the_cheapest() -> None:
    table = building(6, Holding(money=13, plants=(4,), cities=("Kiel",)))

    assert reasons(obey(table)) == [("B6", "city_too_dear")]


@pytest.mark.rule("P-C5.8", "P-D2")
def test_robots_build_in_reverse_turn_order() -> None:
    table = building(
        6, Holding(plants=(4,), cities=("Kiel",)), order=(B, A, C), turn=None
    )
    assert table.turn == C

    play(table, "C done")

    assert table.turn == A


# -- B1 -----------------------------------------------------------------------


@pytest.mark.rule("P-piece-B1", "P-C5.7", "P-D32")
def test_b1_the_last_player_chooses_among_near_cities_until_nothing_can_be_paid() -> (
    None
):
    table = building(1, Holding(money=36, plants=(4,), cities=("Kiel",)))
    assert (asked(table).seat, asked(table).kind) == (C, "robot-city")
    assert named(table) == ["Flensburg", "Hamburg", "Lubeck"]

    play(table, "C robot-city Hamburg")
    obey(table)
    assert named(table) == ["Flensburg", "Lubeck", "Schwerin"]
    play(table, "C robot-city Lubeck")
    obey(table)

    assert reasons(obey(table)) == [("B1", "nothing_payable")]


@pytest.mark.rule("P-piece-B1", "P-C5.7")
def test_b1_goes_further_only_if_no_near_city_can_be_paid() -> None:
    """All near cities are full: it crosses them."""
    table = building(
        1,
        Holding(money=30, plants=(4,), cities=("Flensburg",)),
        Holding(cities=("Kiel",)),
    )

    assert named(table) == ["Hamburg", "Lubeck", "Rostock", "Schwerin"]


@pytest.mark.rule("P-C5.7", "P-D42")
@pytest.mark.parametrize(("readings", "path"), [("", 15), ("42=alt", 14)])
def test_b1_pays_the_link_or_the_cheapest_path(readings: str, path: int) -> None:
    table = building(
        1,
        Holding(money=90, plants=(4,), cities=("Cincinnati",)),
        map="usa",
        regions=("brown", "green", "yellow"),
        readings=readings,
    )
    raleigh = table.land.index["Raleigh"]
    assert (len(path_to(table, A, raleigh)) == 2) is (path == 15)
    play(table, "C robot-city Raleigh")

    (built,) = of_type(obey(table), HouseBuilt)

    assert (built.path, built.place) == (path, 10)


@pytest.mark.rule("P-C5.7", "P-D42")
def test_b1_pays_the_path_to_a_near_city_if_no_link_can_be_paid() -> None:
    """With 24 it cannot pay 15 + 10 to Raleigh, and all cheaper ones are full."""
    table = building(
        1,
        Holding(money=24, plants=(4,), cities=("Cincinnati",)),
        Holding(
            cities=(
                "Detroit",
                "Pittsburgh",
                "Knoxville",
                "Chicago",
                "Buffalo",
                "St-Louis",
            )
        ),
        map="usa",
        regions=("brown", "green", "yellow"),
    )

    assert "Raleigh" in named(table)
    assert cost_of(table, A, table.land.index["Raleigh"]).path == 14


# -- B2 to B6 -----------------------------------------------------------------


@pytest.mark.rule("P-piece-B2", "P-D30")
def test_b2_builds_no_more_than_the_first_player_has() -> None:
    table = building(
        2,
        Holding(money=99, plants=(4,), cities=("Duisburg",)),
        Holding(cities=NORTH),
        Holding(cities=("Berlin", "Magdeburg", "Hannover", "Kassel")),
    )

    assert obeys(table, A) == ["+ Essen", "+ Dusseldorf", "done"]


@pytest.mark.rule("P-D29", "P-piece-B2")
def test_b2_builds_nothing_if_the_first_player_has_no_city() -> None:
    table = building(2, Holding(money=99, plants=(4,), cities=("Duisburg",)))

    assert reasons(obey(table)) == [("B2", "builds_above_leader")]


@pytest.mark.rule("P-piece-B3")
def test_b3_builds_what_its_plants_can_supply() -> None:
    """Plants 4 and 10 supply three cities, whatever fuel there is."""
    table = building(3, Holding(money=99, plants=(4, 10), cities=("Duisburg",)))

    assert obeys(table, A) == ["+ Essen", "+ Dusseldorf", "done"]


@pytest.mark.rule("P-piece-B4")
@pytest.mark.parametrize(("step", "houses"), [(1, 1), (2, 4)])
def test_b4_has_at_most_six_cities_in_step_1(step: int, houses: int) -> None:
    five = ("Duisburg", "Essen", "Dusseldorf", "Dortmund", "Munster")
    money = 17 + (10 + 11) + (10 + 11) + (10 + 8) + 5
    table = building(
        4, Holding(money=money, plants=(4,), cities=five), step=step, order=(B, C, A)
    )
    moves = finished(table)

    assert len(moves) - 1 == houses


@pytest.mark.rule("P-piece-B4", "P-D30")
def test_b4_never_builds_where_the_first_player_has_a_house() -> None:
    table = building(
        4,
        Holding(money=30, plants=(4,), cities=("Duisburg",)),
        Holding(cities=("Essen",)),
        Holding(cities=("Dusseldorf",)),
        step=2,
    )

    # Essen would be nearest; in Dusseldorf sits Bob, who is not the first player.
    assert obeys(table, A)[0] == "+ Dortmund"


@pytest.mark.rule("P-piece-B5", "P-D31")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_b5_builds_as_many_as_the_step(step: int) -> None:
    table = building(5, Holding(money=99, plants=(4,), cities=("Duisburg",)), step=step)

    assert len(obeys(table, A)) == step + 1


@pytest.mark.rule("P-D31", "P-piece-B5")
def test_b5_builds_fewer_if_money_is_short() -> None:
    table = building(5, Holding(money=15, plants=(4,), cities=("Duisburg",)), step=3)

    assert obeys(table, A) == ["+ Essen", "done"]


@pytest.mark.rule("P-piece-B5", "P-C5.5")
def test_b5_counts_the_first_city() -> None:
    table = building(5, Holding(money=99, plants=(4,)))
    play(table, "C robot-city Duisburg")

    assert obeys(table, A) == ["+ Duisburg", "done"]


@pytest.mark.rule("P-piece-B6")
def test_b6_builds_until_its_money_is_gone() -> None:
    table = building(6, Holding(money=500, plants=(40,), cities=("Duisburg",)))
    finished(table)

    assert len(table.players[A].cities) > 15


# -- S4, S5 -------------------------------------------------------------------


@pytest.mark.rule("P-piece-S4")
def test_s4_pays_ten_for_every_place() -> None:
    table = building(
        6,
        Holding(money=10, plants=(4,), cities=("Duisburg",)),
        Holding(cities=("Essen",)),
        special=4,
        step=2,
    )

    events = obey(table)

    assert reasons(events)[1] == ("S4", "place_for_ten")
    assert told(events) == {"city": "Essen", "place": 10, "usual": 15}
    assert table.players[A].money == 0
    assert cost_of(table, C, table.land.index["Essen"]).total >= 1 << 30


@pytest.mark.rule("P-piece-S5", "P-D33")
def test_s5_builds_its_first_place_of_every_phase_4_for_nothing() -> None:
    table = building(6, Holding(money=12, plants=(4,), cities=("Duisburg",)), special=5)

    events = obey(table)
    assert reasons(events)[1] == ("S5", "place_free")
    assert told(events) == {"city": "Essen", "place": 0, "usual": 10}
    assert of_type(events, HouseBuilt)[0].place == 0
    assert obeys(table, A) == ["+ Dusseldorf", "done"]
    assert table.players[A].money == 0


@pytest.mark.rule("P-piece-S5", "P-D33")
def test_s5_pays_the_connection() -> None:
    table = building(6, Holding(money=4, plants=(4,), cities=("Flensburg",)), special=5)

    assert obeys(table, A) == ["+ Kiel", "done"]
    assert table.players[A].money == 0


@pytest.mark.rule("P-A5.7")
@pytest.mark.parametrize("piece", [1, 6])
def test_it_says_that_all_its_houses_are_built(piece: int) -> None:
    table = robot_table(
        f"robot 1-1-1-{piece}-1; Ann; Bob; Cleo",
        Holding(money=400),
        map="usa",
        phase="building",
        turn=A,
        market=(40, 42, 44, 46, 50),
        step=3,
    )
    for city in range(22):
        put_house(table, A, city)

    assert reasons(obey(table)) == [(f"B{piece}", "no_house_left")]


def test_a_city_that_is_drawn_among_equals_is_told_with_its_cost() -> None:
    table = building(6, Holding(money=50, plants=(4,), cities=("Kiel",)))

    events = play(table, "#robot-city Lubeck")

    assert told(events) == {"city": "Lubeck", "cost": 14}


def told(events: list[Event]) -> Mapping[str, object]:
    """The values of the last reason."""
    return of_type(events, RobotDid)[-1].values


def finished(table: Table) -> list[str]:
    """The robot's moves until its turn ends; among equals the first city is drawn."""
    moves = obeys(table, A)
    while moves[-1:] != ["done"]:
        play(table, f"#robot-city {named(table)[0]}")
        moves += obeys(table, A)
    return moves
