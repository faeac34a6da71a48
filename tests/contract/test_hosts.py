"""One battery over every host: a server, and a page that is its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from robobid.games.registry import GameEntry
from tests.app.browser.tab import a_tab
from tests.app.server.harness import (
    BOT,
    ME,
    Browser,
    Message,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)

Test = TypeVar("Test", bound=Callable[..., Awaitable[None]])
HOSTS = ("server", "page")


@asynccontextmanager
async def hosted(host: str, folder: Path) -> AsyncIterator[Browser]:
    """Somebody's browser at a host."""
    if host == "page":
        async with a_tab() as tab:
            yield tab
        return
    settings = quick(f"sqlite:///{folder / 'tables.db'}")
    async with running(settings) as address, browsers(address, 1) as (ann,):
        yield ann


def on_every_host(test: Test) -> Callable[..., None]:
    """A test that is given somebody's browser at each kind of host."""

    @pytest.mark.parametrize("host", HOSTS)
    @scenario
    async def run(host: str, entry: GameEntry, tmp_path: Path) -> None:
        async with hosted(host, tmp_path) as ann:
            await test(entry, ann)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    found: Callable[..., None] = run
    return found


async def begun(entry: GameEntry, ann: Browser) -> str:
    table = await ann.set_up(ME, BOT, game=entry.name)
    return str(table["code"])


@on_every_host
async def test_a_table_is_played_to_the_end(entry: GameEntry, ann: Browser) -> None:
    offered = (await ann.get("/api/games")).json()
    (info,) = [each for each in offered if each["name"] == entry.name]
    assert info["title"] == entry.title
    assert info["schema"]["properties"]
    code = await begun(entry, ann)
    window = await ann.open(code, seat=0)

    await play_on(window, Random(1))

    assert {standing["seat"] for standing in window.state["standings"]} == {0, 1}
    assert window.state["verdict"]
    replay = (await ann.get(f"/api/tables/{code}/replay?seat=0")).json()
    assert replay["over"]
    record = (await ann.get(f"/api/tables/{code}/record")).json()["record"]
    pasted = await ann.post("/api/replay", {"record": record, "seat": 0})
    assert pasted.json()["standings"] == replay["standings"]
    (listed,) = (await ann.get("/api/tables")).json()["tables"]
    assert listed["over"]


@on_every_host
async def test_a_window_that_comes_back_is_told_what_it_missed(
    entry: GameEntry, ann: Browser
) -> None:
    code = await begun(entry, ann)
    window = await ann.open(code, seat=0)
    while not window.is_to_act:
        await window.until("move")
    seen = window.position
    assert (await window.act(window.any_move(Random(2))))["type"] == "accepted"

    back = await ann.open(code, seat=0, seen=seen)

    assert back.position > seen


@on_every_host
async def test_what_is_sent_twice_is_done_once(entry: GameEntry, ann: Browser) -> None:
    window = await ann.open(await begun(entry, ann), seat=0)
    while not window.is_to_act:
        await window.until("move")
    wish = {"id": "once", "position": window.position}
    move = window.any_move(Random(3))

    first = await window.act(move, **wish)
    second = await window.act(move, **wish)

    assert first["type"] == second["type"] == "accepted"
    assert first["position"] == second["position"]


@on_every_host
async def test_what_cannot_be_done_is_refused_and_changes_nothing(
    entry: GameEntry, ann: Browser
) -> None:
    code = await begun(entry, ann)
    window = await ann.open(code, seat=0)
    while not window.is_to_act:
        await window.until("move")

    refused = await window.act("no-such-move")
    early = await window.act(window.any_move(Random(4)), position=0)
    unread = await window.refusal(type="sing")

    assert refused["type"] == early["type"] == "refused"
    assert refused["problem"]["code"]
    assert early["problem"]["code"] == "stale"
    assert unread == "bad_message"
    again = await ann.open(code, seat=0)
    assert again.state["decision"] == window.state["decision"]


