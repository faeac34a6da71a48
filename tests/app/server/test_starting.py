"""A server that is not ready yet says so at once."""

from __future__ import annotations

import socket
import sqlite3
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from robobid.app.server.startup import Starting, answer
from tests.app.server.process import ServerProcess

LANGUAGES = {"de-CH,de;q=0.9": "startet", "ru": "запускается", "xx": "is starting"}


def first_answer(address: str) -> httpx.Response:
    """What whoever knocks from the first moment on is told."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            return httpx.get(f"{address}/api/health", trust_env=False)
        except httpx.HTTPError:
            time.sleep(0.02)
    raise TimeoutError(address)


def test_whoever_comes_too_early_is_told_that_it_starts(tmp_path: Path) -> None:
    """On a busy machine nobody was answered for 22 seconds.

    Here another program holds the database for a while.
    """
    file = tmp_path / "tables.sqlite"
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    server = ServerProcess(f"sqlite:///{file}", tmp_path / "log")
    started = threading.Thread(target=server.start)
    started.start()
    try:
        early = first_answer(server.address)
        page = httpx.get(server.address, headers={"accept": "text/html"})
        holder.rollback()
        started.join()
        late = httpx.get(f"{server.address}/api/health", trust_env=False)
    finally:
        holder.close()
        started.join()
        server.end()

    assert (early.status_code, early.json()["code"]) == (503, "starting")
    assert early.headers["retry-after"] == "1"
    assert page.status_code == 503
    assert "Robobid is starting" in page.text
    assert 'http-equiv="refresh"' in page.text
    assert late.status_code == 200


@pytest.mark.parametrize("accepted", LANGUAGES)
def test_people_are_told_in_their_language(accepted: str) -> None:
    request = f"GET / HTTP/1.1\r\nAccept: text/html\r\nAccept-Language: {accepted}\r\n"

    assert LANGUAGES[accepted] in answer(request.encode()).decode()


def test_whoever_says_nothing_holds_nobody_up_for_long() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        starting = Starting(listener)
        address = listener.getsockname()
        with socket.create_connection(address):
            told = httpx.get("http://{}:{}".format(*address), trust_env=False)
        starting.end()
        late = socket.create_connection(address)
        late.settimeout(0.3)
        with late, pytest.raises(TimeoutError):
            late.recv(1)

    assert told.status_code == 503


def test_whoever_speaks_slowly_does_not_hold_the_start_up() -> None:
    """Each letter gave them as much time again."""
    ended = threading.Event()

    def speak(client: socket.socket) -> None:
        with client, suppress(OSError):
            while not ended.wait(0.05):
                client.sendall(b"a")

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        starting = Starting(listener)
        client = socket.create_connection(listener.getsockname())
        speaking = threading.Thread(target=speak, args=(client,))
        speaking.start()
        time.sleep(0.2)
        patience = threading.Timer(30, ended.set)
        patience.start()
        # In this thread, which would otherwise go on without hearing SIGTERM.
        starting.end()
        is_held_up = ended.is_set()
        patience.cancel()
        ended.set()
        speaking.join()

    assert not is_held_up
