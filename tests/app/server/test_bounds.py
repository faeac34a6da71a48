"""Every cost that a visitor can cause has a bound."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bench._bombs import HARD, hard_deck, hard_record
from robobid.app.hosting.bots.thinker import Job, think
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.routes.endpoint import Call
from robobid.app.hosting.rows import Said, StoredMove, kept_talk
from robobid.app.hosting.tables.history import History
from robobid.app.server.http import endpoints
from robobid.app.server.hub import Hub
from robobid.app.server.limits import Share
from robobid.app.server.logs import LOGGING, Seldom
from robobid.app.server.processes.bot_processes import Places
from robobid.app.server.routes.health import show_health
from robobid.app.server.storage.archive import open_archive
from robobid.app.server.storage.tables import Tables
from robobid.core.decisions import CHANCE
from robobid.core.packing import packed
from tests.app.server.harness import (
    BOT,
    ME,
    Browser,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)

FZZZT = '[Game "fzzzt"] [Edition "en"] [Players "Ann; Bob"]'
OPENING = "1. #deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b *"


@asynccontextmanager
async def visitor(database: str, **settings: Any) -> AsyncIterator[Browser]:
    """Somebody at a server."""
    async with (
        running(quick(database, **settings)) as address,
        browsers(address, 1) as [eve],
    ):
        yield eve


def on_from(record: str, **more: Any) -> dict[str, Any]:
    """A wish to play on from a pasted record."""
    return {"record": record, "at": 0, "seat": 0, "bot": "random"} | more


async def code_of(browser: Browser, path: str, body: Any) -> tuple[int, str]:
    """The status of an answer, and the code of a refusal."""
    answer = await browser.post(path, body)
    return answer.status_code, answer.json().get("code", "")


@scenario
async def test_a_table_keeps_only_the_tags_that_it_needs(sqlite_database: str) -> None:
    """What else a record says would be sent to everybody who looks at the list."""
    record = f'{FZZZT} [Site "{"x" * 100_000}"]\n{OPENING}'
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        table = (await eve.post("/api/play-on", on_from(record))).json()
        long = FZZZT.replace("Ann", "A" * 50_000)
        named = (await eve.post("/api/play-on", on_from(f"{long}\n{OPENING}"))).json()

    assert "Site" not in table["tags"]
    assert sum(map(len, table["tags"].values())) < 500
    assert "Players" not in named.get("tags", {}) or len(named["tags"]["Players"]) < 100


@scenario
async def test_a_record_brings_no_larger_file_than_anybody_may(
    sqlite_database: str,
) -> None:
    deck = hard_deck(HARD + 1)
    settings = quick(sqlite_database, file_size=len(deck) - 1)
    async with running(settings) as address, browsers(address, 1) as [eve]:
        for path in ("/api/play-on", "/api/replay"):
            body = on_from(hard_record(deck, "building"))
            body = body if path == "/api/play-on" else {"record": body["record"]}
            assert await code_of(eve, path, body) == (413, "file_too_large")


@scenario
async def test_a_name_that_stands_twice_among_many_is_found(
    sqlite_database: str,
) -> None:
    """For each of 60,000 names all others were looked through."""
    names = [f'"{number}": 0' for number in range(60_000)]
    text = "{" + ", ".join([*names, names[-1]]) + "}"
    tags = f'[Game "fzzzt"] [Deck "club-000000000000"] [DeckFile "{packed(text)}"]'
    record = f"{tags}\n{OPENING}"
    settings = quick(sqlite_database, file_size=1 << 20)
    async with running(settings) as address, browsers(address, 1) as [eve]:
        assert await code_of(eve, "/api/replay", {"record": record}) == (
            409,
            "bad_deck",
        )


AUCTION = (
    "powergrid map=italy seats=3 draft=drawn regions=blue,red,yellow round=1 step=1 "
    "phase=auction order=ABC turn=A waiting=AB market={} hidden=25 unseen=11,12,14,15 "
    "fuel=18/15/12/2 A.money=50 B.money=50 C.money=0 C.plants=4"
)
GRID = '[Game "powergrid"] [Notation "1"] [Map "germany"] [Players "Ann; Bob"]'


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param(
            "/api/replay",
            {"record": f"{GRID}\n1. #draw {'1' * 5000} *"},
            id="5,000 digits",
        ),
        pytest.param(
            "/api/replay",
            {"record": f'[Game "fzzzt"] [Position "{"x" * 300}"]\n1. *'},
            id="a position that is none",
        ),
        pytest.param(
            "/api/replay",
            {"record": f'{GRID} [Position "{AUCTION.format("transformer")}"]\n1. *'},
            id="a market of what is no plant",
        ),
        pytest.param(
            "/api/replay",
            {"record": f'{GRID} [Position "{AUCTION.format("1" * 5000)}"]\n1. *'},
            id="5,000 digits in a position",
        ),
        pytest.param(
            "/api/notes",
            {"record": f"{FZZZT}\n{OPENING}", "at": 0, "notes": ["\u202e\u202e"]},
            id="a note that nobody sees",
        ),
    ],
)
@scenario
async def test_nothing_that_is_pasted_is_a_mistake_of_ours(
    sqlite_database: str, path: str, body: Any
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        status, code = await code_of(eve, path, body)

        assert status in (200, 409)
        assert code != "contradicts_itself"


@scenario
async def test_a_position_says_itself_who_sits_there(sqlite_database: str) -> None:
    """Without a tag Players there was no answer."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        deck = hard_deck(HARD + 1)
        record = hard_record(deck, "building").replace('[Players "Ann; Bob"]', "")
        shown = (await eve.post("/api/replay", {"record": record})).json()
        table = (await eve.post("/api/play-on", on_from(record))).json()

    assert shown["players"] == ["1", "2"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


@scenario
async def test_a_robot_whose_pieces_are_dealt_stays_one(sqlite_database: str) -> None:
    """It became a bot, or whoever played on sat in its seat."""
    record = GRID.replace("Ann; Bob", "Ann; Bob; robot") + "\n1. *"
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        table = (await eve.post("/api/play-on", on_from(record))).json()
        taken = await code_of(eve, "/api/play-on", on_from(record, seat=2))
        asked = {"record": record, "at": 0, "moves": [], "seat": 0, "bot": True}
        varied = await eve.post("/api/variations", asked)

    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "robot"]
    assert taken == (403, "not_your_seat")
    assert varied.status_code == 200


