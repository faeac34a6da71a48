"""A page is its own host: without a server, and without any package but ours."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from random import Random
from typing import Any, Final

import pytest

from robobid.app.analysis.judgement import Judged
from robobid.app.analysis.luck import Drawn
from robobid.app.analysis.work import Portion, all_of
from robobid.app.browser import looking_back
from robobid.app.browser.host import PageHost, Window
from robobid.app.browser.store import Nowhere, PageStore
from robobid.app.browser.thinking import Alone, PageThinker
from robobid.app.commands.site_files import LEFT_OUT
from robobid.bots import RANDOM
from robobid.core.reader import read_record
from robobid.core.record import move_of
from robobid.games.registry import entries
from tests.app.browser.tab import AT_ONCE, Memory
from tests.app.server.quick_judge import look_at

GAMES: Final = [entry.name for entry in entries()]
WITHOUT: Final = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        rooms = [name[: len(room)] for room in {rooms} if name.startswith(room)]
        if name.partition(".")[0] in {found} or rooms:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Nothing())
import asyncio, json
from robobid.app.browser.host import PageHost
from robobid.app.browser.store import Nowhere, PageStore
from robobid.app.browser.thinking import Alone, PageThinker
host = PageHost(PageStore({{}}, Nowhere()), PageThinker(Alone(), 20))
print(asyncio.run(host.answer("GET", "/api/games", ""))[0])
"""
FOREIGN: Final = {
    *("fluent", "msgspec", "multiprocessing", "numba", "numpy", "rich"),
    *("sqlalchemy", "starlette", "uvicorn", "wasmtime", "websockets"),
}

ROOMS: Final = [f"robobid.{room.replace('/', '.')}" for room in LEFT_OUT]


class Page:
    """A page with one window, driven as its screen would."""

    def __init__(self, memory: Memory) -> None:
        store = PageStore(dict(memory.texts), memory)
        self.host = PageHost(store, PageThinker(Alone(), 20), AT_ONCE)
        self.told: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.window = Window(self.host, self._hear)

    def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.news.set()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, text = await self.host.answer(method, path, json.dumps(body))
        assert status == 200, text
        return json.loads(text)

    async def set_up(self, game: str) -> str:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": RANDOM}]
        wish = {"setup": {"game": game}, "seats": seats}
        code: str = (await self.ask("POST", "/api/tables", wish))["code"]
        return code

    async def move(self, code: str, most: int | None = None) -> None:
        """Make some moves as they come, or all until the game is over."""
        room, luck, made = await self.host.room(code), Random(1), 0
        async with asyncio.timeout(60):
            while made != most and not room.history.is_over:
                self.news.clear()
                history = room.history
                if (decision := history.decision(0)) is None:
                    await self.news.wait()
                    continue
                table, position = history.record.table, history.position(0)
                move = move_of(history.game, table, 0, decision.options.pick(luck))
                act = {"type": "act", "id": f"{made}", "position": position}
                await self.window.hear(json.dumps({**act, "move": move}))
                assert self.told[-1]["type"] == "accepted"
                made += 1


def test_a_page_needs_no_package_but_ours() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(found=FOREIGN, rooms=ROOMS)],
        capture_output=True,
        text=True,
    )

    assert done.stdout == "200\n", done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_closed_after_any_move_goes_on_where_it_was(game: str) -> None:
    async def play() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        memory = Memory()
        first = Page(memory)
        code = await first.set_up(game)
        assert await first.window.open(code, 0, None)
        await first.move(code, 3)
        # Nothing is closed or saved: the page is just gone.
        second = Page(memory)
        assert await second.window.open(code, 0, None)
        await first.host.close()
        await second.host.close()
        return first.told, second.told

    before, after = asyncio.run(play())

    last = [each["state"] for each in before if "state" in each][-1]
    assert after[0]["state"]["view"] == last["view"]


