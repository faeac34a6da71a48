"""Who leads is who the rules would have win now."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from robobid.games.fzzzt.rules.scoring import best_total
from robobid.twins.fzzzt import (
    Box,
    apply,
    new_tables,
    random_actions,
    seeded_luck,
    to_table,
)
from robobid.twins.fzzzt.desk import new_desk
from robobid.twins.fzzzt.observe_lead import who_leads
from robobid.twins.fzzzt.sets import WORDS
from robobid.twins.native.compiler import entry


@entry
def lead(boxes: Any, tables: Any, desks: Any, room: Any, found: Any) -> None:
    """A part of the twin can be called from compiled code alone."""
    for at in range(tables.shape[0]):
        found[at] = who_leads(boxes[0], tables[at], desks[0], room)


@pytest.mark.parametrize(("edition", "players"), [("en", 4), ("fr-expansion", 6)])
def test_whoever_would_have_most_points_leads(edition: str, players: int) -> None:
    box = Box.open(edition, players)
    tables, luck = new_tables(box, 8), seeded_luck(8, seed=5)
    for _ in range(300):
        apply(box, tables, random_actions(box, tables, luck))
    found = np.zeros(len(tables), np.int64)

    lead(box.array, tables, new_desk(), np.zeros(WORDS, np.uint64), found)

    for array, seats in zip(tables, found.tolist(), strict=True):
        players_now = to_table(box, array).players
        points = [best_total(each.units, each.personal_cards()) for each in players_now]
        best = [seat for seat, some in enumerate(points) if some == max(points)]
        assert seats == sum(1 << seat for seat in best)
    assert len({*found.tolist()}) > 1
