"""Robots explain themselves, are written down, and help at a real table."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.errors import Unreadable
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.powergrid.asides.helper import decide
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.robots.memory import (
    STAGES,
    Memory,
    read_memory,
    write_memory,
)
from robobid.games.powergrid.robots.pieces import REASONS
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.text.position import read_position, write_position
from tests.powergrid.builders import A, C, play
from tests.powergrid.robots import robot_table


def test_the_helper_says_what_the_robot_does_until_it_needs_somebody() -> None:
    table = robot_table(
        "robot 1-1-1-6-4; Ann; Bob",
        Holding(money=30, plants=(4,), cities=("Duisburg",)),
        phase="building",
        order=(1, 2, 0),
        round=2,
    )
    before = table.copy()

    advice = decide(table)

    assert advice.robot == A
    assert [" ".join(step.words) for step in advice.steps] == [
        "A + Essen",
        "A + Dusseldorf",
        "A done",
    ]
    assert advice.steps[0].reasons[0].values == {"city": "Essen", "cost": 10}
    assert advice.needs is not None
    assert advice.needs.seat == C
    assert table == before


def test_the_helper_says_who_must_choose_first() -> None:
    table = robot_table("robot 1-6-1-6-4; Ann; Bob", Holding(), round=2)

    advice = decide(table)

    assert advice.steps == ()
    assert advice.needs is not None
    assert (advice.needs.seat, advice.needs.kind) == (C, "robot-plant")


def test_the_helper_knows_when_no_robot_is_to_act() -> None:
    table = robot_table("Ann; robot 1-6-1-6-4; Bob", Holding(), round=2)

    assert decide(table).robot is None


def test_every_robot_action_names_its_piece_and_a_known_reason() -> None:
    told = set()
    for seed in range(4):
        players = "; ".join(["Ann"] * (seed % 3) + ["robot"] * 4)
        record = Record(POWER_GRID, {"Game": "powergrid", "Players": players})
        random = Random(seed)
        while decisions := POWER_GRID.decisions(record.table):
            seat, _, options = decisions[0]
            robot = seat >= 0 and record.table.players[seat].pieces is not None
            events = record.play(seat, options.pick(random))
            why = [event for event in events if isinstance(event, RobotDid)]
            assert not robot or why[0].seat == seat
            for event in why:
                assert set(event.values) == REASONS[event.reason]
                assert event.piece in ("", "S6") or event.piece[0] in "FARBS"
                told.add(event.reason)

    assert len(told) > 30


def test_robots_are_written_down_and_read_again() -> None:
    tags = {
        "Game": "powergrid",
        "Map": "korea",
        "Players": "Ann; robot; robot ?-2-?-1-?",
    }
    record = Record(POWER_GRID, tags)
    random = Random(3)
    while decisions := POWER_GRID.decisions(record.table):
        record.play(decisions[0].seat, decisions[0].options.pick(random))
    text = record.write()

    again = read_record(text, POWER_GRID)

    assert "#piece B F" in text
    assert again.table == record.table
    assert again.write() == text


def test_a_record_with_another_robot_action_is_refused_there() -> None:
    tags = '[Game "powergrid"] [Players "robot 1-4-1-1-1; Ann"] [Seating "given"]\n'
    moves = "1. B region green B region brown B region red #lot A A plant 5 *"

    with pytest.raises(Unreadable) as error:
        read_record(tags + moves, POWER_GRID)

    assert "plant 5" in str(error.value)


@pytest.mark.parametrize("stage", STAGES)
def test_an_errand_is_written_both_ways(stage: str) -> None:
    for errand in (
        Memory(stage),
        Memory(stage, ("Kiel", "Essen"), (2, 0), 7, 2),
        Memory(stage, ("coal/buys_needed",), (), 0),
    ):
        assert read_memory(write_memory(errand)) == errand


@pytest.mark.parametrize(
    "errand",
    [
        "city:0:-:-:Atlantis",
        "rest:0:-:-:",
        "fuel:0:-:-:wood/buys_needed",
        "bids:0:-:F:",
        "city:x:-:-:Kiel",
        "city",
    ],
)
def test_an_errand_that_cannot_be_is_refused(errand: str) -> None:
    table = robot_table("robot 1-1-1-6-4; Ann", phase="building", order=(1, 0))

    with pytest.raises(Unreadable):
        read_position(f"{write_position(table)} errand={errand}")


@pytest.mark.parametrize(
    "change", ["A.pieces=1-?-1-1-1", "B.pieces=1-1-1-1-1", "seating=AA"]
)
def test_a_position_with_impossible_robots_is_refused(change: str) -> None:
    line = write_position(robot_table("robot 1-1-1-6-4; Ann"))

    with pytest.raises(Unreadable):
        read_position(f"{line} {change}")


@pytest.mark.parametrize(
    "move",
    [
        "#piece B Z9",
        "#piece Q F1",
        "#seat AQ",
        "A city-bid x",
        "#wander Kiel",
        "A veto",
    ],
)
def test_moves_of_robots_that_cannot_be_read_are_refused(move: str) -> None:
    table = robot_table("robot 1-1-1-6-4; Ann")

    with pytest.raises(Unreadable):
        play(table, move)
