"""What robots do at a real table is told in turns, to be carried out."""

from __future__ import annotations

from robobid.core.decisions import CHANCE
from robobid.core.events import Event
from robobid.core.record import Entry
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.rules.events import FuelBought, OpeningPassed
from robobid.games.powergrid.rules.plants import Fuel
from robobid.narration.powergrid import PowerGridTeller
from robobid.narration.powergrid.deeds import deeds
from tests.narration.spoken import speaker

TELLER = PowerGridTeller(standard_map("germany"))
ROBOTS = [1, 2]


def entry(seat: int, *events: Event) -> Entry:
    return Entry(seat, None, (), 1, list(events), frozenset())


def did(seat: int, piece: str, reason: str = "buys_cheap") -> RobotDid:
    return RobotDid(seat, piece, reason, {})


COAL = FuelBought(1, Fuel.COAL, 2)
DONE = [
    entry(0),
    entry(1, did(1, "R1"), COAL),
    entry(1, did(1, "R1"), COAL, did(1, "")),
    entry(2, did(2, "A3"), OpeningPassed(2)),
    entry(CHANCE),
    entry(1, did(1, "B6")),
]


def test_one_robots_moves_in_a_row_are_one_deed_with_the_pieces_that_say_so() -> None:
    deed = next(deeds(DONE, ROBOTS, TELLER))

    assert (deed.seat, deed.start, deed.end) == (1, 1, 3)
    assert deed.pieces == ("R1",)


def test_robots_act_one_after_another() -> None:
    found = deeds(DONE, ROBOTS, TELLER)

    assert [(deed.seat, deed.end) for deed in found] == [(1, 3), (2, 4), (1, 6)]


def test_tokens_are_told_first_and_then_why_each_reason_once() -> None:
    deed = next(deeds(DONE, ROBOTS, TELLER))
    speaks = speaker("powergrid", "en", ["Ann", "Gisela", "Waldo"])

    assert [speaks.line(line) for line in deed.lines] == [
        "Gisela buys 2 coal for 4.",
        "Gisela (R1, cheap stock) buys whatever costs less than 5.",
    ]
