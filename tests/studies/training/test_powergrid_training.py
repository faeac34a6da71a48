"""What Power Grid's bots learn: persons evolve, and the judge finds who wins."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.bots.shipped import shipped
from robobid.core.driver import play_at_random
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.twins.judgement import SIMPLE_POWER_GRID
from robobid.twins.powergrid import Box, from_tables, play_on
from robobid.twins.powergrid.judging import NUMBERS
from studies.resumable import ResumableSums
from studies.training.command import train
from studies.training.evolution import Progress
from studies.training.powergrid import correction, judge, own_games, persons
from studies.training.powergrid.correction import corrected, owned_in
from studies.training.powergrid.judge import (
    Portion,
    learn,
    portions,
    together,
    train_judge,
    train_own,
)
from studies.training.powergrid.logit import WIDTH, Fitted, chances_of, fit
from studies.training.powergrid.own_games import (
    FIRST_ROUND,
    Kind,
    Noted,
    kinds,
    one_game,
    standing,
)
from studies.training.powergrid.persons import Tables, train_persons
from tests.studies.training.killing import TRAINING, goes_on, nothing


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


def made_up_notes(
    kind: Kind, seed: str, count: int, money_wins: float = 3.0
) -> list[Noted]:
    """Standings in which all depends on hundreds of elektro, as much as is said."""
    random = np.random.default_rng([ord(letter) for letter in f"{seed}{kind}"])
    money = random.integers(0, 200, (count, kind.seats))
    chances = chances_of(money_wins * money / 100)
    winners = (chances.cumsum(1) > random.random((count, 1))).argmax(1)
    shares = np.eye(kind.seats)[winners]
    same = [8] * kind.seats
    return [
        Noted(row.tolist(), same, same, won.tolist())
        for row, won in zip(money, shares, strict=True)
    ]


def worth_of_money(weights: Any, gone: float) -> float:
    """What hundred elektro are worth to a person when so much of a game is gone."""
    of_persons = weights["maps"]["germany"][0]
    return float(of_persons[1] + gone * of_persons[1 + NUMBERS // 2])


def test_the_planners_own_games_correct_what_was_believed() -> None:
    flat = np.zeros((2, NUMBERS)).tolist()
    believed = {"any": flat, "maps": {"germany": flat, "usa": flat}}
    own = {
        kind: made_up_notes(kind, "1", 1500)
        for kind in (Kind(2, "germany", 0), Kind(2, "usa", 0))
    }

    little, much = (corrected(believed, own, sure * np.eye(WIDTH)) for sure in (1, 1e7))

    assert worth_of_money(little, 8 / 21) == pytest.approx(3, abs=0.3)
    assert worth_of_money(much, 8 / 21) == pytest.approx(0, abs=0.1)
    assert little["any"] == little["maps"]["germany"] == little["maps"]["usa"]


def test_every_kind_of_table_is_played_by_the_planner() -> None:
    found = kinds()

    assert {(it.seats, it.map) for it in found} == {*portions()}
    assert all(it.persons > 0 and it.games > 0 for it in found)


def test_a_game_of_the_planner_is_noted_round_by_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_games, "EFFORT", 24)
    kind, learned = Kind(3, "france", 2), shipped("robobid.bots.powergrid", "judge")

    noted = one_game(kind, "3", learned)

    assert noted == one_game(kind, "3", learned) != one_game(kind, "4", learned)
    assert len(noted) >= FIRST_ROUND
    assert all(sum(it.shares) == pytest.approx(1) for it in noted)
    assert sum(noted[-1].cities) > sum(noted[0].cities)
    persons, robots = np.split(owned_in(kind, noted), 2, axis=-1)
    assert persons[:, :1].any()
    assert not persons[:, 1:].any()
    assert robots[:, 1:].any()
    assert not robots[:, :1].any()


def test_what_is_noted_is_what_the_twin_would_note() -> None:
    table = POWER_GRID.set_up({"Players": "A; B; C"})
    play_at_random(POWER_GRID, table, Random(5))
    box = Box.of(table)
    (ended,) = play_on(box, from_tables(box, [table]), ["random"] * 3, 1, seed=1)[0]

    noted = standing(table)

    assert sum(noted.cities)
    for name in ("money", "cities", "power"):
        assert ended[name][:3].tolist() == getattr(noted, name)


@pytest.fixture
def _quick_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of playing, weights and standings are made up."""

    def made_up(portion: Portion, games: int, seed: Any) -> Fitted:
        random = np.random.default_rng([*seed, games])
        return Fitted(random.random(WIDTH), np.eye(WIDTH))

    def notes(kind: Kind, games: int, seed: str, learned: Any) -> list[Noted]:
        return made_up_notes(kind, seed, games)

    monkeypatch.setattr(judge, "learn", made_up)
    monkeypatch.setattr(correction, "own_games", notes)


@pytest.mark.usefixtures("_quick_lessons")
@pytest.mark.parametrize(
    ("lesson", "last"), [(train_judge, 17), (train_own, 40), (train_own, 93)]
)
def test_a_killed_lesson_goes_on_as_if_nothing_had_been(
    tmp_path: Path, lesson: Any, last: int
) -> None:
    def training(seed: int, checkpoint: ResumableSums, progress: Progress) -> Any:
        return lesson(seed, 1, checkpoint, progress)

    goes_on(training, tmp_path, last)


@pytest.mark.parametrize("what", ["judge", "own"])
@pytest.mark.usefixtures("_quick_lessons")
def test_the_command_writes_a_judge_for_every_map_and_number_of_seats(
    tmp_path: Path, what: str
) -> None:
    out = tmp_path / "judge.json"

    train(
        game="powergrid",
        what=what,
        steps=1,
        seed=3,
        out=out,
        checkpoint=None,
        lang="en",
    )

    written = json.loads(out.read_text())
    assert written["made_by"] == f"{TRAINING} powergrid {what} --steps 1 --seed 3"
    assert len(portions()) == len(MAP_NAMES) * len(written["seats"])
    assert all(set(it["maps"]) == {*MAP_NAMES} for it in written["seats"].values())


def test_persons_evolve_from_simple(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Tables, "fitness", lambda _, mine, rival, seed: mine.growth - mine.idle
    )

    evolved = train_persons(1, 8, ResumableSums(None, {}), nothing)

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


@pytest.mark.parametrize(("name", "recipe"), [("persons", "persons"), ("judge", "own")])
def test_what_ships_says_how_it_was_made(name: str, recipe: str) -> None:
    made_by = shipped("robobid.bots.powergrid", name)["made_by"]
    assert made_by.startswith(f"{TRAINING} powergrid {recipe} --steps ")
