"""One notion has one meaning in every spelling, and what has none is refused."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

import robobid.envs.openspiel  # noqa: F401  (makes its games loadable)
from robobid.core.errors import Illegal, Unsupported
from robobid.envs import fzzzt_v1, powergrid_v1
from robobid.envs.specs import course
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.powergrid.variants import DEALT, Pieces

PIECES = Pieces(2, 5, 1, 6, 3)


@pytest.mark.parametrize(
    "robots",
    [
        ["robot:2-5-1-6-3", "robot"],
        ["robot 2-5-1-6-3", "robot"],
        ["2-5-1-6-3", "robot"],
        "robot:2-5-1-6-3+robot",
        "2-5-1-6-3, robot",
    ],
)
def test_a_robot_is_one_in_every_spelling(robots: Any) -> None:
    """Spelt as the command does, it used to be one more person."""
    env = powergrid_v1.env(players=2, robots=robots)

    assert env.possible_agents == ["player_0", "player_1"]
    assert env.course.start.setup.seats == (None, None, PIECES, DEALT)


def test_openspiel_reads_robots_alike() -> None:
    game = pyspiel.load_game(
        "robobid_powergrid", {"players": 2, "robots": "robot:2-5-1-6-3+robot"}
    )

    assert game.num_players() == 2


@pytest.mark.parametrize("robots", ["robots", "Ann", ["robot:2-5"], "human"])
def test_what_is_no_robot_is_refused(robots: Any) -> None:
    with pytest.raises(Unsupported, match="does not name a robot's pieces"):
        powergrid_v1.env(players=2, robots=robots)


@pytest.mark.parametrize("players", ["2", 2.5, 2.0, True, -1])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(Unsupported, match="players must be a whole number"):
        fzzzt_v1.env(players=players)


def test_fzzzt_has_no_robots_of_its_own() -> None:
    with pytest.raises(Unsupported, match="no robots"):
        fzzzt_v1.env(robots="robot")


@pytest.mark.parametrize("said", ["all", ["all"], "monitor,modem", "monitor modem"])
def test_peripherals_are_all_or_named(said: Any) -> None:
    chosen = course("fzzzt", peripherals=said).start.chosen_peripherals

    everything = tuple(sorted(standard_deck().peripherals))
    assert chosen == everything if "all" in said else len(chosen) == 2


@pytest.mark.parametrize("said", ["green,red,brown", "green red brown"])
def test_regions_are_split_by_spaces_or_commas(said: str) -> None:
    options = course("powergrid", regions=said).start.setup

    assert options.regions == {"green", "red", "brown"}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"open_money": "perhaps"}, "Money cannot be 'perhaps'; allowed: open, hidden"),
        ({"open_money": 1}, "Money cannot be 1"),
        ({"promo": "flux,laser"}, "Promo cannot be 'laser'"),
        ({"regions": 3}, "Regions cannot be 3"),
        ({"map": "atlantis"}, "there is no map 'atlantis'"),
        ({"maps": "germany"}, "there is no setting 'maps'; there are map, open_money"),
    ],
)
def test_what_is_not_understood_is_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(Unsupported, match=told):
        course("powergrid", **said)


@pytest.mark.parametrize("number", [3.7, True, None])
def test_a_choice_is_a_whole_number(number: Any) -> None:
    env = fzzzt_v1.env()
    env.reset(seed=1)
    with pytest.raises(Illegal, match=f"number {number} is not allowed"):
        env.step(number)
    together = fzzzt_v1.parallel_env(edition="ru")
    together.reset(seed=1)
    with pytest.raises(Illegal, match=f"number {number} is not allowed"):
        together.step(dict.fromkeys(together.agents, number))
