"""Bots of the host's own at tables in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from robobid.app.hosting.bots.host_bots import Guests
from robobid.app.server.settings import Settings, settings_from
from robobid.core.errors import Unsupported
from tests.app.server.harness import ME, browsers, quick, running, scenario

MODULE = '''
from pathlib import Path

class Miser:
    """Lays its first option, and says that it was asked."""

    def choose(self, view, decision):
        with Path("asked").open("a") as file:
            file.write(f"{decision.kind} ")
        return next(iter(decision.options))

class Broken:
    def choose(self, view, decision):
        raise ValueError("no idea")

class Mute:
    pass
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of the host's, in the folder that the server is started in."""
    name = f"guests_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return name


@scenario
async def test_a_host_lets_bots_of_their_own_sit_down(
    sqlite_database: str, module: str, tmp_path: Path
) -> None:
    """One plays; for one that cannot, another bot answers; nobody else gets in."""
    bots = (f"fzzzt miser={module}:Miser", f"fzzzt {module}:Broken")
    settings = quick(sqlite_database, bots=bots)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        games = {game["name"]: game for game in (await ann.get("/api/games")).json()}
        assert games["fzzzt"]["bots"][-2:] == ["miser", "Broken"]
        assert "miser" not in games["fzzzt"]["levels"]
        assert "miser" not in games["powergrid"]["bots"]
        levels = ["trainee", "simple", "manager", "planner"]
        assert games["powergrid"]["levels"] == levels

        others = [{"kind": "bot", "bot": bot} for bot in ("miser", "Broken")]
        table = await ann.set_up(ME, *others, switches={"hand_size": 2})
        assert [seat["bot"] for seat in table["seats"][1:]] == ["miser", "Broken"]
        window, random = await ann.open(table["code"], seat=0), Random(1)
        while not window.state["over"]:
            if window.is_to_act:
                await window.act(window.any_move(random))
            else:
                await window.receive()
        assert "bid" in (tmp_path / "asked").read_text()

        for bot in ("guests:Miser", "os:system", "exec:true"):
            wish = {
                "setup": {"game": "fzzzt"},
                "seats": [ME, {"kind": "bot", "bot": bot}],
            }
            answer = await ann.post("/api/tables", wish)
            assert answer.json()["code"] == "unknown_bot"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        pytest.param("fzzzt mechanic={}:Miser", "bad_guest", id="the name of ours"),
        pytest.param("fzzzt exec:./bot", "bad_guest", id="a program"),
        pytest.param("fzzzt", "bad_guest", id="nobody"),
        pytest.param("chess {}:Miser", "no_such_game", id="no game"),
        pytest.param("fzzzt {}:Nobody", "no_class", id="no class"),
        pytest.param("fzzzt {}:Mute", "no_class", id="a class that cannot choose"),
    ],
)
def test_a_bot_that_cannot_come_in_keeps_the_server_from_starting(
    module: str, said: str, code: str
) -> None:
    with pytest.raises(Unsupported) as refused:
        Guests(Settings(bots=(said.format(module),)))
    assert refused.value.code == code


def test_guests_are_named_in_the_environment() -> None:
    found = settings_from({"ROBOBID_BOTS": "fzzzt a=b:C, powergrid d"})
    assert found.bots == ("fzzzt a=b:C", "powergrid d")
