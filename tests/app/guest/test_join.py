"""`robobid join`: bots from home at a real server, by the link of a seat."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from robobid.app.commands import REFUSED, main
from robobid.app.guest.door import Link
from robobid.core.errors import Unsupported
from tests.app.server.process import ServerProcess

DOCS = Path(__file__).resolve().parents[3] / "docs/write-a-bot.md"
PATIENCE = 60.0
SMALL: dict[str, dict[str, Any]] = {
    "fzzzt": {"game": "fzzzt"},
    "powergrid": {"game": "powergrid", "regions": ["red", "green", "yellow"]},
}
ROBOT = {"kind": "robot", "name": "Waldo", "pieces": "2-4-4-6-1"}
FAULTY = """
class Thrower:
    def choose(self, view, decision):
        raise ValueError("no idea")


class Cheat:
    def choose(self, view, decision):
        return "everything"
"""


class Host:
    """Whoever sets a table up; a bot of the server's plays for them at once."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = httpx.Cookies()

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers; each time by a line of its own."""
        with httpx.Client(
            cookies=self._cookies, trust_env=False, timeout=PATIENCE
        ) as http:
            answer = http.request(method, f"{self.address}/api{path}", json=body)
        assert answer.status_code == 200, answer.text
        self._cookies.update(answer.cookies)
        return answer.json()

    def invite(self, game: str, *others: Any) -> str:
        """A new table; the link to its second seat."""
        me = {"kind": "me", "name": "Ann"}
        seats = [me, {"kind": "friend", "name": "Friend 2"}, *others]
        wish = {"setup": SMALL[game], "seats": seats}
        table = self._ask("POST", "/tables", wish)
        self.code = table["code"]
        return f"{self.address}/#/join/{self.code}/{table['seats'][1]['link']}"

    def leave_it_to_a_bot(self) -> None:
        """So that the game goes on by itself."""
        self._ask("POST", f"/tables/{self.code}/seats/0/stand-in")

    def guest(self) -> Any:
        """The seat that was invited to, as the host sees it."""
        return self._ask("GET", f"/tables/{self.code}")["seats"][1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
    process.start()
    yield process
    process.end()


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, whose classes are found, and a user without data."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "faulty.py").write_text(FAULTY)


def join(link: str, *words: str) -> int:
    return main(["join", link, "--lang", "en", *words])


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The whole program that the guide shows."""
    block = re.search(r"```py\n(#!/usr/bin.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert block is not None
    file = tmp_path / "mybot.py"
    file.write_text(block[1])
    file.chmod(0o755)
    return file


def test_the_program_of_the_guide_plays_fzzzt_to_its_end(
    server: ServerProcess, program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the messages that it gets at home; the table shows that it is a bot."""
    host = Host(server.address)
    link = host.invite("fzzzt")
    host.leave_it_to_a_bot()

    assert join(link, "--bot", f"mine=exec:{program}", "--name", "Robbie") == 0

    said = capsys.readouterr().out
    assert f"mine sits at table {host.code} (Fzzzt!)" in said
    assert re.search(r"The game is over: place [12] of 2\.", said)
    seat = host.guest()
    assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "Robbie", "mine")
    assert seat["place"] in (1, 2)


def test_one_of_ours_plays_power_grid_beside_a_robot(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Host(server.address)
    link = host.invite("powergrid", ROBOT)
    host.leave_it_to_a_bot()

    assert join(link, "--bot", "simple") == 0

    assert re.search(r"place [123] of 3\.", capsys.readouterr().out)
    assert host.guest()["name"] == "simple"


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("faulty:Thrower", "faulty:Thrower can’t go on: ValueError: no idea"),
        ("faulty:Cheat", "faulty:Cheat can’t go on: You can’t do that now"),
    ],
)
def test_a_bot_that_fails_says_so_and_its_seat_is_taken_up_again(
    server: ServerProcess, bot: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Host(server.address)
    link = host.invite("fzzzt")
    host.leave_it_to_a_bot()

    assert join(link, "--bot", bot) == REFUSED
    assert said in capsys.readouterr().err
    assert join(link, "--bot", "random") == 0


def test_somebody_elses_seat_stays_theirs(
    server: ServerProcess,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    host = Host(server.address)
    link = host.invite("fzzzt")
    host.leave_it_to_a_bot()
    assert join(link, "--bot", "faulty:Thrower") == REFUSED
    capsys.readouterr()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "another"))

    assert join(link, "--bot", "random") == REFUSED

    assert "opens no seat" in capsys.readouterr().err


def test_the_key_to_its_seats_is_nobody_elses_to_read(
    server: ServerProcess, tmp_path: Path
) -> None:
    host = Host(server.address)
    link = host.invite("fzzzt")
    host.leave_it_to_a_bot()
    join(link, "--bot", "faulty:Thrower")

    (kept,) = tmp_path.joinpath("data").rglob("joined.json")

    assert kept.stat().st_mode & 0o077 == 0


def test_a_server_that_comes_back_finds_the_bot_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    process = ServerProcess(f"sqlite:///{tmp_path / 'tables'}", tmp_path / "log")
    process.start()
    host = Host(process.address)
    link = host.invite("fzzzt")
    codes: list[int] = []
    playing = threading.Thread(
        target=lambda: codes.append(join(link, "--bot", "random"))
    )
    playing.start()
    while not host.guest()["here"]:
        assert playing.is_alive()
    process.kill()
    process.start()
    host.leave_it_to_a_bot()

    playing.join(4 * PATIENCE)
    process.end()

    assert codes == [0]
    assert "The connection is lost" in capsys.readouterr().out


@pytest.mark.parametrize(
    "found",
    [
        "K7QF",
        "https://games.example/#/table/K7QF",
        "ftp://games.example/#/join/K7QF/secret",
        "https://games.example/#/join/K7QF/",
    ],
)
def test_what_is_no_link_to_a_seat_is_refused(found: str) -> None:
    with pytest.raises(Unsupported, match="is no link to a seat"):
        Link.of(found)


def test_a_server_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert join("http://127.0.0.1:9/#/join/K7QF/secret", "--bot", "random") == REFUSED

    said = capsys.readouterr().err
    assert "No server of Robobid answers at http://127.0.0.1:9" in said
