"""The playthroughs of Power Grid show every map, and each piece at work."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from robobid.games.powergrid.robots.events import (
    CityBarred,
    CityBidWon,
    CityNamed,
    CityStruck,
    PlantNamed,
    RobotDid,
)
from robobid.games.powergrid.robots.pieces import PIECES, REASONS
from robobid.games.powergrid.rules.events import FuelBought, HouseBuilt, PlantBought
from robobid.games.powergrid.rules.maps import MAP_NAMES
from tools.playthroughs import FOLDER, SCENARIOS, Step, steps

OURS = [scenario for scenario in SCENARIOS if scenario.name.startswith("powergrid-")]


@cache
def all_steps() -> list[Step]:
    return [step for scenario in OURS for step in steps(scenario)]


def test_every_map_is_played() -> None:
    assert {scenario.tags["Map"] for scenario in OURS} == set(MAP_NAMES)


def test_the_files_are_small() -> None:
    sizes = [len(scenario.path.read_bytes()) for scenario in OURS]

    assert sum(sizes) < 1_000_000
    assert FOLDER.exists()


def by_reason(*reasons: str) -> Callable[[Step, str], bool]:
    """The piece does something for one of these reasons."""

    def seen(step: Step, piece: str) -> bool:
        return any(
            isinstance(event, RobotDid)
            and event.piece == piece
            and event.reason in reasons
            for event in step.events
        )

    return seen


def by_event(kind: Any) -> Callable[[Step, str], bool]:
    """A person does this for a robot with the piece."""

    def seen(step: Step, piece: str) -> bool:
        told = [event for event in step.events if isinstance(event, kind)]
        robots = [step.before.players[event.robot].pieces for event in told]
        place = "FARBS".index(piece[0])
        return any(pieces[place] == int(piece[1]) for pieces in robots)

    return seen


AT_WORK: dict[str, Callable[[Step, str], bool]] = {
    "F1": by_event(CityNamed),
    "F2": by_event(CityBarred),
    "F3": by_reason("city_taken"),
    "F4": by_event(CityNamed),
    "F5": by_event(CityBidWon),
    "F6": by_event(CityStruck),
    "A1": by_reason("opens_cheapest_fuel"),
    "A2": by_reason("takes_first_offered"),
    "A3": by_reason("opens_most_cities"),
    "A4": by_reason("opens_largest"),
    "A5": by_reason("opens_second_smallest"),
    "A6": by_event(PlantNamed),
    "R1": by_reason("buys_cheap"),
    "R2": by_reason("buys_maximum"),
    "R3": by_reason("buys_maximum"),
    "R4": by_reason("buys_needed"),
    "R5": by_reason("buys_scarcest"),
    "R6": by_reason("buys_maximum"),
    "B1": by_reason("builds_named"),
    "B2": by_reason("builds_as_leader"),
    "B3": by_reason("builds_as_supplied"),
    "B4": by_reason("builds_no_more"),
    "B5": by_reason("builds_as_step"),
    "B6": by_reason("builds_cheapest"),
    "S1": lambda step, _: (
        step.before.round == 1
        and any(
            p.pieces and p.pieces.special == 1 and p.money > 50
            for p in step.before.players
        )
    ),
    "S2": by_reason("moves_last"),
    "S3": by_reason("pays_half"),
    "S4": by_reason("place_for_ten"),
    "S5": by_reason("place_free"),
    "S6": by_reason("one_city_more"),
}


def test_every_piece_has_its_sign() -> None:
    assert list(AT_WORK) == list(PIECES)


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_is_seen_at_work(piece: str) -> None:
    assert any(AT_WORK[piece](step, piece) for step in all_steps())


def test_most_reasons_are_told() -> None:
    told = {
        event.reason
        for step in all_steps()
        for event in step.events
        if isinstance(event, RobotDid)
    }

    assert told <= set(REASONS)
    assert len(told) > len(REASONS) * 3 // 4


def test_the_games_are_games() -> None:
    for kind in (PlantBought, FuelBought, HouseBuilt):
        assert any(isinstance(event, kind) for s in all_steps() for event in s.events)
