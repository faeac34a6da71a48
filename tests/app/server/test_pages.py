"""The page's files, and the description of everything that can be asked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec

from robobid.app.hosting.wire import messages
from robobid.app.server.http.openapi import description
from robobid.games.registry import entries
from tests.app.server.harness import ME, browsers, quick, running, scenario


def a_built_page(folder: Path) -> str:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Robobid</title>")
    (folder / "assets" / "main-4f2a.js").write_text("let robots = 46;\n" * 100)
    (folder / "assets" / "main-4f2a.js.br").write_bytes(b"squeezed")
    (folder / "robots.txt").write_text("User-agent: *")
    (folder.parent / "secret.txt").write_text("secret")
    return str(folder)


@scenario
async def test_files_are_cached_as_far_as_they_can_be(
    sqlite_database: str, tmp_path: Path
) -> None:
    settings = quick(sqlite_database, static=a_built_page(tmp_path / "static"))
    async with running(settings) as address, browsers(address, 1) as [ann]:
        page = await ann.get("/")
        deep = await ann.get("/t/K7QF")
        address = "/assets/main-4f2a.js"
        script = await ann.http.get(address, headers={"accept-encoding": "gzip"})
        squeezed = await ann.http.get(
            address, headers={"accept-encoding": "gzip;q=0, br;q=0.5"}
        )
        again = await ann.http.get("/", headers={"if-none-match": page.headers["etag"]})
        plain = await ann.http.get(address, headers={"accept-encoding": "identity"})

        assert page.text == deep.text == "<!doctype html><title>Robobid</title>"
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == plain.text
        assert squeezed.headers["content-encoding"] == "br"
        assert squeezed.headers["content-length"] == str(len(b"squeezed"))
        assert again.status_code == 304
        for missing in (
            "/assets/old.js",
            "/assets/main-4f2a.js.br",
            "/favicon.ico",
            "/api/nothing",
            "/ws/nothing",
        ):
            assert (await ann.get(missing)).status_code == 404
        for climbing in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "//secret.txt"):
            assert "secret" not in (await ann.get(climbing)).text.replace("unknown", "")


@scenario
async def test_a_page_that_is_not_built_says_so(
    sqlite_database: str, tmp_path: Path
) -> None:
    settings = quick(sqlite_database, static=str(tmp_path / "nothing"))
    async with running(settings) as address, browsers(address, 1) as [ann]:
        page = await ann.get("/")

        assert page.status_code == 200
        assert "has not been built" in page.text
        assert "<script" not in page.text


@scenario
async def test_games_and_their_facts_are_described(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        games = (await ann.get("/api/games")).json()
        facts = (await ann.get("/api/games/fzzzt/facts")).json()
        unknown = await ann.get("/api/games/chess/facts")
        usa = (await ann.get("/api/games/powergrid/facts?variant=usa")).json()
        moon = await ann.get("/api/games/powergrid/facts?variant=moon")

        assert [game["name"] for game in games] == [entry.name for entry in entries()]
        assert "mechanic" in games[0]["bots"]
        assert {e["name"] for e in games[0]["setups"]["editions"]} >= {"en", "ru"}
        assert len({card["short"] for card in facts["cards"]}) == len(facts["cards"])
        assert unknown.status_code == 404
        assert [each["id"] for each in usa["maps"]] == ["usa"]
        assert moon.status_code == 404


@scenario
async def test_names_can_be_changed(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        code = (await ann.set_up(ME, ME))["code"]
        window = await ann.open(code)

        renamed = await ann.post(
            f"/api/tables/{code}/seats/1/name", {"name": "Zoë; <i>"}
        )
        empty = await ann.post(f"/api/tables/{code}/seats/1/name", {"name": "\u200b"})

        assert renamed.json()["seats"][1]["name"] == "Zoë, <i>"
        changed = await window.until("changed")
        assert changed["table"]["seats"][1]["name"] == "Zoë, <i>"
        assert empty.json()["code"] == "bad_name"


def test_the_description_holds_the_messages_and_the_games_shapes() -> None:
    schemas = description()["components"]["schemas"]

    for union in (messages.ClientMessage, messages.ServerMessage):
        for kind in union.__args__:
            assert kind.__name__ in schemas
    assert {"ClientMessage", "ServerMessage", "FzzztView", "FzzztEvent"} <= set(schemas)
    text = json.dumps(description())
    for name in set(text.split("#/components/schemas/")[1:]):
        assert name.partition('"')[0] in schemas


def test_the_description_can_be_written_to_a_file() -> None:
    command = [sys.executable, "-m", "robobid.app.server.http.openapi"]

    written = subprocess.run(command, capture_output=True, check=True).stdout

    assert msgspec.json.decode(written) == description()
