"""Games of our levels: kept line by line, and what is learned from them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bench.calibration import (
    Said,
    cells_of,
    error_of,
    lines_of,
    noise_of,
    picture_of,
    without_noise,
)
from robobid.app.analysis.grades import grade_of
from robobid.bots.appraisal import Appraisal, Option
from robobid.bots.correction import LATER
from robobid.bots.judge import judge_of
from studies.grading import games as keeping
from studies.grading.correction import apart, as_shown, learned, stage_of
from studies.grading.games import Game, Move, more, read, seats_of
from studies.grading.reference import reference_of

KEPT = (0.4, 0.7, 0.9, 1.0)


def a_move(seat: int, chance: float, part: float = 0.0, round_: int = 3) -> Move:
    """Half of a chance is at stake, and a part of that is lost."""
    stake = chance / 2
    loss = part * stake
    grade = grade_of(loss, 0.001, stake)
    return Move(1, round_, seat, "bid", chance, loss, 0.001, stake, grade, 0.0)


def a_game(number: int, name: str = "fzzzt") -> Game:
    """The strongest wins; everybody keeps what their level keeps."""
    seats = seats_of(name, "levels", number)
    levels = keeping.LEVELS[name]
    moves = [
        a_move(seat, 0.4, 1 - KEPT[levels.index(level)])
        for seat, level in enumerate(seats)
        for _ in range(5)
    ]
    results = tuple(float(level == levels[-1]) for level in seats)
    return Game(name, "levels", number, seats, results, "", tuple(moves))


def test_a_file_goes_on_after_its_last_whole_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(a_game(0)) + '\n["fzzzt", "lev', "utf-8")
    monkeypatch.setattr(keeping, "judged", lambda name, table, number: a_game(number))

    new = [game.number for game in more("fzzzt", "levels", 3, file)]

    assert new == [1, 2]
    assert read(file) == [a_game(0), a_game(1), a_game(2)]
    assert [*more("fzzzt", "levels", 3, file)] == []


def test_a_judge_by_itself_loses_no_more_than_there_is() -> None:
    """What is made up of a hand's worth may be a little more than all."""
    raw = Appraisal((Option(("a",)), Option(("b",), 1.02, 0.01)), 0.99)
    judge = keeping.Uncorrected(judge_of("fzzzt"))

    found = judge.correct(None, None, raw)  # type: ignore[arg-type]

    assert found.options[1].loss == pytest.approx(0.99)
    assert grade_of(found.options[1].loss, 0.01) == "blunder"


def test_what_the_levels_keep_is_found() -> None:
    found = reference_of("fzzzt", [a_game(number) for number in range(4)])

    assert found.levels == keeping.LEVELS["fzzzt"]
    assert found.kept == pytest.approx(KEPT)
    assert found.spread == pytest.approx(0)


def test_who_believes_too_much_is_corrected() -> None:
    """Everybody is given half of the games, and wins a quarter of them."""
    random = Random(1)
    games = []
    for number in range(200):
        won = random.randrange(4)
        moves = tuple(a_move(seat, random.uniform(0.4, 0.6)) for seat in range(4))
        results = tuple(float(seat == won) for seat in range(4))
        seats = seats_of("fzzzt", "strongest", 0)
        games.append(Game("fzzzt", "strongest", number, seats, results, "", moves))

    shown = as_shown(games[0], learned("fzzzt", games))

    for move in shown.moves:
        assert move.chance == pytest.approx(0.25, abs=0.06)
        assert 0 < move.stake < 0.2
    before, after = (
        error_of(next(iter(cells_of(each).values())))
        for each in (games, apart("fzzzt", games))
    )
    assert after < 0.08 < before


def test_stages_are_by_round_and_kind() -> None:
    first = a_move(0, 0.5, round_=1)

    assert stage_of("fzzzt", first) == "1"
    assert stage_of("powergrid", first) == "1:auction"
    assert stage_of("powergrid", first._replace(kind="fuel")) == "1"
    assert stage_of("powergrid", a_move(0, 0.5)) == LATER


def test_a_right_judge_is_not_without_error_in_few_games() -> None:
    games = [a_game(number) for number in range(30)]
    said = next(iter(cells_of(games).values()))

    noise = noise_of(said)
    assert 0.01 < noise.mean < noise.bound < 0.2
    assert noise_of(said * 2).mean == pytest.approx(noise.mean)
    assert any("| levels | 4 | 3 | 30 |" in line for line in lines_of(games, games))
    assert picture_of(games, "fzzzt").startswith("<svg")


def said_by(too_sure: float) -> list[Said]:
    """Each of many seats is given so much more than how often it wins."""
    random = Random(1)
    chances = [random.uniform(0.2, 0.7) for _ in range(1500)]
    return [
        Said(("levels", at, 0), chance + too_sure, float(random.random() < chance))
        for at, chance in enumerate(chances)
    ]


def test_what_a_right_judge_shows_is_taken_away() -> None:
    right, wrong = said_by(0.0), said_by(0.1)

    assert without_noise(right, noise_of(right)) < error_of(right)
    assert error_of(right) < noise_of(right).bound
    assert without_noise(wrong, noise_of(wrong)) == pytest.approx(0.1, abs=0.02)
    assert error_of(wrong) > noise_of(wrong).bound
