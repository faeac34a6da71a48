"""What Power Grid's bots learn: persons evolve, and the judge finds who wins."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.arena.training import judge, persons
from robobid.arena.training.checkpoint import Checkpoint
from robobid.arena.training.judge import (
    WIDTH,
    Fitted,
    Portion,
    chances_of,
    fit,
    learn,
    portions,
    together,
    train_judge,
)
from robobid.arena.training.persons import Tables, train_persons
from robobid.bots.powergrid.judge import NUMBERS
from robobid.bots.shipped import shipped
from robobid.fast.judgement import SIMPLE_POWER_GRID
from robobid.powergrid.maps import MAP_NAMES
from robobid.terminal.train import train
from tests.arena.training.test_training import Killed, nothing, until


def test_the_weights_that_made_the_winners_are_found_again() -> None:
    random = np.random.default_rng(1)
    true = random.normal(0, 1, WIDTH)
    owned = random.normal(0, 1, (4000, 3, WIDTH))
    chances = chances_of(owned @ true)
    winners = (chances.cumsum(1) > random.random((4000, 1))).argmax(1)

    found = fit(owned, np.eye(3)[winners])

    assert found.weights == pytest.approx(true, abs=0.3)


def test_a_map_of_which_little_is_known_leans_towards_the_others() -> None:
    sure, unsure = 1000 * np.eye(WIDTH), np.eye(WIDTH)
    both = together(
        {
            "sure": Fitted(np.full(WIDTH, 2.0), sure),
            "unsure": Fitted(np.full(WIDTH, -1.0), unsure),
        }
    )

    assert both["any"][0][0] == pytest.approx(2, abs=0.01)
    assert both["maps"]["sure"][1][NUMBERS - 1] == pytest.approx(2, abs=0.01)
    assert both["maps"]["unsure"][0][0] == pytest.approx(2, abs=0.02)


def test_real_games_teach_that_more_is_better() -> None:
    learned = learn(Portion(2, "germany"), 60, (1, 2))
    money, cities = 1, 4

    assert learned.weights[money] > 0
    assert learned.weights[cities] + learned.weights[NUMBERS // 2 + cities] > 0


@pytest.fixture
def _quick_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of playing, weights are made up."""

    def made_up(portion: Portion, games: int, seed: Any) -> Fitted:
        random = np.random.default_rng([*seed, games])
        return Fitted(random.random(WIDTH), np.eye(WIDTH))

    monkeypatch.setattr(judge, "learn", made_up)


@pytest.mark.usefixtures("_quick_lessons")
def test_a_killed_lesson_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = train_judge(5, 1, Checkpoint(None, {}), nothing)
    checkpoint = Checkpoint(tmp_path / "kept", {})
    with pytest.raises(Killed):
        train_judge(5, 1, checkpoint, until(17))

    assert train_judge(5, 1, checkpoint, nothing) == whole
    assert train_judge(6, 1, Checkpoint(None, {}), nothing) != whole


@pytest.mark.usefixtures("_quick_lessons")
def test_the_command_writes_a_judge_for_every_map_and_number_of_seats(
    tmp_path: Path,
) -> None:
    out = tmp_path / "judge.json"

    train(
        game="powergrid",
        what="judge",
        steps=1,
        seed=3,
        out=out,
        checkpoint=None,
        lang="en",
    )

    written = json.loads(out.read_text())
    assert written["made_by"] == "robobid train powergrid judge --steps 1 --seed 3"
    assert len(portions()) == len(MAP_NAMES) * len(written["seats"])
    assert all(set(it["maps"]) == {*MAP_NAMES} for it in written["seats"].values())


def test_persons_evolve_from_simple(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Tables, "fitness", lambda _, mine, rival, seed: mine.growth - mine.idle
    )

    evolved = train_persons(1, 8, Checkpoint(None, {}), nothing)

    assert evolved.growth > SIMPLE_POWER_GRID.growth
    assert evolved.idle < SIMPLE_POWER_GRID.idle


def test_a_person_is_tried_in_games_against_others_and_robots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(persons, "GAMES", 12)
    tables = Tables()

    equal = tables.fitness(SIMPLE_POWER_GRID, SIMPLE_POWER_GRID, 1)
    careless = SIMPLE_POWER_GRID._replace(most_extra=0.0, worth_it=40.0, growth=9.0)

    assert tables.fitness(careless, SIMPLE_POWER_GRID, 1) < equal


@pytest.mark.parametrize("name", ["persons", "judge"])
def test_what_ships_says_how_it_was_made(name: str) -> None:
    made_by = shipped("robobid.bots.powergrid", name)["made_by"]
    assert made_by.startswith(f"robobid train powergrid {name} --steps ")
