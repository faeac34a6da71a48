"""Databases of older versions are opened, and their games go on."""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from robobid.app.server.check import check_database
from robobid.app.server.http.security import COOKIE
from robobid.app.server.storage.migrate import migrations
from tests.app.server.harness import Browser, browsers, quick, running, scenario
from tests.app.server.test_broken import a_few_moves
from tools.corpus import FOLDER


class Kept(NamedTuple):
    """Who set the tables of a database up, and what their codes are."""

    ann: str
    """Her cookie, as the server of then gave it."""
    finished: str
    running: str
    friends: str
    grid: str = ""
    """Power Grid with two robots."""
    lobby: str = ""
    pace: str = ""
    brought: str = ""
    """Played with a deck of hers."""


DATABASES: Final = {
    "0001": Kept("MN4AudBkVZlWNmH1o76fepyU", "RND3", "MMXW", "JQJH"),
    "0002": Kept("hVPhHsy98aQN4uSrPUuu0Cgr", "3977", "KKRY", "CMR3", "PVWY"),
    "0003": Kept("shPESykdcNHYV879Pg2FQXlN", "9779", "DPWX", "JQT3", "N9QV"),
    "0004": Kept("MoErx2YFUuN_WUX9Mb7qh_V-", "GDDG", "RC4X", "GP3Q", "4N3V"),
    "0006": Kept(
        "fUdg8Hg5lMrTApO0wH6Vf65W", "KT9K", "P4GN", "ND3K", "XWR7", "P4GJ", "MVWC"
    ),
    "0007": Kept(
        "j7dvPyZlL52fOnNIF7oIAajD", "MCHP", "M4QN", "MXTK", "NVXY", "JFMR", "9MNJ"
    ),
    "0014": Kept(
        "8JlehtopjtpV-WfdEMpTf_bh",
        "QKWV",
        "F33D",
        "3YPR",
        "RTXJ",
        "7YGP",
        "FKPP",
        "QRYK",
    ),
    "0020": Kept(
        "V4mS_aT7NjZFGiWSrFYM4Faa.aUrM_uaTRZb77zRV-9hg1aSt",
        "TKQTTF",
        "V3CGX4",
        "9WXGVT",
        "CXCN9F",
        "3TKXFT",
        "W7WXC9",
        "Q4JWQ4",
    ),
    "0023": Kept(
        "_T6EHMwwZxiZC2eGMEx7k-0T.IRSS_qB1ncCGN_aus6oeYBrs",
        "9PFCVR",
        "PV7QCW",
        "CCMPMP",
        "KMKTHY",
        "QJHMTT",
        "PTJXRH",
    ),
}
"""By the number of their last migration."""


@pytest.fixture(params=DATABASES)
def number(request: pytest.FixtureRequest) -> str:
    """Each of them in turn."""
    return str(request.param)


@pytest.fixture
def older(number: str, tmp_path: Path) -> str:
    """A copy of a database that an older server has made."""
    path = tmp_path / "older.sqlite"
    file = FOLDER / f"database-{number}.sql.xz"
    connection = sqlite3.connect(path)
    connection.executescript(lzma.decompress(file.read_bytes()).decode())
    connection.close()
    return f"sqlite:///{path}"


def test_all_that_are_kept_are_tried() -> None:
    kept = {file.name for file in FOLDER.glob("database-*.sql.xz")}

    assert kept == {f"database-{number}.sql.xz" for number in DATABASES}
    assert {int(number) for number in DATABASES} <= {m.number for m in migrations()}


def test_every_table_replays_before_the_update(older: str) -> None:
    found = check_database(older, Path("unused"), processes=1)

    assert found.tables >= 4
    assert found.findings == ()


async def go_on(ann: Browser, code: str) -> None:
    """Whoever was to act goes on, and the bots answer."""
    if code:
        await a_few_moves(ann, code, 2)


@scenario
async def test_tables_are_continued(older: str, number: str) -> None:
    kept = DATABASES[number]
    async with running(quick(older)) as address, browsers(address, 2) as [ann, bob]:
        ann.http.cookies.set(COOKIE, kept.ann, domain="127.0.0.1")
        mine: dict[str, Any] = {
            table["code"]: table
            for table in (await ann.get("/api/tables")).json()["tables"]
        }
        replay = (await ann.get(f"/api/tables/{kept.finished}/replay")).json()
        for code in (kept.running, kept.grid, kept.pace, kept.brought):
            await go_on(ann, code)
        for code in filter(None, (kept.friends, kept.lobby)):
            link = mine[code]["seats"][1]["link"]  # none: somebody had claimed it
            if link:
                await bob.claim(code, link)
            if mine[code]["waiting"]:
                await ann.post(f"/api/tables/{code}/begin", {})
            window = await ann.open(code, seat=0)
            people = {0, 1}
            while people.isdisjoint(window.state["to_act"]):
                await window.until("move")
            if link:
                other = await bob.open(code, seat=1)
                assert window.is_to_act or other.is_to_act
        health = (await ann.get("/api/health")).json()

    assert {code for code in kept[1:] if code} <= mine.keys()
    assert mine[kept.finished]["over"]
    assert replay["standings"]
    assert health["broken"] == 0
