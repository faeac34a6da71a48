"""What a game can be played with."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal, Unsupported
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.variants import Pieces
from tests.powergrid.builders import a_new_game, options


@pytest.mark.rule("P-A0.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Unsupported, match="2 to 6") as error:
        options(seats)

    assert error.value.code == "seat_count"
    assert error.value.values["seats"] == seats


@pytest.mark.rule("P-A1.1")
@pytest.mark.parametrize(
    ("regions", "reason"),
    [
        (("green", "brown"), "3 regions, not 2"),
        (("green", "brown", "grey"), "no region 'grey'"),
        (("green", "brown", "purple"), "not connected"),
    ],
)
def test_bad_regions_are_refused(regions: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Illegal, match=reason) as error:
        options(3, regions=frozenset(regions))

    assert error.value.code == "bad_regions"


def test_readings_are_read_and_written() -> None:
    readings = Readings.read("5=alt, 47=alt,7=default")

    assert readings == Readings(d5="alt", d47="alt")
    assert Readings.read(readings.write()) == readings
    assert Readings().write() == ""
    for bad in ("5", "5=other", "1=alt"):
        with pytest.raises(Unsupported):
            Readings.read(bad)


def test_pieces_are_read_and_written() -> None:
    assert str(Pieces.read("2-5-1-6-3")) == "2-5-1-6-3"
    for bad in ("", "1-2-3-4", "1-2-3-4-7", "1-2-3-4-", "12-3-4-5-6", "a-b-c-d-e"):
        with pytest.raises(Unsupported):
            Pieces.read(bad)


@pytest.mark.rule("P-A0.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats_play(seats: int) -> None:
    table = a_new_game(seats)

    assert len(table.players) == seats
    assert all(player.money == 50 and not player.plants for player in table.players)
