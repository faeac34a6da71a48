"""Power Grid: what cannot be set up, and what cannot be done, is named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.server.harness import (
    BOT,
    ME,
    ROBOT,
    browsers,
    quick,
    running,
    scenario,
)

Seats = list[dict[str, str]]
THREE = [ME, ROBOT, ROBOT]
BAD_SET_UPS: dict[str, tuple[dict[str, Any], Seats, int, str]] = {
    "map": ({"map": "moon"}, THREE, 409, "unknown_map"),
    "regions": ({"regions": ["green"]}, THREE, 409, "bad_regions"),
    "region": ({"regions": ["green", "red", "pink"]}, THREE, 409, "bad_regions"),
    "way": ({"regions": "bought"}, THREE, 409, "bad_regions"),
    "reading": ({"readings": ["6=alt"]}, THREE, 409, "unknown_reading"),
    "field": ({"colour": "red"}, THREE, 400, "bad_request"),
    "alone": ({}, [ME], 409, "seat_count"),
    "crowd": ({}, [ME] * 7, 409, "seat_count"),
    "robots": ({}, [ROBOT] * 6, 409, "too_many_robots"),
    "pieces": ({}, [ME, {**ROBOT, "pieces": "7-1-1-1-1"}], 409, "unknown_pieces"),
    "clash": ({}, [{**ROBOT, "pieces": "1-1-1-1-1"}] * 2, 409, "pieces_clash"),
    "alone only": (
        {},
        [{**ROBOT, "pieces": "3-1-1-1-1"}, ROBOT, ME],
        409,
        "piece_needs_one_robot",
    ),
    "bot": ({}, [ME, {**BOT, "bot": "psychic"}], 409, "unknown_bot"),
}


@pytest.mark.parametrize("wrong", BAD_SET_UPS.values(), ids=BAD_SET_UPS)
@scenario
async def test_a_table_that_cannot_be_is_refused(
    sqlite_database: str, wrong: tuple[dict[str, Any], Seats, int, str]
) -> None:
    setup, seats, status, code = wrong
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        wish = {"setup": {"game": "powergrid"} | setup, "seats": seats}
        answer = await ann.post("/api/tables", wish)

        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert (await ann.get("/api/tables")).json()["tables"] == []


REFUSED_MOVES = {
    "": "bad_message",
    "undo": "not_a_move",
    "#draw 21": "not_a_move",
    "plant 13": "plant_not_in_market",
    "plant 8": "plant_not_on_offer",
    "plant 3 2": "bid_too_low",
    "plant 3 9999": "bid_not_affordable",
    "plant 3 3 plant 4": "not_a_move",
    "B plant 3": "not_a_move",
    "plant x": "unknown_plant",
    "pass": "must_buy",
    "done": "not_an_option",
    "+ Essen": "not_an_option",
}


@scenario
async def test_moves_that_are_none_are_refused(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME, game="powergrid", regions="drawn")
        window = await ann.open(table["code"], seat=table["to_act"][0])
        before = window.state

        codes = {
            move: (await window.act(move))["problem"]["code"] for move in REFUSED_MOVES
        }

        assert codes == REFUSED_MOVES
        late = await ann.open(table["code"], seat=table["to_act"][0])
        assert late.state == before
        assert (await window.act("plant 3"))["type"] == "accepted"


@scenario
async def test_pieces_that_are_chosen_in_part_are_dealt_in_part(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        robots = [ROBOT, {**ROBOT, "pieces": "2-?-1-?-3"}]
        table = await ann.set_up(ME, *robots, game="powergrid")
        window = await ann.open(table["code"], seat=0)
        dealt, chosen = (p["pieces"] for p in window.state["view"]["players"][1:])

        assert table["seats"][1]["bot"] is None
        assert table["seats"][2]["bot"] == "2-?-1-?-3"
        assert [chosen[part] for part in ("first_city", "resources", "special")] == [
            2,
            1,
            3,
        ]
        for part in ("first_city", "auction", "resources", "building", "special"):
            assert {dealt[part], chosen[part]} <= {*range(1, 7)}
            assert dealt[part] != chosen[part]