def _look_up(hidden: str | int) -> None:
    names: dict[str, str] = {}
    cards: list[str] = []
    if isinstance(hidden, str):
        names[hidden].lower()
    else:
        cards[hidden].lower()


def test_mistakes_of_different_kinds_are_all_logged_and_name_no_card() -> None:
    seldom, said = Seldom(), []
    formatter = LOGGING["formatters"]["plain"]["()"]()
    for hidden in ("b-me-01", 7, "b-me-02"):
        try:
            _look_up(hidden)
        except LookupError as error:
            record = logging.LogRecord(
                "uvicorn.error", 40, "", 1, "Exception in ASGI application", None, None
            )
            record.exc_info = type(error), error, error.__traceback__
            if seldom.filter(record):
                said.append(formatter.format(record))

    assert ["KeyError" in said[0], "IndexError" in said[1]] == [True, True]
    assert len(said) == 2
    assert "b-me" not in "".join(said)


def test_spectators_cannot_make_players_words_be_forgotten() -> None:
    mine = Said(1, 0, "well played", 0.0)
    theirs = [Said(number, None, "!", 0.0) for number in range(2, 900)]

    kept = kept_talk([mine, *theirs], 200)

    assert kept[0] == mine
    assert len(kept) == 201


@scenario
async def test_spectators_talk_slowly(sqlite_database: str) -> None:
    settings = quick(sqlite_database, spectator_pause=1e6, chat_kept=5)
    async with (
        running(settings) as address,
        browsers(address, 2) as [ann, eve],
    ):
        table = await ann.set_up(ME, BOT)
        player = await ann.open(table["code"], 0)
        await player.send(type="say", text="well played")
        first, second = [await eve.open(table["code"]) for _ in range(2)]
        for _ in range(3):
            await first.send(type="say", text="spam")
            await first.until("talk")

        assert await second.refusal(type="say", text="spam") == "too_fast"
        later = await eve.knock(table["code"])
        talk = (await later.receive())["talk"]

    assert talk[0]["text"] == "well played"
    assert len(talk) <= 4