def test_a_whole_game_is_played_kept_and_shown_again() -> None:
    async def play() -> tuple[Any, Any, Any]:
        page = Page(memory := Memory())
        code = await page.set_up("fzzzt")
        assert await page.window.open(code, 0, None)
        await page.move(code)
        later = Page(memory)
        tables = await later.ask("GET", "/api/tables")
        replay = await later.ask("GET", f"/api/tables/{code}/replay?seat=0")
        record = await later.ask("GET", f"/api/tables/{code}/record")
        await page.host.close()
        return tables, replay, record

    tables, replay, record = asyncio.run(play())

    assert [table["over"] for table in tables["tables"]] == [True]
    assert replay["standings"]
    assert record["record"].startswith('[Game "fzzzt"]')


def test_what_cannot_be_kept_is_refused_and_nothing_has_changed() -> None:
    async def play() -> tuple[Any, Any, Any]:
        memory = Memory()
        page = Page(memory)
        code = await page.set_up("fzzzt")
        assert await page.window.open(code, 0, None)
        memory.is_full = True
        before = page.host.archive.texts()
        status, _ = await page.host.answer(
            "POST", f"/api/tables/{code}/seats/0/name", '{"name": "Bob"}'
        )
        after = page.host.archive.texts()
        await page.host.close()
        return status, before, after

    status, before, after = asyncio.run(play())

    assert status == 503
    assert after == before


def test_one_text_that_cannot_be_read_spoils_no_other_table() -> None:
    async def look() -> tuple[Any, dict[str, str]]:
        memory = Memory()
        page = Page(memory)
        good, bad = await page.set_up("fzzzt"), await page.set_up("powergrid")
        memory.texts[f"table/{bad}"] = "half of a te"
        later = Page(memory)
        tables = await later.ask("GET", "/api/tables")
        await page.host.close()
        return [
            each["code"] == good for each in tables["tables"]
        ], later.host.archive.unreadable[bad]

    codes, texts = asyncio.run(look())

    assert codes == [True]
    assert "half of a te" in texts.values()


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", "{", 400, "bad_json"),
        ("/api/tables", '{"setup": {"game": "fzzzt"}}', 400, "bad_request"),
        (
            "/api/tables",
            '{"setup": {"game": "chess"}, "seats": []}',
            400,
            "bad_request",
        ),
        ("/api/tables/K7QF/leave", "", 404, "unknown_table"),
        ("/api/nowhere", "", 404, "unknown_page"),
    ],
)
def test_what_cannot_be_understood_is_refused_as_a_server_does(
    path: str, body: str, status: int, code: str
) -> None:
    host = PageHost(PageStore({}, Nowhere()), PageThinker(Alone(), 20), AT_ONCE)

    found, text = asyncio.run(host.answer("POST", path, body))

    assert (found, json.loads(text)["code"]) == (status, code)


def test_a_finished_game_is_looked_back_on_part_by_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here the judge is quick; what is kept of its work survives the page."""

    def judged(portion: Portion) -> list[Judged | Drawn]:
        record = read_record(portion.text, portion.game)
        return [
            look_at(portion.game, each, 0, portion.effort)
            for each in all_of(record)
            if each.number in portion.numbers
        ]

    monkeypatch.setattr(looking_back, "work_on", judged)
    monkeypatch.setattr(PageThinker, "work_out", _here)

    async def analyse() -> tuple[Any, Any]:
        page = Page(Memory())
        await page.host.open()
        code = await page.set_up("fzzzt")
        assert await page.window.open(code, 0, None)
        await page.move(code)
        found = await page.ask("POST", f"/api/tables/{code}/analysis")
        async with asyncio.timeout(60):
            while found["state"] == "waiting":
                await asyncio.sleep(0.01)
                found = await page.ask("GET", f"/api/analyses/{code}")
        left = page.host.archive.analyses.judged(code)
        await page.host.close()
        return found, left

    found, left = asyncio.run(analyse())

    assert found["state"] == "done"
    assert found["done"] == found["total"] > 10
    assert found["account"]["moves"]
    assert left == {}


async def _here(thinker: PageThinker, who: str, question: Any, *values: Any) -> Any:
    """Where it is asked: a judge that a test made up cannot be pickled."""
    return question(*values)
