"""The robot helper: a real table, entered move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from robobid.core.record import read_record
from robobid.core.wire import plain
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.position import write_position
from tests.server.harness import (
    Browser,
    Message,
    browsers,
    move_within,
    quick,
    running,
    scenario,
)

PATH = "/api/powergrid/helper"
SEATS = [{"name": "Ann"}, {"pieces": "2-5-1-6-3"}, {"pieces": "?-1-?-?-?"}]
GIVEN = {"game": "powergrid", "regions": ["brown", "green", "red"]}


async def ask(browser: Browser, **table: Any) -> httpx.Response:
    return await browser.post(PATH, {"seats": SEATS, "setup": GIVEN} | table)


async def played(browser: Browser, moves: list[str], random: Random) -> list[Message]:
    """A whole game at a real table: the answer after every move that was entered."""
    answers: list[Message] = []
    while not answers or not answers[-1]["over"]:
        seen = answers[-1]["count"] if answers else 0
        answer = await ask(browser, moves=moves, seen=seen)
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        decision = answers[-1]["decision"]
        if decision is not None:
            moves.append(
                random.choice(decision["options"])["move"]
                if decision["options"]
                else move_within(decision["kind"], decision["limits"], random)
            )
    return answers


@scenario
async def test_a_whole_game_at_a_real_table(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        moves: list[str] = []
        answers = await played(ann, moves, Random(3))
        more = await ask(ann, moves=[*moves, "done"])

    entries = [entry for answer in answers for entry in answer["entries"]]
    last = answers[-1]
    record = read_record(last["record"], POWER_GRID)
    told = [(s["seat"], s["events"]) for s in entries]
    assert last["over"]
    assert len(entries) == last["count"] == len(record.entries)
    assert record.extra["Players"] == "Ann; robot 2-5-1-6-3; robot ?-1-?-?-?"
    assert told == [
        (None if entry.seat < 0 else entry.seat, [plain(e) for e in entry.events])
        for entry in record.entries
    ]
    assert last["view"] == plain(POWER_GRID.view(record.table, None))
    assert last["position"] == write_position(record.table)
    assert last["robots"] == [1, 2]
    for entry in entries:
        if entry["seat"] in last["robots"]:
            assert entry["events"][0]["type"] == "RobotDid", entry
            assert entry["events"][0]["reason"]
    assert (more.status_code, more.json()["code"]) == (409, "game_over")
    # Robots are never asked; persons and chance are.
    assert {a["decision"]["seat"] for a in answers[:-1]} == {0, None}


@scenario
async def test_what_is_left_out_is_taken_back(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        start = (await ask(ann)).json()
        moves = ["#piece C F1", "#piece C R2"]
        two = (await ask(ann, moves=moves)).json()
        one = (await ask(ann, moves=moves[:1])).json()
        none = (await ask(ann, moves=[])).json()

    assert start == none
    assert (start["count"], one["count"], two["count"]) == (0, 1, 2)
    assert two["entered"] == [0, 1]
    assert one["decision"]["kind"] == "piece"
    assert one["entries"] == two["entries"][:1]


@scenario
async def test_a_helper_begins_in_the_middle(sqlite_database: str) -> None:
    position = (
        "powergrid map=germany seats=person,1-3-4-6-2 regions=brown,green,red round=2 "
        "step=1 phase=building order=AB turn=B market=5,6,7,8,9,10,11,12 top=13 "
        "fuel=20/18/6/2 A.money=20 A.plants=3 A.cities=Kiel B.money=60 B.plants=4 "
        "B.cities=Essen"
    )
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        answer = (await ask(ann, position=position)).json()
        again = (await ask(ann, position=answer["position"])).json()

    assert [entry["move"] for entry in answer["entries"]][:2] == [
        "B + Duisburg",
        "B + Dusseldorf",
    ]
    assert answer["decision"]["seat"] == 0
    assert again["view"] == answer["view"]
    assert again["decision"] == answer["decision"]
    assert not again["entries"]


@pytest.mark.parametrize(
    ("wrong", "code", "entry"),
    [
        ({"moves": ["#piece C F1", "#piece C F9"]}, "not_a_move", 1),
        ({"moves": ["#piece C F2"]}, "not_an_option", 0),
        ({"moves": ["#piece C F1 #piece C R2"]}, "not_a_move", 0),
        ({"moves": ["plant 3"]}, "not_a_move", 0),
        ({"seats": []}, "seat_count", None),
        ({"seats": [{"pieces": "1-1-1-1-1"}] * 2}, "pieces_clash", None),
        ({"setup": {"game": "powergrid", "map": "moon"}}, "unknown_map", None),
        ({"position": "powergrid map=germany"}, "bad_position", None),
        ({"moves": ["x"] * 11}, "record_too_long", None),
    ],
)
@scenario
async def test_what_cannot_be_entered_is_refused(
    sqlite_database: str, wrong: Message, code: str, entry: int | None
) -> None:
    async with (
        running(quick(sqlite_database, replay_entries=10)) as address,
        browsers(address, 1) as [ann],
    ):
        answer = await ask(ann, **wrong)

    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (409, code), problem
    assert problem["values"].get("entry") == entry
