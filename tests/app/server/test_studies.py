"""Variations of games that are over, and notes in their records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from robobid.app.hosting import wire
from robobid.app.hosting.replays import variations
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.store import Store
from robobid.core.decisions import CHANCE
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.game import FZZZT
from robobid.games.registry import game_named
from tests.app.analysis.records import at_random
from tests.app.server.harness import (
    BOT,
    ME,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)
from tests.app.server.test_storage import OPENING, a_table

LONG = 20_000


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    archive = open_archive(database, Path("unused"))
    yield archive.store
    archive.close()


def asked(at: int, *moves: str, bot: bool = False) -> wire.VariationAsked:
    return wire.VariationAsked(at=at, moves=[*moves], bot=bot)


def first_choice(record: Record[Any]) -> int:
    """How many entries were made before somebody chose."""
    seats = [entry.seat for entry in record.entries]
    return next(at for at, seat in enumerate(seats) if seat != CHANCE)


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_a_variation_goes_on_as_long_as_one_likes_and_is_read_again(game: str) -> None:
    record = at_random(game)
    at, random = first_choice(record), Random(2)
    moves: list[str] = []
    for step in range(12):
        found = variations.vary(record, asked(at, *moves, bot=step % 3 == 2))
        assert found.moves[: len(moves)] == moves
        seat = found.choices[-1]
        moves = [*found.moves, random.choice(seat.options).move]
    found = variations.vary(record, asked(at, *moves))

    text = variations.annotate(record, at + 1, ["{What if?}", found.text], LONG)

    again = read_record(text, game_named(game).game)
    assert again.notes == {at + 1: ["{What if?}", found.text]}
    assert [e.words for e in again.entries] == [e.words for e in record.entries]
    assert len(found.replay.entries) == at + len(found.moves)
    assert found == variations.vary(record, asked(at, *moves))


def test_robots_and_luck_act_by_themselves() -> None:
    tags = {
        "Map": "germany",
        "Players": "Ann; robot 1-1-1-1-1",
        "Regions": "drawn",
        "Seating": "given",
    }
    record: Record[Any] = Record(game_named("powergrid").game, tags)

    found = variations.vary(record, asked(0))

    assert found.moves
    assert {each.seat for each in found.choices} == {0}


def test_a_comment_may_stand_within_a_deal() -> None:
    record = at_random("fzzzt")
    words = [entry.words[0] for entry in record.entries]
    at = next(n for n in range(30, len(words)) if words[n - 1 : n + 1] == ["#deal"] * 2)

    text = variations.annotate(record, at, ["{So unlucky}"], LONG)

    assert read_record(text, FZZZT).notes == {at: ["{So unlucky}"]}


def test_what_cannot_be_is_refused() -> None:
    record = at_random("fzzzt", 20)

    for at, note in [
        (99, "{late}"),
        (3, "not a note"),
        (3, "(A nonsense)"),
        (3, f"{{{'long ' * LONG}}}"),
    ]:
        with pytest.raises(RobobidError):
            variations.annotate(at_random("fzzzt", 20), at, [note], LONG)
    with pytest.raises(RobobidError):
        variations.vary(record, asked(first_choice(record), "A nonsense"))


def test_notes_are_kept_by_their_moments_and_go_with_the_table(store: Store) -> None:
    store.tables.create(a_table(), OPENING)
    notes = store.notes
    notes.note("K7QF", 7, ["{first}"])
    notes.note("K7QF", 7, ["{better}", "(A m1)"])
    notes.note("K7QF", 3, ["{early}"])
    notes.note("K7QF", 9, ["{gone}"])
    notes.note("K7QF", 9, [])

    found = notes.of("K7QF")
    store.tables.mark(float("inf"), float("inf"))
    store.tables.purge(float("inf"), float("inf"), float("inf"))

    assert found == {3: ["{early}"], 7: ["{better}", "(A m1)"]}
    assert notes.of("K7QF") == {}


@scenario
async def test_players_note_what_they_like_and_others_read_it(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, BOT)
        code = table["code"]
        note = {"code": code, "at": 9, "notes": ["{Here I\u202e was too bold.}"]}
        early = await ann.post("/api/notes", note)
        window = await ann.open(code, seat=0)
        await play_on(window, Random(1))
        done = await ann.post("/api/notes", note)
        refused = await eve.post("/api/notes", note)
        replay = (await eve.get(f"/api/tables/{code}/replay")).json()
        record = (await eve.get(f"/api/tables/{code}/record")).json()["record"]
        varied = await eve.post("/api/variations", {"code": code, "at": 9, "moves": []})

    assert early.json()["code"] == "not_over"
    assert done.status_code == 200, done.text
    assert done.json()["record"] == record
    assert (refused.status_code, refused.json()["code"]) == (403, "not_your_seat")
    seen = ["{Here I was too bold.}"]
    assert replay["remarks"] == [{"at": 9, "notes": seen}]
    assert read_record(record, FZZZT).notes == {9: seen}
    assert varied.json()["choices"]


@scenario
async def test_a_pasted_record_is_given_back_with_its_notes(
    sqlite_database: str,
) -> None:
    text = at_random("fzzzt", 20).write()
    async with running(quick(sqlite_database)) as address, browsers(address, 1) as [a]:
        noted = await a.post(
            "/api/notes", {"record": text, "at": 20, "notes": ["{The end}"]}
        )
        broken = await a.post(
            "/api/notes", {"record": text, "at": 20, "notes": ["} A m1"]}
        )

    assert read_record(noted.json()["record"], FZZZT).notes == {20: ["{The end}"]}
    assert broken.status_code == 409
