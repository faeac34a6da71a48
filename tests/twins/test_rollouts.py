"""Positions that are played on: the same games, and nothing that a seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from robobid.core.errors import Illegal
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.editions import EN, with_switches
from robobid.games.fzzzt.table import Table
from robobid.twins.fzzzt import (
    Box,
    apply,
    decisions,
    from_actions,
    imagined,
    mechanic_actions,
    new_tables,
    play,
    play_on,
    random_actions,
    seeded_luck,
    to_table,
)
from robobid.twins.fzzzt.table import OVER, PHASES
from tests.twins.boxes import DECK, boxes

THREE_ROBOTS = replace(EN, rules=with_switches(EN.rules, {"robots_per_unit": 3}))
PLAYERS = ["simple", "random", "simple"]


def positions(box: Box, seed: int, games: int = 2) -> Iterator[NDArray[Any]]:
    """Tables on which a seat is to act, all through some games."""
    tables = new_tables(box, games)
    luck = seeded_luck(games, seed)
    while (tables["phase"] != OVER).any():
        to_act = decisions(box, tables)["seat"]
        for game in np.flatnonzero(to_act >= 0):
            yield tables[game : game + 1].copy()
        apply(box, tables, random_actions(box, tables, luck))


def position(box: Box, phase: str, seed: int) -> NDArray[Any]:
    """A position of a phase in which somebody has answered and somebody has not."""
    for tables in positions(box, seed, games=8):
        table = to_table(box, tables[0])
        asked = {s for s, p in enumerate(table.players) if p.hand or p.bid}
        built = {s for s, p in enumerate(table.players) if len(p.units) > 1}
        answered = (asked if phase == "bidding" else built) - set(table.waiting)
        if table.phase == phase and answered and table.round > 2:
            return tables
    raise AssertionError(f"no such position of {phase}")


def test_what_is_played_on_from_the_start_are_the_games_of_play() -> None:
    box = Box.open("en", 3)
    (whole,) = play(box, [PLAYERS, PLAYERS[::-1]], 50, seed=4)

    ends = play_on(box, new_tables(box, 2), [PLAYERS, PLAYERS[::-1]], 50, seed=4)

    for table in range(2):
        assert (ends.scores[table] == whole.scores).all()
        assert (ends.places[table] == whole.places).all()


def test_a_forced_action_comes_first() -> None:
    box = Box.open("ru", 3, DECK, DECK.peripherals)
    for tables in list(positions(box, seed=5))[::40]:
        luck = seeded_luck(1, seed=6)
        actions = [random_actions(box, tables, luck)[0] for _ in range(3)]
        after = np.concatenate([tables] * 3)
        forced = np.array(actions)
        apply(box, after, forced)

        ends = play_on(
            box, np.concatenate([tables] * 3), PLAYERS, 20, seed=7, forced=forced
        )

        assert (ends.scores == play_on(box, after, PLAYERS, 20, seed=7).scores).all()


def test_copies_are_the_same_in_threads_and_in_parts() -> None:
    box = Box.open("en", 3)
    tables = position(box, "bidding", seed=8)
    options: dict[str, Any] = {"seed": 9, "viewer": 1}
    whole = play_on(box, tables, PLAYERS, 31, **options)

    threads = play_on(box, tables, PLAYERS, 31, cores=2, **options)
    later = play_on(box, tables, PLAYERS, 11, first=20, **options)

    assert (threads.scores == whole.scores).all()
    assert (later.places == whole.places[:, 20:]).all()


def test_a_forced_action_that_is_not_allowed_is_refused() -> None:
    box = Box.open("en", 3)
    tables = position(box, "bidding", seed=8)
    seat = int(decisions(box, tables)["seat"][0])
    unseen = box.cards_in(tables["unseen"][0])[:1]
    forced = from_actions(box, [(seat, Bid(tuple(unseen)))])

    with pytest.raises(Illegal, match="on table 0"):
        play_on(box, tables, PLAYERS, 3, seed=1, forced=forced)


@pytest.mark.parametrize("box", list(boxes())[::2])
def test_imagined_tables_give_back_the_view(box: Box) -> None:
    for tables in list(positions(box, seed=10, games=1))[::5]:
        table = to_table(box, tables[0])
        for viewer in range(box.players):
            view = FZZZT.view(table, viewer)
            for other in imagined(box, tables, viewer, 2, seed=11):
                assert FZZZT.view(to_table(box, other), viewer) == view


@pytest.mark.parametrize(
    ("box", "phase"),
    [
        pytest.param(Box.open("en", 4), "bidding", id="size seen"),
        pytest.param(Box.open("ru", 4), "bidding", id="size unseen"),
        pytest.param(Box.open("en", 2), "building", id="one robot a unit"),
        pytest.param(Box.open(THREE_ROBOTS, 2), "building", id="three robots a unit"),
        pytest.param(Box.open("en", 2, by_hand=True), "layout", id="layout"),
    ],
)
def test_what_is_imagined_is_as_likely_as_in_the_rules(box: Box, phase: str) -> None:
    tables = position(box, phase, seed=12)
    assert PHASES[tables["phase"][0]] == phase
    table = to_table(box, tables[0])
    viewer = table.waiting[-1]
    view = FZZZT.view(table, viewer)
    random = Random(13)
    theirs, ours = 700, 1200

    expected = facts(imagine(view, random) for _ in range(theirs))
    found = facts(
        to_table(box, other) for other in imagined(box, tables, viewer, ours, seed=14)
    )

    for fact in expected | found:
        assert abs(expected[fact] / theirs - found[fact] / ours) < 0.09, fact
    assert len(expected) > 3


def facts(tables: Iterator[Table]) -> Counter[Any]:
    """Where cards lie, how large bids are and what is planned, and how often."""
    counted: Counter[Any] = Counter()
    for table in tables:
        for seat, player in enumerate(table.players):
            counted.update((seat, "hand", card.id) for card in player.hand)
            counted.update((seat, "bid", card.id) for card in player.bid or ())
            counted[seat, "size", len(player.bid or ())] += 1
            counted[seat, "steps", len(player.plan)] += 1
            counted.update((seat, step) for step in player.plan)
    return counted


def test_thinking_ahead_finds_better_bids_than_simple_alone() -> None:
    """The use of it all: what promises most in rollouts beats what is forced on us."""
    box = Box.open("en", 3)
    tables = position(box, "bidding", seed=15)
    seat = int(decisions(box, tables)["seat"][0])
    hand = box.cards_in(tables["hand"][0, seat])
    bids = [(seat, Bid((card,))) for card in hand] + [(seat, Bid(tuple(hand)))]
    simple = mechanic_actions(box, tables)
    forced = np.concatenate([simple, from_actions(box, bids)])
    same = np.concatenate([tables] * len(forced))

    ends = play_on(box, same, PLAYERS, 300, seed=16, forced=forced, viewer=seat)

    means = ends.scores[:, :, seat].mean(axis=1)
    assert means[0] > means[-1], "to bid everything is no better than simple"
