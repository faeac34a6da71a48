"""The text form of actions and set-ups, and whole records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import RobobidError, Unreadable, Unsupported
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import (
    Attach,
    Bid,
    Buy,
    ChooseRegion,
    Connect,
    Discard,
    Done,
    Draw,
    Drop,
    GoTo,
    Lot,
    Offer,
    Pass,
    Regions,
    Run,
)
from robobid.games.powergrid.rules.plants import FLUX, Fuel
from robobid.games.powergrid.rules.players import seat_of
from robobid.games.powergrid.text.notation import write_action
from robobid.games.powergrid.text.position import write_position
from robobid.games.powergrid.variants import DEALT, Pieces
from tests.powergrid.builders import OFFERS, A, B, C, a_new_game, a_table

COAL, OIL = Fuel.COAL, Fuel.OIL


@pytest.mark.parametrize(
    ("text", "seat", "action"),
    [
        ("A region green", A, ChooseRegion("green")),
        (
            "#regions blue green red",
            CHANCE,
            Regions(frozenset(("red", "blue", "green"))),
        ),
        ("#lot B", CHANCE, Lot(B)),
        ("B plant 13", B, Offer(13, 13)),
        ("B plant 13 15", B, Offer(13, 15)),
        ("B plant flux", B, Offer(FLUX, 33)),
        ("A 14", A, Bid(14)),
        ("C pass", C, Pass()),
        ("#draw 21", CHANCE, Draw(21)),
        ("#draw flux", CHANCE, Draw(FLUX)),
        ("A discard 4", A, Discard(4)),
        ("A drop oil", A, Drop(OIL)),
        ("A attach 25", A, Attach(25)),
        ("A north", A, GoTo("north")),
        ("A coal", A, Buy(COAL)),
        ("A + Den-Haag", A, Connect("Den-Haag")),
        ("A run 13", A, Run(13)),
        ("A run 4", A, Run(4, (COAL, COAL))),
        ("A run 21 coal+oil", A, Run(21, (COAL, OIL))),
        ("C done", C, Done()),
    ],
)
def test_an_action_is_written_and_read(text: str, seat: int, action: Any) -> None:
    table = a_new_game(3, "korea")

    assert " ".join(write_action(seat, action)) == text
    assert POWER_GRID.read(table, text.split()) == (seat, action, ())


@pytest.mark.parametrize(
    "text",
    [
        "A",
        "A fly",
        "A plant",
        "A plant 41",
        "A plant 13 x",
        "A run",
        "A run 5 coal+water",
        "A + Den Haag",
        "#draw",
        "#draw 99",
        "#lot G",
        "#regions",
        "A 1.5",
        "A -3",
        "G pass",
        "A plant 13 ²",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(RobobidError):
        POWER_GRID.read(a_new_game(3), text.split())


@pytest.mark.parametrize("words", ["B plant step3", "A run step3", "A discard step3"])
def test_a_move_with_the_wrong_card_is_illegal_and_no_crash(words: str) -> None:
    table = a_table(round=2)
    _, action, _ = POWER_GRID.read(table, words.split())

    with pytest.raises(RobobidError):
        POWER_GRID.apply(table, A, action)


@pytest.mark.parametrize(("map", "seats"), OFFERS[::3])
def test_a_record_round_trip(map: str, seats: int) -> None:
    tags = {
        "Map": map,
        "Players": "; ".join("Ann Bob Cleo Dan Eve Finn".split()[:seats]),
        "Regions": "drawn" if seats % 2 else "drafted",
        "Promo": "flux transformer",
        "Money": "open",
        "Readings": "5=alt",
    }
    record = Record(POWER_GRID, tags)
    random = Random(seats)
    while (decisions := POWER_GRID.decisions(record.table)) and len(record.kept) < 600:
        record.play(decisions[0].seat, decisions[0].options.pick(random))

    text = record.write()
    again = read_record(text, POWER_GRID)

    assert again.table == record.table
    assert again.write() == text
    assert all(ord(letter) < 128 for letter in text)


def test_a_game_set_up_from_a_position_has_a_record() -> None:
    position = write_position(a_table(phase="building", round=3))
    record = Record(POWER_GRID, {"Players": "Ann; Bob; Cleo", "Position": position})
    record.play(C, Connect("Kiel"))

    again = read_record(record.write(), POWER_GRID)

    assert again.table == record.table
    assert "Position" in again.tags()


def test_undo_within_ones_own_turn_until_it_is_ended() -> None:
    position = write_position(a_table(phase="building", round=3, market=(9, 10, 11)))
    record = Record(POWER_GRID, {"Players": "Ann; Bob; Cleo", "Position": position})
    record.play(C, Connect("Kiel"))
    before = record.table.copy()
    record.play(C, Connect("Flensburg"))

    record.undo(C)

    assert record.table == before
    assert read_record(record.write(), POWER_GRID).table == before


@pytest.mark.parametrize(
    ("tags", "error"),
    [
        ({}, Unreadable),
        ({"Players": "Ann"}, Unsupported),
        ({"Players": "Ann; Bob", "Map": "mars"}, Unsupported),
        ({"Players": "Ann; Bob", "Promo": "warehouse"}, Unsupported),
        ({"Players": "Ann; Bob", "Money": "lots"}, Unsupported),
        ({"Players": "Ann; Bob", "Readings": "1=alt"}, Unsupported),
        ({"Players": "Ann; Bob", "Position": "nonsense"}, Unreadable),
        ({"Players": "Ann; Bob", "Regions": "green"}, RobobidError),
        ({"Players": "Ann; robot 1-2-3"}, Unsupported),
    ],
)
def test_bad_tags_are_refused(tags: dict[str, str], error: type[RobobidError]) -> None:
    with pytest.raises(error):
        POWER_GRID.set_up(tags)


def test_a_robot_is_named_by_its_pieces() -> None:
    assert seat_of("robot 2-5-1-6-3") == Pieces(2, 5, 1, 6, 3)
    assert seat_of(" Ann ") is None
    assert seat_of("robot") == seat_of("robot ?-?-?-?-?") == DEALT
