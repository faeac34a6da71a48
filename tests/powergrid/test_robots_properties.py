"""What must hold in every game with robots, on every map."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE, Decision
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.core.wire import plain
from robobid.games.powergrid.asides.imagine import imagine, remember
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.position import read_position, write_position
from tests.powergrid.builders import moves_at_random
from tests.powergrid.robots import ROBOTS_AND_PERSONS, a_game_of
from tests.powergrid.test_properties import check_cities, check_plants, check_tokens

GAMES = [
    (map, *ROBOTS_AND_PERSONS[(at + turn * len(MAP_NAMES)) % len(ROBOTS_AND_PERSONS)])
    for at, map in enumerate(MAP_NAMES)
    for turn in range(3)
]
"""Every map with three tables; together they are all tables there are."""


def players(robots: int, persons: int) -> str:
    return "; ".join(["Ann"] * persons + ["robot"] * robots)


def a_random_game(map: str, robots: int, persons: int) -> Table:
    return a_game_of(
        players(robots, persons), map, regions="drawn", promo=("flux", "transformer")
    )


def check_robots(table: Table, decision: Decision, action: Any) -> None:
    """A robot has exactly one option; a decision is of chance, a person or it."""
    options = decision.options
    assert len(options)
    assert action in options
    if decision.seat != CHANCE and table.players[decision.seat].pieces is not None:
        assert list(options) == [action]


def test_every_table_is_among_the_games() -> None:
    assert {game[1:] for game in GAMES} == set(ROBOTS_AND_PERSONS)


@pytest.mark.rule("P-C1.1", "P-C1.2", "P-D37", "P-D38")
@pytest.mark.parametrize(("map", "robots", "persons"), GAMES)
def test_a_whole_game_keeps_all_laws(map: str, robots: int, persons: int) -> None:
    table = a_random_game(map, robots, persons)
    money = dict.fromkeys(table.seats, 0)
    random = Random(f"{map}{robots}{persons}")
    while decisions := POWER_GRID.decisions(table):
        decision = decisions[0]
        action = decision.options.pick(random)
        check_robots(table, decision, action)
        set_up = table.phase in ("regions", "lots")
        for event in POWER_GRID.apply(table, decision.seat, action):
            remember(money, event)
        if set_up:
            money = {seat: table.players[seat].money for seat in table.seats}
        check_tokens(table)
        check_plants(table)
        check_cities(table)
        assert money == {seat: table.players[seat].money for seat in table.seats}

    assert table.phase == "over"
    assert table.memory == ()


@pytest.mark.parametrize(("map", "robots", "persons"), GAMES[::3])
def test_views_positions_and_imagined_tables_agree(
    map: str, robots: int, persons: int
) -> None:
    table = a_random_game(map, robots, persons)
    random = Random(7)
    for number, (decision, _) in enumerate(moves_at_random(table, Random(map))):
        if number % 3 and decision.kind in ("fuel", "build", "run", "bid"):
            continue
        again = read_position(write_position(table))
        assert again == table
        assert plainly(POWER_GRID.decisions(again)) == plainly([decision])
        for seat in (0, None):
            view = POWER_GRID.view(table, seat)
            imagined = imagine(view, random)
            assert POWER_GRID.view(imagined, seat) == view
            json.dumps(plain(view.memory))


def plainly(decisions: Any) -> list[tuple[int, str, list[Any]]]:
    return [(seat, kind, list(options)) for seat, kind, options in decisions]


@pytest.mark.parametrize(("map", "robots", "persons"), GAMES[1::3])
def test_records_come_back(map: str, robots: int, persons: int) -> None:
    tags = {"Game": "powergrid", "Map": map, "Players": players(robots, persons)}
    record = Record(POWER_GRID, tags)
    random = Random(map)
    for _ in range(250):
        decisions = POWER_GRID.decisions(record.table)
        if not decisions:
            break
        record.play(decisions[0].seat, decisions[0].options.pick(random))
    text = record.write()

    again = read_record(text, POWER_GRID)

    assert again.table == record.table
    assert again.write() == text


@pytest.mark.rule("P-C1.5")
@pytest.mark.parametrize("map", ["germany", "korea"])
def test_two_tables_that_differ_in_hidden_money_look_the_same(map: str) -> None:
    """Also what robots do, and the decisions of others, tell nothing of it."""
    table = a_random_game(map, robots=2, persons=2)
    for number, (decision, _) in enumerate(moves_at_random(table, Random(1))):
        if number % 5 or table.phase in ("regions", "lots", "over"):
            continue
        other = table.copy()
        other.players[1].money += 13
        for seat in (0, None):
            assert POWER_GRID.view(other, seat) == POWER_GRID.view(table, seat)
        if decision.seat != 1:
            assert plainly(POWER_GRID.decisions(other)) == plainly([decision])


def test_copies_share_nothing() -> None:
    table = a_random_game("usa", robots=3, persons=1)
    kept: list[tuple[Table, str]] = []
    for number, _ in enumerate(moves_at_random(table, Random(2))):
        if number % 20 == 0:
            kept.append((table.copy(), write_position(table)))

    for copy, line in kept:
        assert write_position(copy) == line


def test_the_same_actions_lead_to_the_same_table() -> None:
    table = a_random_game("italy", robots=4, persons=0)
    twin = table.copy()
    for decision, action in played(table):
        POWER_GRID.apply(twin, decision.seat, action)

    assert twin == table


def played(table: Table) -> Iterator[tuple[Decision, Any]]:
    return moves_at_random(table, Random(9))


def test_to_ask_what_a_robot_does_changes_nothing() -> None:
    table, random = a_random_game("germany", 2, 1), Random(3)
    before = everything_in(table)

    while decisions := POWER_GRID.decisions(table):
        assert everything_in(table) == before
        decision = decisions[0]
        POWER_GRID.apply(table, decision.seat, decision.options.pick(random))
        before = everything_in(table)


def everything_in(table: Table) -> list[str]:
    """All fields, those that hold for a moment included."""
    return [f"{field.name}: {getattr(table, field.name)!r}" for field in fields(table)]
