"""Phase 4: building (A5)."""

from __future__ import annotations

from random import Random

import networkx
import pytest

from robobid.core.errors import Illegal, Unreadable
from robobid.games.powergrid.rules.actions import Connect, Done
from robobid.games.powergrid.rules.events import HouseBuilt
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.network import cost_of, path_to, put_house
from robobid.games.powergrid.rules.tables import HOUSES_PER_PLAYER
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import (
    A,
    B,
    C,
    a_table,
    act,
    asked,
    connect,
    of_type,
    options_of,
    play,
    some_regions,
)
from tests.powergrid.test_maps import graph_of


@pytest.mark.rule("P-A5.1")
def test_building_goes_in_reverse_order_and_any_number_of_cities() -> None:
    table = a_table(
        Holding(money=200), Holding(), Holding(), phase="building", market=(7, 8, 9)
    )

    assert asked(table).seat == C
    play(table, "C done; B + Kiel; B done")
    assert asked(table).seat == A
    play(table, "A + Essen; A + Duisburg; A + Dortmund; A + Munster")
    assert len(table.players[A].cities) == 4
    play(table, "A done")
    assert table.phase == "income"


@pytest.mark.rule("P-A5.2")
def test_the_first_city_costs_its_place_only_and_may_wait() -> None:
    table = a_table(Holding(cities=("Essen",)), Holding(), Holding(), phase="building")

    assert len(options_of(table)) == 20 + 1
    events = play(table, "C done; B + Berlin")
    assert of_type(events, HouseBuilt) == [HouseBuilt(B, "Berlin", 0, 10)]
    assert table.players[B].money == 40
    assert table.players[C].cities == ()


@pytest.mark.rule("P-A5.3")
def test_later_cities_cost_the_cheapest_path_and_the_place() -> None:
    table = a_table(
        Holding(cities=("Flensburg",), money=100),
        Holding(cities=("Kiel",)),
        Holding(),
        phase="building",
        turn=A,
    )
    hamburg = table.land.index["Hamburg"]

    # Over Kiel, which is full: every link on the path is paid.
    assert cost_of(table, A, hamburg) == (4 + 8, 10)
    assert [table.land.cities[c].word for c in path_to(table, A, hamburg)] == [
        "Flensburg",
        "Kiel",
        "Hamburg",
    ]
    connect(table, A, "Hamburg")
    assert table.players[A].money == 100 - 22
    # From the city just built: Hamburg to Lubeck costs 6, from Flensburg 4 + 4.
    assert cost_of(table, A, table.land.index["Lubeck"]) == (6, 10)
    assert cost_of(table, A, hamburg).path == 0


@pytest.mark.rule("P-A5.3", "P-A1.1")
def test_no_path_runs_through_regions_that_are_not_in_play() -> None:
    near = a_table(regions=("green", "brown", "yellow"), phase="building")
    far = a_table(regions=("green", "red", "cyan"), phase="building")

    with pytest.raises(Illegal) as error:
        act(far, C, Connect("Berlin"))
    assert error.value.code == "city_not_in_play"
    with pytest.raises(Illegal) as error:
        act(far, C, Connect("Atlantis"))
    assert error.value.code == "unknown_city"
    play(near, "C + Berlin")
    assert near.players[C].money == 40


@pytest.mark.rule("P-A5.4")
@pytest.mark.parametrize(
    ("step", "places"),
    [(1, [10, None, None]), (2, [10, 15, None]), (3, [10, 15, 20])],
)
def test_places_and_houses_by_step(step: int, places: list[int | None]) -> None:
    for houses, price in enumerate(places):
        table = a_table(*[Holding(money=20)] * 4, phase="building", turn=A)
        kiel = table.land.index["Kiel"]
        for seat in range(1, 1 + houses):
            put_house(table, seat, kiel)
        table.step = step

        assert (Connect("Kiel") in options_of(table)) == (price is not None)
        if price is None:
            with pytest.raises(Illegal) as error:
                act(table, A, Connect("Kiel"))
            assert error.value.code == "city_full"
        else:
            play(table, "A + Kiel")
            assert table.players[A].money == 20 - price


