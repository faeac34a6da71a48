"""The robot helper: a real table, entered move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from robobid.core.reader import read_record
from robobid.core.wire import plain
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.text.position import write_position
from tests.app.server.harness import (
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


@scenario
async def test_the_server_draws_what_chance_gives(sqlite_database: str) -> None:
    """What was drawn is told, and stays; who is to choose cannot be drawn for."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        moves: list[str] = []
        while (answer := (await ask(ann, moves=moves)).json())["decision"][
            "seat"
        ] is None:
            offered = [each["move"] for each in answer["decision"]["options"]]
            drawn = (await ask(ann, moves=[*moves, "?"])).json()["moves"]
            assert drawn[:-1] == moves
            assert drawn[-1] in offered
            moves = drawn
        assert len(moves) > 2

        refused = await ask(ann, moves=[*moves, "?"])

        assert (refused.status_code, refused.json()["code"]) == (409, "not_a_move")


OPEN = GIVEN | {"open_money": True}
THREE = [{"name": "Ann"}, {"name": "Bob"}, {"pieces": "2-1-1-6-3"}]
LATE = {
    "round": "3",
    "A.money": "80",
    "A.plants": "5",
    "B.money": "70",
    "B.plants": "4",
    "C.money": "60",
    "C.plants": "6",
    "market": "8,9,10,13,14,15,16,17",
    "order": "ABC",
}


@scenario
async def test_a_helper_begins_with_figures_and_corrects_them(
    sqlite_database: str,
) -> None:
    """Robots wait while the table is laid out; later one figure is another."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        laid = (await ask(ann, seats=THREE, figures={}, until=0)).json()
        begun = (await ask(ann, seats=THREE, figures=LATE)).json()
        changed = await ask(
            ann, seats=THREE, position=begun["position"], figures={"A.money": "79"}
        )
        wrong = await ask(
            ann, seats=THREE, position=begun["position"], figures={"A.plants": "4"}
        )

    assert (laid["count"], laid["view"]["phase"]) == (0, "auction")
    assert begun["decision"]["seat"] == 0
    assert begun["view"]["round"] == 3
    assert (
        begun["position"].replace("A.money=80", "A.money=79")
        == (changed.json()["position"])
    )
    assert (wrong.status_code, wrong.json()["code"]) == (409, "bad_position")


@pytest.mark.parametrize(
    ("moves", "money"),
    [
        # A person opens and wins; a person wins what another opened.
        (["sold 8 A 33"], [47, 70, 60]),
        (["sold 8 B 35"], [80, 35, 60]),
        # A robot that pays half; and two auctions, one after the other.
        (["sold 13 C 15"], [80, 70, 53]),
        (["sold 8 A 33", "#draw 20", "sold 13 B 40"], [47, 30, 60]),
    ],
)
@scenario
async def test_the_result_of_an_auction_is_entered(
    sqlite_database: str, moves: list[str], money: list[int]
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        answer = await ask(ann, setup=OPEN, seats=THREE, figures=LATE, moves=moves)

    told = answer.json()
    assert answer.status_code == 200, told
    assert [player["money"] for player in told["view"]["players"]] == money
    assert told["settled"] == told["count"] > told["entered"][-1]


@scenario
async def test_a_robot_wins_for_what_its_piece_gives(sqlite_database: str) -> None:
    """Its own limit decides: another result is refused, with the one that is right."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        results = [
            await ask(ann, seats=THREE, figures=LATE, moves=[f"sold 13 C {price}"])
            for price in range(13, 22)
        ]
        cheap = await ask(ann, seats=THREE, figures=LATE, moves=["sold 13 A 13"])
        nothing = await ask(ann, seats=THREE, figures=LATE, moves=["sold 13 X 13"])

    taken = [13 + at for at, each in enumerate(results) if each.status_code == 200]
    refused = cheap.json()
    assert taken == [14, 15, 16, 17, 18]
    assert refused["code"] == "ended_otherwise"
    assert refused["values"]["seat"] == 2
    assert nothing.json()["code"] == "not_a_move"


FIRST_CITY = (
    "powergrid map=germany seats=person,person,person,5-3-4-6-2 round=1 step=1 "
    "regions=brown,green,red,yellow phase=building order=ABCD turn=D "
    "market=3,5,6,7,8,9,10,11 A.money=10 B.money=20 C.money=30 D.money=40 D.plants=4"
)
"""A robot's first city is bid for; Ann is asked first, and must say something."""


@pytest.mark.parametrize(
    ("result", "money"),
    [
        ("named A 0", [10, 20, 30, 40]),
        ("named A 7", [3, 20, 30, 47]),
        ("named C 1", [10, 20, 29, 41]),
        ("named C 30", [10, 20, 0, 70]),
    ],
)
@scenario
async def test_the_result_of_the_bidding_for_a_first_city_is_entered(
    sqlite_database: str, result: str, money: list[int]
) -> None:
    """F5: who paid what and names the city, without every bid."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        answer = await ask(ann, seats=[], position=FIRST_CITY, moves=[result])

    told = answer.json()
    assert answer.status_code == 200, told
    winner = "ABCD".index(result.split()[1])
    assert (told["decision"]["kind"], told["decision"]["seat"]) == (
        "robot-city",
        winner,
    )
    fields = dict(field.split("=") for field in told["position"].split()[1:])
    assert [int(fields[f"{letter}.money"]) for letter in "ABCD"] == money


@pytest.mark.parametrize(
    ("result", "code"),
    [
        # Ann opens with 0 or more; nobody has 31; a robot does not bid.
        ("named B 0", "named_otherwise"),
        ("named C 31", "named_otherwise"),
        ("named D 3", "named_otherwise"),
        ("named E 3", "not_a_move"),
        ("named B", "not_a_move"),
    ],
)
@scenario
async def test_a_bidding_that_cannot_end_so_is_refused(
    sqlite_database: str, result: str, code: str
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        answer = await ask(ann, seats=[], position=FIRST_CITY, moves=[result])
        later = await ask(ann, seats=THREE, figures=LATE, moves=["named A 3"])

    assert answer.json()["code"] == code
    assert later.json()["code"] == "no_city_bidding"
