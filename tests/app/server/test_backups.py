"""A backup that is made while people play, and a server that goes back to it.

Everything is done as `docs/host.md` says.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from pathlib import Path
from random import Random

from sqlalchemy import make_url

from tests.app.server.harness import (
    BOT,
    ME,
    Browser,
    Window,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)
from tests.app.server.postgres import program


def back_up(database: str, copy: Path) -> None:
    """`sqlite3 FILE ".backup COPY"` or `pg_dump`."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        with sqlite3.connect(str(url.database)) as source:
            with sqlite3.connect(copy) as target:
                source.backup(target)
            target.close()
        source.close()
    else:
        options = ("--format", "custom", "--file", copy, f"--dbname={database}")
        subprocess.run([program("pg_dump"), *options], check=True)


def go_back(database: str, copy: Path) -> None:
    """Put the copy in the place of the file, or `pg_restore`."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        for more in ("-wal", "-shm"):
            Path(f"{url.database}{more}").unlink(missing_ok=True)
        shutil.copy(copy, str(url.database))
    else:
        options = ("--clean", "--if-exists", f"--dbname={database}", copy)
        subprocess.run([program("pg_restore"), *options], check=True)


async def play_some(window: Window, moves: int) -> None:
    random = Random(3)
    for _ in range(moves):
        while not window.is_to_act:
            await window.until("move")
        answer = await window.act(window.any_move(random))
        assert answer["type"] == "accepted", answer
        while window.position < answer["position"]:
            await window.receive()


@scenario
async def test_a_backup_made_during_play_can_be_gone_back_to(
    database: str, tmp_path: Path
) -> None:
    async with (
        running(quick(database)) as address,
        browsers(address, 1) as [ann],
    ):
        code = (await ann.set_up(ME, BOT, edition="en"))["code"]
        window = await ann.open(code, seat=0)
        await play_some(window, 4)
        before = window.position
        playing = asyncio.create_task(play_some(window, 6))
        await asyncio.to_thread(back_up, database, tmp_path / "copy")
        await playing
        await play_some(window, 2)
        after, cookies = window.position, ann.http.cookies
    await asyncio.to_thread(go_back, database, tmp_path / "copy")
    async with running(quick(database)) as address:
        again = Browser(address)
        again.http.cookies = cookies
        try:
            window = await again.open(code, seat=0, seen=0)
            assert before <= window.position < after
            await play_on(window, Random(4))
            record = await again.get(f"/api/tables/{code}/record")
        finally:
            await again.close()

    assert record.status_code == 200