@on_every_host
async def test_a_record_is_told_when_the_game_is_over(
    entry: GameEntry, ann: Browser
) -> None:
    code = await begun(entry, ann)

    early = await ann.get(f"/api/tables/{code}/record")

    assert (early.status_code, early.json()["code"]) == (409, "not_over")


@on_every_host
async def test_what_is_asked_wrongly_is_refused_alike(
    entry: GameEntry, ann: Browser
) -> None:
    asked: list[tuple[str, Any, int, str]] = [
        (
            "/api/tables",
            {"setup": {"game": "chess"}, "seats": [ME]},
            400,
            "bad_request",
        ),
        ("/api/tables", {"setup": {"game": entry.name}}, 400, "bad_request"),
        ("/api/tables/CCCCCC/rematch", None, 404, "unknown_table"),
        ("/api/replay", {"record": "no record"}, 409, "not_a_record"),
    ]

    found = [await ann.post(path, body) for path, body, _, _ in asked]

    said = [(answer.status_code, answer.json()["code"]) for answer in found]
    assert said == [(status, code) for *_, status, code in asked]


@on_every_host
async def test_tables_are_told_apart_left_and_played_again(
    entry: GameEntry, ann: Browser
) -> None:
    code = await begun(entry, ann)
    window = await ann.open(code, seat=0)
    await play_on(window, Random(5))

    again = await ann.post(f"/api/tables/{code}/rematch")
    left = await ann.post(f"/api/tables/{code}/leave")

    assert again.json()["code"] != code
    assert left.status_code == 200
    tables = (await ann.get("/api/tables")).json()["tables"]
    assert [table["code"] for table in tables] == [again.json()["code"]]


@on_every_host
async def test_games_are_taken_along_with_all_that_belongs_to_them(
    entry: GameEntry, ann: Browser
) -> None:
    """To another host and back; asked for twice nothing happens twice."""
    code = await begun(entry, ann)
    window = await ann.open(code, seat=0)
    # Once the bot has chosen, too: else it might choose otherwise elsewhere.
    while (await ann.get(f"/api/tables/{code}")).json()["to_act"] != [0]:
        await asyncio.sleep(0.01)
    await ann.post(f"/api/tables/{code}/seats/0/notes", {"notes": "Bob bluffs"})
    await window.send(type="say", text="Hello!")
    await window.until("talk")
    file = (await ann.get("/api/games-file")).json()

    async with a_tab() as other:
        counts = [await taken(other, file), await taken(other, file)]
        (table,) = (await other.get("/api/tables")).json()["tables"]
        there = await other.open(table["code"], seat=0)
        told = json.loads(there.raw[0])
        beside = await other.get(f"/api/tables/{table['code']}/seats/0/beside")
        await play_on(there, Random(6))
        later = (await other.get("/api/games-file")).json()

    assert counts == [1, 0]
    assert [line["text"] for line in told["talk"]] == ["Hello!"]
    assert beside.json()["notes"] == "Bob bluffs"
    assert there.state["standings"]
    assert await taken(ann, later) == 1
    (mine,) = (await ann.get("/api/tables")).json()["tables"]
    assert (mine["code"], mine["over"]) == (code, True)


async def taken(ann: Browser, file: Message) -> int:
    answer = await ann.post("/api/games-file", file)
    assert answer.status_code == 200, answer.text
    count: int = answer.json()["count"]
    return count


@on_every_host
async def test_a_file_that_no_rules_allow_changes_nothing(
    entry: GameEntry, ann: Browser
) -> None:
    await begun(entry, ann)
    file = (await ann.get("/api/games-file")).json()
    (game,) = file["games"]
    other = {"created": 1.0, "moves": [{"seat": 0, "lines": ["A nonsense"]}]}
    wrong: list[Any] = [
        [],
        [{**game, **other}],
        [{**game, "created": 1.0, "moves": []}],
        [{**game, "created": 1.0, "seats": game["seats"][:1]}],
        [{**game, "game": "chess"}],
    ]

    found = [await ann.post("/api/games-file", {"games": each}) for each in wrong]

    assert [answer.json()["code"] for answer in found] == ["no_games_file"] * 5
    assert len((await ann.get("/api/tables")).json()["tables"]) == 1
