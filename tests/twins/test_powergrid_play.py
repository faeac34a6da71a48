"""Whole games of Power Grid in one call, and many continuations of one position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import PASS, Offer
from robobid.games.powergrid.variants import DEALT, Pieces
from robobid.twins.powergrid import (
    Box,
    apply,
    decisions,
    from_actions,
    new_tables,
    play,
    play_on,
    random_actions,
    seeded_luck,
    to_table,
)
from robobid.twins.powergrid.table import AUCTION, OVER

ROBOT = Pieces.read("2-1-5-1-4")


def played(box: Any, games: int, seed: int, **options: int) -> Any:
    """All games in one piece, everybody rolling dice."""
    one = box if isinstance(box, Box) else box[0]
    return np.concatenate(
        list(play(box, ["dice"] * one.players, games, seed, **options))
    )


@pytest.mark.parametrize(
    "options", [{"chunk": 1}, {"chunk": 7}, {"chunk": 9, "cores": 2}], ids=str
)
def test_equal_seeds_give_equal_games_for_any_chunking(options: dict[str, int]) -> None:
    box = Box.open("germany", (PERSON, DEALT, PERSON))
    whole = played(box, 40, seed=6)
    assert (played(box, 40, seed=6, **options) == whole).all()
    (later,) = play(box, ["dice"] * 3, 10, seed=6, first=30)
    assert (later == whole[30:]).all()
    assert (played(box, 40, seed=7) != whole).any()


def test_whole_games_are_the_games_that_one_steps_through() -> None:
    boxes = [
        Box.open("korea", (ROBOT, PERSON, PERSON), promo=("flux", "transformer")),
        Box.open("korea", (PERSON, PERSON, DEALT), promo=("flux",)),
    ]
    whole = played(boxes, 20, seed=8)
    for which, box in enumerate(boxes):
        mine = np.arange(which, 20, 2)
        tables = new_tables(box, len(mine))
        luck = seeded_luck(20, seed=8)[mine]
        answered = np.zeros(len(mine), int)
        while (tables["phase"] != OVER).any():
            actions = random_actions(box, tables, luck)
            answered += (actions["seat"] >= 0) & (tables["phase"] != OVER)
            apply(box, tables, actions)
        ended = whole[mine]
        for name in ("place", "supplied", "money", "pieces"):
            assert (ended[name][:, :3] == tables[name][:, :3]).all()
        assert (ended["round"] == tables["round"]).all()
        assert (ended["decisions"] == answered).all()


def test_random_plays_like_the_bot_of_that_name() -> None:
    """The same share of openings, raises, houses and so on, within a few errors."""
    from robobid.bots import make_bot
    from robobid.core.driver import play as play_by_the_rules
    from robobid.core.luck import Seeded

    box = Box.open("germany", 3)
    (fast,) = play(box, ["random"] * 3, 1000, seed=1)
    slow = []
    for game in range(60):
        table = box.new_table()
        bots = [make_bot("powergrid", "random", f"{game}:{seat}") for seat in range(3)]
        play_by_the_rules(POWER_GRID, table, dict(enumerate(bots)), Seeded(game))
        slow.append((table.round, sum(len(p.cities) for p in table.players)))
    for mine, others in (
        (fast["round"], [rounds for rounds, _ in slow]),
        (fast["cities"][:, :3].sum(axis=1), [cities for _, cities in slow]),
    ):
        error = (np.var(mine) / len(mine) + np.var(others) / len(others)) ** 0.5
        assert abs(np.mean(mine) - np.mean(others)) < 4 * error


# -- continuations ------------------------------------------------------------


def an_opening(box: Box, seed: int) -> Any:
    """A table on which somebody opens an auction in a later round."""
    tables = new_tables(box, 1)
    luck = seeded_luck(1, seed)
    while True:
        apply(box, tables, random_actions(box, tables, luck))
        asked = decisions(box, tables)[0]
        is_open = tables["phase"][0] == AUCTION and asked["kind"] == 0
        if is_open and tables["round"][0] == 3 and asked["options"]:
            return tables


def test_plans_are_compared_with_the_same_luck() -> None:
    box = Box.open("germany", 3)
    table = an_opening(box, seed=1)
    two = np.repeat(table, 2)
    one, other = play_on(box, two, ["random"] * 3, copies=50, seed=1)
    assert (one == other).all()
    assert len(Counter(one["round"].tolist())) > 1


def test_forced_actions_come_first() -> None:
    box = Box.open("germany", 3)
    table = an_opening(box, seed=1)
    rules = to_table(box, table[0])
    (decision,) = POWER_GRID.decisions(rules)
    offer = next(o for o in decision.options if isinstance(o, Offer))
    plans = from_actions(box, [(decision.seat, offer), (decision.seat, PASS)])
    two = np.repeat(table, 2)
    ended = play_on(box, two, ["random"] * 3, copies=50, seed=1, forced=plans)
    assert ended.shape == (2, 50)
    assert (ended[0] != ended[1]).any()
    wrong = from_actions(box, [(decision.seat, Offer(offer.plant, 1))])
    with pytest.raises(Illegal, match="on table 0"):
        play_on(box, table, ["random"] * 3, copies=1, seed=1, forced=wrong)


def test_a_viewer_does_not_know_the_money_of_others() -> None:
    """Tables that differ only in what is hidden have the same continuations."""
    box = Box.open("germany", 3)
    table = an_opening(box, seed=2)
    viewer = int(decisions(box, table)["seat"][0])
    other = table.copy()
    other["money"][0, (viewer + 1) % 3] += 17
    seen, same = (
        play_on(box, each, ["random"] * 3, copies=50, seed=1, viewer=viewer)
        for each in (table, other)
    )
    assert (seen == same).all()
    known = play_on(box, other, ["random"] * 3, copies=50, seed=1)
    assert (known != seen).any()


def test_copies_may_stop_after_a_round() -> None:
    box = Box.open("germany", 3)
    table = an_opening(box, seed=3)
    ended = play_on(box, table, ["random"] * 3, copies=20, seed=1, last_round=4)
    assert ended["round"].max() == 5
    assert (ended["place"] == 0).all()


def test_a_player_that_is_not_known_is_refused() -> None:
    with pytest.raises(Unsupported, match="there are dice, random, simple"):
        next(play(Box.open("germany", 2), ["dice", "chief"], 1, seed=1))
