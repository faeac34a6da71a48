"""The maps: their facts, the choice of regions, and path costs."""

from __future__ import annotations

from random import Random
from typing import Any

import networkx
import pytest

from robobid.core.errors import Unsupported
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES, Country
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.rules.tables import LADDER, START_FILL, SUPPLY
from tests.powergrid.builders import A, a_table


def graph_of(country: Country) -> Any:
    """The cities in play and their links, for the other library."""
    graph: Any = networkx.Graph()
    graph.add_nodes_from(range(len(country.cities)))
    for link in country.map.links:
        if link.one in country.index and link.other in country.index:
            ends = country.index[link.one], country.index[link.other]
            graph.add_edge(*ends, weight=link.cost)
    return graph


@pytest.mark.parametrize("name", MAP_NAMES)
def test_path_costs_equal_those_of_another_library(name: str) -> None:
    map_ = standard_map(name)
    for choice in map_.choices(3):
        country = map_.country(choice)
        expected = dict(networkx.all_pairs_dijkstra_path_length(graph_of(country)))

        for start, row in enumerate(country.costs):
            assert dict(enumerate(row)) == expected[start]


@pytest.mark.parametrize("name", MAP_NAMES)
def test_a_route_costs_what_its_path_costs(name: str) -> None:
    map_ = standard_map(name)
    country = map_.country(map_.choices(5)[0])
    graph = graph_of(country)
    random = Random(name)
    for _ in range(200):
        start, end = (random.randrange(len(country.cities)) for _ in range(2))

        route = country.route(start, end)

        assert (route[0], route[-1]) == (start, end)
        assert networkx.path_weight(graph, route, "weight") == country.costs[start][end]


@pytest.mark.parametrize("name", MAP_NAMES)
def test_city_words_are_plain_and_one_to_one(name: str) -> None:
    words = [city.word for city in standard_map(name).cities]

    assert len(set(words)) == len(words)
    for word in words:
        assert word.isascii()
        assert not set(word) & set(" +{}[]#")
        assert len(word) > 1


@pytest.mark.parametrize("name", MAP_NAMES)
@pytest.mark.parametrize("count", [3, 4, 5])
def test_every_choice_of_regions_is_connected(name: str, count: int) -> None:
    map_ = standard_map(name)
    borders: Any = networkx.Graph(
        [(region.id, near) for region in map_.regions for near in region.adjacent]
    )
    for choice in map_.choices(count):
        assert networkx.is_connected(borders.subgraph(choice))
        assert networkx.is_connected(graph_of(map_.country(choice)))


@pytest.mark.parametrize(
    ("name", "cities"),
    [
        pytest.param("germany", 42, marks=pytest.mark.rule("P-map-germany")),
        pytest.param("usa", 42, marks=pytest.mark.rule("P-map-usa")),
    ],
)
def test_germany_and_the_usa_change_no_rule(name: str, cities: int) -> None:
    map_ = standard_map(name)

    assert len(map_.cities) == cities
    assert len(map_.markets) == 1
    assert map_.markets[0].ladder == LADDER
    assert map_.markets[0].start == START_FILL
    assert map_.markets[0].supply == SUPPLY
    assert not map_.discounts
    assert map_.nuclear_regions is None
    assert map_.top_of_stack == 13
    assert not map_.without_plants
    assert not map_.step2_plants
    assert not map_.clean_future_is_actual
    assert not map_.smallest_leaves_each_round


@pytest.mark.parametrize(
    ("name", "start"),
    [
        pytest.param(
            "central-europe",
            (24, 18, 6, 5),
            marks=pytest.mark.rule("P-map-central-europe"),
        ),
        pytest.param(
            "spain-portugal",
            (24, 18, 9, 8),
            marks=pytest.mark.rule("P-map-spain-portugal"),
        ),
        pytest.param("france", (24, 18, 6, 8), marks=pytest.mark.rule("P-map-france")),
        pytest.param("italy", (18, 15, 12, 2), marks=pytest.mark.rule("P-map-italy")),
        pytest.param(
            "benelux", (18, 24, 6, 2), marks=pytest.mark.rule("P-map-benelux")
        ),
    ],
)
def test_the_market_starts_as_the_map_says(name: str, start: tuple[int, ...]) -> None:
    assert standard_map(name).markets[0].start == start


@pytest.mark.parametrize(
    ("name", "seats", "step", "supply"),
    [
        pytest.param(
            "central-europe",
            3,
            1,
            (5, 2, 1, 1),
            marks=pytest.mark.rule("P-map-central-europe"),
        ),
        pytest.param(
            "spain-portugal",
            4,
            1,
            (4, 3, 2, 0),
            marks=pytest.mark.rule("P-map-spain-portugal"),
        ),
        pytest.param(
            "benelux", 3, 2, (3, 5, 2, 1), marks=pytest.mark.rule("P-map-benelux")
        ),
        pytest.param(
            "korea", 5, 3, (2, 2, 2, 0), marks=pytest.mark.rule("P-map-korea")
        ),
    ],
)
def test_some_maps_have_a_supply_of_their_own(
    name: str, seats: int, step: int, supply: tuple[int, ...]
) -> None:
    assert standard_map(name).markets[0].supply[seats][step - 1] == supply


@pytest.mark.rule("P-map-korea")
def test_korea_has_two_markets_and_uranium_only_in_the_south() -> None:
    north, south = standard_map("korea").markets

    assert (north.name, south.name) == ("north", "south")
    assert not north.ladder[Fuel.URANIUM]
    assert north.start == (12, 6, 2, 0)
    assert south.start == (12, 12, 4, 2)


@pytest.mark.rule("P-map-france")
def test_paris_is_three_cities_joined_for_nothing() -> None:
    table = a_table(map="france", regions=("blue", "brown", "purple"))
    paris = [table.land.index[f"Paris-{number}"] for number in (1, 2, 3)]

    assert [table.land.costs[paris[0]][city] for city in paris] == [0, 0, 0]
    assert table.players[A].path_costs == (0,) * 21


@pytest.mark.rule("P-map-italy")
def test_italy_does_not_offer_the_regions_that_cut_livorno_off() -> None:
    italy = standard_map("italy")

    assert frozenset(("red", "green", "blue")) not in italy.choices(3)
    assert frozenset(("red", "green", "yellow")) in italy.choices(3)


@pytest.mark.rule("P-map-benelux")
def test_benelux_has_five_regions_so_that_five_seats_play_on_all() -> None:
    benelux = standard_map("benelux")

    assert [len(benelux.choices(count)) for count in (4, 5)] == [4, 1]


def test_an_unknown_map_is_refused() -> None:
    with pytest.raises(Unsupported, match=r"'atlantis'.*germany") as error:
        standard_map("atlantis")

    assert error.value.code == "unknown_map"
