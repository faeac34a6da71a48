"""Starting a server: what is wrong is said before anything is begun."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from robobid.app.hosting.people.names import clean_text
from robobid.app.hosting.people.secrets import LETTERS, new_code, new_secret
from robobid.app.server import serve as starting
from robobid.app.server.serve import allow_many_connections, serve
from robobid.app.server.settings import default_database, settings_from
from robobid.app.server.storage.archive import open_archive
from robobid.core.errors import Unsupported
from tests.app.server.harness import BOT, ME, Browser, scenario
from tests.app.server.process import ServerProcess, free_port


def test_several_workers_need_postgresql(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROBOBID_DATABASE", sqlite_database)

    with pytest.raises(Unsupported, match="2 workers need a PostgreSQL database"):
        serve(
            host="127.0.0.1",
            port=0,
            database=sqlite_database,
            workers=2,
            open_browser=False,
        )


@scenario
async def test_two_workers_on_postgresql_serve_one_club(
    postgres_database: str, tmp_path: Path
) -> None:
    server = ServerProcess(postgres_database, tmp_path / "log", workers=2)
    server.start()
    ann = Browser(server.address)
    try:
        table = await ann.set_up(ME, BOT)
        windows = [await ann.open(table["code"], seat=0, seen=0) for _ in range(6)]
        if not windows[0].is_to_act:
            await windows[0].until("move")
        position = windows[0].position

        card = windows[0].state["decision"]["limits"]["hand"][0]
        await windows[0].act(card)

        for window in windows:
            while window.position <= position:
                await window.until("move")
    finally:
        await ann.close()
        code = server.end()
    assert code == 0


def test_the_database_lies_in_the_users_data_directory(tmp_path: Path) -> None:
    given = default_database({"XDG_DATA_HOME": str(tmp_path)})
    relative = default_database({"XDG_DATA_HOME": "data"})

    assert given == tmp_path / "robobid" / "tables.sqlite"
    assert relative == Path.home() / ".local/share/robobid/tables.sqlite"


def test_an_unknown_setting_of_another_program_is_left_alone() -> None:
    assert settings_from({"ROBOBID_UNKNOWN": "1", "PATH": "/"}) == settings_from({})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_PROCESSES", "0"),
        ("MESSAGES_PER_SECOND", "0"),
        ("MESSAGES_PER_SECOND", "nan"),
        ("CHAT_KEPT", "-1"),
        ("ROOM_IDLE", "-5"),
        ("OPEN_TABLES", "1.5"),
        ("SPECTATORS_TALK", "perhaps"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(Unsupported, match=f"ROBOBID_{name} cannot be '{value}'"):
        settings_from({f"ROBOBID_{name}": value})


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_tables_are_not_kept_in_memory_alone(address: str) -> None:
    with pytest.raises(Unsupported, match="kept in a file"):
        open_archive(address, Path("unused"))


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in (tmp_path / "file" / "tables.sqlite", tmp_path):
        with pytest.raises(Unsupported, match="database"):
            open_archive(f"sqlite:///{name}", Path("unused"))


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"holiday photographs" * 100)

    with pytest.raises(Unsupported, match="not a database"):
        open_archive(f"sqlite:///{file}", Path("unused"))

    assert file.read_bytes() == b"holiday photographs" * 100


def test_nobody_else_may_read_the_tables(sqlite_database: str, tmp_path: Path) -> None:
    open_archive(sqlite_database, Path("unused")).close()

    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_a_server_may_open_as_many_connections_as_its_user() -> None:
    resource = pytest.importorskip("resource")
    before = soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), most))
    try:
        allow_many_connections()

        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_port_that_is_about_to_be_left_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Workers of a server that was killed hold its port until they notice."""
    with socket.create_server(("127.0.0.1", 0)) as others:
        port = others.getsockname()[1]
        leaves = threading.Timer(0.3, others.close)
        leaves.start()
        starting._bind("127.0.0.1", port, or_another=False).close()
        leaves.join()

    monkeypatch.setattr(starting, "_UNTIL_LEFT", 0.2)
    with socket.create_server(("127.0.0.1", port)):
        with pytest.raises(Unsupported, match=f"port {port}"):
            starting._bind("127.0.0.1", port, or_another=False)
        another = starting._bind("127.0.0.1", port, or_another=True)
    assert another.getsockname()[1] != port
    another.close()


def test_codes_and_secrets() -> None:
    codes = {new_code(4) for _ in range(200)}
    secrets = {new_secret() for _ in range(200)}

    assert len(secrets) == 200
    assert all(len(secret) * 6 >= 128 for secret in secrets)
    assert len(codes) > 190
    assert set("".join(codes)) <= set(LETTERS)
    assert not set(LETTERS) & set("O0I1L5S2Z8BUAE6")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  a \t b\n", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("\x00\x07", ""),
        ("👩‍🚀 Zoë", "👩‍🚀 Zoë"),
        ("<b>&amp;", "<b>&amp;"),
        ("\u200d", ""),
        ("\u3164\u2800\uffa0", ""),
        ("\u0301\ufe0f\u034f", ""),
        ("q" + "\u0323" * 30 + "!", "q" + "\u0323" * 4 + "!"),
        ("q" + "\u0323\u200d" * 30 + "!", "q\u0323\u200d!"),
        ("a \u200d b\u200d", "a b"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("\u2066\u2067\u200f\u061cb", "b"),
        (
            "1\ufe0f\u20e3 \u2764\ufe0f\u200d\U0001f525",
            "1\ufe0f\u20e3 \u2764\ufe0f\u200d\U0001f525",
        ),
    ],
)
def test_what_people_type_is_one_line_of_visible_signs(typed: str, kept: str) -> None:
    assert clean_text(typed, 50) == kept


def test_an_older_program_refuses_a_newer_database_in_words(tmp_path: Path) -> None:
    """And leaves it as it is."""
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as newer:
        newer.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        newer.execute("INSERT INTO migrations VALUES (9999)")
    newer.close()
    command = [sys.executable, "-m", "robobid", "serve", "--port", str(free_port())]

    ended = subprocess.run(
        [*command, "--database", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
    )

    assert ended.returncode == 2
    assert "This database was last used by a newer version" in ended.stderr
    assert "Traceback" not in ended.stderr
    with sqlite3.connect(file) as kept:
        tables = kept.execute("SELECT name FROM sqlite_master").fetchall()
    kept.close()
    assert tables == [("migrations",)]
