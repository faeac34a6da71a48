"""Quick trials: two ways to think ahead, with little effort."""

from pathlib import Path

import pytest

from bench.frozen import Planner2
from bench.powergrid_judge import line
from bench.trials import Thinker, Trial, play_one, report, way_of
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.effort import PLANNER
from robobid.bots.powergrid.planner import PlannerPlayer
from robobid.bots.shipped import shipped
from studies.training.powergrid import own_games
from studies.training.powergrid.own_games import Kind
from tests.bots.test_powergrid_planner import seen
from tests.powergrid.builders import a_started_game, asked


def test_ways_to_think_have_words(tmp_path: Path) -> None:
    file = tmp_path / "judge.json"
    file.write_text('{"seats": {}}')

    assert way_of("planner") == (PlannerPlayer, PLANNER)
    assert way_of("wealth") == (PlannerPlayer, PLANNER._replace(is_learned=False))
    assert way_of("alike") == (PlannerPlayer, PLANNER._replace(kinds=()))
    assert way_of("rounds=7") == (PlannerPlayer, PLANNER._replace(rounds=7))
    assert way_of(f"judge={file}")[1] == PLANNER._replace(learned={"seats": {}})
    assert way_of("bench.frozen:Planner2") == (Planner2, None)
    with pytest.raises(SystemExit, match="psychic"):
        way_of("psychic")


def test_whoever_thinks_about_one_kind_of_choice_is_simple_elsewhere() -> None:
    table = a_started_game(3)
    view, decision = seen(table), asked(table)
    thinker = Thinker("planner", "1", Trial("planner", "wealth", frozenset({"run"})))

    assert decision.kind == "open"
    assert thinker.choose(view, decision) == simple.advise(view, decision).action


def test_a_trial_is_the_same_for_the_same_seed() -> None:
    trial = Trial("alike", "wealth", frozenset({"open"}), 24, players=3, robots=1)

    shares = [play_one(trial, 1, number) for number in range(2)]

    assert shares == [play_one(trial, 1, number) for number in range(2)]
    assert set(shares) <= {0, 0.5, 1}
    assert "| 3, 1 of them robots | 2 | " in report(trial, sum(shares), 2)


def test_judges_are_compared_on_games_of_the_planner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_games, "EFFORT", 24)

    same = shipped("robobid.bots.powergrid", "judge")

    count, losses = line(Kind(2, "germany", 1), 1, is_own=True, judge=same)

    assert count > 2
    assert all(loss > 0 for loss in losses)
    by_wealth, learned, another = losses
    assert learned == another != by_wealth
