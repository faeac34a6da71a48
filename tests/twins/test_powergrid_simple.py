"""`simple` inside the twin of Power Grid does what the readable bot does."""

from __future__ import annotations

import numpy as np
import pytest

from robobid.bots.powergrid.simple import advise
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.variants import Pieces
from robobid.twins.judgement import (
    SIMPLE_POWER_GRID,
    TRAINEE_POWER_GRID,
    PowerGridJudgement,
)
from robobid.twins.powergrid import (
    Box,
    apply,
    new_tables,
    play,
    random_actions,
    seeded_luck,
    to_action,
    to_table,
)
from robobid.twins.powergrid.batch_steps import player_actions
from robobid.twins.powergrid.table import OVER
from tests.twins.powergrid_boxes import boxes, own_box, robot_boxes

ODD = PowerGridJudgement(*(1.4 * number for number in SIMPLE_POWER_GRID))
"""All numbers are others, and fractions where `simple` has whole ones."""


def same_choices(
    box: Box,
    seed: int,
    *,
    at_odds: int = 0,
    by: PowerGridJudgement = SIMPLE_POWER_GRID,
) -> int:
    """Let both choose in a game; gives how often. Now and then dice are rolled."""
    tables = new_tables(box, 1)
    luck = seeded_luck(1, seed)
    compared = steps = 0
    while tables["phase"][0] != OVER:
        table = to_table(box, tables[0])
        (decision,) = POWER_GRID.decisions(table)
        actions = random_actions(box, tables, luck)
        steps += 1
        is_person = decision.seat >= 0 and table.players[decision.seat].pieces is None
        if is_person:
            chosen = player_actions(box, tables, by, luck)
            advice = advise(POWER_GRID.view(table, decision.seat), decision, by)
            assert to_action(box, chosen[0]) == (decision.seat, advice.action)
            compared += 1
            if not at_odds or steps % at_odds:
                actions = chosen
        apply(box, tables, actions)
    return compared


@pytest.mark.parametrize("box", [*boxes(), own_box()])
def test_simple_chooses_alike(box: Box) -> None:
    assert same_choices(box, seed=1) > 50


@pytest.mark.parametrize("box", [*robot_boxes(), *boxes()][::2])
def test_simple_chooses_alike_where_it_would_never_come(box: Box) -> None:
    """Some choices are left to dice, so that it meets strange positions."""
    same_choices(box, seed=2, at_odds=4)


@pytest.mark.parametrize("by", [TRAINEE_POWER_GRID, ODD], ids=["trainee", "odd"])
@pytest.mark.parametrize("box", [*robot_boxes(), *boxes()][::5])
def test_other_numbers_choose_alike(box: Box, by: PowerGridJudgement) -> None:
    same_choices(box, seed=3, by=by)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("box", [*robot_boxes(), *boxes()])
def test_simple_chooses_alike_for_long(box: Box, seed: int) -> None:
    same_choices(box, seed=100 + seed, at_odds=seed % 6)


def test_other_numbers_make_another_player() -> None:
    box = Box.open("germany", 3)
    miser = PowerGridJudgement(most_extra=0.0, worth_it=30.0)
    (usual,) = play(box, ["simple"] * 3, 60, seed=1)
    (named,) = play(box, [SIMPLE_POWER_GRID] * 3, 60, seed=1)
    mixed: list[str | PowerGridJudgement] = [miser, "simple", "simple"]
    (other,) = play(box, mixed, 60, seed=1)
    (trainees,) = play(box, ["trainee"] * 3, 60, seed=1)
    assert (usual == named).all()
    assert (usual != trainees).any()
    assert (usual != other).any()


def test_simple_is_better_than_random() -> None:
    box = Box.open("usa", (PERSON, PERSON, Pieces.read("1-3-4-6-2")))
    ended = np.concatenate(list(play(box, ["simple", "random", "dice"], 300, seed=1)))
    assert (ended["place"][:, 0] == 1).mean() > 0.5
    assert (ended["place"][:, 1] == 1).mean() < 0.2
