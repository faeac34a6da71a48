"""What learners get from the twin of Power Grid: numbers, masks, observations."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.core.setup import PERSON
from robobid.envs.powergrid.coding import PowerGridCoding
from robobid.games.powergrid.asides.imagine import imagine
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.variants import DEALT, Pieces
from robobid.twins.powergrid import (
    Batch,
    Box,
    apply,
    from_tables,
    new_tables,
    random_actions,
    seeded_luck,
    to_table,
)
from robobid.twins.powergrid.convert import action_of
from robobid.twins.powergrid.table import OVER
from tests.twins.powergrid_boxes import own_box

ROBOT = Pieces.read("2-1-5-1-4")
OTHER = Pieces.read("5-6-1-4-1")
BOXES = [
    pytest.param([Box.open("germany", 4)], id="persons"),
    pytest.param(
        [
            Box.open("korea", (ROBOT, PERSON, OTHER), promo=("flux", "transformer")),
            Box.open("korea", (PERSON, PERSON, DEALT), promo=("flux",)),
        ],
        id="robots in any seat",
    ),
    pytest.param(
        [
            Box.open("usa", (PERSON, Pieces.read(f"{n}-2-2-2-2")), regions="drafted")
            for n in range(1, 7)
        ],
        id="all first cities",
    ),
    pytest.param([Box.open("benelux", 6, open_money=True)], id="open money"),
    own_box(),
]


@pytest.mark.parametrize("boxes", BOXES)
def test_masks_and_observations_are_those_of_the_readable_coding(boxes: Any) -> None:
    batch = Batch(boxes, games=4, seed=1)
    coding = PowerGridCoding(batch.boxes.boxes[0].new_table())
    for _ in range(150):
        for game, array in enumerate(batch.tables):
            box = batch.boxes.boxes[batch.box_of[game]]
            table = to_table(box, array)
            (decision,) = POWER_GRID.decisions(table)
            assert decision.seat == batch.seats[game]
            numbers = np.flatnonzero(batch.masks[game]).tolist()
            found = {n: action_of(box, *map(int, batch.codes[n])) for n in numbers}
            assert found == coding.options(table, decision)
            assert len(found) == batch.options[game]
            expected = coding.observe(POWER_GRID.view(table, decision.seat))
            assert batch.observations[game].tolist() == expected.tolist()
        batch.step(batch.random_numbers())


def test_an_observation_is_the_same_for_tables_that_the_view_cannot_tell_apart() -> (
    None
):
    """Hidden is only others' money: made up anew, nothing changes for the viewer."""
    box = Box.open("usa", (PERSON, DEALT, PERSON, PERSON))
    random = Random(1)
    batch = Batch(box, games=8, seed=2)
    again = Batch(box, games=8, seed=2)
    changed = 0
    for _ in range(60):
        views = [
            POWER_GRID.view(to_table(box, array), int(seat))
            for array, seat in zip(batch.tables, batch.seats, strict=True)
        ]
        others = from_tables(box, [imagine(view, random) for view in views])
        changed += int((others["money"] != batch.tables["money"]).sum())
        seen, masks = batch.observations.copy(), batch.masks.copy()
        again.look_at(others)
        assert (again.seats == batch.seats).all()
        assert (again.observations == seen).all()
        assert (again.masks == masks).all()
        batch.step(batch.random_numbers())
    assert changed > 500


def test_robots_and_luck_act_by_themselves() -> None:
    boxes = [
        Box.open("germany", (ROBOT, PERSON, PERSON)),
        Box.open("germany", (PERSON, PERSON, OTHER)),
    ]
    batch = Batch(boxes, games=20, seed=3)
    ended = 0
    for _ in range(300):
        robots = np.where(batch.box_of == 0, 0, 2)
        assert (batch.seats != robots).all()
        batch.step(batch.random_numbers())
        ended += int(batch.finished.sum())
        assert (batch.places[batch.finished].min(axis=1) == 1).all()
    assert ended == batch.games_begun[0] - 20
    assert ended >= 5


def test_a_number_that_the_mask_forbids_is_refused() -> None:
    batch = Batch(Box.open("germany", 4), games=4, seed=1)
    numbers = batch.random_numbers()
    numbers[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    before = batch.tables.copy()

    with pytest.raises(Illegal, match="game 2"):
        batch.step(numbers)

    assert (batch.tables == before).all()


def test_boxes_of_other_maps_cannot_take_turns() -> None:
    with pytest.raises(Unsupported, match="box 1 has another map"):
        Batch([Box.open("germany", 3), Box.open("usa", 3)], games=1, seed=1)


def test_random_numbers_are_any_of_those_allowed_equally_often() -> None:
    batch = Batch(Box.open("germany", 2), games=1, seed=1)
    while batch.options[0] < 5:
        batch.step(batch.random_numbers())
    picked = np.array([batch.random_numbers()[0] for _ in range(4000)])
    allowed = np.flatnonzero(batch.masks[0])
    times = np.bincount(picked, minlength=batch.masks.shape[1])[allowed]
    assert times.sum() == 4000
    expected = 4000 / len(allowed)
    assert abs(times - expected).max() < 5 * expected**0.5


def test_the_twin_plays_from_any_table_of_the_rules() -> None:
    """A position in the middle of a game is played on by both to the same end."""
    box = Box.open("italy", 3)
    tables = new_tables(box, 4)
    luck = seeded_luck(4, seed=9)
    for _ in range(50):
        apply(box, tables, random_actions(box, tables, luck))
    again = from_tables(box, [to_table(box, table) for table in tables])
    other_luck = luck.copy()
    for _ in range(2000):
        if (tables["phase"] == OVER).all():
            break
        apply(box, tables, random_actions(box, tables, luck))
        apply(box, again, random_actions(box, again, other_luck))
    assert (again["place"] == tables["place"]).all()
    assert (again["supplied"] == tables["supplied"]).all()