@pytest.mark.rule("P-A5.5")
def test_one_house_per_city_and_one_network() -> None:
    table = a_table(
        Holding(cities=("Kiel",), money=90),
        Holding(),
        Holding(),
        phase="building",
        turn=A,
        step=2,
        market=(13, 14, 15, 16, 17, 18, 19, 20),
    )

    with pytest.raises(Illegal) as error:
        act(table, A, Connect("Kiel"))
    assert error.value.code == "city_already_yours"
    # Essen is far away, and paid from Kiel: nobody starts a second network.
    essen = table.land.index["Essen"]
    assert (
        cost_of(table, A, essen).path
        == table.land.costs[table.land.index["Kiel"]][essen]
    )
    assert cost_of(table, A, essen).path > 0


@pytest.mark.rule("P-A5.3")
def test_a_city_that_cannot_be_paid_is_refused_with_its_cost() -> None:
    table = a_table(
        Holding(cities=("Flensburg",), money=21),
        Holding(),
        Holding(),
        phase="building",
        turn=A,
    )
    before = table.copy()

    with pytest.raises(Illegal) as error:
        act(table, A, Connect("Hamburg"))

    assert error.value.code == "city_not_affordable"
    assert error.value.values["cost"] == 22
    assert table == before


@pytest.mark.rule("P-A5.6")
def test_the_city_count_grows_with_each_house() -> None:
    table = a_table(Holding(money=99), Holding(), Holding(), phase="building", turn=A)

    for count, city in enumerate(("Essen", "Duisburg", "Dortmund"), 1):
        connect(table, A, city)
        assert table.most_cities == count
    assert table.market[0] == 4


@pytest.mark.rule("P-A5.7")
def test_nobody_builds_more_houses_than_the_box_has() -> None:
    table = a_table(
        *[Holding(money=400)] * 4,
        map="usa",
        phase="building",
        turn=A,
        market=(40, 42, 44, 46, 50),
        step=3,
    )
    for city in range(HOUSES_PER_PLAYER - 1):
        put_house(table, A, city)
    last, beyond = [
        each.word for each in table.land.cities[HOUSES_PER_PLAYER - 1 :][:2]
    ]

    play(table, f"A + {last}")

    assert options_of(table) == [Done()]
    with pytest.raises(Illegal) as error:
        act(table, A, Connect(beyond))
    assert error.value.code == "no_house_left"
    assert error.value.values["most"] == 22


@pytest.mark.rule("P-A5.7")
def test_a_position_with_more_houses_than_the_box_has_is_refused() -> None:
    words = [c.word for c in a_table(*[Holding()] * 4, map="usa").land.cities]

    with pytest.raises(Unreadable) as error:
        a_table(
            Holding(cities=tuple(words[: HOUSES_PER_PLAYER + 1])),
            *[Holding()] * 3,
            map="usa",
            regions=sorted(some_regions("usa", 4)),
        )
    assert error.value.values["reason"].code == "too_many_houses_of_seat"


@pytest.mark.parametrize("name", MAP_NAMES)
def test_kept_path_costs_equal_another_library_after_random_building(name: str) -> None:
    table = a_table(*[Holding(money=2000)] * 5, map=name, phase="building", step=3)
    random = Random(name)
    graph = graph_of(table.land)
    for city in random.sample(range(len(table.land.cities)), 12):
        put_house(table, A, city)

        own = set(table.players[A].cities)
        expected = networkx.multi_source_dijkstra_path_length(graph, own)
        assert dict(enumerate(table.players[A].path_costs)) == expected


def test_done_is_always_possible() -> None:
    table = a_table(*[Holding(money=0)] * 3, phase="building")

    assert options_of(table) == [Done()]
