"""A census has the same digits, whoever takes it and however often it is stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.arena.executors import Here, Portion, Workforce, workforce
from robobid.core.errors import Unsupported
from robobid.games.powergrid.robots.numbering import number_of
from robobid.games.powergrid.variants import Pieces
from robobid.twins.powergrid import Box, play
from studies.census.__main__ import STUDY
from studies.census.powergrid import race as racing
from studies.census.powergrid import readings as reading
from studies.census.powergrid.cells import Cell, cells
from studies.census.powergrid.counts import WIN, count, shares
from studies.census.powergrid.race import Deals, Track, play_deals, race
from studies.census.powergrid.readings import differences
from studies.census.powergrid.sample import Asked, Sample, take
from studies.resumable import ResumableSums

HARD = Pieces.read("3-1-4-6-2")
ASKED = Asked(("germany",), 7)


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studies.census.powergrid.sample.PORTION", 20)


def taken(games: int, kept: ResumableSums, jobs: int = 1) -> Sample:
    with workforce(jobs) as force:
        return take(ASKED, games, force, kept)


def test_every_kind_of_table_is_there() -> None:
    found = cells(["germany", "usa"])

    assert len(found) == 5 * 4 * 2
    assert {cell.robots for cell in found if cell.rivals == "robots"} == {2, 3, 4, 5}


def test_all_kinds_take_turns_and_no_game_is_played_twice() -> None:
    portions = [ASKED.portion(number) for number in range(2 * len(ASKED.round))]

    rivals = Counter(portion.of.rivals for portion in portions)
    assert rivals == {"random": 10, "careless": 10, "simple": 40, "robots": 10}
    assert {portion.of for portion in portions[: len(ASKED.cells)]} == {*ASKED.cells}
    assert len({(portion.seed, portion.first) for portion in portions}) == len(portions)


def test_wins_are_shared() -> None:
    places = np.array([[1, 2, 3], [1, 1, 3], [1, 1, 1]])

    assert shares(places).tolist() == [[60, 0, 0], [30, 30, 0], [20, 20, 20]]


def test_robots_are_counted_at_every_seat() -> None:
    alone = count(Portion(Cell(3, "simple", "germany"), 1, 0, 50))
    among = count(Portion(Cell(3, "robots", "germany"), 1, 0, 50))

    assert alone.games.sum() == 50
    assert among.games.sum() == 150
    assert among.won.sum() == 50 * WIN


def test_stopped_and_gone_on_it_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "census.npz"
    asked = {"maps": ["germany"], "seed": 7}
    whole = taken(520, ResumableSums(None, asked))

    taken(400, ResumableSums(file, asked))
    again = taken(520, ResumableSums(file, asked), jobs=2)

    assert again.played == whole.played == 520
    assert (again.games == whole.games).all()
    assert (again.won == whole.won).all()


def test_readings_go_on_where_fewer_deals_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def by_number(pair: Portion[str]) -> Any:
        """A deal for each piece of a kind, and another change in every portion."""
        return np.full((5, 6, 3), pair.games // 6) * [1, pair.first, pair.first**2]

    monkeypatch.setattr(reading, "differences", by_number)
    monkeypatch.setattr(reading, "PORTION", 60)
    force = Workforce.of(Here())
    whole = reading.compare(180, 7, force, ResumableSums(None, {}))

    reading.compare(60, 7, force, ResumableSums(tmp_path / "census.npz", {}))
    again = reading.compare(180, 7, force, ResumableSums(tmp_path / "census.npz", {}))

    assert {change.all.games for change in whole} == {180}
    assert again == whole


def test_another_census_and_no_census_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "census.npz"
    taken(20, ResumableSums(file, {"seed": 7}))

    with pytest.raises(Unsupported, match="seed is 7, not 8"):
        ResumableSums(file, {"seed": 8})
    file.write_bytes(b"no census")
    with pytest.raises(Unsupported, match="no file of results"):
        ResumableSums(file, {"seed": 7})


def test_a_robot_of_a_race_has_its_pieces() -> None:
    """The same as a game with a robot of these pieces, but for the order of cards."""
    cell = Cell(4, "simple", "germany")
    won = play_deals(Deals(cell, (number_of(HARD), 0), 1, 0, 400))
    (ended,) = play(
        Box.open("germany", [HARD, None, None, None]), ["simple"] * 4, 400, 2
    )

    direct = shares(ended["place"][:, :4])[:, 0].mean()
    assert won[0].mean() == pytest.approx(direct, abs=0.15 * WIN)
    assert won[0].mean() > 3 * won[1].mean()


def test_the_order_is_decided_where_it_is_clear(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = []

    def by_number(deals: Deals) -> Any:
        """Robot n wins the deals whose luck is above n hundredths."""
        played.append(deals)
        seed = deals.first * 100 + deals.cell.seats
        luck = np.random.default_rng(seed).random(deals.size)
        levels = np.array(deals.robots)[:, None] / 100
        return np.where(luck > levels, WIN, 0)

    monkeypatch.setattr(racing, "play_deals", by_number)
    force = Workforce.of(Here())
    track = Track(("germany",), 1, 100_000)
    robots = range(0, 100, 5)
    kept = ResumableSums(tmp_path / "race.npz", {})

    best = race(robots, track, force, kept)
    worst = race(robots, track, force, kept, worst=True)

    assert best.is_decided
    assert [step.robot for step in best.steps] == list(range(0, 50, 5))
    assert [step.robot for step in worst.steps] == list(range(95, 45, -5))
    assert best.deals < track.most_deals
    legs = len(played)
    assert race(robots, track, force, ResumableSums(tmp_path / "race.npz", {})) == best
    assert len(played) == legs
    # When more games have changed the ratings others race, and run every leg.
    others = range(50, 150, 5)
    anew = race(others, track, force, ResumableSums(None, {}))
    assert race(others, track, force, ResumableSums(tmp_path / "race.npz", {})) == anew


def test_what_is_not_clear_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_alike(deals: Deals) -> Any:
        luck = np.random.default_rng([deals.first, *deals.robots])
        return WIN * luck.integers(0, 2, (len(deals.robots), deals.size))

    monkeypatch.setattr(racing, "play_deals", all_alike)
    found = race(
        range(12),
        Track(("germany",), 1, 500),
        Workforce.of(Here()),
        ResumableSums(None, {}),
    )

    assert not found.is_decided
    assert found.deals == 500
    assert None in {step.ahead for step in found.steps}


def test_a_reading_changes_only_what_it_is_about() -> None:
    """D7 is about the plant that A1 wants."""
    sums = differences(Portion("7", 1, 0, 600))

    for piece, (games, _, squares) in enumerate(sums[1], start=1):
        assert games > 50
        assert bool(squares) == (piece == 1)


def test_the_command_tells_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ratings, report = tmp_path / "ratings.csv", tmp_path / "census.html"
    command = (
        f"powergrid --map germany --games 300 --deals 0 --jobs 1 --lang de "
        f"--ratings {ratings} --report {report}"
    )

    assert STUDY.run(command.split()) == 0

    told = capsys.readouterr().out
    assert "Der Zensus der 7.776 Roboter" in told
    lines = ratings.read_text("utf-8").splitlines()
    assert lines[0].endswith(
        " studies.census powergrid --map germany --games 300 --deals 0 --seed 1"
    )
    assert len(lines) == 2 + 7776
    assert "<svg" in report.read_text("utf-8")


def test_a_map_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert STUDY.run("powergrid --map atlantis".split()) == 2
    assert "atlantis" in capsys.readouterr().err
