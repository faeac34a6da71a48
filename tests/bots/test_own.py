"""Bots of one's own in Python: by their place, or installed by a package."""

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from robobid.app.commands import main
from robobid.bots import check_bot, make_any_bot, make_bot, python_bots
from robobid.bots.external import STANDBY
from robobid.core.errors import Unsupported
from tests.app.terminal.stage import plainly, play

ROGUE = Path(__file__).with_name("rogue.py")
MODULE = """
class First:
    def choose(self, view, decision):
        return next(iter(decision.options))

class Seeded(First):
    def __init__(self, seed):
        self.seed = seed

class Clumsy(First):
    def choose(self, view, decision):
        raise RuntimeError("dropped a spanner")

class Idle:
    pass
"""


@pytest.fixture(autouse=True)
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in the directory that one is in, and no trace of it afterwards."""
    (tmp_path / "mybots.py").write_text(MODULE, "utf-8")
    (tmp_path / "broken.py").write_text("1 / 0", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "mybots", raising=False)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that declares a bot."""
    about = tmp_path / "somebodys_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: somebodys-bots\nVersion: 1.0\n", "utf-8")
    declared = "[robobid.bots]\nfirst = mybots:First\n"
    (about / "entry_points.txt").write_text(declared, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    python_bots.installed.cache_clear()
    yield
    python_bots.installed.cache_clear()


def test_a_class_is_given_a_seed_if_it_wants_one() -> None:
    assert make_any_bot("fzzzt", "mybots:Seeded", 7).seed == 7  # type: ignore[attr-defined]
    assert make_any_bot("fzzzt", "mybots:First", 7)
    assert make_any_bot("fzzzt", "mine=mechanic", 7)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("mybots:Last", "module mybots has no Last"),
        ("nobodys:Bot", "module nobodys cannot be loaded"),
        ("broken:Bot", r"cannot be loaded \(ZeroDivisionError"),
        ("mybots:Idle", r"mybots:Idle has no method choose\(view, decision\)"),
        ("first", "no bot of fzzzt is called 'first'"),
        ("mine=first", "no bot of fzzzt is called 'first'"),
    ],
)
def test_what_is_not_there_is_refused(word: str, text: str) -> None:
    with pytest.raises(Unsupported, match=text):
        check_bot("fzzzt", word)


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_called_by_its_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    check_bot("fzzzt", "first")

    words = ["simulate", "fzzzt", "--seats", "first,random", "--games", "2"]
    assert main([*words, "--jobs", "1", "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [seat["bot"] for seat in seats] == ["first", "random"]


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("word", ["mybots:First", "first", "mine=mechanic"])
def test_nobody_far_away_can_have_one_made(word: str) -> None:
    """The server makes bots by `make_bot`: it must never load what somebody names."""
    with pytest.raises(Unsupported, match="no bot of fzzzt is called"):
        make_bot("fzzzt", word, 1)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_plays_in_simulations_by_its_name(
    capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    words = ["simulate", "fzzzt", "--games", "12", "--jobs", jobs, "--json"]

    assert main([*words, "--seats", "mine=mybots:Seeded,random"]) == 0

    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [(seat["bot"], seat["faults"]) for seat in seats] == [
        ("mine", 0),
        ("random", 0),
    ]


def test_it_plays_in_the_arena_and_its_faults_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bots = "mine=mybots:First,clumsy=mybots:Clumsy"
    words = ["arena", "fzzzt", "--bots", bots, "--deals", "1", "--jobs", "1"]

    assert main([*words, "--results", "kept.jsonl", "--json"]) == 0

    result = json.loads(capsys.readouterr().out)
    assert {bot["bot"]: bot["faults"] for bot in result["bots"]} == {
        "mine": 0,
        "clumsy": 2,
    }
    assert result["experiment"]["line_ups"] == [bots.split(",")]
    assert result["faults"][0]["bot"] == "clumsy"
    assert "dropped a spanner" in result["faults"][0]["text"]
    assert main([*words, "--results", "kept.jsonl", "--lang", "en"]) == 0
    assert "Not decided yet: mine against clumsy" in capsys.readouterr().out


def test_two_of_one_name_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "fzzzt", "--bots", "a=mybots:First,a=mybots:Seeded"]

    assert main([*words, "--lang", "en"]) == 2

    assert "have the same name" in capsys.readouterr().err


def test_it_plays_in_the_lab(capsys: pytest.CaptureFixture[str]) -> None:
    Path("change.toml").write_text("[switches]\nhand_size = 5\n", "utf-8")
    words = ["lab", "fzzzt", "change.toml", "--bots", "mine=mybots:First,random"]

    assert main([*words, "--games", "2", "--jobs", "1", "--lang", "en"]) == 0
    assert "bots: mine, random" in " ".join(capsys.readouterr().out.split())

    assert main([*words, "--fast", "--lang", "en"]) == 2
    assert "The fast simulator has no bot mybots:First" in capsys.readouterr().err


def test_people_play_against_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))

    shown, code = play(answer=plainly, seats="human,mine=mybots:First", seed=1)

    assert code == 0
    assert "mine" in shown


def test_the_words_of_a_program_can_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = shlex.join([sys.executable, str(ROGUE), "die", "3"])
    seats = f"mine=exec:{program},random"
    words = ["simulate", "fzzzt", "--seats", seats, "--games", "1", "--jobs", "1"]

    assert main([*words, "--keep-logs", "logs", "--json"]) == 1
    STANDBY.dismiss()

    result = json.loads(capsys.readouterr().out)
    assert result["faults"][0]["bot"] == "mine"
    (protocol,) = (tmp_path / "logs").glob("mine-*.protocol.txt")
    (complaints,) = (tmp_path / "logs").glob("mine-*.stderr.txt")
    lines = protocol.read_text("utf-8").splitlines()
    assert lines[0].startswith('> {"type":"hello","protocol":1')
    assert lines[1] == '< {"type": "hello", "protocol": 1}'
    assert sum(line.startswith('> {"type":"decide"') for line in lines) == 4
    assert sum(line.startswith('< {"type": "move"') for line in lines) == 3
    assert complaints.read_text("utf-8").startswith("first words\n")


@pytest.mark.parametrize("word", ["arena", "lab"])
def test_they_can_be_kept_everywhere(word: str, tmp_path: Path) -> None:
    Path("change.toml").write_text("[switches]\nhand_size = 5\n", "utf-8")
    program = shlex.join([sys.executable, str(ROGUE), "never", "9999"])
    bots = ["--bots", f"mine=exec:{program},random", "--players", "2"]
    how = {"arena": ["--deals", "1"], "lab": ["change.toml", "--games", "1"]}[word]

    command = [word, "fzzzt", *how, *bots, "--jobs", "1", "--keep-logs", "logs"]
    assert main(command) == 0

    assert [*(tmp_path / "logs").glob("mine-*.protocol.txt")]


def test_a_place_that_cannot_be_written_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    program = shlex.join([sys.executable, str(ROGUE), "never", "9999"])
    seats = f"mine=exec:{program},random"
    words = ["simulate", "fzzzt", "--seats", seats, "--games", "1", "--jobs", "1"]

    assert main([*words, "--keep-logs", "mybots.py/logs"]) == 2

    assert "mybots.py" in capsys.readouterr().err
