"""Plays the rules and the twin of Power Grid side by side and compares whole tables.

The twin picks at random, luck included; the rules are given the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from robobid.core.decisions import Decision
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.auction import BidOptions, OpeningOptions
from robobid.games.powergrid.table import Table
from robobid.twins.luck import seeded_luck
from robobid.twins.powergrid import (
    Box,
    apply,
    decisions,
    from_tables,
    kind_of,
    options_of,
    random_actions,
    simple_actions,
    to_action,
    to_table,
)
from robobid.twins.powergrid.table import OVER

Choose = Callable[[Box, NDArray[Any], NDArray[Any]], NDArray[Any]]
"""What is done on each table: by seats, and by luck."""


def mostly_simple(box: Box, tables: NDArray[Any], luck: NDArray[Any]) -> NDArray[Any]:
    """What `simple` does, but now and then anything: so games go far, in many ways."""
    usual, any_ = simple_actions(box, tables, luck), random_actions(box, tables, luck)
    strange = luck["state"] % np.uint64(16) == 0
    return np.where(strange & (any_["seat"] >= 0), any_, usual)


def in_both_ways(box: Box, tables: NDArray[Any], luck: NDArray[Any]) -> NDArray[Any]:
    """Every other game by dice alone, which see what nobody else would do."""
    far, any_ = mostly_simple(box, tables, luck), random_actions(box, tables, luck)
    return np.where(np.arange(len(tables)) % 2, far, any_)


def twins_agree(
    box: Box,
    games: int,
    seed: int,
    every: int = 1,
    start: Table | None = None,
    choose: Choose = random_actions,
    closely: int = 0,
) -> int:
    """Play games side by side; gives how many actions were compared.

    Who decides what between how many options is compared at every action; all options
    and the whole table at some of them, and at the end of every game; of the first
    games, so many as are looked at `closely`, at every action. They begin with the
    set-up, or with any other table.
    """
    start = start or box.new_table()
    tables = from_tables(box, [start] * games)
    luck = seeded_luck(games, seed)
    rules = [start.copy() for _ in range(games)]
    going = list(range(games))
    steps = compared = 0
    while going:
        asked = decisions(box, tables)
        actions = choose(box, tables, luck)
        moves = {}
        for game in going:
            moves[game] = seat, action = to_action(box, actions[game])
            (expected,) = POWER_GRID.decisions(rules[game])
            is_close = game < closely or steps % every == 0
            same_question(box, asked[game], expected, closely=is_close)
            assert action in expected.options
            POWER_GRID.carry_out(rules[game], seat, action)
        apply(box, tables, actions)
        steps += 1
        compared += len(going)
        for game in going:
            is_over = tables["phase"][game] == OVER
            if is_over or game < closely or steps % every == 0:
                where = f"seed {seed}, game {game}, {moves[game]}"
                same_table(box, tables[game], rules[game], where)
        going = [game for game in going if tables["phase"][game] != OVER]
    for game in range(games):
        same_end(tables[game], rules[game])
    return compared


def same_question(box: Box, asked: Any, expected: Decision, *, closely: bool) -> None:
    """Do both ask the same seat the same, with the same options?"""
    assert (int(asked["seat"]), kind_of(asked)) == (expected.seat, expected.kind)
    options = expected.options
    if isinstance(options, OpeningOptions):
        # All bids are in between, so they need not be listed.
        plants = {o.plant for o in options_of(box, asked) if hasattr(o, "plant")}
        assert plants == dict(options.plants).keys()
        assert bool(asked["may_end"]) == options.may_pass
        assert asked["most"] == options.money
    elif isinstance(options, BidOptions):
        assert (asked["least"], asked["most"]) == (options.least, options.money)
    elif closely:
        found = list(options_of(box, asked))
        assert len(found) == len(options)
        assert set(found) == set(options)


def same_table(box: Box, array: Any, table: Table, where: str) -> None:
    """Is the twin's table the rules'?"""
    twin = to_table(box, array)
    if twin != table:
        for field in fields(Table):
            if field.compare:
                mine, other = getattr(twin, field.name), getattr(table, field.name)
                assert mine == other, f"{field.name} differs: {where}"


def same_end(array: NDArray[Any], table: Table) -> None:
    """Do both rank the seats alike?"""
    for standing in POWER_GRID.standings(table):
        assert array["supplied"][standing.seat] == standing.points
        assert array["place"][standing.seat] == standing.place
