"""The ladder's benchmark: levels as they were, and programs of one's own."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from bench.ladder import Match, levels_of, make_level, play_one
from robobid.bots.fzzzt.chief import Chief, Engineer
from robobid.bots.fzzzt.weights import weights
from robobid.games.fzzzt.game import FZZZT


def test_a_frozen_level_has_its_own_numbers_and_effort() -> None:
    before = make_level("chief-before", "1", None, 0)

    assert type(before) is Engineer
    assert before.rollouts == 1000
    assert (before.learned.pool["judgement"]["power_worth"] > 0).all()
    assert before.learned.outlook_for(4)["spread"][0].min() > 0
    assert not before.learned.pool["is_learned"].any()


def test_a_level_can_be_given_another_effort() -> None:
    assert make_level("engineer/10/2", "1", None, 0).rounds_ahead == 2
    assert make_level("chief/50", "1", None, 0).rollouts == 50
    assert isinstance(make_level("chief/50", "1", None, 0), Chief)


def test_a_level_can_be_given_another_policy(tmp_path: Path) -> None:
    policy = deepcopy(weights("policy"))
    for learned in policy["kinds"].values():
        learned["policy"]["straight"][0] = 7.5
    file = tmp_path / "policy.json"
    file.write_text(json.dumps(policy), "utf-8")
    table = FZZZT.set_up({"Edition": "en", "Players": "A; B"})

    chief = make_level(f"chief/50+{file}", "1", None, 0)
    mind = chief.learned.mind_for(FZZZT.view(table, 0))

    assert isinstance(chief, Chief)
    assert chief.rollouts == 50
    assert mind.pool["straight"][0][0] == 7.5
    assert make_level(f"chief+{file}", "1", None, 0).rollouts == Chief.effort


@pytest.mark.parametrize(
    ("pair", "levels"),
    [
        ("chief:chief-before", ("chief", "chief-before")),
        ("engineer/40/9:mechanic", ("engineer/40/9", "mechanic")),
        ("chief/9+policy.json:chief", ("chief/9+policy.json", "chief")),
        ("mybots:Miser:chief", ("mybots:Miser", "chief")),
        ("chief:mybots:Miser", ("chief", "mybots:Miser")),
    ],
)
def test_a_pair_is_two_levels(pair: str, levels: tuple[str, str]) -> None:
    assert levels_of(pair) == levels


def test_what_is_no_pair_or_no_program_is_refused() -> None:
    with pytest.raises(SystemExit, match="one of a pair"):
        levels_of("mybots:Miser")
    with pytest.raises(SystemExit, match="no program"):
        levels_of("exec:./nowhere.py:chief")


def test_levels_play_a_game() -> None:
    game = play_one(Match("mechanic", "apprentice", "en", 2), 1, 0)

    assert game.win in (0, 0.5, 1)
    assert len(game.times) > 20
