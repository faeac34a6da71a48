"""Many games side by side are the games that the environments play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.envs.onehot import OneHot
from robobid.envs.vector import Vector, vector
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck

Make = Callable[[int, int], Vector]


def fzzzt(games: int, seed: int) -> Vector:
    """Games of Fzzzt! for three, with a peripheral."""
    return vector(
        "fzzzt",
        edition="ru",
        players=3,
        games=games,
        seed=seed,
        peripherals=["printer"],
    )


def power_grid(games: int, seed: int) -> Vector:
    """Games of Power Grid, some of them with a robot."""
    line_ups = ["learner; learner; robot", "learner; learner; learner"]
    return vector("powergrid", map="usa", line_ups=line_ups, games=games, seed=seed)


both = pytest.mark.parametrize("make", [fzzzt, power_grid])


@both
def test_rewards_come_when_a_game_ends_and_add_up_to_nothing(make: Make) -> None:
    games = make(32, 1)
    ended = 0
    for _ in range(300):
        step = games.step(games.random_numbers())
        assert step.masks.any(axis=1).all()
        assert not step.rewards[~step.finished].any()
        assert np.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
        assert (step.rewards[step.finished].max(axis=1) > 0).all()
        ended += int(step.finished.sum())
    assert ended > 0


@both
def test_the_same_seed_gives_the_same_games(make: Make) -> None:
    one, other = (make(8, 3) for _ in range(2))
    for _ in range(50):
        numbers = one.random_numbers()
        assert (
            one.step(numbers).observations == other.step(numbers).observations
        ).all()


@both
def test_a_number_that_is_not_allowed_changes_no_game(make: Make) -> None:
    games = make(4, 1)
    before = games.now().observations.copy()
    numbers = games.random_numbers()
    numbers[2] = games.choices - 1
    with pytest.raises(Illegal, match="game 2"):
        games.step(numbers)
    assert (games.now().observations == before).all()


@both
@pytest.mark.parametrize(
    ("bad", "told"),
    [
        (lambda numbers: numbers[:2], r"each of 4 games, not an array of \(2,\) int64"),
        (lambda numbers: numbers + 0.7, r"\(4,\) float64"),
        (lambda numbers: numbers[:, None], r"\(4, 1\) int64"),
        (lambda numbers: numbers > 0, r"\(4,\) bool"),
        (lambda numbers: 1, r"\(\) int64"),
        (lambda numbers: [None] * 4, r"\(4,\) object"),
        (lambda numbers: numbers * 0 - 1, "number -1 is not allowed in game 0"),
        (lambda numbers: numbers + (1 << 40), "is not allowed in game 0"),
    ],
)
def test_what_is_no_number_for_each_game_is_refused(
    make: Make, bad: Callable[[Any], Any], told: str
) -> None:
    """A short array used to be read past its end, and floats were cut."""
    games = make(4, 1)
    before = games.now().observations.copy()
    with pytest.raises(Illegal, match=told):
        games.step(bad(games.random_numbers()))
    assert (games.now().observations == before).all()


@both
def test_any_kind_of_whole_numbers_will_do(make: Make) -> None:
    one, other, third = (make(4, 1) for _ in range(3))
    numbers = one.random_numbers()
    wide = np.repeat(numbers, 2)[::2]
    rows = one.step(numbers).observations
    assert (rows == other.step(numbers.astype(np.uint16)).observations).all()
    assert (rows == third.step(wide).observations).all()


@both
def test_shapes_are_those_of_every_interface(make: Make) -> None:
    games = make(4, 1)
    coding = games.courses[0].coding
    assert games.now().observations.shape == (4, coding.layout.size)
    assert games.now().masks.shape == (4, coding.choices)


@both
def test_a_reset_begins_the_same_games(make: Make) -> None:
    games = make(8, 3)
    first = games.now().observations.copy()
    for _ in range(20):
        games.step(games.random_numbers())
    assert (games.reset(3).observations == first).all()
    assert (games.reset(4).observations != first).any()


def test_points_can_be_what_counts() -> None:
    games = vector("fzzzt", games=16, reward="points")
    while not (step := games.step(games.random_numbers())).finished.any():
        assert not step.rewards.any()
    ended = step.rewards[step.finished]
    assert (ended == np.round(ended)).all()
    assert np.abs(ended).max() > 1


def test_one_hot_rows_say_the_same() -> None:
    plain, spread = (vector("fzzzt", games=4, one_hot=said) for said in (False, True))
    for _ in range(30):
        numbers = plain.random_numbers()
        rows = plain.step(numbers).observations
        found = spread.step(numbers).observations
        assert (OneHot(plain.coding.parts)(rows) == found).all()


def test_a_bot_sits_in_any_seat_and_does_as_by_the_rules() -> None:
    """Learners are asked alone; what the bot did is what its elder brother does."""
    games = vector(
        "fzzzt",
        edition="ru",
        line_ups=["learner,apprentice", "apprentice,learner"],
        games=6,
        seed=2,
    )
    worth = 0.0
    for _ in range(400):
        learners = games.batch.line_ups.copy()
        step = games.step(games.random_numbers())
        assert (step.seats == games.batch.line_ups).all()
        worth += step.rewards[np.arange(6), learners].sum()
    assert worth < -4


def test_a_bot_of_power_grid_sits_in_any_seat() -> None:
    games = vector(
        "powergrid", line_ups=["simple,learner,robot", "learner,random,simple"], games=8
    )
    ended = 0
    for _ in range(400):
        step = games.step(games.random_numbers())
        assert (step.seats == 1 - games.batch.line_ups).all()
        ended += int(step.finished.sum())
    assert ended > 0


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"line_up": "learner,chief"}, "fast twin is called 'chief'; there are random"),
        ({"games": 0}, "at least one game is needed, not 0"),
        ({"reward": "glory"}, "there are win, points"),
        ({"switches": "hand_size=13"}, "13 cards"),
    ],
)
def test_what_cannot_be_is_refused(options: Any, told: str) -> None:
    with pytest.raises(Unsupported, match=told):
        vector("fzzzt", **options)


def test_switches_and_decks_are_played_with(tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(write_deck(standard_deck()).replace('"points": 3', '"points": 4'))
    games = vector("fzzzt", deck=deck, switches="hand_size=4", games=2)
    table = games.courses[0].start
    assert table.edition.rules.hand_size == 4
    assert games.step(games.random_numbers()).masks.shape[1] == games.choices
