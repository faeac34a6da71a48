"""What robots will do is known beforehand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from robobid.games.powergrid.asides.foreseen import Foreseen, foreseen
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Bid, Offer, Pass
from robobid.games.powergrid.rules.events import FuelBought, HouseBuilt
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.text.position import write_position
from robobid.narration.powergrid import PowerGridTeller
from tests.narration.spoken import speaker
from tests.powergrid.builders import A, B
from tests.powergrid.robots import robot_table

ROBOTS = ("1-1-1-1-1", "2-2-2-2-2", "4-3-3-3-3", "5-4-4-4-4", "6-5-5-5-5", "4-6-6-6-6")
LATER = (10, 11, 12, 13, 14, 15, 16, 17)


@pytest.mark.parametrize("pieces", ROBOTS)
def test_what_was_foreseen_of_a_robot_is_what_it_does(pieces: str) -> None:
    players = f"1; robot {pieces}; 3"
    table = POWER_GRID.set_up({"Players": players, "Regions": "drawn"})
    random, compared = Random(pieces), 0
    for _ in range(2500):
        found = POWER_GRID.decisions(table)
        if not found:
            break
        seat, kind, options = found[0]
        action = options.pick(random)
        if isinstance(action, Offer):
            action = Offer(action.plant, table.setup.plants[action.plant].min_bid)
        if isinstance(action, Bid) and table.auction and seat != 1:
            action = Bid(table.auction.bid + 1)
        if seat == 1 and kind in ("open", "bid"):
            seen = foreseen(table, seat)
            assert seen is not None
            limits = dict(seen.plants)
            match action:
                case Offer(plant, bid):
                    assert bid <= limits[plant]
                case Bid(amount):
                    assert table.auction
                    assert amount <= limits[table.auction.plant]
                case Pass() if table.auction:
                    assert table.auction.bid + 1 > limits.get(table.auction.plant, 0)
                case Pass():
                    assert seen.aim in ("enough", "none")
            compared += 1
        POWER_GRID.apply(table, seat, action)
    assert compared > 3


def test_it_is_told_with_the_highest_bid() -> None:
    """A3 wants most cities, and bids up to 10 more; money is the other limit."""
    mine = Holding(money=100, plants=(4,), cities=("Kiel",))
    its = Holding(money=100, plants=(6,), cities=("Essen",))
    players = "Nele; robot 1-3-4-6-2"
    moment: dict[str, Any] = {"round": 3, "market": LATER}
    table = robot_table(players, mine, its, **moment)
    poor = robot_table(players, mine, its._replace(money=15), **moment)

    assert foreseen(table, B) == Foreseen("bids", ((12, 22),))
    assert foreseen(poor, B) == Foreseen("bids", ((12, 15),))
    assert foreseen(table, A) is None
    seen = foreseen(table, B)
    assert seen is not None
    told = PowerGridTeller(table.setup.map, A).next_of(seen)
    assert speaker("powergrid", "en", ("Nele", "Gisela")).sentence(told) == (
        "Next: bids for plant 12 up to 22"
    )


@pytest.mark.parametrize("map_name", ["germany", "korea"])
@pytest.mark.parametrize("pieces", ROBOTS)
def test_its_fuel_and_its_cities_are_foreseen(pieces: str, map_name: str) -> None:
    """At the beginning of its turn that is certain, unless others choose for it."""
    tags = {"Players": f"1; robot {pieces}; 3", "Regions": "drawn", "Map": map_name}
    table = POWER_GRID.set_up(tags)
    random, compared = Random(pieces), 0
    for _ in range(1200):
        found = POWER_GRID.decisions(table)
        if not found:
            break
        is_turn = table.turn == 1 and table.phase in ("resources", "building")
        if not is_turn or table.memory:
            POWER_GRID.apply(table, found[0].seat, found[0].options.pick(random))
            continue
        before, phase = write_position(table), table.phase
        seen, done = foreseen(table, 1), []
        assert before == write_position(table)
        while table.turn == 1 and table.phase == phase:
            seat, _, options = POWER_GRID.decisions(table)[0]
            done += POWER_GRID.apply(table, seat, options.pick(random))
        fuel = tuple(e.fuel for e in done if isinstance(e, FuelBought))
        cities = tuple(e.city for e in done if isinstance(e, HouseBuilt))
        if seen is not None:
            assert fuel == seen.fuel
            assert cities[: len(seen.cities)] == seen.cities
            compared += 1
    assert compared > 5


def test_its_fuel_and_its_cities_are_told() -> None:
    its = Holding(money=40, plants=(4,), cities=("Essen",))
    words = speaker("powergrid", "en", ("Nele", "Gisela"))
    for phase, expected in (
        ("resources", "Next: buys 2 coal for 2"),
        ("building", "Next: builds in Duisburg, Düsseldorf and Dortmund for 36"),
    ):
        moment: dict[str, Any] = {"round": 2, "phase": phase, "order": (B, A)}
        table = robot_table(
            "Nele; robot 1-3-4-6-2", Holding(plants=(5,)), its, **moment
        )
        assert table.turn == A
        seen = foreseen(table, B)
        assert seen is not None
        told = PowerGridTeller(table.setup.map, A).next_of(seen)
        assert words.sentence(told) == expected
