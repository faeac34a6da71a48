"""Who sits at a table, as the tag Players names them."""

from __future__ import annotations

import pytest

from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.players import player_of, robot_name, seat_of
from robobid.games.powergrid.variants import DEALT, Pieces


def test_a_robot_may_have_a_name_behind_its_pieces() -> None:
    """Records from before robots had names are read as ever."""
    assert seat_of("robot 2-5-1-6-3") == Pieces(2, 5, 1, 6, 3)
    assert seat_of("robot 2-5-1-6-3 Old Iron") == Pieces(2, 5, 1, 6, 3)
    assert seat_of("robot ?-?-?-?-? Gisela") == seat_of("robot") == DEALT
    assert seat_of("Robotta") is seat_of("Gisela") is None


@pytest.mark.parametrize("name", ["Gisela", "Old Iron", "3PO", "робот"])
def test_a_robots_name_comes_back(name: str) -> None:
    for pieces in ("2-5-1-6-3", "2-?-1-6-3", "?-?-?-?-?"):
        assert robot_name(player_of(Pieces.read(pieces), name)) == name


def test_a_record_carries_the_names_of_its_robots() -> None:
    players = "Ann; robot 2-5-1-6-3 Gisela; robot ?-?-?-?-? Waldo"
    record = Record(POWER_GRID, {"Map": "germany", "Players": players})

    again = read_record(record.write(), POWER_GRID)

    assert again.tags()["Players"] == players


def test_a_name_without_pieces_is_no_robot_that_we_know() -> None:
    with pytest.raises(RobobidError, match="Gisela"):
        seat_of("robot Gisela")
