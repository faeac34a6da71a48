"""The benchmark of Power Grid's bots: who plays, as they were, and results kept."""

from pathlib import Path

import pytest

from bench.frozen import LATER, Planner1, Planner2
from bench.powergrid_bots import (
    MATCHES,
    Match,
    Playing,
    against_robots,
    print_part,
    strongest_together,
)
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.planner import PlannerPlayer
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.ratings import rating_of
from robobid.games.powergrid.rules.actions import DONE
from robobid.games.powergrid.variants import Pieces
from tests.bots.test_powergrid_fuel_plans import OIL_PLANTS, buying
from tests.bots.test_powergrid_planner import owner, seen
from tests.powergrid.builders import asked


def test_the_planner_is_measured_against_the_manager() -> None:
    targets = {(len(it.bots), it.bots[1]): it.target for it in MATCHES["before"]}

    assert targets == {(2, "manager"): 0.65, (4, "manager"): 0.4}


@pytest.mark.parametrize("before", [Planner1, Planner2])
def test_planners_as_they_were_think_of_one_token(before: type[PlannerPlayer]) -> None:
    mine = owner(3, 90, plants=OIL_PLANTS, fuel=(0, 5, 0, 0))
    table = buying(mine, owner(3, first=10, plants=(3, 9)), 6)
    view, decision = seen(table), asked(table)
    usual = simple.advise(view, decision)

    found = before(1).plans(view, decision, usual)

    assert {plan.name for plan in found} == {"fuel", "no_fuel"}
    assert all(plan.actions[-1] != DONE for plan in found if plan.name == "fuel")
    assert {plan.name for plan in PlannerPlayer(1).plans(view, decision, usual)} & LATER


@pytest.mark.parametrize(("count", "worst"), [(1, 1), (3, 500)])
def test_the_strongest_robots_that_can_meet_sit_together(
    count: int, worst: int
) -> None:
    words = strongest_together(count)

    robots = [Pieces.read(word.partition(":")[2]) for word in words]
    names = "; ".join(["x", *(f"robot {pieces}" for pieces in robots)])
    POWER_GRID.set_up({"Players": names})
    ranks = [rating_of(pieces, count + 1).rank for pieces in robots]
    assert max(ranks) == worst


def test_a_later_run_goes_on_with_more_games(tmp_path: Path) -> None:
    match = Match(("trainee", "random", "robot"))
    assert match.is_fast
    assert not Match(against_robots("planner", 4)).is_fast
    Playing(6, 1, tmp_path).first_of(match)
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()

    result = Playing(9, 1, tmp_path).first_of(match)

    assert file.read_bytes().startswith(before)
    assert result == Playing(9, 1).first_of(match)


def test_a_part_is_told_match_by_match_and_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ("trainee", "random")
    matches = (Match(bots, games=4), Match(bots, "usa", games=6, target=0.9))
    monkeypatch.setitem(MATCHES, "maps", matches)

    print_part("maps", Playing(jobs=1))

    _, first, second, together = capsys.readouterr().out.splitlines()
    assert "germany" in first
    assert "target" not in first
    assert "6 games: wins 100.0%" in second
    assert "(target 90%: MISSED)" in second  # six games are too few to say so
    assert "together" in together
    assert "10 games: wins 100.0%" in together
    assert "(target 95%: MISSED)" in together
