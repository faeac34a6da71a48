"""How strong robots are, and robots that are dealt by difficulty."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.dealing import dealt_evenly
from robobid.games.powergrid.robots.numbering import ROBOTS, robot
from robobid.games.powergrid.robots.ratings import rating_of, ratings
from robobid.games.powergrid.rules.actions import DealPiece
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.position import read_position, write_position
from robobid.games.powergrid.variants import DIFFICULTIES, Pieces
from tests.powergrid.builders import act, asked, options_of
from tests.powergrid.robots import a_game_of


def dealt(table: Table, seed: int) -> list[Pieces]:
    random = Random(seed)
    while isinstance(options_of(table)[0], DealPiece):
        act(table, CHANCE, asked(table).options.pick(random))
    return [player.pieces for player in table.players if player.pieces is not None]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_robot_has_a_rating_and_a_rank_of_its_own(seats: int) -> None:
    found = ratings().by_seats[seats]

    assert sorted(rating.rank for rating in found) == [*range(1, ROBOTS + 1)]
    assert all(rating.spread > 0 for rating in found)
    assert 1490 < sum(rating.points for rating in found) / ROBOTS < 1510
    for difficulty in DIFFICULTIES:
        assert sum(r.difficulty == difficulty for r in found) == ROBOTS // 3


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_robot_is_as_difficult_as_asked_for(difficulty: str) -> None:
    players = f"Ann; robot {difficulty} Gisela; Bob"

    found = {dealt(a_game_of(players), seed)[0] for seed in range(12)}

    assert len(found) > 6
    assert {rating_of(pieces, 3).difficulty for pieces in found} == {difficulty}


def test_pieces_that_are_named_stay_and_the_best_of_the_others_is_dealt() -> None:
    (found,) = dealt(a_game_of("Ann; robot h-6-h-h-h"), 1)
    likes = [
        rating_of(robot(number), 2).rank
        for number in range(ROBOTS)
        if robot(number).auction == found.auction
    ]

    assert found.auction == 6
    assert rating_of(found, 2).rank in sorted(likes)[: len(likes) // 3]


def test_several_robots_take_the_best_that_is_left() -> None:
    players = "robot hard; robot hard; robot hard; robot easy; robot easy; Ann"

    found = dealt(a_game_of(players), 1)

    assert all(pieces.are_complete for pieces in found)
    for kind in zip(*found, strict=True):
        assert len({*kind}) == 5
    ranks = [rating_of(pieces, 6).rank for pieces in found]
    assert max(ranks[0], ranks[1]) < min(ranks[3:])


def test_a_position_and_a_record_keep_the_wish() -> None:
    table = a_game_of("Ann; robot hard Gisela; Bob")
    act(table, CHANCE, options_of(table)[0])

    again = read_position(write_position(table))
    tags = POWER_GRID.tags(table) | {"Players": "Ann; robot hard Gisela; Bob"}
    record = read_record(Record(POWER_GRID, tags).write(), POWER_GRID)

    assert asked(again).options == asked(table).options
    assert record.table.setup.seats == (None, Pieces.read("hard"), None)


@pytest.mark.parametrize("pieces", ["h-?-1-1-1", "h-e-1-1-1", "hard-1-1-1-1", "harder"])
def test_a_wish_that_cannot_be_read_is_refused(pieces: str) -> None:
    with pytest.raises(Unsupported) as caught:
        Pieces.read(pieces)

    assert caught.value.code == "unknown_pieces"


def test_the_twin_refuses_to_deal_by_difficulty() -> None:
    table = a_game_of("Ann; robot hard; Bob")

    with pytest.raises(Unsupported) as caught:
        dealt_evenly(table)

    assert caught.value.code == "twin_deals_evenly"
