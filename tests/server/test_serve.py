"""Starting a server: what is wrong is said before anything is begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from robobid.core.errors import Unsupported
from robobid.server.security import LETTERS, clean_text, new_code, new_secret
from robobid.server.serve import serve
from robobid.server.settings import default_database, settings_from
from tests.server.harness import BOT, ME, Browser, scenario
from tests.server.process import ServerProcess


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
            await windows[0].until("step")
        position = windows[0].position

        card = windows[0].state["decision"]["limits"]["hand"][0]
        await windows[0].act(card)

        for window in windows:
            while window.position <= position:
                await window.until("step")
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
    ],
)
def test_what_people_type_is_one_line_of_visible_signs(typed: str, kept: str) -> None:
    assert clean_text(typed, 50) == kept
