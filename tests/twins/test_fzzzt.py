"""The fast twin of Fzzzt! against the rules: same luck, same actions, same tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.table import Table
from robobid.twins.fzzzt import (
    Batch,
    Box,
    Played,
    apply,
    from_actions,
    from_tables,
    new_tables,
    play_random,
    random_actions,
    seeded_luck,
    to_action,
    to_table,
)
from robobid.twins.fzzzt.table import OVER
from tests.twins.boxes import DECK, boxes, large_deck, special_boxes
from tests.twins.compare import twins_agree


@pytest.mark.parametrize("box", list(boxes()))
def test_the_twins_agree(box: Box) -> None:
    assert twins_agree(box, games=4, seed=1) > 4 * 100


@pytest.mark.parametrize("box", list(special_boxes()))
def test_the_twins_agree_on_other_rules_and_decks(box: Box) -> None:
    assert twins_agree(box, games=4, seed=2) > 4 * 100


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("box", [*boxes(), *special_boxes()])
def test_the_twins_agree_for_long(box: Box, seed: int) -> None:
    """A hundred thousand games in all."""
    for part in (1, 2):
        twins_agree(box, games=30, seed=1000 * part + seed)


@pytest.mark.parametrize("box", list(boxes()))
def test_tables_and_actions_go_both_ways(box: Box) -> None:
    """Rules to twin to rules, at every table of some games, actions included."""
    tables = new_tables(box, 2)
    luck = seeded_luck(2, seed=3)
    steps = 0
    while (tables["phase"] != OVER).any():
        steps += 1
        actions = random_actions(box, tables, luck)
        if steps % 10 == 0:
            rules = [to_table(box, table) for table in tables]
            again = from_tables(box, rules)
            assert [to_table(box, table) for table in again] == rules
            if (tables["phase"] != OVER).all():
                both = to_actions(box, tables, actions)
                copied = from_actions(box, both)
                assert to_actions(box, again, copied) == both
                apply(box, again, copied)
                apply(box, tables, actions)
                assert [to_table(box, table) for table in again] == [
                    to_table(box, table) for table in tables
                ]
                continue
        apply(box, tables, actions)


def to_actions(box: Box, tables: Any, actions: Any) -> list[tuple[int, Any]]:
    """The rules' actions of many tables."""
    pairs = zip(tables, actions, strict=True)
    return [to_action(box, table, action) for table, action in pairs]


def test_the_rules_can_go_on_from_a_table_of_the_twin() -> None:
    box = Box.open("ru", 4, DECK, DECK.peripherals)
    tables = new_tables(box, 1)
    luck = seeded_luck(1, seed=4)
    for _ in range(60):
        apply(box, tables, random_actions(box, tables, luck))
    table: Table = to_table(box, tables[0])
    while tables["phase"][0] != OVER:
        actions = random_actions(box, tables, luck)
        FZZZT.apply(table, *to_action(box, tables[0], actions[0]))
        apply(box, tables, actions)
    totals = [score.total for score in table.scores]
    assert totals == tables["total"][0, :4].tolist()


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    box = Box.open("en", 4)
    tables = new_tables(box, 3)
    luck = seeded_luck(3, seed=5)
    while (tables["phase"] != 4).any():
        apply(box, tables, random_actions(box, tables, luck))
    actions = random_actions(box, tables, luck)
    actions[1]["cards"] = tables[1]["unseen"]
    before = tables.copy()

    with pytest.raises(Illegal, match="on table 1"):
        apply(box, tables, actions)

    assert (tables == before).all()


def played(box: Box, games: int, seed: int, **options: int) -> Played:
    """All games in one piece."""
    chunks = list(play_random(box, games, seed, **options))
    assert [chunk.first for chunk in chunks] == sorted(c.first for c in chunks)
    return Played(0, *map(np.concatenate, list(zip(*chunks, strict=True))[1:]))


@pytest.mark.parametrize(
    "options",
    [{"chunk": 1}, {"chunk": 7}, {"chunk": 100}, {"chunk": 9, "cores": 2}],
    ids=str,
)
def test_equal_seeds_give_equal_games_for_any_chunking(options: dict[str, int]) -> None:
    box = Box.open("en", 4)
    whole = played(box, 60, seed=6)
    parts = played(box, 60, seed=6, **options)
    for one, other in zip(whole[1:], parts[1:], strict=True):
        assert (one == other).all()
    (later,) = play_random(box, 20, seed=6, first=40)
    assert (later.scores == whole.scores[40:]).all()
    assert (played(box, 60, seed=7).scores != whole.scores).any()


def test_whole_games_are_the_games_that_one_steps_through() -> None:
    box = Box.open("ru", 5, DECK, DECK.peripherals)
    tables = new_tables(box, 20)
    luck = seeded_luck(20, seed=8)
    answered = np.zeros(20, int)
    while (tables["phase"] != OVER).any():
        actions = random_actions(box, tables, luck)
        answered += (actions["seat"] >= 0) & (tables["phase"] != OVER)
        apply(box, tables, actions)
    whole = played(box, 20, seed=8)
    assert (whole.scores == tables["total"][:, :5]).all()
    assert (whole.places == tables["place"][:, :5]).all()
    assert (whole.decisions == answered).all()


def test_a_deck_that_is_too_large_is_refused() -> None:
    extra: Card = DECK.cards[0]._replace(id="z-1", player=None)
    deck = replace(large_deck(), cards=(*large_deck().cards, extra))
    with pytest.raises(Unsupported, match="129 cards"):
        next(play_random(Box.open("en", 4, deck), 1, seed=1))


def test_a_table_of_another_box_is_refused() -> None:
    with pytest.raises(Unsupported, match="another edition"):
        from_tables(Box.open("en", 4), [Box.open("en", 3).new_table()])


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    import tracemalloc

    box = Box.open("en", 4)
    next(play_random(box, 1, seed=1))
    tracemalloc.start()
    peaks = []
    for games in (2_000, 8_000):
        tracemalloc.reset_peak()
        for _ in play_random(box, games, seed=1, chunk=500):
            pass
        peaks.append(tracemalloc.get_traced_memory()[1])
    tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0]


def test_batches_play_the_same_games_as_whole_ones() -> None:
    """What is chosen differs, so only that games end, and are scored, is compared."""
    box = Box.open("en", 3)
    batch = Batch(box, games=10, seed=9)
    ended = 0
    for _ in range(400):
        batch.step(batch.random_numbers())
        ended += int(batch.finished.sum())
        assert (batch.places[batch.finished].min(axis=1) == 1).all()
    assert ended == batch.games_begun[0] - 10
    assert ended >= 10


def test_a_number_that_the_mask_forbids_is_refused() -> None:
    batch = Batch(Box.open("en", 4), games=4, seed=1)
    numbers = batch.random_numbers()
    numbers[2] = 0
    before = batch.tables.copy()

    with pytest.raises(Illegal, match="game 2"):
        batch.step(numbers)

    assert (batch.tables == before).all()
