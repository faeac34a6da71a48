"""The reverse proxy of docs/host.md, with a real nginx in front of a real server.

It runs in the soak: where tests run every day there may be nothing but Python. There
`tests/app/server/test_floods.py` says what a proxy's headers do.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.app.server.harness import BOT, FRIEND, ME, browsers, play_on, scenario
from tests.app.server.process import ServerProcess, free_port

GUIDE = Path(__file__).parents[3] / "docs" / "host.md"
FRAME = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{example}
}}
"""


def the_example(port: int, behind: int) -> str:
    """What the guide says for nginx, at ports of ours, and without a certificate."""
    found = re.search(
        r"^For nginx:\n\n((?:    .*\n|\n)+)", GUIDE.read_text("utf-8"), re.M
    )
    assert found is not None
    example, listens = re.subn(
        r"listen 443 ssl;", f"listen 127.0.0.1:{port};", found[1]
    )
    example, passes = re.subn(r"127\.0\.0\.1:8000", f"127.0.0.1:{behind}", example)
    example, certificates = re.subn(r"ssl_certificate\S* +\S+;", "", example)
    assert (listens, passes, certificates) == (1, 1, 2)
    return example


def test_the_example_is_what_nginx_gets() -> None:
    example = the_example(1, 2)

    assert "proxy_set_header Upgrade $http_upgrade;" in example
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in example
    assert example.count("{") == example.count("}")


@contextmanager
def nginx(folder: Path, port: int, behind: int) -> Iterator[None]:
    """A proxy in a folder of its own."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert program is not None, "this test needs nginx: apt-get install nginx-light"
    # As root it would give its workers to somebody who cannot enter our folder.
    user = "" if os.getuid() else "user root;"
    frame = FRAME.format(folder=folder, example=the_example(port, behind))
    (folder / "nginx.conf").write_text(user + frame, "utf-8")
    running = subprocess.Popen(
        [program, "-p", str(folder), "-c", str(folder / "nginx.conf")],
        stderr=subprocess.DEVNULL,
    )
    try:
        await_port(port, running)
        yield
    finally:
        running.terminate()
        running.wait(30)


def await_port(port: int, running: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert running.poll() is None, "nginx has ended"
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not answer")


@pytest.mark.soak
@scenario
async def test_a_game_is_played_through_nginx(
    sqlite_database: str, tmp_path: Path
) -> None:
    """Page, requests and WebSockets go through, and nobody hides behind a header."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = ServerProcess(
        sqlite_database,
        tmp_path / "log",
        ROBOBID_ORIGINS=address,
        ROBOBID_REQUESTS_PER_SECOND="0.001",
        ROBOBID_REQUEST_BURST="40",
    )
    await asyncio.to_thread(server.start)
    try:
        with nginx(tmp_path, port, server.port):
            async with browsers(address, 2) as [ann, bob]:
                assert (await ann.get("/")).status_code == 200
                table = await ann.set_up(ME, FRIEND, BOT)
                await bob.claim(table["code"], table["seats"][1]["link"], name="Bob")
                headers = {"origin": address}
                windows = [
                    await ann.knock(table["code"], headers, seat=0),
                    await bob.knock(table["code"], headers, seat=1),
                ]
                for window in windows:
                    assert (await window.receive())["type"] == "table"

                await asyncio.gather(
                    *(play_on(w, Random(at)) for at, w in enumerate(windows))
                )

                assert windows[0].state["standings"] == windows[1].state["standings"]
                # The proxy says who asks, so that nobody can say it for themselves.
                answers = [
                    await ann.http.get(
                        "/api/games", headers={"x-forwarded-for": f"6.6.6.{at}"}
                    )
                    for at in range(60)
                ]
                assert answers[-1].status_code == 429
    finally:
        await asyncio.to_thread(server.end)
