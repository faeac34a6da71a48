"""Tournaments and simulations of Power Grid by its fast twin."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.arena.deals import DealResult, play_deals
from robobid.arena.experiment import Experiment, LineUp
from robobid.arena.simulate import simulation
from robobid.arena.tournament import portions
from robobid.core.errors import Unsupported
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID

TAGS = {"Map": "germany", "Regions": "drawn"}
ROBOT = "robot:1-3-4-6-2"


def an_experiment(*bots: str, **more: Any) -> Experiment:
    """A tournament of one line-up by the twin."""
    names = tuple(bot.replace(":", " ") for bot in bots)
    experiment = Experiment(
        POWER_GRID, TAGS, (LineUp(bots, names),), 20, 1, fast=True, **more
    )
    experiment.check()
    return experiment


def played(experiment: Experiment) -> list[DealResult]:
    """All its deals."""
    return [
        deal
        for portion in portions(experiment, range(experiment.deals))
        for deal in play_deals(experiment, portion)
    ]


def test_every_deal_is_played_in_all_rotations() -> None:
    deals = played(an_experiment("simple", "random", ROBOT))
    assert [deal.number for deal in deals] == list(range(20))
    for deal in deals:
        seatings = [game.bots for game in deal.games]
        assert seatings == [
            ("simple", "random", ROBOT),
            (ROBOT, "simple", "random"),
            ("random", ROBOT, "simple"),
        ]
        assert all(min(game.places) == 1 for game in deal.games)
    assert sum(deal.lead("simple", "random") for deal in deals) > 10


def test_a_deal_is_the_same_in_any_portion() -> None:
    experiment = an_experiment("simple", "random", ROBOT)
    assert play_deals(experiment, range(7, 12)) == played(experiment)[7:12]


def test_the_luck_belongs_to_the_deal() -> None:
    """Two that play alike get the same game, whoever is named first."""
    one = an_experiment("simple", "simple", ROBOT)
    names = ("A", "B", "robot 1-3-4-6-2")
    other = replace(one, line_ups=(LineUp(("simple", "simple", ROBOT), names),))
    first, second = (
        [[game.points for game in deal.games] for deal in played(each)]
        for each in (one, other)
    )
    assert first == second
    assert len({tuple(points) for points in map(tuple, first)}) > 5


def test_unpaired_bots_move_on_from_deal_to_deal() -> None:
    experiment = an_experiment("simple", "random", ROBOT, paired=False)
    seatings = [deal.games[0].bots for deal in played(experiment)]
    assert seatings[:4] == [
        ("simple", "random", ROBOT),
        (ROBOT, "simple", "random"),
        ("random", ROBOT, "simple"),
        ("simple", "random", ROBOT),
    ]


def test_old_results_are_not_mixed_with_fast_ones() -> None:
    fast = an_experiment("simple", "random")
    slow = replace(fast, fast=False)
    assert fast.identity != slow.identity
    assert "fast" not in slow.identity


@pytest.mark.parametrize("bot", ["planner", "exec:cat"])
def test_a_bot_that_the_twin_does_not_know_is_refused(bot: str) -> None:
    with pytest.raises(Unsupported, match="it has random, trainee, simple"):
        an_experiment("simple", bot)


def test_a_game_whose_twin_plays_no_deals_is_refused() -> None:
    with pytest.raises(Unsupported, match="fzzzt cannot be played"):
        simulation(
            FZZZT, {"Edition": "en", "Players": "A; B"}, ["random"] * 2, 1, 1, fast=True
        )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_and_arena_take_the_word_fast(
    capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    words = ["powergrid", "--seed", "1", "--fast", "--jobs", jobs, "--json"]
    seats = ["--seats", "simple,random,robot", "--games", "300"]
    assert main(["simulate", *words, *seats]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 300
    assert result["seats"][0]["share"] > result["seats"][1]["share"]
    bots = ["--bots", "simple,random", "--players", "3", "--deals", "40"]
    assert main(["arena", *words, *bots]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 240
