"""What somebody chooses for a robot: costs, money left, what follows."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.asides.helper import robot_to_act
from robobid.games.powergrid.asides.robot_choice import choice_for_robot
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.events import HouseBuilt, PlantBought
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.text.arrange import Holding
from tests.powergrid.builders import A, B, act, asked
from tests.powergrid.robots import a_game_of, robot_table

RICH = Holding(money=100, plants=(4, 5), cities=("Kiel",))


def test_b1_shows_the_cost_of_each_city_and_what_is_left() -> None:
    """The last player bleeds the robot, and so must know what a city costs it."""
    robot = Holding(money=34, plants=(6,), cities=("Essen",))
    table = robot_table(
        "Ann; robot 1-3-4-1-2", RICH, robot, phase="building", turn=B, round=3
    )

    choice = choice_for_robot(table)

    assert choice is not None
    assert (choice.what, choice.piece, choice.money) == ("next_city", "B1", 34)
    costs = {each.action.city: (each.cost, each.left) for each in choice.options}
    assert costs["Duisburg"] == (10, 24)
    assert costs["Munster"] == (16, 18)


def test_what_a2_is_told_to_open_is_taken_at_once() -> None:
    table = robot_table("Ann; robot 1-2-4-6-2", order=(B, A), round=2)

    choice = choice_for_robot(table)

    assert choice is not None
    assert choice.what == "takes_plant"
    assert (choice.options[0].cost, choice.options[0].taker) == (3, B)


def test_a_veto_names_the_region() -> None:
    table = robot_table("Ann; robot 2-3-4-6-2", phase="building", turn=B)
    act(table, CHANCE, next(iter(asked(table).options)))

    choice = choice_for_robot(table)

    assert choice is not None
    assert choice.what == "veto"
    assert {each.region for each in choice.options} == {choice.region}


@pytest.mark.parametrize("map", MAP_NAMES)
def test_what_is_foretold_happens(map: str) -> None:
    """In random games a robot pays and keeps what its choice has said."""
    for seed in range(4):
        random = Random(f"{map} {seed}")
        table = a_game_of("Ann; Bob; robot; robot", map, regions="drawn")
        while decisions := POWER_GRID.decisions(table):
            seat, _, options = decisions[0]
            action = options.pick(random)
            choice = choice_for_robot(table)
            assert choice is None or (choice.robot, choice.chooser) == (
                robot_to_act(table),
                seat,
            )
            found = [
                e for e in (choice.options if choice else ()) if e.action == action
            ]
            events = list(POWER_GRID.apply(table, seat, action))
            if not choice or not found or choice.what in ("veto", "strike"):
                continue
            if choice.what == "one_of_named" or POWER_GRID.decisions(table)[0].seat < 0:
                continue
            (option,) = found
            (does,) = POWER_GRID.decisions(table)[0].options
            events += POWER_GRID.apply(table, choice.robot, does)
            built = [e.path + e.place for e in events if isinstance(e, HouseBuilt)]
            bought = [e.payment for e in events if isinstance(e, PlantBought)]
            if built or bought:
                assert [option.cost] == built or [option.cost] == bought
                if option.taker in (None, choice.robot):
                    assert option.left == table.players[choice.robot].money
