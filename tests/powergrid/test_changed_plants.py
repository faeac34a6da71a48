"""A map may have plants, payments and pieces of its own; every rule asks it."""

from dataclasses import replace
from random import Random

import pytest

from robobid.bots import make_bot
from robobid.core.driver import play, play_at_random
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import PowerGrid
from robobid.games.powergrid.rules.actions import Buy, Offer, Run
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    Fuel,
    card_named,
    plant_of,
    plants_with,
)
from robobid.games.powergrid.rules.setup import first_market, new_table
from robobid.games.powergrid.rules.storage import most_produced, storage
from robobid.games.powergrid.variants import DEALT, SetUp


def new_plant(number: int, **others: object) -> dict[str, object]:
    burns = {"kind": "hybrid", "fuels": ["coal", "oil"], "need": 1, "store": 5}
    return {"number": number, "minBid": number, "cities": 3, **burns, **others}


def other_map() -> Map:
    """Germany, where plant 4 burns anything for 3 cities and there is a plant 41."""
    plants = dict(PLANTS)
    plants[4] = plant_of(new_plant(4, minBid=9))
    plants[41] = plant_of(new_plant(41))
    sorted_plants = plants_with(tuple(plants[number] for number in sorted(plants)))
    return replace(
        standard_map("germany"),
        id="other",
        plants=sorted_plants,
        income=(1, 2, 3),
    )


def test_plants_and_payments_are_those_of_the_map() -> None:
    map_ = other_map()
    facts = map_.plants

    assert most_produced((4,), [0, 1, 0, 0], facts) == 3
    assert most_produced((4,), [0, 1, 0, 0]) == 0
    assert storage((4,), facts=facts).at_most(Fuel.OIL) == 5
    options = SetUp(map=map_, seats=(None, None))
    assert [options.income(cities) for cities in range(4)] == [1, 2, 3, 3]
    assert 41 in new_table(options).unseen


def test_moves_are_written_and_read_with_the_plants_of_the_map() -> None:
    game = PowerGrid([other_map()])
    table = game.set_up({"Map": "other", "Players": "A; B"})

    for action, words in (
        (Offer(4, 9), ("A", "plant", "4")),
        (Offer(4, 4), ("A", "plant", "4", "4")),
        (Run(4, (Fuel.OIL,)), ("A", "run", "4", "oil")),
        (Offer(41, 41), ("A", "plant", "41")),
    ):
        assert game.write(table, 0, action) == words
        assert game.read(table, words) == (0, action, ())


def test_a_position_keeps_the_plants_of_the_map() -> None:
    game = PowerGrid([other_map()])
    table = game.set_up({"Map": "other", "Players": "A; B"})
    line = game.position(table)

    assert game.position(game.read_position(line)) == line
    assert 41 in game.read_position(line).unseen


def test_the_smallest_plants_of_the_map_lie_in_the_first_market() -> None:
    map_ = replace(standard_map("germany"), without_plants=frozenset({5, 13}))

    assert first_market(standard_map("germany")) == [3, 4, 5, 6, 7, 8, 9, 10]
    assert first_market(map_) == [3, 4, 6, 7, 8, 9, 10, 11]


@pytest.mark.parametrize("seed", range(5))
def test_games_with_other_plants_end(seed: int) -> None:
    game = PowerGrid([other_map()])
    table = game.set_up({"Map": "other", "Players": "A; robot ?-?-?-?-?; C"})

    play_at_random(game, table, Random(seed))

    assert game.outcome(table) is not None


@pytest.mark.parametrize("seed", range(3))
def test_robots_buy_for_hybrids_of_other_kinds(seed: int) -> None:
    other = {"fuels": ["garbage", "uranium"], "need": 2, "store": 4}
    plants = [
        plant_of(new_plant(int(number), **other)) if number < 11 else plant
        for number, plant in PLANTS.items()
    ]
    map_ = replace(
        standard_map("germany"), id="other", plants=plants_with(tuple(plants))
    )
    game = PowerGrid([map_])
    table = game.set_up({"Map": "other", "Players": "robot 1-3-4-6-3; robot; robot"})
    bought = set()

    def watch(seat: int, action: object, events: object) -> None:
        if isinstance(action, Buy):
            bought.add(action.fuel)

    players = {seat: make_bot("powergrid", "robot", seed) for seat in range(3)}
    play(game, table, players, Seeded(seed), watch)

    assert game.outcome(table) is not None
    assert bought & {Fuel.GARBAGE, Fuel.URANIUM}


def test_pieces_that_are_out_are_never_dealt() -> None:
    map_ = replace(
        standard_map("germany"), without_pieces=frozenset({"F1", "F2", "F4", "F5"})
    )
    dealt = set()
    for seed in range(20):
        table = new_table(SetUp(map=map_, seats=(None, DEALT), regions="drawn"))
        play_at_random(PowerGrid([map_]), table, Random(seed))
        assert table.players[1].pieces is not None
        dealt.add(table.players[1].pieces.first_city)

    assert dealt == {3, 6}


def test_too_few_pieces_are_refused() -> None:
    map_ = replace(
        standard_map("germany"), without_pieces=frozenset({"F1", "F2", "F4", "F5"})
    )

    with pytest.raises(Unsupported, match="only 1 can be dealt"):
        new_table(SetUp(map=map_, seats=(None, DEALT, DEALT)))


def test_what_a_plant_is_called_depends_on_the_map() -> None:
    assert card_named("41", other_map().plants) == 41
    with pytest.raises(Unsupported, match="plants are 3–42, 44, 46, 50, flux, step"):
        card_named("43", other_map().plants)