@scenario
async def test_whoever_comes_back_is_told_so_many_moves_at_most(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database, missed_moves=5, bot_wait=0.0)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, BOT)
        window = await ann.open(table["code"], 0)
        await asyncio.wait_for(play_on(window, Random(1)), 600)
        again = await ann.knock(table["code"], seat=0, seen=0)
        first = await again.receive()

    assert len(first["moves"]) == 5
    assert first["moves"][-1]["position"] == first["state"]["position"]


@scenario
async def test_health_tries_to_write_before_anybody_does(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Tables) -> None:
        raise OperationalError("UPDATE", None, Exception("disk full"))

    archive = open_archive(sqlite_database, Path("unused"))
    monkeypatch.setattr(Tables, "try_to_write", full)
    hub = Hub(quick(sqlite_database), archive)
    try:
        await hub.open()
        while archive.changing.reason is None:
            await asyncio.sleep(0.01)
        with pytest.raises(Denied) as refused:
            await show_health(Call(hub, "", "", {}, {}, None))
    finally:
        await hub.close()

    assert (refused.value.status, refused.value.code) == (503, "unavailable")


@scenario
async def test_tables_that_somebody_looks_at_go_first() -> None:
    places, order = Places(1), []

    async def think(name: str, first: bool) -> None:
        await places.acquire(first=first)
        order.append(name)
        await asyncio.sleep(0)
        places.release()

    await asyncio.gather(
        think("one", False), think("unwatched", False), think("watched", True)
    )

    assert order == ["one", "watched", "unwatched"]


def test_a_code_that_is_given_away_again_is_another_table() -> None:
    known: OrderedDict[tuple[str, float], History] = OrderedDict()
    tags = {"Edition": "en", "Players": "Ann; Bob"}
    deals = (
        ("#deal A m1 r1a r2a r3a", "#deal B m2 r1b r2b r3b", "#turn r5b"),
        ("#deal A m2 r1b r2b r3b", "#deal B m1 r1a r2a r3a", "#turn r5c"),
    )
    for created, lines in enumerate(deals):
        job = Job(
            table="KQXF",
            created=float(created),
            game="fzzzt",
            tags=tags,
            moves=[StoredMove(0, CHANCE, lines)],
            seat=0,
            bot="random",
        )
        think(job, known)

    assert len(known) == 2


def test_answers_that_wait_share_the_memory() -> None:
    share = Share(most=100, each=60)

    assert [share.enter("eve", 50), share.enter("eve", 50)] == [True, False]
    assert [share.enter("ann", 60), share.enter("ann", 50)] == [False, True]


@scenario
async def test_too_many_bytes_that_wait_are_refused(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "_PIECE", 1000)
    settings = quick(sqlite_database, answers_size=1000, address_answers_size=1000)
    async with running(settings) as address, browsers(address, 1) as [eve]:
        body = {"record": hard_record(hard_deck(HARD + 1))}
        plain = {"accept-encoding": "identity"}
        answer = await eve.post("/api/replay", body, headers=plain)

    assert (answer.status_code, answer.json()["code"]) == (503, "too_busy")


@scenario
async def test_a_long_answer_comes_whole(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "_PIECE", 1000)
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        body = {"record": hard_record(hard_deck(HARD + 1))}
        plain = {"accept-encoding": "identity"}
        answer = await eve.post("/api/replay", body, headers=plain)

    assert len(answer.content) == int(answer.headers["content-length"])
    assert json.loads(answer.content)["game"] == "fzzzt"
