"""Who leads is who the rules would have win now, and a deal is the same for all."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from robobid.fast.fzzzt import (
    Box,
    apply,
    new_tables,
    random_actions,
    seeded_luck,
    to_table,
)
from robobid.fast.fzzzt.desk import new_desk
from robobid.fast.fzzzt.leading import play_led, who_leads
from robobid.fast.fzzzt.sets import WORDS
from robobid.fast.jit import entry
from robobid.fast.powergrid import Box as PowerGridBox
from robobid.fast.powergrid.leading import play_led as play_led_of_power_grid
from robobid.fzzzt.scoring import best_total


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


def winners(places: Any) -> int:
    return int(sum(1 << seat for seat, place in enumerate(places) if place == 1))


def test_a_deal_of_fzzzt_is_the_same_for_every_line_up() -> None:
    box = Box.open("ru", 3)
    rows = [["simple"] * 3, ["simple"] * 3, ["random", "simple", "simple"]]

    led = play_led(box, rows, 20, seed=4)
    later = play_led(box, rows, 5, seed=4, first=15)

    assert (led.places[:, 0] == led.places[:, 1]).all()
    assert (led.firsts == led.firsts[:, :1]).all()
    assert len({*led.firsts[:, 0].tolist()}) == 3
    assert (led.leaders[:, 0] != led.leaders[:, 2]).any()
    assert (led.leaders[15:] == later.leaders).all()
    assert (led.places[15:] == later.places).all()


def test_a_game_of_fzzzt_ends_with_its_winners_in_the_lead() -> None:
    led = play_led(Box.open("en", 4), [["simple"] * 4], 20, seed=1)

    for places, leaders in zip(led.places[:, 0], led.leaders[:, 0], strict=True):
        assert leaders[leaders != 0][-1] == winners(places)
    assert ((led.leaders != 0).sum(axis=2) == 40).all()


def test_a_deal_of_power_grid_is_the_same_for_every_line_up() -> None:
    box = PowerGridBox.open("germany", 3)
    rows = [["simple"] * 3, ["simple"] * 3, ["random", "simple", "simple"]]

    led = play_led_of_power_grid(box, rows, 12, seed=4)

    assert (led[:, 0] == led[:, 1]).all()
    assert (led["order"] == led["order"][:, :1]).all()
    assert (led["place"][:, 0] != led["place"][:, 2]).any()
    for game in led.ravel():
        leaders = game["leaders"][: game["round"]]
        assert leaders.all()
        assert not game["leaders"][game["round"] :].any()
        assert leaders[-1] == winners(game["place"][:3])
