"""Records and replays: of finished games, and of what somebody pastes."""

from __future__ import annotations

from random import Random

from robobid.app.hosting.replays.replay import replay
from robobid.app.hosting.tables.history import History
from robobid.core.luck import Seeded
from robobid.core.reader import read_record
from robobid.core.wire import plain
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.game import POWER_GRID
from tests.app.server.harness import (
    BOT,
    ME,
    ROBOT,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)


def a_record_cut_off() -> str:
    """The chief's first bid, taken back."""
    history = History(FZZZT, {"Edition": "en", "Players": "Ann; Bob"})
    history.commit(history.opening(Seeded(1)))
    chief = history.to_act[0]
    card = history.view(chief).players[chief].hand[0]
    history.commit(history.propose(chief, card.id, Seeded(1)))
    history.commit(history.propose_undo(chief))
    return history.record.write()


PASTED = a_record_cut_off()


@scenario
async def test_a_finished_game_can_be_downloaded_and_replayed(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up({**ME, "name": "Ann"}, {**BOT, "name": "Rob"})
        path = f"/api/tables/{table['code']}"
        window = await ann.open(table["code"], seat=0)
        early = await eve.get(f"{path}/replay?seat=1")
        await play_on(window, Random(3))

        text = (await eve.get(f"{path}/record")).json()["record"]
        shown = (await eve.get(f"{path}/replay?seat=1")).json()
        pasted = (await eve.post("/api/replay", {"record": text, "seat": 1})).json()

        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        record = read_record(text, FZZZT)
        assert record.write() == text
        assert record.extra["Players"] == "Ann; Rob"
        assert shown == pasted
        assert shown["players"] == ["Ann", "Rob"]
        assert shown["over"]
        assert shown["standings"] == window.state["standings"]
        assert len(shown["entries"]) == len(record.entries) == len(shown["seen"]) - 1
        assert shown["seen"][-1]["view"] == plain(FZZZT.view(record.table, 1))
        beyond = await eve.get(f"{path}/replay?seat=2")
        assert (beyond.status_code, beyond.json()["code"]) == (409, "unknown_seat")


@scenario
async def test_a_game_with_robots_is_replayed(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(
            {**ME, "name": "robot Ann"},
            {**BOT, "name": "Bob; B"},
            ROBOT,
            {**ROBOT, "pieces": "2-5-1-6-3"},
            game="powergrid",
        )
        path = f"/api/tables/{table['code']}"
        window = await ann.open(table["code"], seat=0)
        await play_on(window, Random(3))

        text = (await eve.get(f"{path}/record")).json()["record"]
        answer = await eve.get(f"{path}/replay?seat=0")
        plain_answer = await eve.http.get(
            f"{path}/replay?seat=0", headers={"accept-encoding": "identity"}
        )
        pasted = (await eve.post("/api/replay", {"record": text, "seat": 0})).json()
        again = (await ann.post(f"{path}/rematch")).json()

    shown = answer.json()
    record = read_record(text, POWER_GRID)
    last = shown["seen"][-1]
    # Whoever calls himself a robot is none.
    assert record.extra["Players"] == "Robot Ann; Bob, B; robot; robot 2-5-1-6-3"
    assert shown == pasted == plain_answer.json()
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain_answer.headers
    assert len(shown["entries"]) == len(record.entries) == len(shown["seen"]) - 1
    assert (
        last["view"] == plain(POWER_GRID.view(record.table, 0)) == window.state["view"]
    )
    assert last["notes"] == window.state["notes"]
    assert shown["standings"] == window.state["standings"]
    whys = [e for s in shown["entries"] for e in s["events"] if e["type"] == "RobotDid"]
    assert {why["seat"] for why in whys} == {2, 3}
    # The same robots sit down again; pieces that were dealt are dealt anew.
    assert [seat["bot"] for seat in again["seats"]] == [
        None,
        "random",
        None,
        "2-5-1-6-3",
    ]
    assert again["tags"] == table["tags"]


@scenario
async def test_a_pasted_record_need_not_be_finished(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        spectator = (await ann.post("/api/replay", {"record": PASTED})).json()
        torn = await ann.post(
            "/api/replay", {"record": PASTED.replace("#turn", "#tum")}
        )
        other = await ann.post("/api/replay", {"record": '[Game "chess"] 1. e4 *'})

        assert not spectator["over"]
        *_, bid, undo = spectator["entries"]
        *_, seen, _ = spectator["seen"]
        assert undo["undo"]
        assert undo["move"] == f"{bid['move'][0]} undo"
        assert seen["view"]["players"][bid["seat"]]["bid"] == {
            "type": "BidView",
            "size": 1,
            "cards": None,
        }
        assert (torn.status_code, torn.json()["code"]) == (409, "unreadable")
        assert torn.json()["values"]["found"].startswith("#tum")
        assert (other.status_code, other.json()["code"]) == (409, "other_game")


@scenario
async def test_an_illegal_move_of_a_pasted_record_is_told_by_its_cards(
    sqlite_database: str,
) -> None:
    """Not by the ids of their data: "b-me-04 is not in the hand" said nothing."""
    chief = PASTED.split()[-3]
    foreign = f"{PASTED.rpartition('*')[0]} {chief} r5a *"
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        refused = (await ann.post("/api/replay", {"record": foreign})).json()

        told = refused["told"]["values"]
        assert refused["code"] == "unreadable", refused
        assert told["found"] == f"{chief} r5a"
        reason = told["reason"]
        assert reason["key"] == "error.card_not_in_hand"
        assert reason["values"]["card"]["kind"] == "robot"


@scenario
async def test_the_score_helper_lays_out_a_real_table(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        cards = {"units": {"b-pu-01": []}, "cards": ["b-r3-08", "b-r2-01", "b-me-01"]}

        best = (await ann.post("/api/fzzzt/score", cards)).json()
        laid = (await ann.post("/api/fzzzt/score", {**cards, "by_hand": True})).json()
        twice = await ann.post("/api/fzzzt/score", {"cards": ["b-r3-08"] * 2})

        assert best["type"] == "Score"
        assert best["total"] == best["basic"] + best["bonus"]
        assert laid["allocation"] == [["b-pu-01", []]]  # nobody laid a robot there
        assert laid["bonus"] < best["bonus"]
        assert (twice.status_code, twice.json()["code"]) == (409, "card_twice")


def test_remarks_of_a_record_are_shown_at_their_moment() -> None:
    record = read_record(PASTED, FZZZT)
    last = len(record.entries)
    record.notes = {last: ["$4", "{too much}"]}

    shown = replay(read_record(record.write(), FZZZT), None)

    (remarks,) = shown.remarks
    assert (remarks.at, remarks.notes) == (last, ["$4", "{too much}"])
