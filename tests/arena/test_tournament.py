"""Tournaments: the same for any number of workers, and they can be gone on with."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from robobid.arena.deals import DealResult, play_deal
from robobid.arena.executors import Workforce, workforce
from robobid.arena.experiment import Experiment
from robobid.arena.matches import GameResult
from robobid.arena.results_file import ResultsFile
from robobid.arena.sequential import LOOK_EVERY
from robobid.arena.tournament import Tournament, hold
from robobid.core.errors import Unreadable, Unsupported
from tests.arena.experiments import a_game, an_experiment


def held(experiment: Experiment, path: Path | None = None, jobs: int = 1) -> Tournament:
    file = ResultsFile(path, experiment.identity) if path else None
    with workforce(jobs) as force:
        return hold(experiment, force, file)


def test_the_result_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    experiment = an_experiment(deals=7)
    alone = held(experiment, tmp_path / "one")

    assert held(experiment, tmp_path / "three", jobs=3) == alone
    assert (tmp_path / "one").read_bytes() == (tmp_path / "three").read_bytes()
    with ThreadPoolExecutor(2) as executor:
        assert hold(experiment, Workforce.of(executor, 2)) == alone
    assert held(an_experiment(deals=7, seed=2)) != alone


def test_progress_adds_up_to_the_games() -> None:
    experiment = an_experiment(players=3, deals=3)
    finished: list[int] = []
    with workforce(1) as force:
        hold(experiment, force, progress=finished.append)

    assert finished == [6, 6, 6]
    assert experiment.games_per_deal == 6


def test_what_is_in_the_file_is_finished_at_once(tmp_path: Path) -> None:
    """So that the estimate comes from what is being played."""
    file = ResultsFile(tmp_path / "results", an_experiment().identity)
    held(an_experiment(deals=3), tmp_path / "results")
    finished: list[int] = []
    with workforce(1) as force:
        hold(an_experiment(deals=5), force, file, finished.append)

    assert finished == [6, 2, 2]


# -- the file -----------------------------------------------------------------


def test_a_later_run_plays_only_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    whole = held(an_experiment(deals=6), tmp_path / "whole")
    held(an_experiment(deals=2), path)
    played: list[int] = []

    def counted(experiment: Experiment, number: int) -> DealResult:
        played.append(number)
        return play_deal(experiment, number)

    monkeypatch.setattr("robobid.arena.deals.play_deal", counted)

    assert held(an_experiment(deals=6), path).deals == whole.deals
    assert played == [2, 3, 4, 5]
    assert path.read_bytes() == (tmp_path / "whole").read_bytes()
    assert held(an_experiment(deals=3), path).deals == whole.deals[:3]
    assert played == [2, 3, 4, 5]


@pytest.mark.parametrize("cut", [1, 20, 300])
def test_a_half_written_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    whole = held(an_experiment(deals=3), path)
    written = path.read_bytes()
    path.write_bytes(written[:-cut])

    assert held(an_experiment(deals=3), path) == whole
    assert path.read_bytes() == written


def test_nothing_is_left_of_a_long_half_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = held(an_experiment(deals=2), path)
    written = path.read_bytes()
    head, first, _ = written.splitlines(keepends=True)
    path.write_bytes(head + first + b'{"deal":1,' + b" " * 5000)

    assert held(an_experiment(deals=2), path) == whole
    assert path.read_bytes() == written


def test_a_half_written_head_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = held(an_experiment(deals=1), path)
    written = path.read_bytes()
    path.write_bytes(written[:30])

    assert held(an_experiment(deals=1), path) == whole
    assert path.read_bytes() == written


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (an_experiment(seed=2), "seed is 1, not 2"),
        (an_experiment(Edition="ru"), 'tags is {"Edition": "en"}'),
        (an_experiment(players=4), "line_ups"),
        (an_experiment(["random", "simple"]), "line_ups"),
    ],
)
def test_a_file_of_another_experiment_is_refused(
    tmp_path: Path, other: Experiment, named: str
) -> None:
    path = tmp_path / "results.jsonl"
    held(an_experiment(deals=1), path)
    written = path.read_bytes()

    with pytest.raises(Unsupported, match="something else") as caught:
        held(other, path)

    assert named in str(caught.value)
    assert path.read_bytes() == written


def test_more_deals_and_another_margin_are_the_same_experiment(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    held(an_experiment(deals=1), path)

    assert len(held(an_experiment(deals=2, margin=0.1), path).deals) == 2


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        pytest.param(lambda text: "Dear diary\n", "line 1", id="something else"),
        pytest.param(lambda text: "Dear diary", "line 1", id="an unended line"),
        pytest.param(
            lambda text: text.replace('"deal":1', '"deal":7'), "deal 1", id="gap"
        ),
        pytest.param(
            lambda text: text.replace('{"deal":0', '"deal":0'), "line 2", id="bad"
        ),
        pytest.param(lambda text: text.replace('"points"', '"p"'), "line 2", id="keys"),
    ],
)
def test_a_spoilt_file_is_refused_and_left_alone(
    tmp_path: Path, spoil: Callable[[str], str], complaint: str
) -> None:
    path = tmp_path / "results.jsonl"
    held(an_experiment(deals=2), path)
    path.write_text(spoil(path.read_text("utf-8")), "utf-8")
    spoilt = path.read_bytes()

    with pytest.raises(Unreadable, match=complaint):
        held(an_experiment(deals=3), path)

    assert path.read_bytes() == spoilt


def test_two_runs_do_not_write_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    experiment = an_experiment(deals=3)
    one, other = (ResultsFile(path, experiment.identity) for _ in range(2))
    deals = [play_deal(experiment, number) for number in range(3)]
    assert one.read() == other.read() == []
    one.add(deals[0])
    one.add(deals[1])
    written = path.read_bytes()

    with pytest.raises(Unsupported, match="somebody else has written") as caught:
        other.add(deals[0])

    assert caught.value.code == "results_in_use"
    assert path.read_bytes() == written
    assert other.read() == deals[:2]
    other.add(deals[2])
    assert one.read() == deals


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot use"):
        held(an_experiment(deals=1), tmp_path)
    with pytest.raises(Unreadable, match="cannot use"):
        held(an_experiment(deals=1), tmp_path / "nowhere" / "file")


# -- early stopping -----------------------------------------------------------


def scripted(
    monkeypatch: pytest.MonkeyPatch, game: Callable[[int], GameResult]
) -> None:
    """Let deals end as a script says, without playing."""

    def play(experiment: Experiment, number: int) -> DealResult:
        return DealResult(number, (game(number),))

    monkeypatch.setattr("robobid.arena.deals.play_deal", play)


def test_it_stops_at_a_look_once_every_pair_is_decided(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    scripted(monkeypatch, lambda number: a_game("simple 30, random 20"))

    stopped = held(an_experiment(deals=500, margin=0.02), tmp_path / "results")

    assert stopped.is_decided
    assert len(stopped.deals) == LOOK_EVERY
    again = held(an_experiment(deals=500, margin=0.02), tmp_path / "results", jobs=1)
    assert again == stopped


def test_it_goes_on_while_a_pair_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    results = ("simple 30, random 20", "simple 20, random 30")
    scripted(monkeypatch, lambda number: a_game(results[number % 2]))

    played = held(an_experiment(deals=60, margin=0.02))

    assert not played.is_decided
    assert len(played.deals) == 60


def test_without_a_margin_all_deals_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, lambda number: a_game("simple 30, random 20"))

    assert len(held(an_experiment(deals=60)).deals) == 60


def test_equal_bots_are_found_to_be_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, lambda number: a_game("simple 30, random 30"))

    stopped = held(an_experiment(deals=5000, margin=0.05))

    assert stopped.is_decided
    assert len(stopped.deals) < 500


def test_the_stop_is_the_same_for_any_number_of_workers() -> None:
    experiment = an_experiment(deals=60, margin=0.02)
    alone = held(experiment)

    assert alone.is_decided
    assert held(experiment, jobs=2) == alone


# -- what cannot be played ----------------------------------------------------


@pytest.mark.parametrize(
    ("experiment", "code"),
    [
        (an_experiment(["simple", "psychic"]), "unknown_bot"),
        (an_experiment(["simple"], players=2), "one_bot"),
        (an_experiment(players=6), "player_count"),
        (an_experiment(Edition="it"), "unknown_edition"),
    ],
)
def test_what_cannot_be_played_is_refused(experiment: Experiment, code: str) -> None:
    with pytest.raises(Unsupported) as caught:
        experiment.check()

    assert caught.value.code == code
