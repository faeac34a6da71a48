"""Tables cannot be found by trying codes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from robobid.app.server.storage.archive import open_archive
from robobid.core.errors import Unsupported
from tests.app.server.harness import BOT, FRIEND, ME, browsers, quick, running, scenario
from tests.app.server.test_lobby import problem


@scenario
async def test_whoever_tries_codes_learns_nothing_more_and_players_go_on(
    sqlite_database: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<head><title>Robobid</title></head>")
    settings = quick(sqlite_database, static=str(tmp_path), unknown_codes_per_minute=10)
    async with running(settings) as address, browsers(address, 2) as [ann, eve]:
        code = (await ann.set_up(ME, FRIEND))["code"]
        tried = [await eve.get(f"/api/tables/X{at}XXXX") for at in range(5)]
        tried += [await eve.get(f"/t/Y{at}YYYY") for at in range(5)]

        unknown = await eve.get("/api/tables/ZZZZZZ")
        existing = await eve.get(f"/api/tables/{code}")
        preview = await eve.get(f"/t/{code}")
        pasted = await eve.post("/api/play-on", {"code": code, "at": 0, "seat": 0})
        window = await eve.knock(code)
        refused = (await window.receive())["problem"]["code"]
        mine = await ann.get(f"/api/tables/{code}")
        sitting = await ann.open(code, seat=0)

    assert len(code) == 6
    assert [each.status_code for each in tried] == [404] * 5 + [200] * 5
    assert problem(unknown) == problem(existing) == (429, "too_fast")
    assert unknown.json() == existing.json()
    assert problem(pasted) == (429, "too_fast")
    assert refused == "too_fast"
    assert "og:title" not in preview.text
    assert mine.status_code == 200
    assert sitting.state


def test_a_second_server_by_another_name_of_the_file_is_refused(
    tmp_path: Path,
) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    archive = open_archive(f"sqlite:///{file}", Path("unused"))
    other.symlink_to(file)

    with pytest.raises(Unsupported) as refused:
        open_archive(f"sqlite:///{other}", Path("unused"))

    archive.close()
    assert refused.value.code == "database_in_use"


def test_a_database_that_was_put_back_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    open_archive(f"sqlite:///{file}", Path("unused")).close()
    file.chmod(0o644)

    open_archive(f"sqlite:///{file}", Path("unused")).close()

    assert os.stat(file).st_mode & 0o777 == 0o600


@scenario
async def test_who_has_left_sees_nothing_more_through_the_seat(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND, BOT)
        await bob.claim(table["code"], table["seats"][1]["link"])
        window = await bob.open(table["code"], seat=1)
        mine = window.state["view"]

        await bob.post(f"/api/tables/{table['code']}/leave")

        told = await window.until("table")
        anybody = await ann.open(table["code"])
    assert told["seat"] is None
    assert window.state["decision"] is None
    assert mine != window.state["view"] == anybody.state["view"]
